import { seatsOf } from '#engine/state.ts'
import type { Explained, Legend, Pointed } from '#table/legend/legend.ts'
import {
  AREAS,
  AREAS_AT,
  BONUS_OF,
  BONUSES,
  CARDS,
  CHAIN_POINTS,
  DISTRICTS,
  MISSIONS,
  SHOP_OF,
  SHOPS,
} from '../../data.ts'
import { chainLength, trophiesOf } from '../../rules/end.ts'
import { powerIn } from '../../rules/territory.ts'
import { HIDDEN, NOBODY, NONE, type DiePatin } from '../../state.ts'
import type { Text } from '../../text/text.ts'
import { standings } from '../standings.ts'
import type { Thing } from '../things.ts'
import { text as de } from './text/de.ts'
import { text as en } from './text/en.ts'
import type { PatLegendText } from './text/text.ts'

type Of = Pointed<DiePatin, Text, PatLegendText>

const said = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ')

/** An area with whose it is and how strong everybody is there. */
function area({ view, text, who, at, words }: Of): Explained {
  const owner = view.owner[at]
  const strong = seatsOf(view).filter((seat) => powerIn(view, seat, at) > 0)
  return {
    name: text.areas[AREAS[at].id],
    now: said(
      owner === NOBODY ? `${text.info.unowned}.` : words.owned(who(owner)),
      ...strong.map((seat) => words.power(who(seat), powerIn(view, seat, at))),
    ),
  }
}

const nameless = (of: Of): Explained => ({ now: area(of).now })

function manhole({ view, text, who, at, words }: Of): Explained {
  const rats = view.rats[at]
  return {
    now: said(
      rats > 0 ? words.ratsOf(who(view.ratsOf[at]), rats) : '',
      words.between(AREAS_AT[at].map((one) => text.areas[AREAS[one].id])),
    ),
  }
}

/** A figure by its area and its seat. */
const figure = ({ view, text, who, at }: Of): Explained => ({
  now: `${who(at % view.seats)}, ${text.areas[AREAS[Math.floor(at / view.seats)].id]}`,
})

function mission({ view, text, who, at, words }: Of): Explained {
  const { name, says } = text.missions[MISSIONS[at]]
  const values = standings(view)[at].values.map((value, seat) => words.has(who(seat), value))
  return { name, now: said(says, ...values) }
}

function scored({ view, text, who, at, words }: Of): Explained {
  const index = Math.floor(at / view.seats)
  const seat = at % view.seats
  const round = view.missions[seat * MISSIONS.length + index]
  return {
    name: text.missions[MISSIONS[index]].name,
    now: said(
      words.has(who(seat), standings(view)[index].values[seat]),
      round > 0 ? words.scored(who(seat), round) : words.notScored,
    ),
  }
}

const card = ({ text, at }: Of): Explained => {
  const { name, says } = text.cards[CARDS[at]]
  return { name, now: says }
}

/** The card that a seat chose, as far as the eye knows it. */
function chosen({ view, text, at, words, ...of }: Of): Explained {
  const index = view.card[at]
  if (index === NONE) return { now: text.info.noCard }
  return index === HIDDEN ? { now: words.hidden } : card({ view, text, words, ...of, at: index })
}

export const legend: Legend<DiePatin, Text, Thing, PatLegendText> = {
  words: { en, de },
  kinds: {
    district: {
      clause: 'PAT-2.1',
      of: ({ view, text, at, words }) => ({ name: text.districts[DISTRICTS[at]], now: words.loot(view.loot[at]) }),
    },
    closed: { clause: 'PAT-2.7' },
    area: { clause: 'PAT-4.5', of: area },
    border: { clause: 'PAT-4.24', of: ({ who, at, words }) => ({ now: words.owned(who(at)) }) },
    manhole: { clause: 'PAT-4.12', of: manhole },
    rats: { clause: 'PAT-2.6', of: manhole },
    henchman: { clause: 'PAT-4.8', of: figure },
    boss: { clause: 'PAT-4.9', of: figure },
    room: { clause: 'PAT-2.10', of: nameless },
    lock: { clause: 'PAT-4.6', of: nameless },
    shop: {
      clause: 'PAT-4.13',
      of: ({ text, at }) => {
        const { name, says } = text.bonuses[BONUSES[BONUS_OF[at]]]
        const shop = text.shops[SHOPS[SHOP_OF[at]]]
        return { name: shop, now: `${name}: ${says}`, label: shop }
      },
    },
    loot: {
      clause: 'PAT-4.16',
      of: ({ view, text, at, words }) => ({
        now: said(`${text.districts[DISTRICTS[at]]}:`, words.loot(view.loot[at])),
      }),
    },
    outlook: { clause: 'PAT-4.20' },
    mission: { clause: 'PAT-4.28', of: mission },
    scored: { clause: 'PAT-4.29', of: scored },
    card: { clause: 'PAT-4.1', of: card },
    'own-card': { clause: 'PAT-4.9', of: chosen },
    supply: { clause: 'PAT-4.32', of: ({ view, words }) => ({ now: words.loot(view.lootSupply) }) },
    power: { clause: 'PAT-4.23', of: area },
    figures: { clause: 'PAT-4.4' },
    purse: { clause: 'PAT-4.20', of: ({ view, at, words }) => ({ now: words.loot(view.purse[at]) }) },
    'rats-left': {
      clause: 'PAT-4.15',
      of: ({ view, who, at, words }) => ({ now: words.ratsOf(who(at), view.ratSupply[at]) }),
    },
    chosen: { clause: 'PAT-4.1', of: chosen },
    trophies: { clause: 'PAT-4.24', of: ({ view, text, at }) => trophies(trophiesOf(view, at), text) },
    start: { clause: 'PAT-4.3' },
    chain: {
      clause: 'PAT-5.1',
      of: ({ view, text, at }) => {
        const [seat, shop] = [at % view.seats, Math.floor(at / view.seats)]
        const tiles = chainLength(view, seat, shop)
        return { now: text.info.chain(text.shops[SHOPS[shop]], tiles, CHAIN_POINTS[tiles]) }
      },
    },
    shops: { clause: 'PAT-2.8', of: ({ text, at }) => ({ name: text.shops[SHOPS[at]] }) },
    rounds: { clause: 'PAT-4.29' },
  },
}

const trophies = (n: number, text: Text): Explained => ({ now: `${n} ${text.info.trophies(n)}` })
