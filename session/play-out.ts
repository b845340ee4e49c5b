import type { GameEvent, Listener } from '#engine/event.ts'
import type { Rules, TableSetup } from '#engine/game.ts'
import { follow, type Decision, type Match } from '#engine/match.ts'
import type { Move } from '#engine/move.ts'
import { ask, playLegal, Refusal, start, why, type Ask } from '#engine/play.ts'
import type { State } from '#engine/state.ts'

export interface Way<S extends State, E extends GameEvent = GameEvent> {
  /** Answers a question; all that are open come with it. What is not on its list is refused. */
  choose(ask: Ask, state: S, open: readonly Ask[]): Move
  /** Which of the open questions is answered next; the first, if left out. */
  next?(open: readonly Ask[]): Ask
  /** Told of every decision just before it is made. */
  made?(ask: Ask, move: Move, open: readonly Ask[]): void
  readonly tell?: Listener<E>
  /** A game that is longer is given up. */
  readonly most?: number
}

export interface Played<S extends State> {
  readonly state: S
  readonly decisions: number
  readonly over: boolean
}

/** Longer than any game that people would finish. */
const MOST = 100_000

/** One game, played at once and in place: for simulations, duels and tests, where nobody waits for anybody. */
export function playOut<S extends State, E extends GameEvent>(
  game: Rules<S, E>,
  setup: TableSetup,
  { choose, next, made, tell, most = MOST }: Way<S, E>,
): Played<S> {
  const state = start(game, setup, tell)
  let open = ask(game, state)
  let decisions = 0
  for (; open.length > 0 && decisions < most; decisions++) {
    const asked = next ? next(open) : open[0]
    const move = choose(asked, state, open)
    if (!asked.moves.includes(move)) throw new Refusal(asked.seat, move, why(game, state, asked.seat, move) ?? '')
    made?.(asked, move, open)
    open = playLegal(game, state, asked.seat, move, tell)
  }
  return { state, decisions, over: open.length === 0 }
}

/** The same game as a match, with all its decisions. */
export function playMatch<S extends State, E extends GameEvent>(
  game: Rules<S, E>,
  setup: TableSetup,
  way: Way<S, E>,
): Match<S, E> {
  const decisions: Decision[] = []
  playOut(game, setup, {
    ...way,
    made(ask, move, open) {
      decisions.push({ seat: ask.seat, move })
      way.made?.(ask, move, open)
    },
  })
  return follow(game, setup, decisions)
}
