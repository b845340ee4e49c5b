import { seatsOf, type Seat } from '#engine/state.ts'
import type { Chapter, DescribePosition } from '#table/position.ts'
import {
  AREAS,
  CARDS,
  MONOPOLIES,
  ORDER_CITIES,
  ORDERS,
  PAYOUT,
  SEA_AREAS,
  SEAS,
  SPECIAL,
  STACKS,
  TERRITORIES,
} from '../../data.ts'
import { faceOf, UNKNOWN } from '../../data/specials.ts'
import { inHand, money, NOBODY, NONE, REMOVED, type Boss } from '../../state.ts'
import type { Text } from '../../text/text.ts'
import { words as lookUp } from '../../text/words.ts'
import { text as de } from './text/de.ts'
import { text as en } from './text/en.ts'

type Of = Parameters<DescribePosition<Boss, Text>>[0]

/** Territory by territory, then orders, cards, monopolies and seats. */
export const describePosition: DescribePosition<Boss, Text> = (of) => {
  const { view, text, who, language } = of
  const words = wordsIn(language)
  const { names } = text
  const { city, monopoly, tile } = lookUp(names)
  const holder = (owner: number) => (owner === NOBODY ? words.nobody : who(owner))
  return [
    ...TERRITORIES.map((territory): Chapter => ({
      title: names.territories[territory],
      places: AREAS.flatMap((one, area) =>
        one.territory === territory
          ? [{ name: `${city(area)}, ${names.areas[one.id].area}`, facts: inArea(of, area) }]
          : [],
      ),
    })),
    ...ordersIn(of, holder),
    {
      title: words.stacks,
      places: STACKS.map((id, stack) => ({
        name: names.stacks[id],
        facts: [words.cards(stack === SPECIAL ? view.specials.length : view.stacks[stack])],
      })),
    },
    {
      title: words.monopolies,
      places: MONOPOLIES.map((_, field) => ({ name: monopoly(field), facts: [holder(view.monopolies[field])] })),
    },
    { title: words.seats, places: seatsOf(view).map((seat) => ({ name: who(seat), facts: ofSeat(of, seat) })) },
    {
      title: words.bag,
      places: [{ name: words.bag, facts: view.bag.flatMap((n, kind) => (n > 0 ? [words.tiles(n, tile(kind))] : [])) }],
    },
  ]
}

const wordsIn = (language: Of['language']) => (language === 'de' ? de : en)

/** Those that are open, and those that are out of the game. */
function ordersIn({ view, text, language }: Of, holder: (owner: number) => string): Chapter[] {
  const words = wordsIn(language)
  const { city, order } = lookUp(text.names)
  return [
    {
      title: `${words.orders}, ${words.faceDown(view.orderStack.length)}`,
      places: view.open.map((one) => ({
        name: order(one),
        facts: [
          words.pays(text.screen.money(PAYOUT[one])),
          ...ORDER_CITIES[one].map((area) => words.city(city(area), holder(view.owner[area]))),
        ],
      })),
    },
    {
      title: words.removed,
      places: ORDERS.flatMap((_, one) => (view.orderOwner[one] === REMOVED ? [{ name: order(one), facts: [] }] : [])),
    },
  ]
}

function inArea({ view, text, who, language }: Of, area: number): string[] {
  const words = wordsIn(language)
  const { tile } = lookUp(text.names)
  const seas = SEAS.flatMap((sea, i) => (SEA_AREAS[i].includes(area) ? [text.names.seas[sea]] : []))
  const owner = view.owner[area]
  return [
    owner === NOBODY ? words.free : words.ownedBy(who(owner), view.figures[area]),
    view.company[area] === NONE ? words.noCompany : tile(view.company[area]),
    ...(seas.length > 0 ? [words.ports(seas)] : []),
  ]
}

function ofSeat({ view, text, language }: Of, seat: Seat): string[] {
  const words = wordsIn(language)
  const { card, order, fieldKind } = lookUp(text.names)
  const field = view.pawns[seat]
  const count = (kind: number) =>
    kind < view.stacks.length ? inHand(view, seat, kind) : view.held[seat].filter((one) => faceOf(one) === kind).length
  const hidden = view.held[seat].filter((one) => faceOf(one) === UNKNOWN).length
  return [
    words.money(text.screen.money(money(view, seat))),
    words.supply(view.supply[seat]),
    words.pawn(field < 0 ? words.atStart : words.field(field + 1, fieldKind(field))),
    ...CARDS.flatMap((_, kind) => (count(kind) > 0 ? [words.hand(count(kind), card(kind))] : [])),
    ...(hidden > 0 ? [words.hidden(hidden)] : []),
    ...ORDERS.flatMap((_, one) => (view.orderOwner[one] === seat ? [words.took(order(one))] : [])),
  ]
}
