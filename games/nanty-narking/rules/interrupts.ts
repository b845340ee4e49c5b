import { agenda, reveal, type Seat } from '#engine/state.ts'
import { rulebook } from '#engine/step.ts'
import type { Move } from '#engine/move.ts'
import { EFFECTS, INTERRUPTS, SUFFRAGETTE, type TextId } from '../cards.ts'
import { AGENTS, WESTMINSTER } from '../data.ts'
import type { NantyEvent } from '../events.ts'
import { moves } from '../moves.ts'
import { GONE, NONE, type NantyNarking } from '../state.ts'
import * as board from './board.ts'
import type { Told } from './board.ts'
import { comeBack, isCovered, removeFigure } from './figures.ts'
import { discard, interruptsHeld } from './hands.ts'

const { question, action } = rulebook<NantyNarking, NantyEvent>()

/** What is about to happen to a seat. */
export type Threat = 'skull' | 'text-removes' | 'text-moves' | 'text' | 'text-hand' | 'own-card' | 'event-removes'

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
  [...INTERRUPTS.keys()].filter((i) => WORKS[threat].includes(EFFECTS[INTERRUPTS[i]!]!.text))

/** The cards that fit a threat, as indices into `INTERRUPTS`. */
export const FITTING: Readonly<Record<Threat, readonly number[]>> = {
  skull: fitting('skull'),
  'text-removes': fitting('text-removes'),
  'text-moves': fitting('text-moves'),
  text: fitting('text'),
  'text-hand': fitting('text-hand'),
  'own-card': fitting('own-card'),
  'event-removes': fitting('event-removes'),
}

/** A suffragette fits wherever Amy Dorrit does [NN-4.6.12]. */
export const removes = (threat: Threat): boolean => WORKS[threat].includes('int-cancel-removal')

interface Window {
  readonly threat: Threat
  /** The seats concerned, in the order in which they are asked, and which of them is asked now. */
  readonly of: readonly Seat[]
  readonly at: number
  /** The figure in danger. */
  readonly figure: number
}

/**
 * Asks the seats concerned, one after the other, before the step on top of the agenda is done [NN-4.6.4]. That somebody is asked, or nobody,
 * tells something of the hands either way.
 */
export function openWindow(s: NantyNarking, threat: Threat, of: readonly Seat[], figure: number = NONE): void {
  reveal(s)
  askNext(s, { threat, of, at: 0, figure })
}

/** The window for the owner of a figure that a symbol or a text of the active seat is about to remove [NN-4.6.11]. */
export function openRemovalWindow(s: NantyNarking, figure: number, by: 'skull' | 'text-removes'): void {
  const owner = board.ownerOf(figure)
  if (owner < s.seats) openWindow(s, owner === s.active ? 'own-card' : by, [owner], figure)
}

function askNext(s: NantyNarking, window: Window): void {
  for (let at = window.at; at < window.of.length; at++)
    if (canReact(s, window.of[at]!, window.threat)) return agenda(s, react({ ...window, at }))
}

export function canReact(s: NantyNarking, seat: Seat, threat: Threat): boolean {
  if (threat === 'text-hand') return interruptsHeld(s, seat) > 0
  if (removes(threat) && isCovered(s, seat)) return false
  const cards = FITTING[threat]
  for (let i = 0; i < cards.length; i++) if (s.cards[INTERRUPTS[cards[i]!]!] === seat) return true
  return removes(threat) && hasSuffragette(s, seat)
}

/** Her card is in the hand, she stands in Westminster [NN-4.10.12]. */
export const hasSuffragette = (s: NantyNarking, seat: Seat): boolean =>
  s.agentCards[SUFFRAGETTE] === seat && s.kinds[seat * AGENTS + SUFFRAGETTE] === WESTMINSTER

export const react = question<Window>('react', {
  hidden: true, // [NN-7.5]
  who: (s, { of, at }) => of[at] ?? s.active,
  moves(s, { of, at, threat }) {
    if (at < 0) return []
    const seat = of[at]!
    const list: Move[] = []
    const cards = FITTING[threat]
    for (let i = 0; i < cards.length; i++)
      if (s.cards[INTERRUPTS[cards[i]!]!] === seat) list.push(moves.of.react[cards[i]!]!)
    if (removes(threat) && hasSuffragette(s, seat)) list.push(moves.of.suffragette)
    if (threat === 'text-hand') pushThrows(s, list, seat)
    list.push(moves.of.pass)
    return list
  },
  play(s, chosen, tell, window, seat) {
    if (chosen.verb === 'react') return interrupt(s, seat, INTERRUPTS[chosen.at]!, window.figure, tell)
    if (chosen === moves.of.suffragette) return callSuffragette(s, seat, tell)
    reveal(s)
    if (chosen.verb === 'throw') discard(s, seat, INTERRUPTS[chosen.at]!, tell) // [NN-4.6.3]
    askNext(s, chosen.verb === 'throw' ? window : { ...window, at: window.at + 1 })
  },
  why: (_, chosen) =>
    chosen.verb === 'throw'
      ? 'NN-4.6.3'
      : chosen.verb === 'react' || chosen.verb === 'suffragette'
        ? 'NN-4.6.11'
        : 'NN-4.6.4',
})

/** Interrupts that can be thrown away without effect. */
export function pushThrows(s: NantyNarking, list: Move[], seat: Seat): void {
  for (let i = 0; i < INTERRUPTS.length; i++) if (s.cards[INTERRUPTS[i]!] === seat) list.push(moves.of.throw[i]!)
}

/** Discards the card; what was about to happen is on top of the agenda. */
function interrupt(s: NantyNarking, seat: Seat, card: number, figure: number, tell: Told): void {
  discard(s, seat, card, undefined)
  tell?.({ kind: 'interrupted', seat, card, figure })
  const effect = EFFECTS[card]!.text
  if (effect === 'int-cancel-text') return endText(s) // [NN-4.6.9]
  s.agenda.pop() // it does not happen [NN-4.6.5, 4.6.6]
  if (effect === 'int-relocate') relocate(s, figure, tell) // [NN-4.6.7]
}

function relocate(s: NantyNarking, figure: number, tell: Told): void {
  const from = board.districtOf(s, figure)
  removeFigure(s, figure, tell)
  agenda(s, comeBack(board.ownerOf(figure), from, board.kindOf(figure)))
}

/** None of the seat's agents is removed until the symbol, text or event is finished [NN-4.10.12]. */
export function callSuffragette(s: NantyNarking, seat: Seat, tell: Told): void {
  s.agentCards[SUFFRAGETTE] = GONE
  s.secretAgents[seat]!--
  s.covered |= 1 << seat
  tell?.({ kind: 'covered', seat })
}

/** The mark on the agenda under everything a symbol, a text or an event still has to do. */
export const finish = action('finish', (s) => {
  s.covered = 0
})

/** Whatever the text has not done yet is called off. */
function endText(s: NantyNarking): void {
  while (s.agenda.at(-1)!.do !== 'finish') s.agenda.pop()
}
