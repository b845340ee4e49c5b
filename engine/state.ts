import type { GameEvent, Listener, Tell } from './event.ts'
import { draws, forkLuck, noLuck, type Luck } from './luck.ts'
import { News } from './news.ts'

/** Seats are numbered 0, 1, 2 … clockwise. */
export type Seat = number

/** Who looks on while a game is played: a seat, or somebody who has none. */
export type Onlooker = Seat | 'spectator'

/** Whose eyes look: an onlooker's, or everybody's once the game is over and nothing is secret any more. */
export type Eye = Onlooker | 'everybody'

/** One thing still to be done. Plain data, and never changed once it is on the agenda (copies of a state share it). */
export interface Step {
  readonly do: string
}

/** What every game's state has. The rest is the game's own: plain JSON, mutated only while a move is played. */
export interface State {
  seats: number
  /** The seat whose turn it is. */
  active: Seat
  /** Number of the turn, from 1; 0 before the first. */
  turn: number
  /** What is still to be done, the next step last. Empty when the game is over. */
  agenda: Step[]
  luck: Luck
  /** How often somebody got to see something that was hidden; below 0 in a view. See `reveal`. */
  reveals: number
}

declare const OWN: unique symbol

/** A list that no two states share. */
type Own<L> = L & { readonly [OWN]: 'copied' }

/** What never changes can be shared: numbers and the like, and lists that are only ever replaced. */
type Fixed<T> = T extends readonly (number | boolean | string)[] ? T : T extends object ? never : T

/**
 * What a clone consists of: `return { … } satisfies Clone<Town>`. A field that is missing, or a list that would be shared though
 * it can change, does not compile, nor does a list of such lists: states are flat. A list that a state declares as `readonly` is
 * only ever replaced, and so is shared. Naming each field once more is twice as fast as any loop over the fields of a state.
 */
export type Clone<S extends State> = {
  [K in keyof S]: S[K] extends (infer T)[] ? ([T] extends [unknown[]] ? never : Own<T[]>) : Fixed<S[K]>
}

/** Copies a list of numbers, or of anything that never changes. */
export const copy = <T>(list: readonly T[]): Own<T[]> => (list.length === 0 ? [] : list.slice()) as Own<T[]>

/**
 * The list with another item at one place: what `with` does, in less time for numbers. Anything else is left to `with`, as code that
 * puts other things into lists makes lists of anything of all that it meets, and these are read more slowly than lists of small numbers.
 */
export function replaced<T>(list: readonly T[], at: number, item: T): readonly T[] {
  if (typeof item !== 'number') return list.with(at, item)
  const copied = list.slice()
  copied[at] = item
  return copied
}

/** Puts steps on the agenda: the first one named is done first, all of them before what was there already. */
export function agenda(s: State, ...steps: Step[]): void {
  // An empty agenda takes the list over, as one that grows is given far more room than it needs.
  if (s.agenda.length === 0) s.agenda = steps.reverse()
  else for (let i = steps.length - 1; i >= 0; i--) s.agenda.push(steps[i])
}

/**
 * Rules call this whenever anybody is about to see something that was hidden, before they look at it, and tell of it by what
 * they get. Together with luck it bounds what can be taken back, and how far a move can be foreseen.
 */
export function reveal<E extends GameEvent>(s: State, tell: Tell<E>): Listener<E> {
  if (s.reveals < 0) throw new News('reveal')
  s.reveals++
  return tell as Listener<E>
}

/** Blanks what no eye may see in any game: the luck to come, and how often others were shown something. */
export function veil(s: State): void {
  s.luck = noLuck()
  s.reveals = -1
}

/** Makes a guess playable: the opposite of `veil`. */
export function unveil(s: State, luck: Luck): void {
  s.luck = forkLuck(luck)
  s.reveals = 0
}

/** Grows whenever luck is used or something hidden is seen: two states of a game with the same knowledge are as one to know. */
export const knowledge = (s: State): number => draws(s.luck) + s.reveals

export const nextSeat = (s: State, seat: Seat): Seat => (seat + 1 === s.seats ? 0 : seat + 1)

export function seatsOf(s: Pick<State, 'seats'>): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < s.seats; seat++) seats.push(seat)
  return seats
}
