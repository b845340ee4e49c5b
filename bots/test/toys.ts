import type { GameEvent } from '#engine/event.ts'
import type { Game } from '#engine/game.ts'
import { below, noLuck, seedLuck } from '#engine/luck.ts'
import { vocabulary } from '#engine/move.ts'
import { nextSeat, seatsOf, unveil, type Seat, type State } from '#engine/state.ts'
import { asks, rulebook, stepTable } from '#engine/step.ts'

/** A heap of matches; in turn each seat takes one, two or three, and who takes the last one wins. */
export interface Heap extends State {
  matches: number
}

const heapMoves = vocabulary({ remove: ['1', '2', '3'] })

const remove = rulebook<Heap, GameEvent>().question(asks('remove'), {
  moves: (s) => heapMoves.of.remove.filter((move) => move.at < s.matches),
  play(s, move) {
    s.matches -= move.at + 1
    if (s.matches === 0) return
    s.active = nextSeat(s, s.active)
    s.agenda.push(remove())
  },
  why: () => 'HEAP-1',
})

const winner = (s: Heap) => s.agenda.length === 0 && seatsOf(s).map((seat) => (seat === s.active ? 1 : 0))

/** Its value knows nothing before the end, so that whoever plays well must have searched. */
export const heap = (matches: number): Game<Heap> => ({
  id: 'heap',
  version: 1,
  seats: { min: 2, max: 4 },
  variants: {},
  secrets: false,
  scores: (s) => Array<number>(s.seats).fill(0),
  moves: heapMoves,
  steps: stepTable([remove]),
  setup: ({ seats }) => ({ seats, active: 0, turn: 1, agenda: [remove()], luck: noLuck(), reveals: 0, matches }),
  clone: (s) => ({ ...s, agenda: s.agenda.slice(), luck: s.luck.slice() }),
  view: (s) => ({ ...s, agenda: s.agenda.slice() }),
  guess: (view) => ({ ...view, agenda: view.agenda.slice() }),
  result: (s) => {
    const scores = winner(s)
    return scores ? { scores, places: scores.map((score) => (score ? 1 : 2)), sheet: [] } : null
  },
  value: (s) => winner(s) || seatsOf(s).map(() => 1 / s.seats),
  why: () => 'HEAP-1',
  broken: () => null,
  news: {},
  sights: { matches: 'open' },
})

/**
 * Two seats choose at the same time. Seat 0 aims left or right, or plays safe; seat 1 guards a side. Safe is best if seat 1 sees the aim,
 * and worst if it does not.
 */
export interface Aim extends State {
  chosen: number[]
}

const aimMoves = vocabulary({ aim: ['left', 'right', 'safe'] })
const UNDECIDED = -1

/** The chance of seat 0, by its aim and by what seat 1 guards. */
const HITS: readonly (readonly number[])[] = [
  [0.4, 0.9],
  [0.9, 0.1],
  [0.5, 0.5],
]

const aim = rulebook<Aim, GameEvent>().question(asks('aim'), {
  who: (s) => seatsOf(s).filter((seat) => s.chosen[seat] === UNDECIDED),
  moves: (_s, _step, seat) => (seat === 0 ? aimMoves.all : aimMoves.all.slice(0, 2)),
  play(s, move, _tell, _step, seat) {
    s.chosen[seat] = move.at
    if (s.chosen.includes(UNDECIDED)) s.agenda.push(aim())
  },
  why: () => 'AIM-1',
})

const chance = ({ chosen: [aimed, guarded] }: Aim): number => HITS[aimed]?.[guarded] ?? 0.5

export const aiming: Game<Aim> = {
  id: 'aiming',
  version: 1,
  seats: { min: 2, max: 2 },
  variants: {},
  secrets: false,
  scores: (s) => Array<number>(s.seats).fill(0),
  moves: aimMoves,
  steps: stepTable([aim]),
  setup: ({ seats }) => ({
    seats,
    active: 0,
    turn: 1,
    agenda: [aim()],
    luck: noLuck(),
    reveals: 0,
    chosen: Array<number>(seats).fill(UNDECIDED),
  }),
  clone: (s) => ({ ...s, agenda: s.agenda.slice(), chosen: s.chosen.slice() }),
  view: (s, eye) => ({ ...s, chosen: s.chosen.map((c, seat) => (seat === eye || !s.agenda.length ? c : UNDECIDED)) }),
  guess: (view) => aiming.clone(view),
  result: (s) => (s.agenda.length > 0 ? null : { scores: [chance(s), 1 - chance(s)], places: [1, 1], sheet: [] }),
  value: (s) => [chance(s), 1 - chance(s)],
  why: () => 'AIM-1',
  broken: () => null,
  news: {},
  sights: { chosen: 'veiled' },
}

