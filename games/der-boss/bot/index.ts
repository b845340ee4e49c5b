import {
  agentOrder,
  businessField,
  businessFigure,
  competitionTarget,
  defectorTarget,
  moveCount,
  moveFrom,
  movePawn,
  moveTo,
  partnerArea,
  procureCard,
  reentryArea,
  swapFirst,
  swapSecond,
  turnAction,
} from '../steps.ts'
import { chances } from '#bots/chances.ts'
import type { Outlook, Term } from '#engine/game.ts'
import { nextSeat, replaced, type Seat } from '#engine/state.ts'
import { byStep } from '#engine/step.ts'
import { AREAS, HAND_LIMIT, ORDERS, SPECIAL, TRACK, UNSCORED_ORDERS } from '../data.ts'
import { LAYERS } from './layers.generated.ts'
import { fightOdds } from '../rules/odds.ts'
import { lookAtMap, sketch } from './map.ts'
import { holdOdds, type Leg } from './orders.ts'
import { looksAlike, outlookBy, outlooks, sketched, TERMS, type BossTerm } from './outlook.ts'
import { result } from '../rules/end.ts'
import { isRivalArea } from '../rules/area.ts'
import { addToHand, clone, handSize, NOBODY, NONE, ordersLeft, REMOVED, type Boss } from '../state.ts'

/**
 * What each seat may expect, which says the more the fewer orders are left. In the middle of a card that is what the best way to go on
 * promises, so that a bot which looks one decision ahead sees what a card is good for before it has chosen where to use it.
 */
export function outlook(s: Boss): Outlook {
  const step = s.agenda[s.agenda.length - 1]
  const expected = ahead(step, s) ?? worth(s)
  const spread = spreadOf(s)
  for (let seat = 0; seat < s.seats; seat++) expected[seat] /= spread
  const stage = 1 - scorable(s) / (ORDERS.length - UNSCORED_ORDERS)
  return { expected, stage, next: movePawn.is(step) ? s.active : nextSeat(s, s.active) }
}

const scorable = (s: Boss): number => ordersLeft(s) - UNSCORED_ORDERS
const spreadOf = (s: Boss): number => 1.2 + 0.3 * scorable(s)

/** In the middle of a card the rest is what going on with it promises. */
export function terms(s: Boss, seat: Seat): Term<BossTerm | 'promise'>[] {
  const spread = spreadOf(s)
  const parts = TERMS.map((term) => ({ term, worth: outlookBy(s, term)[seat] / spread }))
  const rest = outlook(s).expected[seat] - parts.reduce((sum, { worth }) => sum + worth, 0)
  return [...parts, { term: 'promise', worth: rest }]
}

export const value = chances({ outlook, result }, LAYERS)

/** In millions: what seats may expect, with something more for the active one. */
function worth(s: Boss, leg?: Leg, bonus = 0): number[] {
  const millions = outlooks(s, leg)
  millions[s.active] += bonus
  return millions
}

/** In millions: a card of one's choice, a figure of one's choice, a monopoly over what the lead for it counted already. */
const CARD = 0.6
const FIGURE = 0.27
const MONOPOLY = 2

/** Questions in which the answer is still open: the best that can be made of each. */
const ahead = byStep<[s: Boss], number[]>((when) => [
  when(turnAction, (_, s) => cardAhead(s)),
  when(moveFrom, ({ card }, s) => worth(s, { card, from: NONE })),
  when(moveTo, ({ card, from }, s) => worth(s, { card, from })),
  when(moveCount, ({ from, to }, s) => bestCount(s, from, to)),
  when(reentryArea, (_, s) => worth(s, undefined, 4 * FIGURE)),
  when(partnerArea, (_, s) => worth(s, undefined, FIGURE * Math.min(s.supply[s.active], placesLeft(s)))),
  when(businessField, (_, s) => worth(s, undefined, MONOPOLY)),
  when(businessFigure, (_, s) => worth(s, undefined, MONOPOLY)),
  when(competitionTarget, (_, s) => worth(s, undefined, 0.3)),
  when(defectorTarget, (_, s) => bestDefection(s)),
  when(swapFirst, (_, s) => worth(s, undefined, 0.2)),
  when(swapSecond, ({ first }, s) => bestSwap(s, first)),
  when(procureCard, ({ taken }, s) => worth(s, undefined, CARD * (2 - taken.length))),
  when(agentOrder, (_, s) => bestRemoval(s)),
])

const placesLeft = (s: Boss): number => s.agenda.filter((step) => partnerArea.is(step)).length

