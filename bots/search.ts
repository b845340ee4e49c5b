import type { Game } from '#engine/game.ts'
import { below } from '#engine/luck.ts'
import type { Move } from '#engine/move.ts'
import { ask as openQuestions, playLegal, type Ask } from '#engine/play.ts'
import type { Seat, State } from '#engine/state.ts'
import { sameTurn, type Bot, type Situation } from './bot.ts'

/** How long to think about one decision: by the clock, or in iterations, which gives the same choice every time. */
export type Budget = { readonly ms: number } | { readonly iterations: number }

/** How much a rarely tried move is worth trying, in standard deviations of the values seen. */
const CURIOSITY = 1
/** As many visits the first look at a move counts for. */
const HUNCH = 1
/** Least variance assumed, so that moves are tried in turn where all values found are equal. */
const LEAST = 1e-6

/**
 * Monte-Carlo tree search over information sets, for any number of seats. Every iteration guesses a world that fits the view, walks down
 * one tree by moves that are legal in that world, values the position it comes to, and remembers the value along its path.
 * Each seat is taken to want the most for itself (max^n).
 */
export const search = (budget: Budget): Bot => ({
  name: 'ms' in budget ? `search:${budget.ms}ms` : `search:${budget.iterations}`,
  choose(situation) {
    const { seats } = situation.view
    const tree: Tree = { ...situation, root: newNode(seats, 0), squares: zeros(seats) }
    const goOn = meter(budget)
    do iterate(tree)
    while (goOn())
    return mostVisited(tree)
  },
})

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
  readonly root: Node
  /** Sum of the squares of all values found, by seat. */
  readonly squares: number[]
}

const zeros = (length: number): number[] => Array<number>(length).fill(0)

const newNode = (seats: number, hunch: number): Node => ({
  visits: 0,
  offered: 0,
  total: zeros(seats),
  hunch,
  answers: Array<undefined>(seats).fill(undefined),
})

/** Says whether there is time for one more iteration. The clock is read at every 16th only. */
function meter(budget: Budget): () => boolean {
  let done = 0
  if ('iterations' in budget) return () => ++done < budget.iterations
  const end = performance.now() + budget.ms
  return () => (++done & 15) !== 0 || performance.now() < end
}

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
  remember(tree, path, game.value(world))
}

/** A seat that was asked together with the one that just answered must choose without knowing the answer: from the same place in the tree. */
const askedTogether = (before: readonly Ask[], answered: Ask, next: Ask | undefined): boolean =>
  before.length > 1 &&
  next !== undefined &&
  next.seat !== answered.seat &&
  next.step.do === answered.step.do &&
  before.some((a) => a.seat === next.seat)

/** The move with the best upper bound for the seat that is asked, among those on its list in this world. */
function mostPromising(tree: Tree, node: Node, open: Ask, world: State): Move {
  const { seat, moves } = open
  if (!node.answers[seat]) node.answers[seat] = firstSight(tree.game, world, open)
  const width = CURIOSITY * deviation(tree, seat)
  let best = moves[0]
  let bestBound = -Infinity
  for (let i = 0; i < moves.length; i++) {
    const child = answer(node, seat, moves[i])
    const weight = child.visits + HUNCH
    const mean = (child.total[seat] + HUNCH * child.hunch) / weight
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

function mostVisited({ root, ask, luck }: Tree): Move {
  const visits = ask.moves.map((move) => answer(root, ask.seat, move).visits)
  const most = Math.max(...visits)
  const equal = ask.moves.filter((_, i) => visits[i] === most)
  return equal[below(luck, equal.length)]
}
