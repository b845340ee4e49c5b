import {
  arrivals,
  crash,
  destination,
  evacuate,
  eventOver,
  fall,
  flee,
  giveUp,
  inigoReactions,
  killVictim,
  murder,
  murderVictim,
  nameAgent,
  subside,
  voidCard,
} from '../steps.ts'
import { below } from '#engine/luck.ts'
import type { Listener } from '#engine/event.ts'
import { agenda, nextSeat, reveal } from '#engine/state.ts'
import { ADJACENT, DIE, EVENTS, FOG_CARDS, HOLBORN, RIOTS_FROM, SUBSIDENCE_FEE, type EventId } from '../data.ts'
import type { NantyEvent } from '../events.ts'
import { CITIZEN, GRENADIER, moves, SHIELD_ARRIVAL, SHIELD_BUILDING, SHIELD_CARD } from '../moves.ts'
import { DISCARD, NOBODY, NONE, type NantyNarking } from '../state.ts'
import * as board from './board.ts'
import { fromDeck } from './hands.ts'
import { pay, type Tell } from './board.ts'
import { loseHouse } from './buildings.ts'
import { endGame, RIOTS } from './end.ts'
import { askReactions, flooded, isShielded, struckBuildings, unprotected } from './event-reactions.ts'
import { arrive, comeBack, isCovered, removeFigure } from './figures.ts'
import { roll } from './scrolls/losses.ts'
import { unless } from './why.ts'
import { question, action } from './book.ts'

/** Turns over the top event and resolves it [NN-4.2.9] (chapter 4.7). */
export function drawEvent(s: NantyNarking, tell: Tell): void {
  const show = reveal(s, tell)
  const event = s.events.at(-1)
  if (event === undefined) return tell?.({ kind: 'no-event', seat: s.active })
  s.events = s.events.slice(0, -1)
  s.eventKnown = s.eventKnown.slice(0, -1)
  s.event = event
  s.past = [...s.past, event]
  show?.({ kind: 'event', seat: s.active, event })
  agenda(s, eventOver())
  RESOLVE[EVENTS[event]](s, show)
}

/** The event is finished before anything else begins [NN-4.7.15]. */
action(eventOver, (s) => {
  s.event = NONE
  s.covered = 0
  forgetVictims(s)
})

function forgetVictims(s: NantyNarking): void {
  s.rolls = []
  s.victim = NONE
  s.shields = []
  s.returning = []
}

/** All dice first [NN-4.7.1]. */
function rollAll(s: NantyNarking, dice: number, tell: Tell): void {
  for (let i = 0; i < dice; i++) s.rolls = [...s.rolls, below(s.luck, DIE)]
  tell?.({ kind: 'event-dice', event: s.event, rolls: [...s.rolls] })
}

const RESOLVE: Readonly<Record<EventId, (s: NantyNarking, show: Listener<NantyEvent>) => void>> = {
  /** [NN-4.7.3] */
  'zeppelin-crash'(s, tell) {
    rollAll(s, 1, tell)
    agenda(s, crash())
    askReactions(s)
  },
  /** [NN-4.7.4] */
  flood(s, tell) {
    rollAll(s, 2, tell)
    agenda(s, evacuate({ seat: s.start, left: s.seats }))
    askReactions(s)
  },
  /** [NN-4.7.5] */
  fire(s, tell) {
    spreadFire(s)
    tell?.({ kind: 'event-dice', event: s.event, rolls: [...s.rolls] })
    agenda(s, fall())
    askReactions(s)
  },
  /** [NN-4.7.6] */
  fog(s, show) {
    const cards = fromDeck(s, FOG_CARDS, DISCARD)
    show?.({ kind: 'fog', cards })
  },
  /** [NN-4.7.7] */
  riots(s, tell) {
    const markers = board.sizeOf(s.trouble)
    const over = markers >= RIOTS_FROM
    tell?.({ kind: 'riots', markers, over })
    if (over) endGame(s, RIOTS, NOBODY, tell)
  },
  /** [NN-4.7.8] */
  explosion(s, tell) {
    rollAll(s, 1, tell)
    agenda(s, fall())
    askReactions(s)
  },
  /** [NN-4.7.9] */
  'mysterious-murders': (s) => agenda(s, murder({ seat: s.active, left: s.seats })),
  /** [NN-4.7.10] */
  'riot-act'(s, tell) {
    rollAll(s, 4, tell)
    agenda(s, arrivals({ owner: GRENADIER }))
    askReactions(s)
  },
  /** [NN-4.7.11] */
  subsidence: (s) => agenda(s, subside({ seat: s.active, left: s.seats })),
  /** [NN-4.7.12] */
  'inigo-jones'(s, tell) {
    rollAll(s, 1, tell)
    agenda(s, nameAgent(), inigoReactions(), voidCard())
  },
  /** [NN-4.7.13] */
  'new-citizens'(s, tell) {
    rollAll(s, 3, tell)
    agenda(s, arrivals({ owner: CITIZEN }))
    askReactions(s)
  },
  /** [NN-4.7.14] */
  earthquake(s, tell) {
    rollAll(s, 2, tell)
    agenda(s, fall())
    askReactions(s)
  },
}

