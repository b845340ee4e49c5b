import { seatsOf } from '#engine/state.ts'
import type { Explained, Legend, Pointed } from '#table/legend/legend.ts'
import { CARDS, REGION_IDS } from '../../data.ts'
import {
  cubesInRegions,
  cubesOf,
  inFinalRound,
  knows,
  NOBODY,
  population,
  ratSupply,
  type Rattus,
} from '../../state.ts'
import type { Text } from '../../text/text.ts'
import { mostIn } from '../Region.tsx'
import type { Thing } from '../things.ts'
import { text as de } from './text/de.ts'
import { text as en } from './text/en.ts'
import type { RatLegendText } from './text/text.ts'

type Of = Pointed<Rattus, Text, RatLegendText>

function region({ view, text, who, at, words }: Of): Explained {
  const { name, modern } = text.regions[REGION_IDS[at]]
  const most = mostIn(view, at)
  return {
    name,
    now: [
      text.info.region(name, modern, view.rats[at], population(view, at)),
      most === NOBODY ? words.noMost : words.most(who(most)),
    ].join('. '),
  }
}

/** A rat by its token: what the eye knows of it. */
function rat({ view, text, who, at, words }: Of): Explained {
  const seers = seatsOf(view).filter((seat) => knows(view, seat, at))
  const face = view.faces[at] >= 0 ? text.face(view.faces[at]) : words.unseen
  return { now: seers.length > 0 ? `${face} ${text.info.lookedAt(seers.map(who))}` : face }
}

function card({ view, text, who, at }: Of): Explained {
  const { name, text: ability, finalRound } = text.cards[CARDS[at].id]
  const holder = view.cards[at]
  const held = holder === NOBODY ? text.info.unheld : text.info.heldBy(who(holder))
  return { name, now: `${inFinalRound(view) ? finalRound : ability} (${held})` }
}

/** Cubes of a seat in a region: both in one number. */
function cubes({ view, text, who, at, words }: Of): Explained {
  const [where, seat] = [Math.floor(at / view.seats), at % view.seats]
  const { name } = text.regions[REGION_IDS[where]]
  return { name, now: words.cubesOf(who(seat), cubesOf(view, where, seat)) }
}

export const legend: Legend<Rattus, Text, Thing, RatLegendText> = {
  words: { en, de },
  kinds: {
    region: { clause: 'RAT-4.7', of: region },
    outside: { clause: 'RAT-2.1' },
    route: { clause: 'RAT-2.2' },
    rat: { clause: 'RAT-2.8', of: rat },
    cubes: { clause: 'RAT-5.12', of: cubes },
    palace: {
      clause: 'RAT-2.5',
      of: ({ view, who, words }) => ({
        now: seatsOf(view)
          .map((seat) => words.cubesOf(who(seat), view.palace[seat]))
          .join(' '),
      }),
    },
    saved: {
      clause: 'RAT-4.16',
      of: ({ view, who, at, words }) => ({ now: words.cubesOf(who(at), view.palace[at]) }),
    },
    plague: {
      clause: 'RAT-4.21',
      of: ({ view, text, words }) => ({
        now: words.stands(text.regions[REGION_IDS[view.plague]].name),
        label: words.doctor,
      }),
    },
    card: { clause: 'RAT-4.5', of: card },
    supply: {
      clause: 'RAT-4.27',
      of: ({ view, words }) => ({ now: words.left(ratSupply(view)) }),
    },
    revealed: { clause: 'RAT-4.29', of: rat },
    loss: { clause: 'RAT-4.34' },
    'to-place': {
      clause: 'RAT-4.35',
      of: ({ view, who, at, words }) => ({ now: words.cubesOf(who(at), view.supply[at]) }),
    },
    held: { clause: 'RAT-4.6', of: card },
    where: {
      clause: 'RAT-5.12',
      of: ({ view, text, at }) => ({ now: text.info.where(cubesInRegions(view, at), view.palace[at]) }),
    },
    limit: { clause: 'RAT-4.32', of: ({ text, at }) => ({ name: text.info.limit(at) }) },
    symbol: { clause: 'RAT-4.33', of: ({ text, at }) => ({ name: text.symbol(at) }) },
    known: { clause: 'RAT-4.19', of: rat },
  },
}
