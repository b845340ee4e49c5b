import type { PlainAnalysis } from '#bots/analyse.ts'
import type { Seat } from '#engine/state.ts'
import type { Seating } from '#session/seats.ts'

/** A chance in points of a hundred, with its sign: what a turn cost or luck brought. */
export const signed = (change: number): string => {
  const points = Math.round(100 * change)
  return points === 0 ? '0' : `${points > 0 ? '+' : '−'}${Math.abs(points)}`
}

export const percent = (chance: number): string => `${Math.round(100 * chance)} %`

/** The chances of all seats in words. */
export const spoken = (chances: readonly number[], seating: readonly Seating[]): string =>
  chances.map((chance, seat) => `${seating[seat].name} ${percent(chance)}`).join(', ')

/** Places as near to those wanted as can be, which rise: each so far below the one before, and none below the last there is. */
export function apart(wanted: readonly number[], gap: number, last: number): number[] {
  let free = -Infinity
  const down = wanted.map((place) => (free = Math.max(place, free) + gap) - gap)
  let room = last
  return down
    .toReversed()
    .map((place) => (room = Math.min(place, room) - gap) + gap)
    .toReversed()
}

/** A seat's part of a bar that is 1 long. */
export interface Part {
  readonly seat: Seat
  readonly from: number
  readonly chance: number
}

/** The chances of all seats side by side. */
export const parts = (chances: readonly number[]): Part[] =>
  chances.map((chance, seat) => ({ seat, chance, from: chances.slice(0, seat).reduce((sum, one) => sum + one, 0) }))

/** A turn of a seat in a list: where it is to be looked at, and what it changed. */
export interface TurnLine {
  readonly at: number
  readonly turn: number
  readonly change: number
}

/** What is less than a point is not worth a line. */
const WORTH_TELLING = 0.01

/** Turn by turn, what the seat's decisions cost it; where each is to be looked at is its dearest decision. */
export function turnsOf({ verdicts }: PlainAnalysis, seat: Seat): TurnLine[] {
  const turns = new Map<number, TurnLine & { readonly worst: number }>()
  for (const { at, turn, cost } of verdicts.filter((one) => one.seat === seat)) {
    const before = turns.get(turn)
    const isWorst = !before || cost > before.worst
    const change = (before?.change ?? 0) - cost
    turns.set(turn, { at: isWorst ? at : before.at, turn, change, worst: isWorst ? cost : before.worst })
  }
  return [...turns.values()].map(({ at, turn, change }) => ({ at, turn, change }))
}

/** The decisions after which luck changed the seat's chance most, in the order of the game. */
export function luckOf({ luck }: PlainAnalysis, turnAt: (at: number) => number, seat: Seat, most = 8): TurnLine[] {
  return luck
    .map((by, at) => ({ at, turn: turnAt(at), change: by[seat] }))
    .filter(({ change }) => Math.abs(change) >= WORTH_TELLING)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
}

/** What luck brought the seat in the turn of a position. */
export function luckInTurn({ luck }: PlainAnalysis, turnAt: (at: number) => number, seat: Seat, at: number): number {
  const turn = turnAt(at)
  return luck.reduce((sum, by, n) => (turnAt(n) === turn ? sum + by[seat] : sum), 0)
}
