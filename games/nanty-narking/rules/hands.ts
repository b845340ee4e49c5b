import { replaced, reveal, type Seat } from '#engine/state.ts'
import type { Move } from '#engine/move.ts'
import { INTERRUPTS, IS_INTERRUPT } from '../data/cards.ts'
import { DECK, DISCARD, NONE, PUBLIC, SPECTATOR, TABLE, type NantyNarking } from '../state.ts'
import { plus, type Tell } from './board.ts'

/** The moves of a verb to every card in a hand; in a view, to those that the eye knows. */
export function toHand(s: NantyNarking, verb: readonly Move[], seat: Seat): Move[] {
  const list: Move[] = []
  const { cards } = s
  for (let card = 0, left = s.handCount[seat]; left > 0 && card < cards.length; card++) {
    if (cards[card] !== seat) continue
    list.push(verb[card])
    left--
  }
  return list
}

export const handOf = (s: NantyNarking, seat: Seat): number[] => cardsAt(s, seat)

export function cardsAt({ cards }: NantyNarking, place: number): number[] {
  const list: number[] = []
  for (let card = 0; card < cards.length; card++) if (cards[card] === place) list.push(card)
  return list
}

/** Cards that can be laid: all but interrupts [NN-4.1.3, 4.2.10]. */
export function pushPlayable(s: NantyNarking, list: Move[], verb: readonly Move[], seat: Seat): void {
  const { cards } = s
  for (let card = 0, left = s.handCount[seat]; left > 0 && card < cards.length; card++) {
    if (cards[card] !== seat) continue
    if (!IS_INTERRUPT[card]) list.push(verb[card])
    left--
  }
}

export const interruptsHeld = (s: NantyNarking, seat: Seat): number => {
  let held = 0
  for (let i = 0; i < INTERRUPTS.length; i++) if (s.cards[INTERRUPTS[i]] === seat) held++
  return held
}

// What everybody can tell of a hand. Whether a seat is asked follows from this alone, so that a pause says nothing [NN-6.1].

/** Whether everybody knows where a card is: on the table, in the open pile, or in a hand that it came to before all eyes. */
const isOpen = (s: NantyNarking, card: number): boolean => s.cards[card] > DECK || (s.known[card] & SPECTATOR) !== 0

/** Whether a seat holds one of these cards for all that everybody can tell: it does openly, or it has unknown cards that may be one. */
export function mayHold(s: NantyNarking, seat: Seat, cards: readonly number[]): boolean {
  const unknown = hasUnknown(s, seat)
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]
    if (isOpen(s, card) ? s.cards[card] === seat : unknown) return true
  }
  return false
}

function hasUnknown(s: NantyNarking, seat: Seat): boolean {
  let open = 0
  for (let card = 0; card < s.cards.length; card++) {
    if (s.cards[card] !== seat) continue
    if (!isOpen(s, card)) return true
    open++
  }
  return s.handCount[seat] > open
}

export const mayHoldInterrupt = (s: NantyNarking, seat: Seat): boolean => mayHold(s, seat, INTERRUPTS)

export const hasPlayable = (s: NantyNarking, seat: Seat): boolean => s.handCount[seat] > interruptsHeld(s, seat)

/** Draws up to so many cards; an empty pile in the middle of a turn has no further consequence [NN-4.9.6]. */
export function draw(s: NantyNarking, seat: Seat, count: number, tell: Tell): void {
  const drawn = Math.min(count, s.deck.length)
  if (drawn <= 0) return
  const show = reveal(s, tell)
  const cards = fromDeck(s, drawn, seat)
  s.known = withAll(s.known, cards, 1 << seat)
  s.handCount = plus(s.handCount, seat, drawn)
  show?.({ kind: 'drew', seat, count: drawn, secret: { cards }, eyes: [seat] })
}

