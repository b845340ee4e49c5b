import { seatsOf, type Seat } from '#engine/state.ts'
import type { Who } from '#engine/text.ts'
import { AREAS, AREAS_PER_TERRITORY, CARDS, MONOPOLIES, OPEN_KINDS, PAYOUT, TERRITORIES, TILES } from './data.ts'
import { faceOf, UNKNOWN, type Special } from './data/specials.ts'
import { inHand, money, NOBODY, type Boss } from './state.ts'
import type { Text } from './text/text.ts'
import { words } from './text/words.ts'

/** The position with characters: the map by territories, the orders, monopolies, stacks and seats. `2×3` is seat 2 with three figures. */
export function draw(s: Boss, text: Text, who: Who): string {
  return [
    ...map(s, text),
    '',
    ...orders(s, text),
    monopolies(s, text),
    bag(s, text),
    stacks(s, text),
    ...seats(s, text, who),
  ].join('\n')
}

function map(s: Boss, text: Text): string[] {
  const { city, tile } = words(text.names)
  return TERRITORIES.map((id, territory) => {
    const areas = AREAS.map((_, area) => area).slice(
      territory * AREAS_PER_TERRITORY,
      (territory + 1) * AREAS_PER_TERRITORY,
    )
    const shown = areas.map((area) =>
      s.owner[area] === NOBODY
        ? `${city(area)} –`
        : `${city(area)} ${s.owner[area]}×${s.figures[area]}${s.company[area] < 0 ? '' : ` [${tile(s.company[area])}]`}`,
    )
    return `${text.names.territories[id]}: ${shown.join(', ')}`
  })
}

function orders(s: Boss, text: Text): string[] {
  const { order, cities } = words(text.names)
  return [
    `${text.draw.orders} (${s.orderStack.length} ${text.draw.faceDown}):`,
    ...s.open.map((o) => `  ${PAYOUT[o]}  ${order(o)}: ${cities(o).join(', ')}`),
  ]
}

function monopolies(s: Boss, text: Text): string {
  const { monopoly } = words(text.names)
  const taken = MONOPOLIES.flatMap((_, field) =>
    s.monopolies[field] === NOBODY ? [] : [`${s.monopolies[field]} ${monopoly(field)}`],
  )
  return `${text.draw.monopolies}: ${taken.join(', ') || '–'}`
}

function bag(s: Boss, text: Text): string {
  const { tile } = words(text.names)
  return `${text.draw.bag}: ${TILES.flatMap((_, t) => (s.bag[t] > 0 ? [`${s.bag[t]}× ${tile(t)}`] : [])).join(', ')}`
}

function stacks(s: Boss, text: Text): string {
  const { stack } = words(text.names)
  return `${text.draw.stacks}: ${[...s.stacks, s.specials.length].map((size, i) => `${stack(i)} ${size}`).join(', ')}`
}

const seats = (s: Boss, text: Text, who: Who): string[] =>
  seatsOf(s).map((seat) => {
    const { supply, pawn, hand: held } = text.draw
    const field = s.pawns[seat] < 0 ? '–' : s.pawns[seat] + 1
    return `${seat} ${who(seat)}: ${money(s, seat)} $, ${supply} ${s.supply[seat]}, ${pawn} ${field}, ${held}: ${hand(s, seat, text)}`
  })

function hand(s: Boss, seat: Seat, text: Text): string {
  const { card } = words(text.names)
  const open = CARDS.slice(0, OPEN_KINDS).flatMap((_, i) => Array<string>(inHand(s, seat, i)).fill(card(i)))
  const special = (c: Special) => (faceOf(c) === UNKNOWN ? '?' : card(faceOf(c)))
  return [...open, ...s.held[seat].map(special)].join(', ') || '–'
}
