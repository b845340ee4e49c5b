import { eventReact, eventWindow } from '../steps.ts'
import { agenda, reveal, type Seat } from '#engine/state.ts'
import type { Move } from '#engine/move.ts'
import { effectOf, INTERRUPTS } from '../data/cards.ts'
import { ABILITY, EVENTS, HOLBORN, THAMES } from '../data.ts'
import { EXACT, FIGURES, moves, SHIELD_ARRIVAL, SHIELD_BUILDING, SHIELD_CARD } from '../moves.ts'
import { NOBODY, NONE, type NantyNarking } from '../state.ts'
import * as board from './board.ts'
import { pay, type Tell } from './board.ts'
import { holdsCard } from './districts.ts'
import { isCovered } from './figures.ts'
import { discard, mayHold } from './hands.ts'
import { callSuffragette, FITTING, FITTING_CARDS, hasSuffragette, mayHaveSuffragette } from './interrupts.ts'
import { question, action } from './book.ts'

const SHIELD = ABILITY[HOLBORN]
export const SHIELD_FEE: number = SHIELD.does === 'event-shield' ? SHIELD.fee : 0

// What the event is about to do; it follows from its dice.

/** Rolled districts on the Thames [NN-4.7.4]. */
export function flooded(s: NantyNarking): number {
  let mask = 0
  for (let i = 0; i < s.rolls.length; i++) mask |= 1 << s.rolls[i]
  return mask & THAMES
}

/** Districts whose buildings the event strikes. */
export function struckBuildings(s: NantyNarking): number {
  const event = EVENTS[s.event]
  if (event === 'flood' || event === 'riot-act' || event === 'new-citizens') return 0
  if (event === 'inigo-jones' || event === 'mysterious-murders') return 0
  const dice = event === 'fire' ? s.rolls.length - 1 : s.rolls.length // the last roll stopped the fire
  let mask = 0
  for (let i = 0; i < dice; i++) if (s.building[s.rolls[i]] !== NOBODY) mask |= 1 << s.rolls[i]
  return mask
}

const arrivalsDue = (s: NantyNarking): boolean => EVENTS[s.event] === 'riot-act' || EVENTS[s.event] === 'new-citizens'

const removesAgents = (s: NantyNarking): boolean =>
  EVENTS[s.event] === 'zeppelin-crash' || EVENTS[s.event] === 'mysterious-murders' || EVENTS[s.event] === 'inigo-jones'

export const isShielded = (s: NantyNarking, item: number): boolean => s.shields.includes(item)

/** How many of the figures with this name are not protected and not coming back elsewhere. */
export function unprotected(s: NantyNarking, figure: number): number {
  let left = figure < EXACT ? s.figures[figure] : board.isThere(s, figure) ? 1 : 0
  for (let i = 0; i < s.shields.length; i++) if (s.shields[i] === figure) left--
  for (let i = 0; i < s.returning.length; i++) if (s.returning[i] === figure) left--
  return left
}

/** The seat's agents that the event would remove or drive away. */
function endangered(s: NantyNarking, seat: Seat): number[] {
  if (removesAgents(s) && isCovered(s, seat)) return []
  if (s.victim !== NONE) return board.ownerOf(s.victim) === seat && isExposed(s) ? [s.victim] : []
  const event = EVENTS[s.event]
  const mask = event === 'zeppelin-crash' ? 1 << s.rolls[0] : event === 'flood' ? flooded(s) : 0
  return board
    .toOwnFigures(s, moves.of.kill, mask, seat)
    .map(({ at }) => at)
    .filter((figure) => unprotected(s, figure) > 0)
}

/** The one victim is neither protected nor coming back. */
const isExposed = (s: NantyNarking): boolean => !isShielded(s, s.victim) && s.returning.length === 0

