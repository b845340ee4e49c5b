import { scoreTrouble } from '../steps.ts'
import type { Tell as TellOf } from '#engine/event.ts'
import type { Move } from '#engine/move.ts'
import { kept } from '#engine/kept.ts'
import { replaced, type Seat } from '#engine/state.ts'
import { HINDRANCES, LOANS } from '../data/cards.ts'
import { ADJACENT, AGENTS, ALL_DISTRICTS, COST, DISTRICTS, HAND, LOAN_REPAYMENT } from '../data.ts'
import type { NantyEvent } from '../events.ts'
import { CITIZEN, EXACT, GRENADIER, OWNERS } from '../moves.ts'
import { BEFORE, NONE, type NantyNarking } from '../state.ts'

export type Tell = TellOf<NantyEvent>

/** Number of districts. */
export const N: number = DISTRICTS.length
const W: number = OWNERS.length

/** Whether agent and building cards are in play, so that every piece has a kind [NN-2.5]. */
export const exact = (s: NantyNarking): boolean => s.kinds.length > 0

export const count = (s: NantyNarking, district: number, owner: number): number => s.figures[district * W + owner]

export function figuresIn(s: NantyNarking, district: number): number {
  const at = district * W
  const f = s.figures
  return f[at] + f[at + 1] + f[at + 2] + f[at + 3] + f[at + 4] + f[at + 5]
}

/** Districts, as bits, in which an owner has a figure. */
export function presence(s: NantyNarking, owner: number): number {
  let mask = 0
  for (let d = 0, at = owner; d < N; d++, at += W) if (s.figures[at] > 0) mask |= 1 << d
  return mask
}

/** Districts, all or among some, that hold a figure. */
export function occupied(s: NantyNarking, among: number = ALL_DISTRICTS): number {
  let mask = among
  for (let rest = among; rest !== 0; rest &= rest - 1) if (figuresIn(s, first(rest)) === 0) mask &= ~(rest & -rest)
  return mask
}

/** Districts without a grenadier [NN-4.8.2, 5.2]. */
export const free = (s: NantyNarking): number => ~presence(s, GRENADIER)

/** Districts with a seat's building. */
export const builtBy = (s: NantyNarking, seat: Seat): number => built(s.building, seat)

const built = kept((building: readonly number[], seat: Seat) => {
  let mask = 0
  for (let d = 0; d < N; d++) if (building[d] === seat) mask |= 1 << d
  return mask
})

/** The first district of a set. To go through all of them: `for (let rest = mask; rest !== 0; rest &= rest - 1)`. */
export const first = (mask: number): number => 31 - Math.clz32(mask & -mask)

/** What follows from a set of districts, for every set there is: looked up instead of worked out. */
export const ofSets = <T>(of: (districts: readonly number[], mask: number) => T): readonly T[] =>
  Array.from({ length: ALL_DISTRICTS + 1 }, (_, mask) =>
    of(
      DISTRICTS.flatMap((_, d) => (mask & (1 << d) ? [d] : [])),
      mask,
    ),
  )

const SIZES = ofSets(({ length }) => length)
const WITH_NEIGHBOURS = ofSets((districts, mask) => districts.reduce((all, d) => all | ADJACENT[d], mask))

export const sizeOf = (mask: number): number => SIZES[mask]

/** These districts and all neighbours of them. */
export const withNeighbours = (mask: number): number => WITH_NEIGHBOURS[mask]

/** The same list with one number changed by so much. */
export const plus = (list: readonly number[], at: number, by: number): readonly number[] =>
  replaced(list, at, list[at] + by)

/** The moves of a verb to each district of a set, in board order. */
export function pushDistricts(list: Move[], verb: readonly Move[], mask: number): Move[] {
  for (let rest = mask & ALL_DISTRICTS; rest !== 0; rest &= rest - 1) list.push(verb[first(rest)])
  return list
}

export const toDistricts = (verb: readonly Move[], mask: number): Move[] => pushDistricts([], verb, mask)

/** Who controls a district, or `NONE` [NN-4.3.8]: most pieces of one seat, more than citizens, no grenadier. */
export function controller(s: NantyNarking, district: number): number {
  if (count(s, district, GRENADIER) > 0) return NONE
  let best = count(s, district, CITIZEN)
  let seat = NONE
  for (let other = 0; other < s.seats; other++) {
    const pieces = count(s, district, other) + (s.building[district] === other ? 1 : 0)
    if (pieces > best) {
      best = pieces
      seat = other
    } else if (pieces === best) seat = NONE
  }
  return seat
}