// Zeppelin Crash.

action(crash, (s, tell) => {
  const district = s.rolls[0]
  if (s.building[district] !== NOBODY && !isShielded(s, SHIELD_BUILDING + district)) loseHouse(s, district, tell)
  const calmed = s.trouble & (1 << district)
  for (const { at } of board.toFigures(s, moves.of.kill, 1 << district)) {
    const returning = countOf(s.returning, at)
    const doomed = isCovered(s, board.ownerOf(at)) ? returning : unprotected(s, at) + returning
    for (let i = 0; i < doomed; i++) removeFigure(s, at, tell)
  }
  if (calmed && s.trouble & (1 << district)) tell?.({ kind: 'calmed', seat: s.active, district })
  s.trouble &= ~(1 << district)
  const back = [...s.returning].sort((a, b) => board.ownerOf(a) - board.ownerOf(b))
  agenda(s, ...back.map((figure) => comeBack(board.ownerOf(figure), district, board.kindOf(figure))))
})

const countOf = (list: readonly number[], item: number): number => {
  let count = 0
  for (let i = 0; i < list.length; i++) if (list[i] === item) count++
  return count
}

// Flood.

/** Seat by seat from the start seat. */
action(evacuate, (s, _, { seat, left }) => {
  if (left > 1) agenda(s, evacuate({ seat: nextSeat(s, seat), left: left - 1 }))
  agenda(s, flee({ seat }))
})

/** One agent after the other leaves. */
question(flee, {
  who: (_, { seat }) => seat,
  moves: (s, { seat }) =>
    board.toOwnFigures(s, moves.of.pick, flooded(s), seat).filter(({ at }) => unprotected(s, at) > 0),
  play(s, chosen, _, step) {
    const dry = ADJACENT[board.districtOf(s, chosen.at)] & ~flooded(s)
    agenda(s, destination({ seat: step.seat, figure: chosen.at, mask: dry }), flee(step))
  },
  why: unless('pick', 'NN-4.7.4'),
})

// Fire, Explosion, Earthquake.

/** Burns on as long as the next district rolled borders on the last and has a building not yet burning. */
function spreadFire(s: NantyNarking): void {
  for (let last = NONE; ; last = s.rolls.at(-1)!) {
    const next = below(s.luck, DIE)
    const spreads =
      s.building[next] !== NOBODY && !s.rolls.includes(next) && (last === NONE || (ADJACENT[last] & (1 << next)) !== 0)
    s.rolls = [...s.rolls, next]
    if (!spreads) return
  }
}

action(fall, (s, tell) => collapse(s, struckBuildings(s), tell))

/** All unprotected buildings of these districts are lost. */
function collapse(s: NantyNarking, districts: number, tell: Tell): void {
  for (let d = 0; d < board.N; d++)
    if (districts & (1 << d) && !isShielded(s, SHIELD_BUILDING + d)) loseHouse(s, d, tell)
}

// Mysterious Murders: roll, choose, resolve, then the next seat.