/** Everything of a seat that £3 would protect [NN-4.7.2]. */
function shieldable(s: NantyNarking, seat: Seat, figures: readonly number[]): number[] {
  const items = [...figures]
  const struck = struckBuildings(s) & board.builtBy(s, seat)
  for (let d = 0; d < board.N; d++) if (struck & (1 << d)) items.push(SHIELD_BUILDING + d)
  if (EVENTS[s.event] === 'inigo-jones' && s.building[s.rolls[0]] === seat) items.push(SHIELD_CARD + s.rolls[0])
  if (arrivalsDue(s))
    s.rolls.forEach((district, i) => {
      if (s.building[district] === seat || board.count(s, district, seat) > 0) items.push(SHIELD_ARRIVAL + i)
    })
  return items.filter((item) => item < FIGURES.length || !isShielded(s, item))
}

function reactions(s: NantyNarking, seat: Seat): Move[] {
  const list: Move[] = []
  const figures = endangered(s, seat)
  if (mayShield(s, seat)) for (const item of shieldable(s, seat, figures)) list.push(moves.of.shield[item])
  if (!removesAgents(s) || figures.length === 0) return list
  for (const i of FITTING['event-removes'])
    if (s.cards[INTERRUPTS[i]] === seat) for (const f of figures) list.push(moves.of.save[i * FIGURES.length + f])
  if (hasSuffragette(s, seat)) list.push(moves.of.suffragette)
  return list
}

/** Whether there is one, for all that everybody can tell: so the seat is asked [NN-6.1]. */
export function mayReactToEvent(s: NantyNarking, seat: Seat): boolean {
  const figures = endangered(s, seat)
  if (mayShield(s, seat) && shieldable(s, seat, figures).length > 0) return true
  if (!removesAgents(s) || figures.length === 0) return false
  return mayHold(s, seat, FITTING_CARDS['event-removes']) || mayHaveSuffragette(s, seat)
}

const mayShield = (s: NantyNarking, seat: Seat): boolean => s.money[seat] >= SHIELD_FEE && holdsCard(s, HOLBORN, seat)

/** Before the event is applied, clockwise from the active seat, each seat with affected pieces is asked until it passes [NN-4.7.2]. */
export function askReactions(s: NantyNarking): void {
  const of: Seat[] = []
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.active + i) % s.seats
    if (shieldable(s, seat, endangered(s, seat)).length > 0) of.push(seat)
  }
  agenda(s, eventWindow({ of, at: 0 }))
}

action(eventWindow, (s, _, { of, at: from }) => {
  for (let at = from; at < of.length; at++) if (mayReactToEvent(s, of[at])) return agenda(s, eventReact({ of, at }))
})

question(eventReact, {
  hidden: true, // [NN-7.5]
  always: true, // [NN-6.1]
  who: (s, { of, at }) => of[at] ?? s.active,
  moves(s, { of, at }) {
    if (at < 0) return []
    const list = reactions(s, of[at])
    list.push(moves.of.pass)
    return list
  },
  play(s, chosen, tell, { of, at }, seat) {
    if (chosen === moves.of.pass) return agenda(s, eventWindow({ of, at: at + 1 }))
    protect(s, seat, chosen, tell)
    agenda(s, eventWindow({ of, at }))
    reveal(s, tell) // who acts shows itself
  },
  why: (_, chosen) => (chosen.verb === 'save' || chosen.verb === 'suffragette' ? 'NN-4.6.11' : 'NN-4.7.2'),
})

function protect(s: NantyNarking, seat: Seat, chosen: Move, tell: Tell): void {
  if (chosen === moves.of.suffragette) return callSuffragette(s, seat, tell)
  if (chosen.verb === 'shield') {
    s.shields = [...s.shields, chosen.at]
    tell?.({ kind: 'shielded', seat, item: chosen.at })
    return void pay(s, seat, null, SHIELD_FEE, tell)
  }
  const card = INTERRUPTS[Math.floor(chosen.at / FIGURES.length)]
  const figure = chosen.at % FIGURES.length
  discard(s, seat, card, undefined)
  tell?.({ kind: 'interrupted', seat, card, figure })
  if (effectOf(card).text === 'int-relocate') s.returning = [...s.returning, figure]
  else s.shields = [...s.shields, figure]
}
