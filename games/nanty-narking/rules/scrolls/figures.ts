import {
  calm,
  drive,
  loseOwn,
  move,
  pickFirst,
  pickOther,
  pickOwn,
  pickSecond,
  placeSome,
  rollAndKill,
  stir,
  swap,
  victim,
} from '../../steps.ts'
import { agenda, type Seat } from '#engine/state.ts'
import { ADJACENT, ALL_DISTRICTS, districtNumber } from '../../data.ts'
import { moves } from '../../moves.ts'
import { NONE, type NantyNarking } from '../../state.ts'
import * as board from '../board.ts'
import type { Where } from '../../steps.ts'
import { canPlace, startPlacing } from '../figures.ts'
import { openWindow } from '../interrupts.ts'
import { aimed, anyone, reachesAll, type Scrolls } from './scroll.ts'
import { roll } from './losses.ts'
import { unless } from '../why.ts'
import { question, action } from '../book.ts'

/** A text that places one of the own agents where it says, wherever the others stand [NN-4.5.26]. */
const places = (where: Where, quiet: boolean) => ({
  can: (s: NantyNarking): boolean => canPlace(s, s.active, where),
  begin: (s: NantyNarking): void => startPlacing(s, s.active, where, quiet),
})

const around = (id: Parameters<typeof districtNumber>[0]): number => board.withNeighbours(1 << districtNumber(id))

const ownDistricts = (s: NantyNarking): number => board.presence(s, s.active)
const hasAgent = (s: NantyNarking): boolean => board.onBoard(s, s.active) > 0

export const FIGURE_TEXTS: Scrolls<
  | 'place-quietly'
  | 'place-in-trouble'
  | 'place-at-own-building'
  | 'place-around'
  | 'move-own-agent'
  | 'pay-to-move'
  | 'flee-trouble'
  | 'move-other-figure'
  | 'swap-figures'
  | 'remove-figure-in'
  | 'hire-murder'
  | 'hire-murder-by-other'
  | 'roll-and-kill'
  | 'others-remove-own'
  | 'place-trouble'
> = {
  /** [NN-4.5.25] */
  'place-quietly': places('any', true),
  /** [NN-4.5.26] */
  'place-in-trouble': places('trouble', false),
  'place-at-own-building': places('home', false),
  /** [NN-4.5.27] */
  'place-around': {
    can: (s, e) => canPlace(s, s.active, around(e.district)),
    begin: (s, e) => agenda(s, placeSome({ where: around(e.district), left: e.max, first: true })),
  },
  /** [NN-4.5.28] */
  'move-own-agent': { can: hasAgent, begin: (s) => agenda(s, pickOwn({ from: ownDistricts(s), near: false })) },
  /** [NN-4.5.29] */
  'pay-to-move': {
    ...aimed(anyone),
    can: (s, e) => s.money[s.active] >= e.fee && hasAgent(s),
    strike: (s) => agenda(s, pickOwn({ from: ownDistricts(s), near: false })),
  },
  /** [NN-4.5.30] */
  'flee-trouble': {
    can: (s) => (ownDistricts(s) & s.trouble) !== 0,
    begin: (s) => agenda(s, pickOwn({ from: ownDistricts(s) & s.trouble, near: true })),
  },
  /** [NN-4.5.31] */
  'move-other-figure': {
    can: (s) => board.othersIn(s, board.occupied(s), s.active),
    begin: (s) => agenda(s, pickOther()),
  },
  /** [NN-4.5.32] */
  'swap-figures': {
    can: (s) => board.sizeOf(board.occupied(s)) > 1,
    begin: (s) => agenda(s, pickFirst()),
  },
  /** [NN-4.5.33] */
  'remove-figure-in': {
    can: (s, e) => board.figuresIn(s, districtNumber(e.district)) > 0,
    begin: (s, e) => agenda(s, victim({ seat: s.active, mask: 1 << districtNumber(e.district), but: NONE })),
  },
  /** [NN-4.5.34] */
  'hire-murder': {
    ...aimed(anyone),
    can: (s, e) => s.money[s.active] >= e.fee && board.othersIn(s, s.trouble, s.active),
    strike: (s) => agenda(s, victim({ seat: s.active, mask: s.trouble, but: s.active })),
  },
  /** [NN-4.5.35] */
  'hire-murder-by-other': {
    ...aimed(anyone),
    window: 'text',
    strike: (s, _, seat) => agenda(s, victim({ seat, mask: s.trouble, but: s.active })),
  },
  /** [NN-4.5.36] */
  'roll-and-kill': { begin: (s, e) => agenda(s, rollAndKill({ left: e.rolls })) },
  /** [NN-4.5.37]: the choice comes first, its window after. */
  'others-remove-own': {
    ...reachesAll((s, _, seat) => board.onBoard(s, seat) > 0),
    strike: (s, _, seat) => agenda(s, loseOwn({ seat, orPay: 0 })),
  },
  /** [NN-4.5.38] */
  'place-trouble': {
    can: (s, e) => quietDistricts(s, e.beside) !== 0,
    begin: (s, e) => agenda(s, stir({ mask: quietDistricts(s, e.beside) })),
  },
}

