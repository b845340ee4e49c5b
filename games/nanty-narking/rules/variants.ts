import {
  calm,
  coinOrCard,
  crowd,
  discardOne,
  drawHouse,
  mansionOther,
  mansionOwn,
  ransom,
  remove,
  ride,
  streetGirl,
  takeTheirs,
  toBottom,
  toTop,
  victim,
} from '../steps.ts'
import { agenda, replaced, reveal, type Seat } from '#engine/state.ts'
import type { Move } from '#engine/move.ts'
import { AGENT_TEXT, HOUSE_TEXT, type Effect } from '../data/cards.ts'
import { AGENTS, ALL_DISTRICTS, districtNumber, HOUSES, KINDS, THAMES, type HouseId, type KindId } from '../data.ts'
import { EXACT, moves } from '../moves.ts'
import { HIDDEN, NOBODY, NONE, type NantyNarking } from '../state.ts'
import * as board from './board.ts'
import { pay, plus, type Tell } from './board.ts'
import { houseAt } from './buildings.ts'
import { canPlace, moveFigure, startPlacing } from './figures.ts'
import { draw, handOver, inspect, toHand } from './hands.ts'
import { openRemovalWindow } from './interrupts.ts'

import { aimed, reachesAll, type Scrolls } from './scrolls/scroll.ts'

import { startSwap } from './scrolls/figures.ts'

import { demand, earn } from './scrolls/money.ts'
import { unless } from './why.ts'
import { question, action } from './book.ts'

/** Where the figure or building stands whose card this is, or `NONE` [NN-4.10.3]. */
export const standsAt = (s: NantyNarking, source: number): number =>
  source < HOUSE_TEXT ? s.kinds[s.active * AGENTS + source - AGENT_TEXT] : houseAt(s, s.active, source - HOUSE_TEXT)

const bit = (s: NantyNarking, source: number): number => 1 << standsAt(s, source)
const agentsThere = (s: NantyNarking, seat: Seat, source: number): number => board.count(s, standsAt(s, source), seat)

/** A building of one of these kinds, whoever owns it, stands beside the figure. */
const isNear = (s: NantyNarking, source: number, houses: readonly HouseId[]): boolean => {
  const house = s.houseKind[standsAt(s, source)]
  return house !== NONE && houses.includes(HOUSES[house])
}

const othersThere = (s: NantyNarking, source: number): number => {
  let agents = 0
  for (let seat = 0; seat < s.seats; seat++) if (seat !== s.active) agents += agentsThere(s, seat, source)
  return agents
}

/** The piece stands in one of the districts its card names. */
const isIn = (s: NantyNarking, source: number, districts: Extract<Effect, { in: unknown }>['in']): boolean =>
  districts.some((id) => districtNumber(id) === standsAt(s, source))

const affordable = (s: NantyNarking, fee: number): boolean => s.money[s.active] >= fee

