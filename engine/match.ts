import type { GameEvent, Listener } from './event.ts'
import type { Rules, TableSetup } from './game.ts'
import type { Move, Vocabulary } from './move.ts'
import { ask, play, start, type Ask } from './play.ts'
import { knowledge, type Seat, type State } from './state.ts'

export interface Decision {
  readonly seat: Seat
  readonly move: Move
}

/** What is remembered of a position that has passed: enough to bound taking back, and to tell turns apart. */
export interface Mark {
  readonly knowledge: number
  readonly turn: number
}

/**
 * A game that has come so far. It never changes: a decision makes a new one. Past positions are not kept, as setup and
 * decisions give each of them again (`past.ts`).
 */
export interface Match<S extends State = State, E extends GameEvent = GameEvent, G extends Rules<S, E> = Rules<S, E>> {
  readonly game: G
  readonly setup: TableSetup
  readonly decisions: readonly Decision[]
  /** The present position. Read only: whoever wants to change it clones it. */
  readonly state: S
  /** `marks[n]` is of the position after n decisions. */
  readonly marks: readonly Mark[]
  /** The questions that are open: whoever played the last decision got them for nothing. */
  readonly open: readonly Ask[]
}

/** Sets a game up, as far as its first question; `tell` hears what happens on the way. */
export function begin<S extends State, E extends GameEvent>(
  game: Rules<S, E>,
  setup: TableSetup,
  tell?: Listener<E>,
): Match<S, E> {
  const state = start(game, setup, tell)
  return { game, setup, decisions: [], state, marks: [markOf(state, undefined)], open: ask(game, state) }
}

export const asks = <S extends State, E extends GameEvent>(match: Match<S, E>): readonly Ask[] => match.open

/** The match after one more decision; throws a `Refusal` if the move is not on the list. `tell` hears what happens. */
export function decide<S extends State, E extends GameEvent>(
  match: Match<S, E>,
  seat: Seat,
  move: Move,
  tell?: Listener<E>,
): Match<S, E> {
  const { game, setup } = match
  const state = game.clone(match.state)
  const open = play(game, state, seat, move, tell)
  // `concat` makes a list of just that length; spreading makes two, and the longer one for good.
  const decisions = match.decisions.concat([decision(game.moves, seat, move)])
  return { game, setup, decisions, state, marks: match.marks.concat([markOf(state, match.marks.at(-1))]), open }
}

/** The match that a list of decisions makes. Throws a `Refusal` at the first that is not allowed. */
export function follow<S extends State, E extends GameEvent>(
  game: Rules<S, E>,
  setup: TableSetup,
  made: Iterable<Decision>,
): Match<S, E> {
  const state = start(game, setup)
  const decisions: Decision[] = []
  const marks = [markOf(state, undefined)]
  for (const { seat, move } of made) {
    play(game, state, seat, move)
    decisions.push(decision(game.moves, seat, move))
    marks.push(markOf(state, marks.at(-1)))
  }
  return { game, setup, decisions, state, marks, open: ask(game, state) }
}

/** Positions in a row often have the same mark; they share it. */
function markOf(s: State, last: Mark | undefined): Mark {
  const known = knowledge(s)
  return last && last.knowledge === known && last.turn === s.turn ? last : { knowledge: known, turn: s.turn }
}

const DECISIONS = new WeakMap<Vocabulary, Decision[]>()

/** There is one object for each decision that can be made, so that a match holds little. */
function decision(moves: Vocabulary, seat: Seat, move: Move): Decision {
  let known = DECISIONS.get(moves)
  if (!known) DECISIONS.set(moves, (known = []))
  return (known[seat * moves.all.length + move.id] ??= { seat, move })
}

/** Says of a seat whether its decisions may be taken back together with somebody else's. */
export type Along = (seat: Seat) => boolean

const NOBODY: Along = () => false

/**
 * How many decisions a seat may take back: to before one of its own, up to the last at which anybody learned something
 * new. Those of other seats stop it, but for seats that go `along`: bots, who do not mind.
 */
export function takeBackLimit(match: Match, seat: Seat, along: Along = NOBODY): number {
  return furthest(match, seat, along, () => true)
}

/** The same, within the turn in which the seat's last decision was made. */
export function takeBackTurn(match: Match, seat: Seat, along: Along = NOBODY): number {
  const { decisions, marks } = match
  const own = decisions.findLastIndex((made) => made.seat === seat)
  return furthest(match, seat, along, (index) => index >= own || marks[index].turn === marks[own].turn)
}

/** To before the seat's last decision, if it may be taken back; 0 if not. */
export function takeBackStep(match: Match, seat: Seat, along: Along = NOBODY): number {
  const own = match.decisions.findLastIndex((made) => made.seat === seat)
  return furthest(match, seat, along, (index) => index >= own)
}

function furthest(match: Match, seat: Seat, along: Along, within: (index: number) => boolean): number {
  const { decisions, marks, setup } = match
  const { length } = decisions
  let best = 0
  for (let index = length - 1; index >= (setup.late ?? 0) && within(index); index--) {
    const mover = decisions[index].seat
    if (marks[index].knowledge !== marks[index + 1].knowledge) break
    if (mover === seat) best = length - index
    else if (!along(mover)) break
  }
  return best
}

/** The match as it was n decisions ago; who may have that is `takeBackLimit`'s to say. */
export function takeBack<S extends State, E extends GameEvent>(match: Match<S, E>, n: number): Match<S, E> {
  if (!Number.isInteger(n) || n < 0 || n > match.decisions.length)
    throw new RangeError(`cannot take back ${n} decisions`)
  return n === 0 ? match : branch(match, match.decisions.length - n)
}

/** The match as it was after n decisions. */
export const branch = <S extends State, E extends GameEvent>(match: Match<S, E>, n: number): Match<S, E> =>
  follow(match.game, match.setup, match.decisions.slice(0, n))
