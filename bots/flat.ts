import type { FlatPlan, Game } from '#engine/game.ts'
import { forkLuck, type Luck } from '#engine/luck.ts'
import type { Move } from '#engine/move.ts'
import { playLegal } from '#engine/play.ts'
import type { Seat, State } from '#engine/state.ts'
import { playBlind } from './blind.ts'
import type { Situation } from './bot.ts'
import { meter, type Budget } from './budget.ts'
import { luckApart, type Finding, type Findings } from './findings.ts'
import { anyBest, followed, played, playOn, prospects, type Line } from './policy.ts'

interface Candidate {
  readonly move: Move
  /** What it promised at first. */
  readonly prior: number
  /** What each world brought, in the order of worlds. */
  readonly worth: number[]
}

/** Guesses that the first look at all moves is taken from. */
const FIRST_LOOK = 4
/** Who is clearly behind: by so many standard errors, in no fewer worlds than that. */
const CLEAR = 3
const FEW = 20

/**
 * Flat Monte Carlo: the moves that promise most are tried in the same worlds, own turn and others' replies played on greedily, and the
 * worse half is left out again and again. The first choice is left only for one that leads by more than its error.
 */
export function searchFlat(situation: Situation, budget: Budget, settings: FlatPlan, part = 0): Findings {
  const { ask, luck } = situation
  const used = meter(budget)
  const prior = prospects(situation, FIRST_LOOK)
  const first = anyBest(ask.moves, prior, luck)
  const all = ask.moves.map((move, i): Candidate => ({
    move,
    prior: prior[i] + (move === first ? 1e-9 : 0),
    worth: [],
  }))
  const best = all.toSorted((a, b) => b.prior - a.prior)
  let alive = best.slice(0, settings.candidates)
  const apart = { ...situation, luck: luckApart(luck, part) }
  const rounds = Math.ceil(Math.log2(alive.length))
  for (let round = 1; round <= rounds && !isSettled(alive); round++) {
    if (round > 1) alive = betterHalf(alive, best[0])
    let share: number
    do {
      tryAll(apart, settings, alive)
      share = used(alive.length)
      alive = contenders(alive, best[0])
    } while (share < round / rounds && !isSettled(alive))
  }
  const moves = all.map((candidate) => finding(candidate, best[0], alive.includes(candidate)))
  return { moves, contest: { first: all.indexOf(best[0]), doubt: settings.doubt } }
}

function finding({ prior, worth }: Candidate, first: Candidate, last: boolean): Finding {
  const leads = worth.map((one, i) => one - first.worth[i])
  return {
    prior,
    tries: worth.length,
    total: sum(worth),
    leads: sum(leads),
    squares: sum(leads.map((x) => x * x)),
    last,
  }
}

/** One more world, in which every candidate is tried. */
function tryAll({ game, view, ask, luck }: Situation, plan: FlatPlan, alive: readonly Candidate[]): void {
  const world = game.guess(view, ask.seat, luck)
  const blind = plan.blind ? forkLuck(luck) : null
  for (const { move, worth } of alive) worth.push(worthAfter(game, world, ask.seat, move, plan, blind?.slice()))
}

/** What a move is worth to the seat after the rest of its turn and the replies; blind ones look at moves with luck of their own. */
function worthAfter(
  game: Game,
  world: State,
  seat: Seat,
  move: Move,
  { replies, thorough }: FlatPlan,
  blind: Luck | undefined,
): number {
  const state = game.clone(world)
  const line: Line = { state, asks: playLegal(game, state, seat, move) }
  const end = world.turn + replies
  const on = ({ state: now }: Line) =>
    now.turn <= end && (replies >= now.seats || now.turn === world.turn || now.active !== seat)
  const look = thorough ? followed : played
  if (blind) playBlind(game, line, on, look, blind)
  else playOn(game, line, on, look)
  return game.value(line.state)[seat]
}

/** Those who may still be the best; the first choice stays, as all others are measured by it. */
function contenders(alive: readonly Candidate[], first: Candidate): Candidate[] {
  const leader = alive.reduce((a, b) => (mean(b.worth) > mean(a.worth) ? b : a))
  return alive.filter((one) => one === first || one === leader || !isBehind(one, leader))
}

/** Nothing is open once the first choice is alone, or clearly behind the only other one. */
const isSettled = ([first, other, ...more]: readonly Candidate[]): boolean =>
  more.length === 0 && (!other || isBehind(first, other))

function isBehind({ worth }: Candidate, { worth: leading }: Candidate): boolean {
  if (worth.length < FEW) return false
  const leads = worth.map((one, i) => leading[i] - one)
  const lead = mean(leads)
  return lead >= CLEAR * Math.sqrt(mean(leads.map((x) => (x - lead) ** 2)) / leads.length)
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
const mean = (list: readonly number[]): number => sum(list) / list.length

/** The first choice stays to the end: all others are measured by it. */
function betterHalf(alive: readonly Candidate[], first: Candidate): Candidate[] {
  const others = alive.filter((candidate) => candidate !== first).sort((a, b) => mean(b.worth) - mean(a.worth))
  return [first, ...others.slice(0, Math.max(1, Math.ceil(alive.length / 2) - 1))]
}
