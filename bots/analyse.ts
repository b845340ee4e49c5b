import type { Game, TableSetup } from '#engine/game.ts'
import { seedLuck } from '#engine/luck.ts'
import type { Decision } from '#engine/match.ts'
import type { Move } from '#engine/move.ts'
import { ask as openQuestions, playLegal, start, type Ask } from '#engine/play.ts'
import type { Seat, State } from '#engine/state.ts'
import { advise } from './advice.ts'
import { told } from './ahead.ts'
import type { Situation } from './bot.ts'
import type { Budget } from './budget.ts'
import { lineAfter, prospects } from './policy.ts'

/** A finished game, or one as far as it has come. */
export interface Played {
  readonly game: Game
  readonly setup: TableSetup
  readonly decisions: readonly Decision[]
}

export interface Depth {
  /** Guesses that every decision is looked at with, twice. */
  readonly guesses: number
  /** So many turns of each seat, those that cost most, are looked at closely. */
  readonly turns: number
  readonly budget: Budget
}

/** A turn that cost less, seen closely, is none to learn from: nobody would see it in the figures. */
const LEAST = 0.005

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
  /** The moves that were looked at with their chances, the best first; what was played is among them. */
  readonly options: readonly Option[]
  /** How play might have gone on after the better move until the seat's next turn. */
  readonly line: readonly Decision[]
}

interface Option {
  readonly move: Move
  readonly chance: number
}

export interface Analysis {
  /** The position at which anybody sat down: what bots decided before a short game is nobody's. */
  readonly from: number
  /** The chance of every seat at every position. */
  readonly chances: readonly (readonly number[])[]
  /** One for each decision between two moves or more. */
  readonly verdicts: readonly Verdict[]
  /** The turns that cost most, the worst first. */
  readonly lessons: readonly Lesson[]
  /** By decision and seat: what luck brought there. */
  readonly luck: readonly (readonly number[])[]
  /** By seat: where its chance went between the position at which it sat down and the last. */
  readonly shares: readonly Shares[]
}

/** What changed a seat's chance since it sat down. It adds up to what it had at the end less what it had then. */
export interface Shares {
  /** What its own decisions cost it. */
  readonly choice: number
  /** What was drawn, rolled or uncovered. */
  readonly luck: number
  /** What the others did. */
  readonly others: number
}

/** How far an analysis has come. */
export interface Step {
  readonly done: number
  readonly of: number
  /** The chances of the positions so far. */
  readonly chances: readonly (readonly number[])[]
}

/**
 * Looks at a game again, decision by decision; a worker can go on as it likes and stop at any time. What was luck and what was choice:
 * a decision is judged by what its seat could know when it was made, over guesses at the rest.
 */
export function* analyse(played: Played, depth: Depth): Generator<Step, Analysis> {
  const { game, setup, decisions } = played
  const { late: from = 0 } = setup
  const state = start(game, setup)
  const random = seedLuck(`analysis ${setup.seed}`)
  const chances = [told(game, state)]
  const luck: number[][] = []
  const verdicts: Verdict[] = []
  const of = decisions.length + setup.seats * depth.turns // a close look at a turn counts as one more
  for (let at = 0; at < decisions.length; at++) {
    const { seat, move } = decisions[at]
    const ask = openQuestions(game, state).find((open) => open.seat === seat)!
    const view = game.view(state, seat)
    const situation = { game, view, ask, luck: random }
    const judged = at >= from
    if (judged && ask.moves.length > 1) {
      const look = () => prospects(situation, depth.guesses)
      verdicts.push(verdictOf(ask, look(), look(), move, at, state.turn))
    }
    const usual = judged && usualChange(situation, move, depth.guesses)
    const before = game.value(state)
    playLegal(game, state, seat, move)
    const after = game.value(state)
    chances.push(told(game, state))
    luck.push(after.map((chance, one) => (usual ? chance - before[one] - usual[one] : 0)))
    yield { done: at + 1, of, chances }
  }
  const worst = worstTurns(verdicts, depth.turns)
  const lessons: Lesson[] = []
  for (const [i, verdict] of worst.entries()) {
    const close = lesson(played, verdict, depth.budget)
    if (close.best !== close.played && close.cost >= LEAST) lessons.push(close)
    yield { done: decisions.length + i + 1, of, chances }
  }
  lessons.sort((a, b) => b.cost - a.cost)
  return { from, chances, verdicts, lessons, luck, shares: sharesOf(chances.slice(from), verdicts, luck) }
}

