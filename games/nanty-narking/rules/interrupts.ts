import { finish, react, window } from '../steps.ts'
import type { Threat } from '../steps.ts'
import { agenda, replaced, reveal, type Seat, type Step } from '#engine/state.ts'
import type { Move } from '#engine/move.ts'
import { effectOf, INTERRUPTS, SUFFRAGETTE, type TextId } from '../data/cards.ts'
import { AGENTS, WESTMINSTER } from '../data.ts'
import { moves } from '../moves.ts'
import { BEFORE, GONE, NONE, type NantyNarking } from '../state.ts'
import * as board from './board.ts'
import { plus, type Tell } from './board.ts'
import { comeBack, isCovered, removeFigure } from './figures.ts'
import { discard, mayHold, mayHoldInterrupt } from './hands.ts'
import { question, action } from './book.ts'

/** What works against what [NN-4.6.11]. */
const WORKS: Readonly<Record<Threat, readonly TextId[]>> = {
  skull: ['int-cancel-attack', 'int-cancel-removal', 'int-relocate'],
  'text-removes': ['int-cancel-attack', 'int-cancel-removal', 'int-relocate', 'int-cancel-text'],
  'text-moves': ['int-cancel-attack', 'int-cancel-text'],
  text: ['int-cancel-text'],
  'text-hand': ['int-cancel-text'],
  'own-card': ['int-cancel-removal', 'int-relocate'],
  'event-removes': ['int-cancel-removal', 'int-relocate'],
}

const fitting = (threat: Threat): readonly number[] =>
  [...INTERRUPTS.keys()].filter((i) => WORKS[threat].includes(effectOf(INTERRUPTS[i]).text))

const byThreat = <T>(make: (threat: Threat) => T): Readonly<Record<Threat, T>> => ({
  skull: make('skull'),
  'text-removes': make('text-removes'),
  'text-moves': make('text-moves'),
  text: make('text'),
  'text-hand': make('text-hand'),
  'own-card': make('own-card'),
  'event-removes': make('event-removes'),
})

/** The cards that fit a threat, as indices into `INTERRUPTS`. */
export const FITTING = byThreat(fitting)
/** The same as cards. */
export const FITTING_CARDS = byThreat((threat) => fitting(threat).map((i) => INTERRUPTS[i]))

/** A suffragette fits wherever Amy Dorrit does [NN-4.6.12]. */
export const removes = (threat: Threat): boolean => WORKS[threat].includes('int-cancel-removal')

/** Asks the seats concerned, one after the other, before the step on top of the agenda is done [NN-4.6.4]. */
export function openWindow(s: NantyNarking, threat: Threat, of: readonly Seat[], figure: number = NONE): void {
  agenda(s, window({ threat, of, at: 0, figure }))
}

/** The window for the owner of a figure that a symbol or a text of the active seat is about to remove [NN-4.6.11]. */
export function openRemovalWindow(s: NantyNarking, figure: number, by: 'skull' | 'text-removes'): void {
  const owner = board.ownerOf(figure)
  if (owner < s.seats) openWindow(s, owner === s.active ? 'own-card' : by, [owner], figure)
}

/** Goes on to the next seat that may be able to react. */
action(window, (s, _, { threat, of, at: from, figure }) => {
  for (let at = from; at < of.length; at++)
    if (mayReact(s, of[at], threat)) return agenda(s, react({ threat, of, at, figure }))
})

/** Whether a seat has something that fits a threat, for all that everybody can tell: so it is asked [NN-4.6.4, 6.1]. */
export function mayReact(s: NantyNarking, seat: Seat, threat: Threat): boolean {
  if (threat === 'text-hand') return mayHoldInterrupt(s, seat)
  if (removes(threat) && isCovered(s, seat)) return false
  return mayHold(s, seat, FITTING_CARDS[threat]) || (removes(threat) && mayHaveSuffragette(s, seat))
}

/** Her card is in the hand, she stands in Westminster [NN-4.10.12]. */
export const hasSuffragette = (s: NantyNarking, seat: Seat): boolean =>
  s.agentCards[SUFFRAGETTE] === seat && isInWestminster(s, seat)