/** Two seats turn left or right, three times in all. */
export interface Fork extends State {
  path: string
}

const forkMoves = vocabulary({ go: ['left', 'right'] })

/** Who turns when is said by `order`, and by the way gone `chance` says what seat 0 may hope for. */
function forking(order: readonly Seat[], chance: (path: string) => number): Game<Fork> {
  const go = rulebook<Fork, GameEvent>().question(asks('go'), {
    moves: () => forkMoves.all,
    play(s, move) {
      s.path += move.name === 'go:left' ? 'l' : 'r'
      if (s.path.length === order.length) return
      const before = s.active
      s.active = order[s.path.length]
      if (s.active !== before) s.turn++
      s.agenda.push(go())
    },
    why: () => 'FORK-1',
  })
  const value = ({ path }: Fork): number[] => [chance(path), 1 - chance(path)]
  return {
    id: 'forks',
    version: 1,
    seats: { min: 2, max: 2 },
    variants: {},
    secrets: false,
    scores: () => [0, 0],
    moves: forkMoves,
    steps: stepTable([go]),
    setup: () => ({ seats: 2, active: 0, turn: 1, agenda: [go()], luck: noLuck(), reveals: 0, path: '' }),
    clone: (s) => ({ ...s, agenda: s.agenda.slice() }),
    view: (s) => ({ ...s, agenda: s.agenda.slice(), reveals: -1 }),
    guess: (view) => ({ ...view, agenda: view.agenda.slice(), reveals: 0 }),
    result: (s) => (s.agenda.length > 0 ? null : { scores: value(s), places: [1, 1], sheet: [] }),
    value,
    why: () => 'FORK-1',
    broken: () => null,
    news: {},
    sights: { path: 'open' },
  }
}

/** Seat 0, then seat 1 twice in one turn: behind the left is a trap, whose first step looks bad to seat 1. */
const TRAP: Readonly<Record<string, number>> = {
  '': 0.5,
  l: 0.5,
  r: 0.5,
  ll: 0.3,
  lll: 0.3,
  llr: 0.3,
  lr: 0.6,
  lrl: 0.6,
  lrr: 0,
}
export const forks = forking([0, 1, 1], (path) => TRAP[path] ?? 0.2)

/** Seat 0, seat 1, seat 0 again, who went left at first for what it can do now. */
export const planning = forking([0, 1, 0], (path) => (path.startsWith('l') ? (path.length === 3 ? 0.9 : 0.3) : 0.5))

/** Seat 0 twice in one turn, better left at first, and then seat 1. */
export const resuming = forking(
  [0, 0, 1],
  (path) => (path.startsWith('l') ? 0.6 : 0.4) + (path.endsWith('r') ? 0.01 : 0),
)

/** Seat 0 twice in one turn: on the right it has something for sure, on the left it bets on a coin. */
const bet = rulebook<Fork, GameEvent>().question(asks('bet'), {
  moves: () => forkMoves.all,
  play(s, move) {
    const isLeft = move.name === 'go:left'
    if (s.path === 'l') s.path += (below(s.luck, 2) === 0) === isLeft ? 'w' : 'x'
    else s.path = isLeft ? 'l' : 'r'
    if (s.path === 'l') s.agenda.push(bet())
  },
  why: () => 'BET-1',
})

const hope = ({ path }: Fork): number[] => {
  const chance = { '': 0.5, l: 0.5, r: 0.6, lw: 0.9, lx: 0 }[path] ?? 0
  return [chance, 1 - chance]
}

export const betting: Game<Fork> = {
  ...forks,
  id: 'betting',
  steps: stepTable([bet]),
  setup: ({ seed }) => ({ seats: 2, active: 0, turn: 1, agenda: [bet()], luck: seedLuck(seed), reveals: 0, path: '' }),
  clone: (s) => ({ ...s, agenda: s.agenda.slice(), luck: s.luck.slice() }),
  view: (s) => ({ ...s, agenda: s.agenda.slice(), luck: noLuck() }),
  guess(view, _eye, luck) {
    const s = { ...view, agenda: view.agenda.slice() }
    unveil(s, luck)
    return s
  },
  result: (s) => (s.agenda.length > 0 ? null : { scores: hope(s), places: [1, 1], sheet: [] }),
  value: hope,
  why: () => 'BET-1',
}
