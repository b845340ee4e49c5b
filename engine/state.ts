import { draws, type Luck } from './luck.ts'

/** Seats are numbered 0, 1, 2 … clockwise. */
export type Seat = number

/** Whose eyes look: a seat's, or a spectator's. */
export type Eye = Seat | 'spectator'

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
  /** How often somebody got to see something that was hidden. See `reveal`. */
  reveals: number
}

/** Puts steps on the agenda: the first one named is done first, all of them before what was there already. */
export function agenda(s: State, ...steps: readonly Step[]): void {
  for (let i = steps.length - 1; i >= 0; i--) s.agenda.push(steps[i])
}

/** Rules call this whenever anybody sees something that was hidden. Together with luck it bounds what can be taken back. */
export function reveal(s: State): void {
  s.reveals++
}

/** Differs between two states of a game if, in between, luck was used or something hidden was seen. */
export const knowledge = (s: State): string => `${draws(s.luck)}/${s.reveals}`

export const nextSeat = (s: State, seat: Seat): Seat => (seat + 1 === s.seats ? 0 : seat + 1)

export const seatsOf = (s: Pick<State, 'seats'>): Seat[] => Array.from({ length: s.seats }, (_, seat) => seat)