action(murder, (s, tell, { seat, left }) => {
  forgetVictims(s)
  s.rolls = [...s.rolls, roll(s, tell, seat) - 1]
  if (left > 1) agenda(s, murder({ seat: nextSeat(s, seat), left: left - 1 }))
  agenda(s, murderVictim({ seat }))
})

question(murderVictim, {
  who: (_, { seat }) => seat,
  moves: (s) => board.toFigures(s, moves.of.kill, 1 << s.rolls[0]),
  play(s, chosen) {
    s.victim = chosen.at
    agenda(s, killVictim())
    askReactions(s)
  },
  why: unless('kill', 'NN-4.7.9'),
})

/** Unless protected; or it comes back elsewhere. */
action(killVictim, (s, tell) => {
  const figure = s.victim
  const owner = board.ownerOf(figure)
  if (isShielded(s, figure) || isCovered(s, owner)) return
  const district = board.districtOf(s, figure)
  removeFigure(s, figure, tell)
  if (s.returning.length > 0) agenda(s, comeBack(owner, district, board.kindOf(figure)))
})

// Riot Act and New Citizens.

/** In roll order; grenadiers bring trouble even to an empty district [NN-4.3.4]. */
action(arrivals, (s, tell, { owner }) => {
  for (let i = 0; i < s.rolls.length; i++) {
    const district = s.rolls[i]
    if (isShielded(s, SHIELD_ARRIVAL + i)) tell?.({ kind: 'kept-away', seat: s.building[HOLBORN], owner, district })
    else if (owner === CITIZEN) arrive(s, owner, district, NONE, false, tell)
    else march(s, district, tell)
  }
})

function march(s: NantyNarking, district: number, tell: Tell): void {
  const trouble = !(s.trouble & (1 << district))
  arrive(s, GRENADIER, district, NONE, true, undefined)
  s.trouble |= 1 << district
  tell?.({ kind: 'placed', figure: { owner: GRENADIER, kind: NONE }, district, trouble, quiet: false })
}

// Subsidence.

/** Pays for as many buildings as its money reaches for, and loses the others. */
action(subside, (s, tell, { seat, left }) => {
  if (left > 1) agenda(s, subside({ seat: nextSeat(s, seat), left: left - 1 }))
  const owned = board.sizeOf(board.builtBy(s, seat))
  const paidFor = Math.min(owned, Math.floor(s.money[seat] / SUBSIDENCE_FEE))
  pay(s, seat, null, paidFor * SUBSIDENCE_FEE, tell)
  if (paidFor === 0) return collapse(s, board.builtBy(s, seat), tell)
  if (owned > paidFor) agenda(s, giveUp({ seat, left: owned - paidFor }))
})

question(giveUp, {
  who: (_, { seat }) => seat,
  moves: (s, { seat }) => board.toDistricts(moves.of['lose-house'], board.builtBy(s, seat)),
  play(s, chosen, tell, { seat, left }) {
    loseHouse(s, chosen.at, tell)
    if (left > 1) agenda(s, giveUp({ seat, left: left - 1 }))
  },
  why: unless('lose-house', 'NN-4.7.11'),
})

// Inigo Jones.

/** Who holds the card names the agent it would lose, before anybody reacts. */
question(nameAgent, {
  who: (s) => Math.max(0, s.building[s.rolls[0]]),
  moves(s) {
    const district = s.rolls[0]
    const holder = s.building[district]
    return holder === NOBODY ? [] : board.toOwnFigures(s, moves.of.lose, 1 << district, holder)
  },
  play(s, chosen) {
    s.victim = chosen.at
  },
  why: unless('lose', 'NN-4.7.12'),
})

action(inigoReactions, (s) => askReactions(s))

action(voidCard, (s, tell) => {
  const district = s.rolls[0]
  const holder = s.building[district]
  if (!isShielded(s, SHIELD_CARD + district)) {
    s.voided |= 1 << district
    tell?.({ kind: 'card-voided', district, seat: holder === NOBODY ? null : holder })
  }
  if (s.victim !== NONE) agenda(s, killVictim())
})