export const PIECE_TEXTS: Scrolls<`agent-${Exclude<KindId, 'suffragette'>}` | `building-${HouseId}`> = {
  /** [NN-4.10.6] */
  'agent-street-girl': {
    can: (s, e, source) => gentlemen(s, e.victims, source).length > 0,
    begin: (s, e, source) => agenda(s, streetGirl({ source, victims: e.victims, dealtWith: [] })),
    refused(s, _, _seat, _source, figure) {
      agenda(s, remove({ figure }))
      openRemovalWindow(s, figure, 'text-removes')
    },
  },
  /** [NN-4.10.7] */
  'agent-tosher': {
    can: (s, e, source) => (bit(s, source) & s.trouble) !== 0 && affordable(s, e.fee),
    begin(s, e, _, tell) {
      pay(s, s.active, null, e.fee, tell)
      s.extraPlays++
    },
  },
  /** [NN-4.10.8] */
  'agent-cyclist': {
    begin: (s, _, source) => agenda(s, ride({ figure: EXACT + s.active * AGENTS + source - AGENT_TEXT }), drawHouse()),
  },
  /** [NN-4.10.9] */
  'agent-jockey': {
    ...aimed((s, _, seat, source) => agentsThere(s, seat, source) > 0 && s.handCount[seat] > 0),
    window: 'text-hand',
    strike(s, _, seat, _source, tell) {
      inspect(s, s.active, seat, tell)
      agenda(s, takeTheirs({ target: seat }))
    },
  },
  /** [NN-4.10.10] */
  'agent-sailor': {
    can: (s, e, source) =>
      (bit(s, source) & THAMES) !== 0 && s.handCount[s.active] > 0 && s.deck.length > 0 && affordable(s, e.fee),
    begin(s, e, _, tell) {
      pay(s, s.active, null, e.fee, tell)
      agenda(s, discardOne({ gain: 0, draw: 1 }))
    },
  },
  /** [NN-4.10.11] */
  'agent-newsboy': {
    can: (s, e, source) => othersThere(s, source) > 0 && s.deck.length > 0 && affordable(s, e.fee),
    begin(s, e, _, tell) {
      pay(s, s.active, null, e.fee, tell)
      draw(s, s.active, 1, tell)
    },
  },
  /** [NN-4.10.13] */
  'agent-flower-girl': {
    can: (s, e, source) => isNear(s, source, e.near),
    begin: (s, e, _, tell) => void earn(s, e.amount, tell),
  },
  /** [NN-4.10.14] */
  'agent-match-girl': {
    ...aimed((s, _, seat, source) => agentsThere(s, seat, source) > 0 && (s.money[seat] > 0 || s.handCount[seat] > 0)),
    window: 'text-hand',
    strike: (s, e, seat, source) =>
      agenda(s, coinOrCard({ seat, amount: e.amount, left: agentsThere(s, seat, source) })),
  },
  /** [NN-4.10.15] */
  'agent-maid': {
    can: (s, e, source) => (board.withNeighbours(bit(s, source)) & s.trouble) !== 0 && affordable(s, e.fee),
    begin(s, e, source, tell) {
      pay(s, s.active, null, e.fee, tell)
      agenda(s, calm({ mask: board.withNeighbours(bit(s, source)) & s.trouble }))
    },
  },
  /** [NN-4.10.16] */
  'agent-governess': {
    can: (s, e, source) => isNear(s, source, e.near) && s.events.length > 0,
    begin: (s, e, _, tell) => lookAhead(s, Math.min(e.count, s.events.length), tell),
  },
  /** [NN-4.10.17] */
  'agent-gentleman': {
    can: (s, _, source) => s.building[standsAt(s, source)] === NOBODY,
    begin(s, _, source) {
      s.cheap = standsAt(s, source)
    },
  },
  /** [NN-4.10.18] */
  'building-palace': {
    can: (s, e, source) => isIn(s, source, e.in) && othersThere(s, source) > 0,
    begin: (s, e, source, tell) => void earn(s, e.amount * othersThere(s, source), tell),
  },
  /** [NN-4.10.19] */
  'building-mansion': {
    can: (s, _, source) => mansionFirst(s, standsAt(s, source)).length > 0,
    begin: (s, _, source) => agenda(s, mansionOwn({ at: standsAt(s, source) })),
  },
  /** [NN-4.10.20] */
  'building-factory': {
    can: (s, _, source) => canPlace(s, s.active, bit(s, source)),
    begin: (s, e, source) => agenda(s, crowd({ where: bit(s, source), left: e.count })),
  },
  /** [NN-4.10.21] */
  'building-tenement': {
    can: (s, _, source) => board.figuresIn(s, standsAt(s, source)) > 0,
    begin: (s, _, source) => agenda(s, victim({ seat: s.active, mask: bit(s, source), but: NONE })),
  },
  /** [NN-4.10.22] */
  'building-office': {
    ...aimed((s, e, seat, source) => isIn(s, source, e.in) && agentsThere(s, seat, source) > 0 && s.money[seat] > 0),
    window: 'text',
    strike: (s, e, seat, _, tell) => void demand(s, seat, e.amount, tell),
  },
  /** [NN-4.10.23] */
  'building-hotel': {
    ...reachesAll((s, _, seat, source) => agentsThere(s, seat, source) > 0 && s.money[seat] > 0),
    can: (s, _, source) => guests(s, source),
    window: 'text',
    strike: (s, e, seat, source, tell) => void demand(s, seat, e.amount * agentsThere(s, seat, source), tell),
  },
}

/** Another seat with an agent there and money. */
function guests(s: NantyNarking, source: number): boolean {
  for (let seat = 0; seat < s.seats; seat++)
    if (seat !== s.active && agentsThere(s, seat, source) > 0 && s.money[seat] > 0) return true
  return false
}

/** Other seats' figures of these kinds in her district. */
function gentlemen(s: NantyNarking, victims: readonly KindId[], source: number): Move[] {
  const list: Move[] = []
  for (let seat = 0; seat < s.seats; seat++)
    for (let k = 0; k < KINDS.length; k++)
      if (seat !== s.active && s.kinds[seat * AGENTS + k] === standsAt(s, source) && victims.includes(KINDS[k]))
        list.push(moves.of.kill[EXACT + seat * AGENTS + k])
  return list
}

/** One victim after the other, each once, at least one. */
question(streetGirl, {
  moves(s, { source, victims, dealtWith }) {
    const list = gentlemen(s, victims, source).filter((chosen) => !dealtWith.includes(chosen.at))
    if (dealtWith.length > 0 && list.length > 0) list.push(moves.of.done)
    return list
  },
  play(s, chosen, _, step) {
    if (chosen === moves.of.done) return
    const dealtWith = [...step.dealtWith, chosen.at]
    agenda(
      s,
      ransom({ source: step.source, seat: board.ownerOf(chosen.at), figure: chosen.at }),
      streetGirl({ ...step, dealtWith }),
    )
  },
  why: unless('kill', 'NN-4.10.6'),
})

question(ride, {
  moves(s, { figure }) {
    const list = board.toDistricts(moves.of.to, ALL_DISTRICTS & ~(1 << board.districtOf(s, figure)))
    list.push(moves.of.stay)
    return list
  },
  play(s, chosen, tell, { figure }) {
    if (chosen !== moves.of.stay) moveFigure(s, figure, chosen.at, tell)
  },
  why: unless('to', 'NN-4.3.6'),
})

