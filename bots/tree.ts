import type { Game, TreePlan } from '#engine/game.ts'
import type { Move } from '#engine/move.ts'
import { ask as openQuestions, playLegal, type Ask } from '#engine/play.ts'
import type { Seat, State } from '#engine/state.ts'
import { isSameKind } from '#engine/step.ts'
import { sameTurn, type Situation } from './bot.ts'
import { meter, type Budget } from './budget.ts'
import { luckApart, type Findings } from './findings.ts'
import { playOn, prospects } from './policy.ts'

/** Least variance assumed, so that moves are tried in turn where all values found are equal. */
const LEAST = 1e-6
/** Guesses that the first look at the moves of the root is taken from. */
const FIRST_LOOK = 2

/**
 * A place in the tree: the moves that lead there, whatever the world. Worlds that differ only in what was guessed meet in the same node,
 * so that no seat plays by what it cannot know.
 */
interface Node {
  visits: number
  /** How often the move that leads here was on the list. */
  offered: number
  /** Sum of the values found below, by seat. */
  readonly total: number[]
  /** What the move seemed worth at first sight to the seat that makes it. */
  readonly hunch: number
  /** What follows, by the seat that answers and the id of its move. */
  readonly answers: (Map<number, Node> | undefined)[]
}

interface Tree extends Situation {
  readonly settings: TreePlan
  readonly root: Node
  /** Sum of the squares of all values found, by seat. */
  readonly squares: number[]
}

/**
 * Monte-Carlo tree search over information sets, for any number of seats. Every iteration guesses a world that fits the view, walks down
 * one tree by moves that are legal in that world, values the position it comes to, and remembers the value along its path.
 * Each seat is taken to want the most for itself (max^n).
 */
export function searchTree(situation: Situation, budget: Budget, settings: TreePlan, part = 0): Findings {
  const used = meter(budget)
  const { view, ask } = situation
  const { seats } = view
  const prior = prospects(situation, FIRST_LOOK)
  const tree: Tree = {
    ...situation,
    view,
    luck: luckApart(situation.luck, part),
    settings,
    root: newNode(seats, 0),
    squares: zeros(seats),
  }
  tree.root.answers[ask.seat] = new Map(ask.moves.map((move, i) => [move.id, newNode(seats, prior[i])]))
  do iterate(tree)
  while (used(1) < 1)
  return findings(tree)
}

const zeros = (length: number): number[] => Array<number>(length).fill(0)

const newNode = (seats: number, hunch: number): Node => ({
  visits: 0,
  offered: 0,
  total: zeros(seats),
  hunch,
  answers: Array<undefined>(seats).fill(undefined),
})

function iterate(tree: Tree): void {
  const { game, view, luck } = tree
  const { seat } = tree.ask
  const world = game.guess(view, seat, luck)
  let asks = openQuestions(game, world)
  let open = asks.find((a) => a.seat === seat)
  let node = tree.root
  let from = node
  const path = [node]
  while (open) {
    const { turn } = world
    const move = mostPromising(tree, from, open, world)
    const next = answer(node, open.seat, move)
    if (from !== node) path.push(answer(from, open.seat, move))
    path.push(next)
    const before: readonly Ask[] = asks
    asks = playLegal(game, world, open.seat, move)
    // A new place in the tree is valued, but not before the turn that led there is over.
    if (next.visits === 0 && !sameTurn(world, asks, open.seat, turn)) break
    node = next
    if (!askedTogether(before, open, asks[0])) from = node
    open = asks[0]
  }
  remember(tree, path, valueAfterReplies(tree, world, asks))
}

function valueAfterReplies({ game, settings: { replies } }: Tree, world: State, asks: readonly Ask[]): number[] {
  if (replies === 0) return game.value(world)
  const line = { state: world, asks }
  const end = world.turn + replies
  playOn(game, line, ({ state }) => state.turn < end)
  return game.value(line.state)
}

/** A seat that was asked together with the one that just answered must choose without knowing the answer: from the same place in the tree. */
const askedTogether = (before: readonly Ask[], answered: Ask, next: Ask | undefined): boolean =>
  before.length > 1 &&
  next !== undefined &&
  next.seat !== answered.seat &&
  isSameKind(next.step, answered.step) &&
  before.some((a) => a.seat === next.seat)

/** The move with the best upper bound for the seat that is asked, among those on its list in this world. */
function mostPromising(tree: Tree, node: Node, open: Ask, world: State): Move {
  const { seat, moves } = open
  node.answers[seat] ??= firstSight(tree.game, world, open)
  const { curiosity, hunch } = tree.settings
  const width = curiosity * deviation(tree, seat)
  let best = moves[0]
  let bestBound = -Infinity
  for (let i = 0; i < moves.length; i++) {
    const child = answer(node, seat, moves[i])
    const weight = child.visits + hunch
    const mean = (child.total[seat] + hunch * child.hunch) / weight
    const bound = mean + width * Math.sqrt(Math.log(++child.offered) / weight)
    if (bound > bestBound) {
      best = moves[i]
      bestBound = bound
    }
  }
  return best
}

/** All answers to a question, each with the value of the position right after it. */
function firstSight(game: Game, world: State, { seat, moves }: Ask): Map<number, Node> {
  const answers = new Map<number, Node>()
  for (const move of moves) {
    const after = game.clone(world)
    playLegal(game, after, seat, move)
    answers.set(move.id, newNode(world.seats, game.value(after)[seat]))
  }
  return answers
}

/** The node behind a move; one that was on the list in no world before promises what its parent does. */
function answer(node: Node, seat: Seat, move: Move): Node {
  const answers = (node.answers[seat] ??= new Map<number, Node>())
  let child = answers.get(move.id)
  if (!child) {
    child = newNode(node.total.length, node.visits > 0 ? node.total[seat] / node.visits : node.hunch)
    answers.set(move.id, child)
  }
  return child
}

/** How far the values found for a seat lie apart: what is a large difference depends on the game and its stage. */
function deviation({ root, squares }: Tree, seat: Seat): number {
  if (root.visits < 2) return 1
  const mean = root.total[seat] / root.visits
  return Math.sqrt(Math.max(LEAST, squares[seat] / root.visits - mean * mean))
}

function remember({ squares }: Tree, path: readonly Node[], values: readonly number[]): void {
  for (let seat = 0; seat < values.length; seat++) squares[seat] += values[seat] ** 2
  for (const node of path) {
    node.visits++
    for (let seat = 0; seat < values.length; seat++) node.total[seat] += values[seat]
  }
}

function findings({ root, ask }: Tree): Findings {
  const answers = root.answers[ask.seat]!
  const moves = ask.moves.map((move) => {
    const { visits, total, hunch } = answers.get(move.id)!
    return { prior: hunch, tries: visits, total: total[ask.seat], leads: 0, squares: 0, last: false }
  })
  return { moves, contest: null }
}
