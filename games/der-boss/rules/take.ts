import { handDiscard } from '../steps.ts'
import { confide, type Tell } from '#engine/event.ts'
import type { Move } from '#engine/move.ts'
import { agenda, reveal, type Seat } from '#engine/state.ts'
import { CARDS, HAND_LIMIT, OPEN_KINDS, SPECIAL } from '../data.ts'
import type { BossEvent } from '../events.ts'
import { moves } from '../moves.ts'
import { faceOf, isPublic, knownOnlyTo, shownTo, type Special } from '../data/specials.ts'
import { addToHand, handSize, inHand, type Boss } from '../state.ts'
import { outOfPlace } from './why.ts'
import { question } from './book.ts'

/** The top card of the stack that the pawn's field shows; an empty stack gives nothing [BOSS-4.4.1, 4.4.4]. */
export function takeCard(s: Boss, stack: number, tell: Tell<BossEvent>): void {
  const left = stack === SPECIAL ? s.specials.length : s.stacks[stack]
  if (left === 0) return tell?.({ kind: 'took-nothing', seat: s.active, stack })
  if (stack === SPECIAL) takeSpecial(s, tell)
  else takeOpen(s, stack, tell)
  if (handSize(s, s.active) > HAND_LIMIT) agenda(s, handDiscard({ taken: [stack] }))
}

export function takeOpen(s: Boss, card: number, tell: Tell<BossEvent>): void {
  s.stacks[card]--
  addToHand(s, s.active, card, 1)
  tell?.({ kind: 'took', seat: s.active, stack: card, card })
}

/** Unseen by the others, unless everybody knows what lay there [BOSS-4.4.1, 7.5]. */
function takeSpecial(s: Boss, tell: Tell<BossEvent>): void {
  const show = reveal(s, tell)
  const [top, ...rest] = s.specials
  s.specials = rest
  s.held[s.active] = [...s.held[s.active], shownTo(s.active, top)]
  show?.({ kind: 'took', seat: s.active, stack: SPECIAL, ...told(s.active, top) })
}

/** A card's face in an event: for all who may know it. */
const told = (seat: Seat, c: Special) =>
  isPublic(c) ? { card: faceOf(c) } : { secret: { card: faceOf(c) }, eyes: [seat] }

/** More than six cards: another one than those just taken goes back [BOSS-4.4.2, 4.4.3, 4.14.5]. */
question(handDiscard, {
  secret: true,
  moves(s, { taken }) {
    const list: Move[] = []
    for (let card = 0; card < OPEN_KINDS; card++)
      if (inHand(s, s.active, card) > count(taken, card)) list.push(moves.of.return[card])
    const older = olderSpecials(s, taken)
    for (let card = OPEN_KINDS; card < CARDS.length; card++)
      if (older.some((c) => faceOf(c) === card)) list.push(moves.of.return[card])
    return list
  },
  play(s, move, tell, { taken }) {
    if (move.at >= OPEN_KINDS) return returnSpecial(s, move.at, olderSpecials(s, taken).length, tell)
    addToHand(s, s.active, move.at, -1)
    s.stacks[move.at]++
    tell?.({ kind: 'returned', seat: s.active, stack: move.at, card: move.at })
  },
  why: (s, move) => (move.verb === 'return' ? 'BOSS-4.4.3' : outOfPlace(s, move)),
})

const count = (cards: readonly number[], card: number): number => cards.filter((c) => c === card).length

/** One just taken is the last in hand. */
const olderSpecials = (s: Boss, taken: readonly number[]): readonly Special[] =>
  taken.includes(SPECIAL) ? s.held[s.active].slice(0, -1) : s.held[s.active]

/** Face down to the bottom. Nobody else knows which of several it was, nor which are left [BOSS-4.4.3, 7.5]. */
function returnSpecial(s: Boss, card: number, older: number, tell: Tell<BossEvent>): void {
  const held = s.held[s.active].map((c, i) => (older > 1 && i < older ? knownOnlyTo(s.active, c) : c))
  const [returned] = held.splice(
    held.findIndex((c) => faceOf(c) === card),
    1,
  )
  s.held[s.active] = held
  s.specials = [...s.specials, returned]
  confide(tell)?.({ kind: 'returned', seat: s.active, stack: SPECIAL, ...told(s.active, returned) })
}
