import { foresee } from '#engine/foresee.ts'
import type { TreePlan } from '#engine/game.ts'
import { canonical } from '#engine/hash.ts'
import type { Move } from '#engine/move.ts'
import { ask as openQuestions, playLegal, type Ask } from '#engine/play.ts'
import type { Seat, State } from '#engine/state.ts'
import { isSameKind } from '#engine/step.ts'
import { sameTurn, type Situation } from './bot.ts'
import { meter, type Budget } from './budget.ts'
import { luckApart, type Findings } from './findings.ts'
import { followed, played, playOn, prospects, tried, type Line, type Trial } from './policy.ts'

/** Least variance assumed, so that moves are tried in turn where all values found are equal. */
const LEAST = 1e-6
/** Guesses that the first look at the moves of the root is taken from. */
const FIRST_LOOK = 2

/**
 * A place in the tree: the moves that lead there, whatever the world. Worlds that differ only in what was guessed meet in the same node,
 * so that no seat plays by what it cannot know.
 */
interface Node {
  /** The move that leads here; none leads to the root. */
  readonly move: Move | null
  visits: number
  /** How often that move was on the list. */
  offered: number
  /** Sum of the values found below, by seat; most nodes are never visited and have none. */
  total: number[]
  /** What the move seemed worth at first sight to the seat that makes it, and how much that makes it worth trying beside the others. */
  hunch: number
  share: number
  /** What follows, by the seat that answers. */
  answers: (Node[] | undefined)[] | null
}

interface Tree extends Situation {
  readonly settings: TreePlan
  readonly root: Node
  /** The questions at the root, once they are known to be put to one seat: they are the same in all worlds that look alike to it. */
  opening: readonly Ask[] | null
  readonly spread: Spread
}

/** How many values were found, their sums by seat, and the sums of their squares. */
interface Spread {
  count: number
  readonly sums: number[]
  readonly squares: number[]
}

/** What a search has found out: all of it, or what of it goes on after a move. */
type Growth = Pick<Tree, 'root' | 'spread'>

/**
 * Monte-Carlo tree search over information sets, for any number of seats. Every iteration guesses a world that fits the view, walks down
 * one tree by moves that are legal in that world, values the position it comes to, and remembers the value along its path.
 * Each seat is taken to want the most for itself (max^n).
 */
export function searchTree(situation: Situation, budget: Budget, settings: TreePlan, part = 0): Findings {
  const growth = grownSoFar(situation, settings) ?? newGrowth(situation.view.seats)
  const used = meter(budget, growth.root.visits)
  const prior = prospects(situation, FIRST_LOOK)
  const luck = luckApart(situation.luck, part)
  const tree: Tree = { ...situation, ...growth, luck, settings, opening: null }
  lookCloser(tree, prior)
  let made = 0
  let share: number
  do {
    iterate(tree)
    share = used(1)
  } while (share < 1 && !isSettled(tree, ++made, share))
  last = { ...tree, root: favourite(tree) }
  return findings(tree)
}

const newGrowth = (seats: number): Growth => ({
  root: newNode(null, 0),
  spread: { count: 0, sums: zeros(seats), squares: zeros(seats) },
})

/** What the moves of the root promise is found out more carefully than that of others. */
function lookCloser({ root, ask, settings }: Tree, prior: readonly number[]): void {
  const known = root.answers?.[ask.seat]
  const answers = ask.moves.map((move, i) => {
    const node = known?.find((one) => one.move === move) ?? newNode(move, 0)
    node.hunch = prior[i]
    return node
  })
  shareOut(answers, settings)
  root.answers = []
  root.answers[ask.seat] = answers
}

/** What was searched last, with nothing of its tree but what goes on after the move that was tried most. */
let last: Tree | null = null

const favourite = ({ root, ask }: Tree): Node =>
  root.answers![ask.seat]!.reduce((best, node) => (node.visits > best.visits ? node : best))

/**
 * What is known already, if the seat goes on with a turn that was searched, by the move that was tried most, and nothing has come to light since: all
 * worlds that were looked at are possible still. Anything else begins anew, so that it does not matter what was searched before.
 */