/** How a move changes everybody's chances on average over guesses: what changes otherwise is luck. */
function usualChange({ game, view, ask, luck }: Situation, move: Move, guesses: number): number[] {
  const change = Array<number>(view.seats).fill(0)
  for (let g = 0; g < guesses; g++) {
    const world = game.guess(view, ask.seat, luck)
    const before = game.value(world)
    playLegal(game, world, ask.seat, move)
    game.value(world).forEach((after, seat) => (change[seat] += (after - before[seat]) / guesses))
  }
  return change
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

/** The dearest decision of each of the turns that cost a seat most. */
function worstTurns(verdicts: readonly Verdict[], most: number): Verdict[] {
  const turns = new Map<string, { cost: number; worst: Verdict }>()
  for (const verdict of verdicts) {
    const key = `${verdict.turn}/${verdict.seat}`
    const turn = turns.get(key)
    const worst = turn && turn.worst.cost >= verdict.cost ? turn.worst : verdict
    turns.set(key, { cost: (turn?.cost ?? 0) + verdict.cost, worst })
  }
  const dear = [...turns.values()].filter(({ cost }) => cost > 0).sort((a, b) => b.cost - a.cost)
  const taken = new Map<Seat, number>()
  return dear.flatMap(({ worst }) => {
    const before = taken.get(worst.seat) ?? 0
    taken.set(worst.seat, before + 1)
    return before < most ? worst : []
  })
}

/** So many moves are told with their chances, besides the one that was played. */
const OPTIONS = 3

/** Looks closely: with search, which may find that yet another move was the better one, or that none was. */
function lesson({ game, setup, decisions }: Played, verdict: Verdict, budget: Budget): Lesson {
  const state = positionAt(game, setup, decisions, verdict.at)
  const ask = openQuestions(game, state).find((open) => open.seat === verdict.seat)!
  const luck = seedLuck(`lesson ${setup.seed} ${verdict.at}`)
  const view = game.view(state, verdict.seat)
  const advices = advise({ game, view, ask, luck }, budget, ask.moves.length)
  const [best] = advices
  const played = advices.find(({ move }) => move === verdict.played)!
  const options = advices.filter((advice, i) => i < OPTIONS || advice === played)
  return {
    ...verdict,
    best: best.move,
    cost: Math.max(0, best.chance - played.chance),
    reason: best.reason,
    options: options.map(({ move, chance }) => ({ move, chance })),
    line: lineAfter(game, state, verdict.seat, best.move),
  }
}

function positionAt(game: Game, setup: TableSetup, decisions: readonly Decision[], at: number): State {
  const state = start(game, setup)
  for (let i = 0; i < at; i++) playLegal(game, state, decisions[i].seat, decisions[i].move)
  return state
}

function sharesOf(
  chances: readonly (readonly number[])[],
  verdicts: readonly Verdict[],
  luck: readonly (readonly number[])[],
): Shares[] {
  return chances[0].map((begin, seat) => {
    const choice = verdicts.reduce((sum, verdict) => sum - (verdict.seat === seat ? verdict.cost : 0), 0)
    const drawn = luck.reduce((sum, at) => sum + at[seat], 0)
    return { choice, luck: drawn, others: chances.at(-1)![seat] - begin - choice - drawn }
  })
}

/** An analysis as plain data, moves by their names: to be posted, kept and printed. */
export type PlainAnalysis = Plain<Analysis>

type Plain<T> = T extends Move
  ? string
  : T extends readonly (infer E)[]
    ? readonly Plain<E>[]
    : T extends object
      ? { readonly [K in keyof T]: Plain<T[K]> }
      : T

export function plain({ lessons, verdicts, ...rest }: Analysis): PlainAnalysis {
  const named = <V extends Verdict>(verdict: V) => ({
    ...verdict,
    played: verdict.played.name,
    best: verdict.best.name,
  })
  return {
    ...rest,
    verdicts: verdicts.map(named),
    lessons: lessons.map((lesson) => ({
      ...named(lesson),
      options: lesson.options.map(({ move, chance }) => ({ move: move.name, chance })),
      line: lesson.line.map(({ seat, move }) => ({ seat, move: move.name })),
    })),
  }
}
