import { chooseKind, destination, lift, move, pickOwn, place, remove, swap } from '../steps.ts'
import type { Where } from '../steps.ts'
import { agenda, replaced, type Seat } from '#engine/state.ts'
import type { Move } from '#engine/move.ts'
import { AGENT_TEXT } from '../data/cards.ts'
import { ADJACENT, AGENTS, ALL_DISTRICTS, KINDS } from '../data.ts'
import { EXACT, moves, OWNERS } from '../moves.ts'
import { BEFORE, GONE, NONE, type NantyNarking } from '../state.ts'
import * as board from './board.ts'
import { plus, type Tell } from './board.ts'
import { unless } from './why.ts'
import { question, action } from './book.ts'

// Arrival and departure [NN-4.3.1, 4.3.2].

/** A figure comes into a district; where one stood already there is trouble, unless it comes quietly [NN-4.5.25]. */
function enter(s: NantyNarking, owner: number, district: number, quiet: boolean): boolean {
  const trouble = !quiet && !(s.trouble & (1 << district)) && board.figuresIn(s, district) > 0
  if (trouble) s.trouble |= 1 << district
  s.figures = plus(s.figures, district * OWNERS.length + owner, 1)
  return trouble
}

/** A figure goes, and the marker with it, however many stay. */
function exit(s: NantyNarking, owner: number, district: number): boolean {
  const calmed = (s.trouble & (1 << district)) !== 0
  s.trouble &= ~(1 << district)
  s.figures = plus(s.figures, district * OWNERS.length + owner, -1)
  return calmed
}

/** A neutral, or an agent from its supply, comes to the board. */
export function arrive(
  s: NantyNarking,
  owner: number,
  district: number,
  kind: number,
  quiet: boolean,
  tell: Tell,
): void {
  const trouble = enter(s, owner, district, quiet)
  if (owner < s.seats) s.supply = plus(s.supply, owner, -1)
  if (kind !== NONE) s.kinds = replaced(s.kinds, owner * AGENTS + kind, district)
  tell?.({ kind: 'placed', figure: { owner, kind }, district, trouble, quiet })
}

/** Back to the owner's supply; neutrals leave the game [NN-4.3.5, 4.8.1]. */
function leave(s: NantyNarking, figure: number, how: 'removed' | 'lifted', tell: Tell): void {
  const owner = board.ownerOf(figure)
  const kind = board.kindOf(figure)
  const district = board.districtOf(s, figure)
  const calmed = exit(s, owner, district)
  if (owner < s.seats) s.supply = plus(s.supply, owner, 1)
  if (kind !== NONE) s.kinds = replaced(s.kinds, figure - EXACT, NONE)
  tell?.({ kind: how, figure: { owner, kind }, district, calmed })
}

/** For good, so that an open card of that agent is lost too. */
export function removeFigure(s: NantyNarking, figure: number, tell: Tell): void {
  leave(s, figure, 'removed', tell)
  if (figure >= EXACT) loseOpenCard(s, board.ownerOf(figure), board.kindOf(figure), tell)
}

/** A revealed lasting card goes with its figure [NN-4.10.4]. */
function loseOpenCard(s: NantyNarking, seat: Seat, kind: number, tell: Tell): void {
  if (s.agentCards[kind] !== BEFORE + seat) return
  s.agentCards = replaced(s.agentCards, kind, GONE)
  tell?.({ kind: 'card-lost', seat, source: AGENT_TEXT + kind })
}

/** [NN-4.3.6] */
export function moveFigure(s: NantyNarking, figure: number, to: number, tell: Tell): void {
  const owner = board.ownerOf(figure)
  const kind = board.kindOf(figure)
  const from = board.districtOf(s, figure)
  const calmed = exit(s, owner, from)
  const trouble = enter(s, owner, to, false)
  if (kind !== NONE) s.kinds = replaced(s.kinds, figure - EXACT, to)
  tell?.({ kind: 'moved', figure: { owner, kind }, from, to, calmed, trouble })
}

/** Both leave, then the first and then the second take each other's place [NN-4.5.32]. */
export function swapFigures(s: NantyNarking, first: number, second: number, tell: Tell): void {
  const [a, b] = [board.ownerOf(first), board.ownerOf(second)]
  const [home, away] = [board.districtOf(s, first), board.districtOf(s, second)]
  exit(s, a, home)
  exit(s, b, away)
  const trouble = [enter(s, a, away, false), enter(s, b, home, false)] as const
  if (first >= EXACT) s.kinds = replaced(s.kinds, first - EXACT, away)
  if (second >= EXACT) s.kinds = replaced(s.kinds, second - EXACT, home)
  const figures = [
    { owner: a, kind: board.kindOf(first) },
    { owner: b, kind: board.kindOf(second) },
  ] as const
  tell?.({ kind: 'swapped', figures, from: [home, away], trouble })
}

/** The removal that a window may have been opened against. */
action(remove, (s, tell, { figure }) => {
  if (board.isThere(s, figure) && !isCovered(s, board.ownerOf(figure))) removeFigure(s, figure, tell)
})

/** Protected by a suffragette for the moment [NN-4.10.12]. */
export const isCovered = (s: NantyNarking, owner: number): boolean => (s.covered & (1 << owner)) !== 0

action(move, (s, tell, { figure, to }) => {
  moveFigure(s, figure, to, tell)
})

action(swap, (s, tell, { first, second }) => {
  swapFigures(s, first, second, tell)
})

// Placing [NN-4.2.1, 4.2.2].