/** So many cards leave the pile for another place, the upper ones first. */
export function fromDeck(s: NantyNarking, count: number, to: number): number[] {
  const cards = s.deck.slice(-count).reverse()
  s.deck = s.deck.slice(0, -count)
  s.cards = withAll(s.cards, cards, to)
  return cards
}

/** The same list with one number at several places. */
export function withAll(list: readonly number[], places: readonly number[], number: number): number[] {
  const copy = list.slice()
  for (let i = 0; i < places.length; i++) copy[places[i]] = number
  return copy
}

export const without = (cards: readonly number[], card: number): number[] => cards.filter((other) => other !== card)

/** Where a card is now, and who knows it. */
function put(s: NantyNarking, card: number, place: number, eyes: number): void {
  s.cards = replaced(s.cards, card, place)
  s.known = replaced(s.known, card, eyes)
}

/** Cards that everybody saw come into a hand: they stay known there [NN-7.7]. */
export function takeOpenly(s: NantyNarking, seat: Seat, cards: readonly number[]): void {
  s.cards = withAll(s.cards, cards, seat)
  s.known = withAll(s.known, cards, PUBLIC)
  s.handCount = plus(s.handCount, seat, cards.length)
}

/** From the hand to the open discard pile [NN-4.9.5]. */
export function discard(s: NantyNarking, seat: Seat, card: number, tell: Tell): void {
  leaveHand(s, seat, card, DISCARD)
  tell?.({ kind: 'discarded', seat, cards: [card] })
}

export function leaveHand(s: NantyNarking, seat: Seat, card: number, to: number): void {
  put(s, card, to, 0)
  s.handCount = plus(s.handCount, seat, -1)
}

/** A card passes between hands: only the two see which [NN-7.4]; to the others any card of the giver may have gone. */
export function handOver(s: NantyNarking, from: Seat, to: Seat, card: number, tell: Tell): void {
  const both = (1 << from) | (1 << to)
  s.known = s.known.map((eyes, card) => (s.cards[card] === from ? eyes & both : eyes))
  put(s, card, to, both)
  s.handCount = plus(plus(s.handCount, from, -1), to, 1)
  reveal(s, tell)?.({ kind: 'gave', from, to, secret: { card }, eyes: [from, to] })
}

/** A seat sees a whole hand. */
export function inspect(s: NantyNarking, seat: Seat, target: Seat, tell: Tell): void {
  s.known = s.known.map((eyes, card) => (s.cards[card] === target ? eyes | (1 << seat) : eyes))
  reveal(s, tell)?.({ kind: 'inspected', seat, target, secret: { cards: handOf(s, target) }, eyes: [seat, target] })
}

/** Lays a card: it is in play, and what lay there is discarded unless a slot of it is open [NN-4.1.6]. */
export function lay(s: NantyNarking, seat: Seat, card: number, how: 'turn' | 'another' | 'slot', tell: Tell): void {
  leaveHand(s, seat, card, TABLE)
  s.laid = [...s.laid, card]
  s.lastLaid = card
  tell?.({ kind: 'played', seat, card, how })
  clearTable(s)
}

/** Cards that are finished leave the table, all but the one laid last [NN-4.1.6]. */
export function clearTable(s: NantyNarking): void {
  const { laid } = s
  for (let i = 0; i < laid.length; i++) {
    const card = laid[i]
    if (card === s.lastLaid || s.open.includes(card)) continue
    s.cards = replaced(s.cards, card, DISCARD)
    s.laid = without(s.laid, card)
  }
}

/** A card leaves the table for a place before a seat, instead of being discarded [NN-4.5.3, 4.5.22]. */
export function layBefore(s: NantyNarking, card: number, place: number): void {
  s.laid = without(s.laid, card)
  s.cards = replaced(s.cards, card, place)
}

/** At the end of the turn the table is empty. */
export function sweepTable(s: NantyNarking): void {
  s.cards = withAll(s.cards, s.laid, DISCARD)
  s.laid = []
  s.open = []
  s.lastLaid = NONE
}
