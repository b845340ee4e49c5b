import { below, type Luck } from '#engine/luck.ts'
import type { Game } from '#engine/game.ts'
import type { Move } from '#engine/move.ts'
import { playLegal, type Ask } from '#engine/play.ts'
import type { Seat, State } from '#engine/state.ts'
import type { Bot, Situation } from './bot.ts'

/** How long to think about one decision: by the clock, or a fixed number of iterations, which gives the same choice every time. */
export type Budget = { readonly ms: number } | { readonly iterations: number }

export const KNOBS = { c: 0.3, prior: 1, priors: true, settle: false }

/**
 * What is known of a move at its place in the tree. Positions that differ only in what was guessed share a node: the tree is over
 * moves, not over worlds.
 */
interface Node {
  visits: number
  /** How often the move was on the list when its parent was passed. */
  offered: number
  /** Sum of the values of all leaves below, by seat. */
  readonly total: number[]
  /** What the position right after the move seemed worth to the seat that makes it. */
  hunch: number
  /** By seat and move. */
  children: Map<number, Node> | null
}

/**
 * Monte-Carlo tree search over information sets, for any number of seats: every iteration guesses a world that fits the view, walks down the one
 * tree by moves that are legal there, values the leaf, and tells all on the path. Each seat is taken to want its own value (max^n).
 */
export const search = (budget: Budget): Bot => ({
  name: 'iterations' in budget ? `search:${budget.iterations}` : `search:${budget.ms}ms`,
  choose(situation) {
    const root = newNode(situation.view.seats)
    const tree: Tree = { ...situation, root, squares: new Array<number>(situation.view.seats).fill(0) }
    const more = meter(budget)
    while (more()) iterate(tree)
    KNOBS_STATS.iterations += root.visits
    return mostVisited(root, situation)
  },
})
export const KNOBS_STATS = { iterations: 0 }

interface Tree {
  readonly game: Game
  readonly view: State
  readonly ask: Ask
  readonly luck: Luck
  readonly root: Node
  /** Sum of the squares of the values of all leaves, by seat: what is a large difference depends on the game and its stage. */
  readonly squares: number[]
}

const newNode = (seats: number): Node => ({
  visits: 0,
  offered: 0,
  total: new Array<number>(seats).fill(0),
  hunch: 0,
  children: null,
})

/** Says whether there is time for one more iteration; looks at the clock at every 16th only. */
function meter(budget: Budget): () => boolean {
  let done = 0
  if ('iterations' in budget) return () => done++ < budget.iterations
  const end = performance.now() + budget.ms
  return () => (done++ & 15) !== 0 || performance.now() < end
}

function iterate(tree: Tree): void {
  const { game, view, luck } = tree
  const world = game.guess(view, tree.ask.seat, luck)
  const path = [tree.root]
  let node = tree.root
  let asks: readonly Ask[] = [tree.ask]
  while (asks.length > 0) {
    const open = asks[0]!
    const turn = world.turn
    if (!node.children) expand(tree, node, world, open)
    const move = choose(tree, node, open)
    node = childOf(node, open.seat, move, world.seats)
    path.push(node)
    asks = playLegal(game, world, open.seat, move)
    if (node.visits === 0 && !(KNOBS.settle && asks.length === 1 && asks[0]!.seat === open.seat && world.turn === turn)) break
  }
  backUp(tree, path, game.value(world))
}

function expand(tree: Tree, node: Node, world: State, open: Ask): void {
  node.children = new Map()
  if (!KNOBS.priors) return
  for (const move of open.moves) {
    const child = childOf(node, open.seat, move, world.seats)
    const after = tree.game.clone(world)
    playLegal(tree.game, after, open.seat, move)
    child.hunch = tree.game.value(after)[open.seat]!
  }
}

function childOf(node: Node, seat: Seat, move: Move, seats: number): Node {
  const key = move.id * seats + seat
  let child = node.children!.get(key)
  if (!child) {
    child = newNode(seats)
    child.hunch = node.visits > 0 ? node.total[seat]! / node.visits : 0.5
    node.children!.set(key, child)
  }
  return child
}

/** The move with the best upper bound for the seat that is asked, among those on the list in this world. */
function choose(tree: Tree, node: Node, { seat, moves }: Ask): Move {
  const width = KNOBS.c * spread(tree, seat)
  let best = moves[0]!
  let bestBound = -Infinity
  for (let i = 0; i < moves.length; i++) {
    const child = childOf(node, seat, moves[i]!, tree.view.seats)
    child.offered++
    const mean = (child.total[seat]! + KNOBS.prior * child.hunch) / (child.visits + KNOBS.prior)
    const bound = mean + width * Math.sqrt(Math.log(child.offered) / (child.visits + KNOBS.prior))
    if (bound > bestBound) [best, bestBound] = [moves[i]!, bound]
  }
  return best
}

/** Standard deviation of what the leaves were worth to a seat. */
function spread({ root, squares }: Tree, seat: Seat): number {
  if (root.visits < 2) return 1
  const mean = root.total[seat]! / root.visits
  return Math.sqrt(Math.max(1e-12, squares[seat]! / root.visits - mean * mean))
}

function backUp(tree: Tree, path: readonly Node[], values: readonly number[]): void {
  for (let seat = 0; seat < values.length; seat++) tree.squares[seat]! += values[seat]! ** 2
  for (const node of path) {
    node.visits++
    for (let seat = 0; seat < values.length; seat++) node.total[seat]! += values[seat]!
  }
}

function mostVisited(root: Node, { ask, view, luck }: Situation): Move {
  const visits = ask.moves.map((move) => root.children?.get(move.id * view.seats + ask.seat)?.visits ?? 0)
  const most = Math.max(...visits)
  const equal = ask.moves.filter((_, i) => visits[i] === most)
  return equal[below(luck, equal.length)] as Move
}