/** Before taking or playing: the card that the pawn's field offers is as good as in hand. */
function cardAhead(s: Boss): number[] {
  const stack = TRACK[s.pawns[s.active]]
  const left = stack === SPECIAL ? s.specials.length : s.stacks[stack]
  if (left === 0 || handSize(s, s.active) === HAND_LIMIT) return worth(s)
  if (stack === SPECIAL) return worth(s, undefined, CARD)
  const after = clone(s)
  addToHand(after, s.active, stack, 1)
  return worth(after)
}

/** The best of several positions, by how far the active seat is ahead of the best other there. */
function best(s: Boss, positions: readonly number[][]): number[] {
  let found = positions[0]
  let most = lead(s, found)
  for (let i = 1; i < positions.length; i++) {
    const other = lead(s, positions[i])
    if (other <= most) continue
    found = positions[i]
    most = other
  }
  return found
}

function lead(s: Boss, millions: readonly number[]): number {
  let other = -Infinity
  for (let seat = 0; seat < s.seats; seat++) if (seat !== s.active && millions[seat] > other) other = millions[seat]
  return millions[s.active] - other
}

/** How many figures to send: all, all but one or two, or a few, with the chances of each. */
function bestCount(s: Boss, from: number, to: number): number[] {
  const here = s.figures[from]
  setOut(s, from)
  lookAtMap(s)
  const positions: number[][] = []
  for (let count = here; count >= 1; count--)
    if (count >= here - 2 || count <= 3) positions.push(arrival(s, from, to, count))
  return best(s, positions)
}

/** What a transport leads to on average, in two cases: the area is held, or the figures are lost. */
function arrival(s: Boss, from: number, to: number, count: number): number[] {
  leave(s, from, count)
  if (s.owner[to] === s.active) {
    hold(s, to, s.figures[to] + count)
    return sketched(s)
  }
  const odds = holdOdds(s, to, count)
  hold(s, to, Math.max(1, Math.round(count - lossesIn(s, to, count))))
  const good = sketched(s)
  const bad = (lost.worth[count] ??= worthLost(s, to))
  for (let seat = 0; seat < s.seats; seat++) good[seat] = odds * good[seat] + (1 - odds) * bad[seat]
  return good
}

/** What it is worth to lose so many figures on the way: the same wherever they go, so that it is looked at once for all goals. */
const lost = { board: null as Boss | null, from: NONE, worth: [] as (number[] | undefined)[] }

function setOut(s: Boss, from: number): void {
  if (lost.from === from && lost.board && looksAlike(lost.board, s)) return
  lost.board = clone(s)
  lost.from = from
  lost.worth = []
}

/** With those who set out gone from the sketch already. */
function worthLost(s: Boss, to: number): number[] {
  asItWas(s, to)
  return sketched(s)
}

/** Figures that a successful attack costs, about; the mafia is not always there. */
const lossesIn = (s: Boss, area: number, count: number): number =>
  s.owner[area] === NOBODY ? 0 : fightOdds(count, s.figures[area]).attackersLost * 0.8

/** Sketches that figures of the active seat have left an area. */
function leave(s: Boss, area: number, count: number): void {
  if (s.figures[area] > count) sketch(area, s.active, s.figures[area] - count, s.company[area])
  else sketch(area, NOBODY, 0, NONE)
}

/** Sketches that the active seat holds an area. */
const hold = (s: Boss, area: number, count: number): void => sketch(area, s.active, count, s.company[area])

const asItWas = (s: Boss, area: number): void => sketch(area, s.owner[area], s.figures[area], s.company[area])

/** A rival's lone figure is the area; others have to be fought by one alone. */
function bestDefection(s: Boss): number[] {
  const positions = [worth(s)]
  for (let area = 0; area < AREAS.length; area++) {
    if (!isRivalArea(s, area) || s.figures[area] > 1) continue
    hold(s, area, 1)
    positions.push(sketched(s))
    asItWas(s, area)
  }
  return best(s, positions)
}

function bestSwap(s: Boss, first: number): number[] {
  lookAtMap(s)
  const positions: number[][] = []
  for (let area = 0; area < AREAS.length; area++) {
    if (s.owner[area] === NOBODY || area === first) continue
    sketch(first, s.owner[first], s.figures[first], s.company[area])
    sketch(area, s.owner[area], s.figures[area], s.company[first])
    positions.push(sketched(s))
    asItWas(s, area)
  }
  return best(s, positions)
}

function bestRemoval(s: Boss): number[] {
  const without = (order: number): number[] => {
    const after = clone(s)
    after.open = s.open.filter((other) => other !== order)
    after.orderOwner = replaced(s.orderOwner, order, REMOVED)
    return worth(after)
  }
  return best(s, s.open.map(without))
}