/** The same, for all that everybody can tell. */
export const mayHaveSuffragette = (s: NantyNarking, seat: Seat): boolean =>
  s.secretAgents[seat] > 0 && isSecret(s.agentCards[SUFFRAGETTE]) && isInWestminster(s, seat)

const isInWestminster = (s: NantyNarking, seat: Seat): boolean => s.kinds[seat * AGENTS + SUFFRAGETTE] === WESTMINSTER

/** An agent or building card that neither lies open nor has left the game. */
export const isSecret = (place: number): boolean => place !== GONE && place < BEFORE

question(react, {
  hidden: true, // [NN-7.5]
  always: true, // [NN-6.1]
  who: (s, { of, at }) => of[at] ?? s.active,
  moves(s, { of, at, threat }) {
    if (at < 0) return []
    const seat = of[at]
    const list: Move[] = []
    const cards = FITTING[threat]
    for (let i = 0; i < cards.length; i++)
      if (s.cards[INTERRUPTS[cards[i]]] === seat) list.push(moves.of.react[cards[i]])
    if (removes(threat) && hasSuffragette(s, seat)) list.push(moves.of.suffragette)
    if (threat === 'text-hand') pushThrows(s, list, seat)
    list.push(moves.of.pass)
    return list
  },
  play(s, chosen, tell, { threat, of, at, figure }, seat) {
    if (chosen === moves.of.pass) return agenda(s, window({ threat, of, at: at + 1, figure }))
    if (chosen.verb === 'react') interrupt(s, seat, INTERRUPTS[chosen.at], figure, tell)
    else if (chosen === moves.of.suffragette) callSuffragette(s, seat, tell)
    else throwAway(s, seat, INTERRUPTS[chosen.at], window({ threat, of, at, figure }), tell)
    reveal(s, tell) // who acts shows itself
  },
  why: (_, chosen) =>
    chosen.verb === 'throw'
      ? 'NN-4.6.3'
      : chosen.verb === 'react' || chosen.verb === 'suffragette'
        ? 'NN-4.6.11'
        : 'NN-4.6.4',
})

/** Thrown away without effect, and perhaps another one after it [NN-4.6.3]. */
function throwAway(s: NantyNarking, seat: Seat, card: number, next: Step, tell: Tell): void {
  discard(s, seat, card, tell)
  agenda(s, next)
}

/** Interrupts that can be thrown away without effect. */
export function pushThrows(s: NantyNarking, list: Move[], seat: Seat): void {
  for (let i = 0; i < INTERRUPTS.length; i++) if (s.cards[INTERRUPTS[i]] === seat) list.push(moves.of.throw[i])
}

/** Discards the card; what was about to happen is on top of the agenda. */
function interrupt(s: NantyNarking, seat: Seat, card: number, figure: number, tell: Tell): void {
  discard(s, seat, card, undefined)
  tell?.({ kind: 'interrupted', seat, card, figure })
  const effect = effectOf(card).text
  if (effect === 'int-cancel-text') return endText(s) // [NN-4.6.9]
  s.agenda.pop() // it does not happen [NN-4.6.5, 4.6.6]
  if (effect === 'int-relocate') relocate(s, figure, tell) // [NN-4.6.7]
}

function relocate(s: NantyNarking, figure: number, tell: Tell): void {
  const from = board.districtOf(s, figure)
  removeFigure(s, figure, tell)
  agenda(s, comeBack(board.ownerOf(figure), from, board.kindOf(figure)))
}

/** None of the seat's agents is removed until the symbol, text or event is finished [NN-4.10.12]. */
export function callSuffragette(s: NantyNarking, seat: Seat, tell: Tell): void {
  s.agentCards = replaced(s.agentCards, SUFFRAGETTE, GONE)
  s.secretAgents = plus(s.secretAgents, seat, -1)
  s.covered |= 1 << seat
  tell?.({ kind: 'covered', seat })
}

/** The mark on the agenda under everything a symbol, a text or an event still has to do. */
action(finish, (s) => {
  s.covered = 0
})

/** Whatever the text has not done yet is called off. */
function endText(s: NantyNarking): void {
  while (!finish.is(s.agenda.at(-1))) s.agenda.pop()
}