function grownSoFar({ game, view, ask }: Situation, settings: TreePlan): Growth | null {
  const before = last
  last = null
  if (before?.game !== game || before.settings !== settings) return null
  const { root, spread } = before
  if (before.view.turn !== view.turn || before.ask.seat !== ask.seat || !root.answers?.[ask.seat]) return null
  const { until, view: then } = foresee(game, before.view, before.ask, root.move!)
  return until === 'own question' && canonical(then) === canonical(view) ? { root, spread } : null
}

/** Iterations between two looks at whether more of them can change the choice. */
const PAUSE = 16

/** Whether one move was tried so much more often than all others that the rest of the budget cannot change which was tried most. */
function isSettled({ root, ask }: Tree, made: number, share: number): boolean {
  if (made % PAUSE > 0) return false
  let [most, second] = [0, 0]
  for (const { visits } of root.answers![ask.seat]!)
    if (visits > most) [most, second] = [visits, most]
    else if (visits > second) second = visits
  return most - second > (made * (1 - share)) / share
}

const zeros = (length: number): number[] => Array<number>(length).fill(0)

const newNode = (move: Move | null, hunch: number): Node => ({
  move,
  visits: 0,
  offered: 0,
  total: UNKNOWN,
  hunch,
  share: 0,
  answers: null,
})
const UNKNOWN: number[] = []

function iterate(tree: Tree): void {
  const { game, view, luck } = tree
  let world = game.guess(view, tree.ask.seat, luck)
  let asks = tree.opening ?? openQuestions(game, world)
  if (asks.length === 1) tree.opening = asks
  let open = asks.find((a) => a.seat === tree.ask.seat)
  let values: readonly number[] | undefined
  let node = tree.root
  let from = node
  const path = [node]
  while (open) {
    const { seat, moves } = open
    const { turn } = world
    const trials = from.answers?.[seat] ? undefined : firstSight(tree, from, open, world)
    const at = mostPromising(tree, from, open)
    const next = answer(node, seat, moves[at], at)
    if (from !== node) path.push(answer(from, seat, moves[at], at))
    path.push(next)
    const before: readonly Ask[] = asks
    // A move that was just looked at need not be made again.
    const trial: Trial | undefined = trials?.[at]
    world = trial?.state ?? world
    asks = trial?.asks ?? playLegal(game, world, seat, moves[at])
    values = trial?.values
    // A new place in the tree is valued, but not before the turn that led there is over.
    if (next.visits === 0 && !sameTurn(world, asks, seat, turn)) break
    node = next
    if (!askedTogether(before, open, asks[0])) from = node
    open = asks[0]
  }
  remember(tree, path, valueAfterReplies(tree, { state: world, asks }, values))
}

function valueAfterReplies(
  { game, settings: { replies, thorough } }: Tree,
  line: Line,
  now?: readonly number[],
): readonly number[] {
  if (replies === 0) return now ?? game.value(line.state)
  const end = line.state.turn + replies
  playOn(game, line, ({ state }) => state.turn < end, thorough ? followed : played)
  return game.value(line.state)
}

/** A seat that was asked together with the one that just answered must choose without knowing the answer: from the same place in the tree. */
const askedTogether = (before: readonly Ask[], answered: Ask, next: Ask | undefined): boolean =>
  before.length > 1 &&
  next !== undefined &&
  next.seat !== answered.seat &&
  isSameKind(next.step, answered.step) &&
  before.some((a) => a.seat === next.seat)

/** Which move has the best upper bound for the seat that is asked, among those on its list in this world. */
const mostPromising = (tree: Tree, node: Node, open: Ask): number =>
  tree.settings.blur ? byShares(tree, node, open) : byTurns(tree, node, open)

/** Moves are tried the more, the more they promised. */
function byShares(tree: Tree, node: Node, { seat, moves }: Ask): number {
  const { curiosity, hunch } = tree.settings
  const answers = node.answers![seat]!
  let visits = 1
  for (let i = 0; i < moves.length; i++) visits += answerAt(node, answers, seat, moves[i], i).visits
  const width = curiosity * deviation(tree, seat) * Math.sqrt(visits)
  let best = 0
  let bestBound = -Infinity
  for (let i = 0; i < moves.length; i++) {
    const child = answerAt(node, answers, seat, moves[i], i)
    const known = child.visits > 0 ? child.total[seat] : 0
    const bound = (known + hunch * child.hunch) / (child.visits + hunch) + (width * child.share) / (1 + child.visits)
    if (bound > bestBound) {
      best = i
      bestBound = bound
    }
  }
  return best
}

