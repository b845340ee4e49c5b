import type { Game, TableSetup } from '#engine/game.ts'
import { below, fraction, seedLuck, type Luck } from '#engine/luck.ts'
import type { Decision } from '#engine/match.ts'
import type { Move } from '#engine/move.ts'
import { ask as openQuestions, playLegal, start } from '#engine/play.ts'
import { reasons } from './advice.ts'
import type { Bot, Situation, Thought } from './bot.ts'
import { greedy } from './greedy.ts'
import { anyBest, atOnce, lineAfter, playToEnd, prospects } from './policy.ts'
import { ratingOf, type Trial } from './puzzle-rating.ts'
import { random } from './random.ts'
import { search, think } from './search.ts'

/** How closely positions are looked at. */
export interface Depth {
  /** Positions of a game that are searched at all: those where a first look sees most at stake. */
  readonly looks: number
  /** Iterations of the first search; the second has ten times as many. */
  readonly scan: number
  /** Games that are played to their end after each of the best moves. */
  readonly rollouts: number
  /** Puzzles of one game, at most. */
  readonly most: number
}

/** A position in which one move is clearly the best, as far as its seat can know. */
export interface FoundPuzzle {
  /** What was decided before; the first of the open questions was answered each time. */
  readonly decisions: readonly Decision[]
  /** How far the game had come, from 0 to 1. */
  readonly stage: number
  /** The best moves first, with their chances to win. */
  readonly options: readonly Option[]
  /** The best move, and how play might go on until the seat's next turn. */
  readonly line: readonly Decision[]
  /** Of a hundred bots of each kind, how many do not find the move. */
  readonly missed: readonly number[]
  readonly rating: number
}

interface Option {
  readonly move: Move
  readonly chance: number
  readonly reason: string | null
}

/** The best move leads by so much, whoever looks. */
const LEAD = 0.15
/** A first look must see this much at stake, compared with any move. */
const STAKE = 0.08
/** How often a player does something else than what seems best, so that games differ. */
const LAPSES = 0.08
/** Moves that the best one is compared with in rollouts. */
const OTHERS = 2
/** Options that are told. */
const TOLD = 4

/** A question in a game that was played, as a first look saw it. */
interface Glance {
  readonly at: number
  readonly turn: number
  /** How much better the best move seemed than the second, and than the mean. */
  readonly lead: number
  readonly stake: number
  /** Whoever looks no further than the move itself would make another one. */
  readonly deep: boolean
}

/** Plays a game of bots and looks for puzzles in it, but for such with a plain answer. The same seed finds the same ones. */
export function findPuzzles(
  game: Game,
  setup: TableSetup,
  depth: Depth,
  plain: (move: string) => boolean = () => false,
): FoundPuzzle[] {
  const luck = seedLuck(`puzzles ${setup.seed}`)
  const { decisions, glances } = playAndGlance(game, setup, luck, plain)
  const found: FoundPuzzle[] = []
  for (const { at } of promising(glances, depth.looks)) {
    if (found.length >= depth.most) break
    const puzzle = puzzleAt(game, setup, decisions, at, depth)
    if (puzzle) found.push(puzzle)
  }
  return found
}

function playAndGlance(game: Game, setup: TableSetup, luck: Luck, plain: (move: string) => boolean) {
  const state = start(game, setup)
  const decisions: Decision[] = []
  const glances: Glance[] = []
  let open = openQuestions(game, state)
  for (; open.length > 0 && decisions.length < LONGEST;) {
    const [ask] = open
    const situation = { game, view: game.view(state, ask.seat), ask, luck }
    const worth = prospects(situation, 1)
    const [best, second] = worth.toSorted((a, b) => b - a)
    const stake = best - worth.reduce((sum, one) => sum + one, 0) / worth.length
    const lead = best - second
    if (ask.moves.length > 2 && stake >= STAKE && !plain(ask.moves[worth.indexOf(best)].name)) {
      const now = atOnce(situation)
      const deep = now.indexOf(Math.max(...now)) !== worth.indexOf(best)
      glances.push({ at: decisions.length, turn: state.turn, lead, stake, deep })
    }
    const lapse = fraction(luck) < LAPSES
    const move = ask.moves[lapse ? below(luck, worth.length) : worth.indexOf(best)]
    decisions.push({ seat: ask.seat, move })
    open = playLegal(game, state, ask.seat, move)
  }
  return { decisions, glances }
}

/** No game is longer. */
const LONGEST = 5000

