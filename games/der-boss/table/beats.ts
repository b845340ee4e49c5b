import type { Told } from '#engine/game.ts'
import type { Seat } from '#engine/state.ts'
import type { Beat } from '#table/types.ts'
import { AREAS, MONOPOLIES, MONOPOLY_VALUE, ORDER_CITIES, ORDERS, STACKS, TRACK } from '../data.ts'
import type { BossEvent } from '../events.ts'

type Event = Told<BossEvent>
type Of<K extends Event['kind']> = Extract<Event, { kind: K }>

const area = (at: number): string => `area:${AREAS[at].id}`
const tile = (at: number): string => `tile:${AREAS[at].id}`
const figures = (at: number): string => `figures:${AREAS[at].id}`
const field = (at: number): string => `field:${at}`
const order = (at: number): string => `order:${ORDERS[at].id}`
const seatCards = (seat: Seat): string => `seat-cards:${seat}`
const sound = (name: Extract<Beat, { do: 'sound' }>['sound']): Beat => ({ do: 'sound', sound: name })
const pop = (at: string, text: string, seat?: Seat): Beat => ({ do: 'pop', at, text, seat })
const together = (...beats: Beat[]): Beat => ({ do: 'together', beats })

type Beats = { readonly [K in Event['kind']]?: (event: Of<K>) => readonly Beat[] }

/** How each event looks and sounds [RULES.md 10]. */
const BEATS: Beats = {
  settled: (e) => [sound('place'), { do: 'fly', from: `seat:${e.seat}`, to: figures(e.area) }],
  drew: drew,
  'pawn-moved': (e) => [
    sound('take'),
    { do: 'fly', from: field(e.from), to: `pawn:${e.seat}`, via: between(e.from, e.to).map(field) },
  ],
  took: (e) => [sound('take'), { do: 'fly', from: `stack:${STACKS[e.stack]}`, to: seatCards(e.seat) }],
  returned: (e) => [sound('take'), { do: 'fly', from: seatCards(e.seat), to: `stack:${STACKS[e.stack]}` }],
  'took-nothing': (e) => [{ do: 'glow', at: [`stack:${STACKS[e.stack]}`] }],
  played: (e) => [sound('flip'), { do: 'glow', at: [seatCards(e.seat)] }],
  transported: (e) => [sound('place'), { do: 'fly', from: area(e.from), to: figures(e.to) }],
  'company-lost': (e) => [sound('fall'), { do: 'fly', from: area(e.area), to: 'bag' }],
  fight: (e) => [{ do: 'glow', at: [area(e.area), `land:${AREAS[e.area].id}`] }],
  round: (e) => [sound('dice'), { do: 'glow', at: [area(e.area)] }],
  fought: (e) => [sound(e.winner === 'attacker' ? 'score' : 'fall'), { do: 'flip', at: [figures(e.area)] }],
  'mafia-left': (e) => (e.to === 'bag' ? [{ do: 'fly', from: area(e.area), to: 'bag' }] : []),
  partnered: (e) => [sound('place'), { do: 'fly', from: `seat:${e.seat}`, to: figures(e.area) }],
  monopoly: (e) => [
    sound('score'),
    together(
      { do: 'flip', at: [`monopoly:${MONOPOLIES[e.field]}`] },
      pop(`seat:${e.seat}`, `+${MONOPOLY_VALUE}`, e.seat),
    ),
  ],
  weakened: (e) => [sound('fall'), pop(area(e.area), `−${e.lost}`, e.rival)],
  defected: (e) => [sound('flip'), { do: 'flip', at: [figures(e.area)] }],
  swapped: ({ areas: [a, b] }) => [
    sound('take'),
    together({ do: 'fly', from: area(a), to: tile(b) }, { do: 'fly', from: area(b), to: tile(a) }),
  ],
  'order-removed': () => [sound('fall'), { do: 'glow', at: ['orders'] }],
  'order-taken': (e) => [
    sound('coins'),
    together(
      { do: 'glow', at: ORDER_CITIES[e.order].map(area) },
      { do: 'fly', from: 'orders', to: `seat-orders:${e.seat}` },
      pop(`seat:${e.seat}`, `+${e.payout}`, e.seat),
    ),
  ],
  'order-turned-up': (e) => [
    sound('flip'),
    { do: 'fly', from: 'order-stack', to: order(e.order) },
    { do: 'flip', at: [order(e.order)] },
  ],
  'last-order': () => [sound('turn'), { do: 'glow', at: ['orders', 'order-stack'] }],
  ended: () => [sound('end')],
}

export function beats(event: Event): readonly Beat[] {
  const make = BEATS[event.kind] as ((event: Event) => readonly Beat[]) | undefined
  return make?.(event) ?? []
}

/** A tile from the bag, turned over where it lies; mafia jumps out with its strength. */
function drew(e: Of<'drew'>): readonly Beat[] {
  if (e.draw !== 'company') return [sound('no'), pop(area(e.area), '!'), { do: 'glow', at: [area(e.area)] }]
  return [{ do: 'fly', from: 'bag', to: tile(e.area) }, sound('flip'), { do: 'flip', at: [tile(e.area)] }]
}

/** The fields a pawn hops over. */
function between(from: number, to: number): number[] {
  const fields: number[] = []
  for (let at = (from + 1) % TRACK.length; at !== to; at = (at + 1) % TRACK.length) fields.push(at)
  return fields
}