/** Moves that were hardly tried have their turn, whatever they promised. */
function byTurns(tree: Tree, node: Node, { seat, moves }: Ask): number {
  const { curiosity, hunch } = tree.settings
  const width = curiosity * deviation(tree, seat)
  let best = 0
  let bestBound = -Infinity
  let offered = 0
  let log = 0
  let untried = 0
  const answers = node.answers![seat]!
  for (let i = 0; i < moves.length; i++) {
    const child = answerAt(node, answers, seat, moves[i], i)
    // Most moves of a list were offered as often as the one before, and most were never tried.
    if (++child.offered !== offered) {
      offered = child.offered
      log = Math.log(offered)
      untried = width * Math.sqrt(log / hunch)
    }
    const weight = child.visits + hunch
    const bound =
      child.visits === 0
        ? child.hunch + untried
        : (child.total[seat] + hunch * child.hunch) / weight + width * Math.sqrt(log / weight)
    if (bound > bestBound) {
      best = i
      bestBound = bound
    }
  }
  return best
}

/** Tries all answers to a question, the last in the world itself; each gets a node with the value of the position right after it. */
function firstSight({ game, settings }: Tree, node: Node, { seat, moves }: Ask, world: State): Trial[] {
  const trials: Trial[] = []
  const answers: Node[] = []
  for (let i = 0; i < moves.length; i++) {
    const trial = (i < moves.length - 1 ? tried : played)(game, world, seat, moves[i])
    trials.push(trial)
    answers.push(newNode(moves[i], trial.values[seat]))
  }
  shareOut(answers, settings)
  node.answers ??= []
  node.answers[seat] = answers
  return trials
}

/** No move is worth so little trying that it is never tried. */
const LEAST_SHARE = 0.02

/** How much each move is worth trying by what all of them promise. */
function shareOut(answers: readonly Node[], { blur }: TreePlan): void {
  if (!blur) return
  let most = -Infinity
  for (const { hunch } of answers) most = Math.max(most, hunch)
  let sum = 0
  for (const node of answers) sum += node.share = Math.exp((node.hunch - most) / blur)
  for (const node of answers) node.share = Math.max(LEAST_SHARE, node.share / sum)
}

const answerAt = (node: Node, answers: readonly Node[], seat: Seat, move: Move, at: number): Node =>
  at < answers.length && answers[at].move === move ? answers[at] : answer(node, seat, move, at)

/**
 * The node behind a move, most often at the same place as the move in the list; one that was on the list in no world before
 * promises what its parent does.
 */
function answer(node: Node, seat: Seat, move: Move, at: number): Node {
  node.answers ??= []
  const answers = (node.answers[seat] ??= [])
  if (at < answers.length && answers[at].move === move) return answers[at]
  let child = answers.find((other) => other.move === move)
  if (!child) {
    child = newNode(move, node.visits > 0 ? node.total[seat] / node.visits : node.hunch)
    child.share = 1 / (answers.length + 1)
    answers.push(child)
  }
  return child
}

/** How far the values found for a seat lie apart: what is a large difference depends on the game and its stage. */
function deviation({ spread: { count, sums, squares } }: Tree, seat: Seat): number {
  if (count < 2) return 1
  const mean = sums[seat] / count
  return Math.sqrt(Math.max(LEAST, squares[seat] / count - mean * mean))
}

function remember({ spread }: Tree, path: readonly Node[], values: readonly number[]): void {
  spread.count++
  for (let seat = 0; seat < values.length; seat++) {
    spread.sums[seat] += values[seat]
    spread.squares[seat] += values[seat] ** 2
  }
  for (const node of path) {
    if (node.visits++ === 0) node.total = values.slice()
    else for (let seat = 0; seat < values.length; seat++) node.total[seat] += values[seat]
  }
}

function findings({ root, ask }: Tree): Findings {
  const moves = ask.moves.map((move, at) => {
    const { visits, total, hunch } = answer(root, ask.seat, move, at)
    const sum = visits > 0 ? total[ask.seat] : 0
    return { prior: hunch, tries: visits, total: sum, leads: 0, squares: 0, last: false }
  })
  return { moves, contest: null }
}