/** The most promising first, and one of a turn only: what follows from the same plan is the same puzzle. */
function promising(glances: readonly Glance[], looks: number): Glance[] {
  const turns = new Set<number>()
  const once = ({ turn }: Glance) => !turns.has(turn) && turns.add(turn)
  const clear = glances.filter(({ lead }) => lead >= LEAD / 2).toSorted((a, b) => b.lead - a.lead)
  const unclear = glances.filter(({ lead }) => lead < LEAD / 2).toSorted((a, b) => b.stake - a.stake)
  // What only shows after some more moves is worth most; what is plain comes last.
  const lists = [clear.filter(({ deep }) => deep), unclear.slice(0, 1), clear.filter(({ deep }) => !deep)]
  return lists.flatMap((list) => list.filter(once).slice(0, looks))
}

/** The puzzle at a position of a game, if there is one: three looks of growing depth must all see the same clear lead. */
function puzzleAt(
  game: Game,
  setup: TableSetup,
  played: readonly Decision[],
  at: number,
  depth: Depth,
): FoundPuzzle | null {
  const decisions = played.slice(0, at)
  const state = start(game, setup)
  for (const { seat, move } of decisions) playLegal(game, state, seat, move)
  const [ask] = openQuestions(game, state)
  const situation = { game, view: game.view(state, ask.seat), ask, luck: seedLuck(`puzzle ${setup.seed} ${at}`) }
  if (!clearlyBest(think(situation, { iterations: depth.scan / 4 }), LEAD)) return null // most are given up here
  const first = clearlyBest(think(situation, { iterations: depth.scan }))
  if (!first) return null
  const thoughts = think(situation, { iterations: 10 * depth.scan })
  const best = clearlyBest(thoughts)
  if (best?.move !== first.move) return null
  const ranked = [best, ...thoughts.filter((one) => one !== best).toSorted((a, b) => b.chance - a.chance)]
  if (!holdsInRollouts(situation, ranked.slice(0, 1 + OTHERS), depth.rollouts)) return null
  const trials = trialsOf(situation, best.move)
  return {
    decisions,
    stage: at / played.length,
    options: withReasons(situation, ranked).slice(0, TOLD),
    line: lineAfter(game, state, ask.seat, best.move),
    missed: trials.map(({ missed, tries }) => Math.round((100 * missed) / tries)),
    rating: ratingOf(trials),
  }
}

/** The move that was thought of most, if its chance is clearly above that of all others. */
function clearlyBest(thoughts: readonly Thought[], lead = LEAD): Thought | null {
  const best = thoughts.reduce((most, one) => (one.weight > most.weight ? one : most))
  const next = Math.max(...thoughts.map((one) => (one === best ? 0 : one.chance)))
  return best.chance - next >= lead ? best : null
}

/** Plays on from the same guesses after each move, to the end: the best must lead every other by as much. */
function holdsInRollouts({ game, view, ask, luck }: Situation, moves: readonly Thought[], rollouts: number): boolean {
  const won = moves.map(() => 0)
  for (let n = 1; n <= rollouts; n++) {
    const world = game.guess(view, ask.seat, luck)
    moves.forEach(({ move }, i) => (won[i] += playToEnd(game, world, ask.seat, move)[ask.seat]))
    const lead = (won[0] - Math.max(...won.slice(1))) / n
    // After a quarter of them: what is far from it will not get there, and what leads by two errors more is beyond doubt.
    if (n * 4 >= rollouts && lead < LEAD / 3) return false
    if (n * 4 >= rollouts && lead >= LEAD + 1 / Math.sqrt(n)) return true
    if (n === rollouts && lead < LEAD) return false
  }
  return true
}

const withReasons = (situation: Situation, ranked: readonly Thought[]): Option[] => {
  const why = reasons(
    situation,
    ranked.map(({ move }) => move),
  )
  return ranked.map(({ move, chance }, i) => ({ move, chance, reason: why[i] }))
}

/** Makes the move that has most points right after it. */
const points: Bot = {
  name: 'points',
  choose({ game, view, ask, luck }) {
    const world = game.guess(view, ask.seat, luck)
    const scores = ask.moves.map((move) => {
      const state = game.clone(world)
      playLegal(game, state, ask.seat, move)
      return game.scores(state)[ask.seat]
    })
    return anyBest(ask.moves, scores, luck)
  },
}

/** Looks no further than the move itself. */
const hasty: Bot = {
  name: 'hasty',
  choose: (situation) => anyBest(situation.ask.moves, atOnce(situation), situation.luck),
}

/** Lesser bots, each of them several times. */
const LESSER: readonly (readonly [bot: Bot, tries: number])[] = [
  [random, 20],
  [points, 20],
  [hasty, 20],
  [greedy(), 6],
  [search({ iterations: 40 }), 6],
]

function trialsOf(situation: Situation, best: Move): Trial[] {
  return LESSER.map(([bot, tries]) => {
    let missed = 0
    for (let n = 0; n < tries; n++) if (bot.choose(situation) !== best) missed++
    return { bot: bot.name, tries, missed }
  })
}