/** Legal districts; with `lifted`, as if an agent had been lifted from there, to which it may not go back. */
export function destinations(s: NantyNarking, seat: Seat, where: Where, lifted: number = NONE): number {
  const not = lifted === NONE ? ALL_DISTRICTS : ALL_DISTRICTS & ~(1 << lifted)
  if (typeof where === 'number') return where & not
  if (where === 'any') return not
  if (where === 'home') return board.builtBy(s, seat) & not
  if (where === 'trouble') return s.trouble & not
  let near = board.presence(s, seat)
  if (lifted !== NONE && board.count(s, lifted, seat) === 1) near &= not
  return near === 0 ? not : board.withNeighbours(near) & not
}

/** Whoever lifts an agent still finds a district: each has neighbours. */
const isWide = (where: Where): boolean => where === 'near' || where === 'any'

export function canPlace(s: NantyNarking, seat: Seat, where: Where): boolean {
  if (isWide(where)) return true
  return s.supply[seat] > 0 ? destinations(s, seat, where) !== 0 : liftable(s, seat, where) !== 0
}

/** Districts from which an agent can be lifted so that a legal destination remains. */
function liftable(s: NantyNarking, seat: Seat, where: Where): number {
  const own = board.presence(s, seat)
  if (isWide(where)) return own
  let mask = 0
  for (let d = 0; d < board.N; d++) if (own & (1 << d) && destinations(s, seat, where, d) !== 0) mask |= 1 << d
  return mask
}

/** Asks for a district, or first for the agent to lift when all twelve are on the board. */
export function startPlacing(s: NantyNarking, seat: Seat, where: Where, quiet = false, optional = false): void {
  if (s.supply[seat] === 0) agenda(s, lift({ seat, where, quiet, optional }))
  else agenda(s, place({ seat, where, quiet, optional, from: NONE, kind: NONE }))
}

/** An agent that was removed comes back elsewhere, by the rules of placing seen without it [NN-4.6.7]. */
export const comeBack = (seat: Seat, from: number, kind: number) =>
  place({ seat, where: 'near', quiet: false, optional: false, from, kind })

question(lift, {
  who: (_, { seat }) => seat,
  moves(s, { seat, where, optional }) {
    const list = board.toOwnFigures(s, moves.of.lift, liftable(s, seat, where), seat)
    if (optional && list.length > 0) list.push(moves.of.done)
    return list
  },
  play(s, chosen, tell, { seat, where, quiet }) {
    if (chosen === moves.of.done) return
    const from = board.districtOf(s, chosen.at)
    const kind = board.kindOf(chosen.at)
    leave(s, chosen.at, 'lifted', tell) // no lasting card is lost [NN-4.10.4]
    agenda(s, place({ seat, where, quiet, optional: false, from, kind }))
  },
  why: unless('lift', 'NN-4.2.2'),
})

question(place, {
  who: (_, { seat }) => seat,
  moves(s, { seat, where, optional, from }) {
    const mask = destinations(s, seat, where) & (from === NONE ? ALL_DISTRICTS : ~(1 << from))
    const list = board.toDistricts(moves.of.place, mask)
    if (optional && list.length > 0) list.push(moves.of.done)
    return list
  },
  play(s, chosen, tell, { seat, quiet, kind }) {
    if (chosen !== moves.of.done) settle(s, seat, chosen.at, kind, quiet, tell)
  },
  why(_, chosen, { where, from }) {
    if (chosen.verb !== 'place') return 'NN-6.2'
    if (chosen.at === from) return 'NN-4.2.2'
    return where === 'near' ? 'NN-4.2.1' : 'NN-4.5.26'
  },
})

/** The agents of a seat that are in supply. */
export function kindsLeft(s: NantyNarking, seat: Seat): Move[] {
  const list: Move[] = []
  for (let k = 0; k < KINDS.length; k++) if (s.kinds[seat * AGENTS + k] === NONE) list.push(moves.of.kind[k])
  return list
}

/** An agent from supply comes to a district; with agent cards its owner says which [NN-4.10.5]. */
export function settle(s: NantyNarking, seat: Seat, district: number, kind: number, quiet: boolean, tell: Tell): void {
  if (board.exact(s) && kind === NONE) agenda(s, chooseKind({ seat, district, quiet }))
  else arrive(s, seat, district, kind, quiet, tell)
}

question(chooseKind, {
  who: (_, { seat }) => seat,
  moves: (s, { seat }) => kindsLeft(s, seat),
  play(s, chosen, tell, { seat, district, quiet }) {
    arrive(s, seat, district, chosen.at, quiet, tell)
  },
  why: unless('kind', 'NN-4.10.5'),
})

// Moving one's own agents.

/** One of the own agents in these districts moves on, to a neighbour or anywhere else [NN-4.5.28 to 4.5.30]. */
question(pickOwn, {
  moves: (s, { from }) => board.toOwnFigures(s, moves.of.pick, from, s.active),
  play(s, chosen, _, { near }) {
    const district = board.districtOf(s, chosen.at)
    const mask = near ? ADJACENT[district] : ALL_DISTRICTS & ~(1 << district)
    agenda(s, destination({ seat: s.active, figure: chosen.at, mask }))
  },
  why: unless('pick', 'NN-4.5.28'),
})

/** Where an agent goes that nobody can hold back. */
question(destination, {
  who: (_, { seat }) => seat,
  moves: (_, { mask }) => board.toDistricts(moves.of.to, mask),
  play(s, chosen, tell, { figure }) {
    moveFigure(s, figure, chosen.at, tell)
  },
  why: unless('to', 'NN-4.3.6'),
})