/** The district's cost for all buildings of a seat where no grenadier stands. */
export function buildingValue(s: NantyNarking, seat: Seat): number {
  let value = 0
  for (let d = 0; d < N; d++) if (s.building[d] === seat && count(s, d, GRENADIER) === 0) value += COST[d]
  return value
}

export const onBoard = (s: NantyNarking, seat: Seat): number => AGENTS - s.supply[seat]

function lyingBefore(s: NantyNarking, seat: Seat, cards: readonly number[]): number {
  let lying = 0
  for (let i = 0; i < cards.length; i++) if (s.cards[cards[i]] === BEFORE + seat) lying++
  return lying
}

export const loans = (s: NantyNarking, seat: Seat): number => lyingBefore(s, seat, LOANS)

/** Money less what the loans will take back [NN-4.9.2]. */
export const cash = (s: NantyNarking, seat: Seat): number => s.money[seat] - LOAN_REPAYMENT * loans(s, seat)

/** [NN-4.9.3] */
export const handLimit = (s: NantyNarking, seat: Seat): number => HAND - lyingBefore(s, seat, HINDRANCES)

// Figures by their number; see `EXACT`.

export const ownerOf = (figure: number): number => (figure < EXACT ? figure % W : Math.floor((figure - EXACT) / AGENTS))

export const districtOf = (s: NantyNarking, figure: number): number =>
  figure < EXACT ? Math.floor(figure / W) : s.kinds[figure - EXACT]

export const kindOf = (figure: number): number => (figure < EXACT ? NONE : (figure - EXACT) % AGENTS)

export const isThere = (s: NantyNarking, figure: number): boolean =>
  figure < EXACT ? s.figures[figure] > 0 : s.kinds[figure - EXACT] !== NONE

/** The moves of a verb to each figure of an owner in a district; identical figures are one [NN-6.1]. */
export function pushFigures(
  s: NantyNarking,
  list: Move[],
  verb: readonly Move[],
  district: number,
  owner: number,
): void {
  const figure = district * W + owner
  if (s.figures[figure] === 0) return
  if (owner >= s.seats || !exact(s)) {
    list.push(verb[figure])
    return
  }
  for (let k = 0, at = owner * AGENTS; k < AGENTS; k++, at++) if (s.kinds[at] === district) list.push(verb[EXACT + at])
}

/** The same for every owner but one, district by district. */
export function toFigures(s: NantyNarking, verb: readonly Move[], mask: number, but: number = NONE): Move[] {
  const list: Move[] = []
  for (let d = 0; d < N; d++) {
    if (!(mask & (1 << d))) continue
    for (let owner = 0; owner < W; owner++) if (owner !== but) pushFigures(s, list, verb, d, owner)
  }
  return list
}

/** A seat's own figures in a set of districts. */
export function toOwnFigures(s: NantyNarking, verb: readonly Move[], mask: number, seat: Seat): Move[] {
  const list: Move[] = []
  for (let d = 0; d < N; d++) if (mask & (1 << d)) pushFigures(s, list, verb, d, seat)
  return list
}

/** Whether any figure stands in these districts that is not one of this seat's agents. */
export function othersIn(s: NantyNarking, mask: number, seat: Seat): boolean {
  for (let rest = mask; rest !== 0; rest &= rest - 1)
    if (figuresIn(s, first(rest)) > count(s, first(rest), seat)) return true
  return false
}

// Money. The bank, `null`, never runs out.

/** Moves money; what a seat cannot pay, it keeps owing to nobody [NN-4.9.1]. Returns what was paid. */
export function pay(s: NantyNarking, from: Seat | null, to: Seat | null, amount: number, tell: Tell): number {
  const paid = from === null ? amount : Math.min(amount, s.money[from])
  if (paid === 0) return 0
  if (from !== null) s.money = plus(s.money, from, -paid)
  if (to !== null) s.money = plus(s.money, to, paid)
  tell?.({ kind: 'paid', from, to, amount: paid })
  return paid
}

/** What each figure in a district brings that is scored now [NN-6.2]. */
export function troubleWorth(s: NantyNarking): number {
  const step = s.agenda.at(-1)
  return scoreTrouble.is(step) ? step.amount : 0
}
