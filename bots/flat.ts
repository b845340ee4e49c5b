import type { FlatPlan, Game } from '#engine/game.ts'
import type { Move } from '#engine/move.ts'
import { playLegal } from '#engine/play.ts'
import type { Seat, State } from '#engine/state.ts'
import type { Situation, Thought } from './bot.ts'
import { meter, type Budget } from './budget.ts'
import { anyBest, playOn, prospects, type Line } from './policy.ts'

interface Candidate {
  readonly move: Move
  /** What it promised at first. */
  readonly prior: number
  /** What each world brought, in the order of worlds. */
  readonly worth: number[]
}

/** Guesses that the first look at all moves is taken from. */
const FIRST_LOOK = 4

/**
 * Flat Monte Carlo: the moves that promise most are tried in the same worlds, own turn and others' replies played on greedily, and the
 * worse half is left out again and again. The first choice is left only for one that leads by more than its error.
 */
export function searchFlat(situation: Situation, budget: Budget, settings: FlatPlan): Thought[] {
  const { ask, luck } = situation
  const used = meter(budget)
  const prior = prospects(situation, FIRST_LOOK)
  const first = anyBest(ask.moves, prior, luck)
  const all = ask.moves.map((move, i): Candidate => ({
    move,
    prior: prior[i] + (move === first ? 1e-9 : 0),
    worth: [],
  }))
  let alive = all.sort((a, b) => b.prior - a.prior).slice(0, settings.candidates)
  const rounds = Math.ceil(Math.log2(alive.length))
  for (let round = 1; round <= rounds; round++) {
    do tryAll(situation, settings.replies, alive)
    while (used(alive.length) < round / rounds)
    if (round < rounds) alive = betterHalf(alive, all[0])
  }
  const chosen = decide(alive, all[0], settings.doubt)
  return all.map((candidate) => ({
    move: candidate.move,
    chance: candidate.worth.length > 0 ? mean(candidate.worth) : candidate.prior,
    weight: candidate === chosen ? Infinity : candidate.worth.length,
  }))
}

/** One more world, in which every candidate is tried. */
function tryAll({ game, view, ask, luck }: Situation, replies: number, alive: readonly Candidate[]): void {
  const world = game.guess(view, ask.seat, luck)
  for (const candidate of alive) candidate.worth.push(played(game, world, ask.seat, candidate.move, replies))
}

/** What a move is worth to the seat after the rest of its turn and the replies. */
function played(game: Game, world: State, seat: Seat, move: Move, replies: number): number {
  const state = game.clone(world)
  const line: Line = { state, asks: playLegal(game, state, seat, move) }
  const end = world.turn + replies
  playOn(game, line, (now) => now.state.turn <= end && !(now.state.turn > world.turn && now.state.active === seat))
  return game.value(line.state)[seat]
}

const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length

/** The first choice stays to the end: all others are measured by it. */
function betterHalf(alive: readonly Candidate[], first: Candidate): Candidate[] {
  const others = alive.filter((candidate) => candidate !== first).sort((a, b) => mean(b.worth) - mean(a.worth))
  return [first, ...others.slice(0, Math.max(1, Math.ceil(alive.length / 2) - 1))]
}

/** What a move promised at first counts as so many worlds. */
const PRIOR = 2

/** The best by its mean lead over the first choice in the same worlds, if it is beyond doubt. */
function decide(alive: readonly Candidate[], first: Candidate, doubt: number): Candidate {
  let best = first
  let most = 0
  for (const candidate of alive) {
    const leads = candidate.worth.map((worth, i) => worth - first.worth[i])
    const total = leads.reduce((sum, lead) => sum + lead, PRIOR * (candidate.prior - first.prior))
    const lead = total / (leads.length + PRIOR)
    const error = Math.sqrt(mean(leads.map((x) => (x - lead) ** 2)) / leads.length)
    if (lead > doubt * error && lead > most) [best, most] = [candidate, lead]
  }
  return best
}
