import type { Game, TableSetup } from '#engine/game.ts'
import { seedLuck } from '#engine/luck.ts'
import type { Decision } from '#engine/match.ts'
import type { Move } from '#engine/move.ts'
import { ask as openQuestions, playLegal, start, type Ask } from '#engine/play.ts'
import type { Seat, State } from '#engine/state.ts'
import { advise } from './advice.ts'
import type { Budget } from './budget.ts'
import { playOn, prospects } from './policy.ts'

/** A finished game, or one as far as it has come. */
export interface Played {
  readonly game: Game
  readonly setup: TableSetup
  readonly decisions: readonly Decision[]
}

export interface Depth {
  /** Guesses that every decision is looked at with, twice. */
  readonly guesses: number
  /** So many turns, those that cost most, are looked at closely. */
  readonly turns: number
  readonly budget: Budget
}

/** A decision that was looked at: what it cost the seat, as far as it could know. */
export interface Verdict {
  /** The position at which it was made: so many decisions came before. */
  readonly at: number
  readonly seat: Seat
  readonly turn: number
  readonly played: Move
  readonly best: Move
  /** Chance to win that the best move would have kept; a little below 0 where it only seemed better. */
  readonly cost: number
}

/** A turn that cost much: where to begin, the better move, what speaks for it, and what it would have led to. */
export interface Lesson extends Verdict {
  readonly reason: string | null
  /** The chances with the better move, and how play might have gone on until the seat's next turn. */
  readonly chance: number
  readonly line: readonly Decision[]
}

export interface Analysis {
  /** The chance of every seat at every position. */
  readonly chances: readonly (readonly number[])[]
  /** One for each decision between two moves or more. */
  readonly verdicts: readonly Verdict[]
  /** The turns that cost most, the worst first. */
  readonly lessons: readonly Lesson[]
  /** By seat: what its own decisions cost it, and what luck and the others' play brought it, in chance to win. */
  readonly choice: readonly number[]
  readonly fortune: readonly number[]
}

/** How far an analysis has come. */
export interface Step {
  readonly done: number
  readonly of: number
  /** Of the position that has just been reached. */
  readonly chances: readonly number[]
}

/**
 * Looks at a game again, decision by decision; a worker can go on as it likes and stop at any time. What was luck and what was choice:
 * a decision is judged by what its seat could know when it was made, over guesses at the rest; whatever else changes the chances is
 * luck, or the others' play.
 */
export function* analyse({ game, setup, decisions }: Played, depth: Depth): Generator<Step, Analysis> {
  const state = start(game, setup)
  const luck = seedLuck(`analysis ${setup.seed}`)
  const chances = [game.value(state)]
  const verdicts: Verdict[] = []
  for (let at = 0; at < decisions.length; at++) {
    const { seat, move } = decisions[at]
    const ask = openQuestions(game, state).find((open) => open.seat === seat)!
    if (ask.moves.length > 1) {
      const view = game.view(state, seat)
      const look = () => prospects({ game, view, ask, luck }, depth.guesses)
      verdicts.push(verdictOf(ask, look(), look(), move, at, state.turn))
    }
    playLegal(game, state, seat, move)
    chances.push(game.value(state))
    yield { done: at + 1, of: decisions.length, chances: chances[at + 1] }
  }
  const lessons = worstTurns(verdicts, depth.turns).map((verdict) => lesson(game, setup, decisions, verdict, depth))
  return { chances, verdicts, lessons, ...shared(chances, verdicts, setup.seats) }
}

/** One look finds the best move, another one says what it was worth: the best of one look seems better than it is. */
function verdictOf(
  ask: Ask,
  first: readonly number[],
  second: readonly number[],
  played: Move,
  at: number,
  turn: number,
): Verdict {
  let best = ask.moves.indexOf(played)
  const without = second[best]
  for (let i = 0; i < first.length; i++) if (first[i] > first[best]) best = i
  return { at, seat: ask.seat, turn, played, best: ask.moves[best], cost: second[best] - without }
}

/** The dearest decision of each of the turns that cost most. */
function worstTurns(verdicts: readonly Verdict[], most: number): Verdict[] {
  const turns = new Map<string, { cost: number; worst: Verdict }>()
  for (const verdict of verdicts) {
    const key = `${verdict.turn}/${verdict.seat}`
    const turn = turns.get(key)
    const worst = turn && turn.worst.cost >= verdict.cost ? turn.worst : verdict
    turns.set(key, { cost: (turn?.cost ?? 0) + verdict.cost, worst })
  }
  const dear = [...turns.values()].filter(({ cost }) => cost > 0).sort((a, b) => b.cost - a.cost)
  return dear.slice(0, most).map(({ worst }) => worst)
}

/** Looks closely: with search, which may find that another move was the better one, or that none was. */
function lesson(game: Game, setup: TableSetup, decisions: readonly Decision[], verdict: Verdict, depth: Depth): Lesson {
  const state = positionAt(game, setup, decisions, verdict.at)
  const ask = openQuestions(game, state).find((open) => open.seat === verdict.seat)!
  const luck = seedLuck(`lesson ${setup.seed} ${verdict.at}`)
  const view = game.view(state, verdict.seat)
  const advices = advise({ game, view, ask, luck }, depth.budget, ask.moves.length)
  const [best] = advices
  const played = advices.find(({ move }) => move === verdict.played)!
  return {
    ...verdict,
    best: best.move,
    cost: Math.max(0, best.chance - played.chance),
    reason: best.reason,
    chance: best.chance,
    line: lineAfter(game, state, verdict.seat, best.move),
  }
}

function positionAt(game: Game, setup: TableSetup, decisions: readonly Decision[], at: number): State {
  const state = start(game, setup)
  for (let i = 0; i < at; i++) playLegal(game, state, decisions[i].seat, decisions[i].move)
  return state
}

/** How play might go on after a move, each seat doing what seems best to it, until the next turn of the seat. */
function lineAfter(game: Game, from: State, seat: Seat, move: Move): Decision[] {
  const state = game.clone(from)
  const made: Decision[] = [{ seat, move }]
  const line = { state, asks: playLegal(game, state, seat, move) }
  const { turn } = from
  playOn(
    game,
    line,
    (now) => now.state.turn === turn || now.state.active !== seat,
    (by, chosen) => made.push({ seat: by, move: chosen }),
  )
  return made
}

/** Changes of each seat's chance: through its own decisions, and otherwise. */
function shared(chances: readonly (readonly number[])[], verdicts: readonly Verdict[], seats: number) {
  const choice = Array<number>(seats).fill(0)
  for (const { seat, cost } of verdicts) choice[seat] -= cost
  const fortune = choice.map((own, seat) => chances.at(-1)![seat] - chances[0][seat] - own)
  return { choice, fortune }
}
