import { seatsOf } from '#engine/state.ts'
import type { Explained, Legend, Pointed } from '#table/legend/legend.ts'
import { AREAS, BRANCHES, CARDS, ORDER_CITIES, SEA_AREAS, SEAS, STACKS, TERRITORIES } from '../../data.ts'
import { bagSize } from '../../rules/area.ts'
import { worthOf } from '../../rules/business.ts'
import { handSize, NOBODY, NONE, onMap, type Boss } from '../../state.ts'
import type { Text } from '../../text/text.ts'
import { words as named } from '../../text/words.ts'
import type { Thing } from '../things.ts'
import { stackSize } from '../Track.tsx'
import { text as de } from './text/de.ts'
import { text as en } from './text/en.ts'
import type { BossLegendText } from './text/text.ts'

type Of = Pointed<Boss, Text, BossLegendText>

const said = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ')

/** An area with its seas and whoever holds it. */
function area({ view, text, who, at, words }: Of): Explained {
  const owner = view.owner[at]
  const seas = SEAS.filter((_, sea) => SEA_AREAS[sea].includes(at)).map((id) => text.names.seas[id])
  return {
    name: named(text.names).place(at),
    now: said(
      `${[text.names.territories[AREAS[at].territory], ...seas].join(', ')}.`,
      owner === NOBODY ? words.free : words.held(who(owner), view.figures[at]),
    ),
  }
}

const cityOnly = (of: Of): Explained => ({ now: said(`${named(of.text.names).city(of.at)}:`, area(of).now ?? '') })

function company({ view, text, at }: Of): Explained {
  if (view.company[at] === NONE) return {}
  const name = named(text.names).tile(view.company[at])
  return { name, label: name }
}

function order({ view, text, who, at }: Of): Explained {
  const { city, order: name } = named(text.names)
  const lacking = seatsOf(view).map((seat) =>
    text.screen.missing(who(seat), ORDER_CITIES[at].filter((one) => view.owner[one] !== seat).map(city)),
  )
  return { name: name(at), now: lacking.join(' ') }
}

function monopoly({ view, text, who, at }: Of): Explained {
  const sums = seatsOf(view).flatMap((seat) => {
    const worth = worthOf(view, seat, at)
    return worth > 0 ? [`${who(seat)} ${worth}`] : []
  })
  return { name: named(text.names).monopoly(at), now: sums.join(', ') || undefined }
}

const card = ({ text, at }: Of): Explained => {
  const { name, text: says } = text.names.cards[CARDS[at]]
  return { name, now: says }
}

export const legend: Legend<Boss, Text, Thing, BossLegendText> = {
  words: { en, de },
  kinds: {
    area: { clause: 'BOSS-2.14', of: area },
    sea: { clause: 'BOSS-2.4', of: ({ text, at }) => ({ name: text.names.seas[SEAS[at]] }) },
    route: { clause: 'BOSS-4.6.1' },
    company: { clause: 'BOSS-2.9', of: company },
    men: { clause: 'BOSS-2.11', of: cityOnly },
    pin: {
      clause: 'BOSS-4.15.1',
      of: ({ view, at, words }) => ({
        now: words.wanted(view.open.filter((one) => ORDER_CITIES[one].includes(at)).length),
      }),
    },
    chance: { clause: 'BOSS-4.10.2' },
    bag: { clause: 'BOSS-2.10', of: ({ view, words }) => ({ now: words.inBag(bagSize(view)) }) },
    order: { clause: 'BOSS-4.15.1', of: order },
    'order-pile': { clause: 'BOSS-4.15.2', of: ({ text }) => ({ now: `${text.screen.ordersLeft}.` }) },
    field: {
      clause: 'BOSS-4.2.4',
      of: ({ view, text, who, at, words }) => {
        const seat = view.pawns.indexOf(at)
        return { name: named(text.names).fieldKind(at), now: seat < 0 ? words.free : words.stands(who(seat)) }
      },
    },
    start: { clause: 'BOSS-4.2.3' },
    pawn: { clause: 'BOSS-4.2.1', of: ({ who, at }) => ({ name: who(at) }) },
    monopolies: { clause: 'BOSS-4.13.2' },
    monopoly: { clause: 'BOSS-4.13.5', of: monopoly },
    branch: { clause: 'BOSS-2.9', of: ({ text, at }) => ({ name: text.names.branches[BRANCHES[at]] }) },
    territory: { clause: 'BOSS-2.2', of: ({ text, at }) => ({ name: text.names.territories[TERRITORIES[at]] }) },
    card: { clause: 'BOSS-4.5.1', of: card },
    stack: {
      clause: 'BOSS-4.4.1',
      of: ({ view, text, at, words }) => ({
        name: text.names.stacks[STACKS[at]],
        now: words.left(stackSize(view, at)),
      }),
    },
    plays: { clause: 'BOSS-4.5.1' },
    'small-world': { clause: 'BOSS-2.1' },
    figures: {
      clause: 'BOSS-2.11',
      of: ({ view, text, at }) => ({
        now: `${text.screen.figures(onMap(view, at))}, ${text.screen.more(view.supply[at])}.`,
      }),
    },
    cards: { clause: 'BOSS-4.4.2', of: ({ view, text, at }) => ({ now: text.screen.cards(handSize(view, at)) }) },
    taken: { clause: 'BOSS-4.15.1' },
    tiles: { clause: 'BOSS-2.10', of: ({ view, words }) => ({ now: words.inBag(bagSize(view)) }) },
  },
}