/** Up to so many agents, one after the other; after the first the seat may stop. */
action(placeSome, (s, _, { where, left, first }) => {
  if (left > 1) agenda(s, placeSome({ where, left: left - 1, first: false }))
  if (canPlace(s, s.active, where)) startPlacing(s, s.active, where, false, !first)
})

question(pickOther, {
  moves: (s) => board.toFigures(s, moves.of.pick, board.occupied(s), s.active),
  play: (s, chosen) => agenda(s, drive({ figure: chosen.at })),
  why: unless('pick', 'NN-4.5.31'),
})

/** Where a figure of somebody else is sent; its owner may hold it back. */
question(drive, {
  moves: (s, { figure }) => board.toDistricts(moves.of.to, ADJACENT[board.districtOf(s, figure)]),
  play(s, chosen, _, { figure }) {
    agenda(s, move({ figure, to: chosen.at }))
    const owner = board.ownerOf(figure)
    if (owner < s.seats) openWindow(s, 'text-moves', [owner], figure)
  },
  why: unless('to', 'NN-4.5.31'),
})

question(pickFirst, {
  moves: (s) => board.toFigures(s, moves.of.pick, board.occupied(s)),
  play: (s, chosen) => agenda(s, pickSecond({ first: chosen.at })),
  why: unless('pick', 'NN-4.5.32'),
})

question(pickSecond, {
  moves: (s, { first }) => board.toFigures(s, moves.of.pick, board.occupied(s) & ~(1 << board.districtOf(s, first))),
  play: (s, chosen, _, { first }) => startSwap(s, first, chosen.at),
  why: unless('pick', 'NN-4.5.32'),
})

/** A swap, with windows for the owners other than the active seat, clockwise from it. */
export function startSwap(s: NantyNarking, first: number, second: number): void {
  agenda(s, swap({ first, second }))
  const owners: Seat[] = []
  for (let i = 1; i < s.seats; i++) {
    const seat = (s.active + i) % s.seats
    if (seat === board.ownerOf(first) || seat === board.ownerOf(second)) owners.push(seat)
  }
  if (owners.length > 0) openWindow(s, 'text-moves', owners)
}

/** Roll, kill, and once more, whatever became of the first. */
action(rollAndKill, (s, tell, { left }) => {
  const district = roll(s, tell) - 1
  if (left > 1) agenda(s, rollAndKill({ left: left - 1 }))
  agenda(s, victim({ seat: s.active, mask: 1 << district, but: NONE }))
})

/** Occupied districts without trouble [NN-4.3.4], perhaps only neighbours of troubled ones. */
export function quietDistricts(s: NantyNarking, beside: 'trouble' | 'anything'): number {
  const quiet = board.occupied(s, ALL_DISTRICTS & ~s.trouble)
  if (beside === 'anything') return quiet
  let near = 0
  for (let d = 0; d < board.N; d++) if (s.trouble & (1 << d)) near |= ADJACENT[d]
  return quiet & near
}

question(stir, {
  moves: (_, { mask }) => board.toDistricts(moves.of.stir, mask),
  play(s, chosen, tell) {
    s.trouble |= 1 << chosen.at
    tell?.({ kind: 'stirred', seat: s.active, district: chosen.at })
  },
  why: unless('stir', 'NN-4.3.4'),
})

/** Takes a marker from one of these districts. */
question(calm, {
  moves: (_, { mask }) => board.toDistricts(moves.of.calm, mask),
  play: (s, chosen, tell) => removeTrouble(s, chosen.at, tell),
  why: unless('calm', 'NN-4.2.4'),
})

export function removeTrouble(s: NantyNarking, district: number, tell: board.Tell): void {
  s.trouble &= ~(1 << district)
  tell?.({ kind: 'calmed', seat: s.active, district })
}