question(drawHouse, {
  moves: (s) => (s.housePile.length > 0 ? [moves.of['draw-house'], moves.of.done] : []),
  play(s, chosen, tell) {
    if (chosen === moves.of.done) return
    const show = reveal(s, tell)
    const house = s.housePile.at(-1)!
    s.housePile = s.housePile.slice(0, -1)
    s.houseCards = replaced(s.houseCards, house, s.active)
    s.secretHouses = plus(s.secretHouses, s.active, 1)
    show?.({ kind: 'house-card', seat: s.active, secret: { house }, eyes: [s.active] })
  },
  why: unless('draw-house', 'NN-4.10.8'),
})

question(takeTheirs, {
  secret: true,
  moves(s, { target }) {
    const list = toHand(s, moves.of.take, target)
    list.push(moves.of.done)
    return list
  },
  play(s, chosen, tell, { target }) {
    if (chosen !== moves.of.done) handOver(s, target, s.active, chosen.at, tell)
  },
  why: unless('take', 'NN-4.10.9'),
})

// The governess [NN-4.10.16]. The top of the pile is its end.

function lookAhead(s: NantyNarking, count: number, tell: Tell): void {
  const from = s.events.length - count
  s.eventKnown = s.eventKnown.map((known, i) => (i < from ? known : known | (1 << s.active)))
  reveal(
    s,
    tell,
  )?.({ kind: 'looked-ahead', seat: s.active, count, secret: { events: s.events.slice(from) }, eyes: [s.active] })
  agenda(s, toBottom({ count }))
}

/** The moves of a verb to these events; in a view, to those that the eye knows. */
const toEvents = (verb: readonly Move[], events: readonly number[]): Move[] =>
  events.flatMap((event) => (event === HIDDEN ? [] : [verb[event]]))

/** Asked even for a single event: which it is stays a secret. */
question(toBottom, {
  secret: true,
  always: true,
  moves: (s, { count }) => toEvents(moves.of.bottom, s.events.slice(-count)),
  play(s, chosen, _, { count }) {
    s.events = [chosen.at, ...s.events.filter((event) => event !== chosen.at)]
    // Everybody saw a card go to the bottom; who knew the pile still knows which lies where.
    const at = s.eventKnown.length - count
    s.eventKnown = [s.eventKnown[at], ...s.eventKnown.toSpliced(at, 1)]
    if (count > 2) agenda(s, toTop({ left: count - 1, done: 0 }))
  },
  why: unless('bottom', 'NN-4.10.16'),
})

/** The others go back on top, from the first to come to the last. */
question(toTop, {
  secret: true,
  moves: (s, { left, done }) =>
    toEvents(moves.of.top, s.events.slice(s.events.length - done - left, s.events.length - done)),
  play(s, chosen, _, { left, done }) {
    const to = s.events.length - 1 - done
    s.events = s.events.filter((event) => event !== chosen.at).toSpliced(to, 0, chosen.at)
    if (left > 2) agenda(s, toTop({ left: left - 1, done: done + 1 }))
  },
  why: unless('top', 'NN-4.10.16'),
})

// Mansion and factory.

question(mansionOwn, {
  moves: (s, { at }) => mansionFirst(s, at),
  play: (s, chosen, _, { at }) => agenda(s, mansionOther({ at, first: chosen.at })),
  why: unless('pick', 'NN-4.10.19'),
})

/** Own agents for which somebody else's can be found, one of the two beside the mansion. */
const mansionFirst = (s: NantyNarking, at: number): Move[] =>
  board.toOwnFigures(s, moves.of.pick, ALL_DISTRICTS, s.active).filter((own) => mansionSecond(s, at, own.at).length > 0)

function mansionSecond(s: NantyNarking, at: number, first: number): Move[] {
  const from = board.districtOf(s, first)
  const mask = from === at ? ALL_DISTRICTS & ~(1 << at) : 1 << at
  const list: Move[] = []
  for (let d = 0; d < board.N; d++)
    for (let seat = 0; seat < s.seats; seat++)
      if (mask & (1 << d) && seat !== s.active) board.pushFigures(s, list, moves.of.pick, d, seat)
  return list
}

question(mansionOther, {
  moves: (s, { at, first }) => mansionSecond(s, at, first),
  play: (s, chosen, _, { first }) => startSwap(s, first, chosen.at),
  why: unless('pick', 'NN-4.10.19'),
})

/** Agents one after the other, as many as can be had, then trouble. */
action(crowd, (s, tell, { where, left }) => {
  if (left === 0) {
    if (s.trouble & where || !board.occupied(s, where)) return
    s.trouble |= where
    tell?.({ kind: 'stirred', seat: s.active, district: Math.log2(where) })
    return
  }
  agenda(s, crowd({ where, left: left - 1 }))
  if (canPlace(s, s.active, where)) startPlacing(s, s.active, where)
})
