import {
  coinOrCard,
  discardOne,
  discardTheirs,
  drawUp,
  give,
  keep,
  ransom,
  sell,
  slot,
  throwAway,
} from '../../steps.ts'
import { confide } from '#engine/event.ts'
import { pick, shuffle } from '#engine/luck.ts'
import { blank } from '#engine/news.ts'
import { agenda, replaced, reveal, type Seat } from '#engine/state.ts'
import type { Move } from '#engine/move.ts'
import { moves } from '../../moves.ts'
import { BEFORE, DISCARD, GONE, HIDDEN, NOBODY, UNUSED, type NantyNarking } from '../../state.ts'
import * as board from '../board.ts'
import { pay, type Tell } from '../board.ts'
import { cardsAt, discard, draw, handOf, handOver, inspect, layBefore, takeOpenly, toHand } from '../hands.ts'

import { aimed, anyone, hasCards, reachesAll, type Scrolls } from './scroll.ts'
import { demand } from './money.ts'
import { unless } from '../why.ts'
import { question, action } from '../book.ts'

const hasCoinOrCard = (s: NantyNarking, _: unknown, seat: Seat): boolean => s.money[seat] > 0 || s.handCount[seat] > 0

export const CARD_TEXTS: Scrolls<
  | 'draw-cards'
  | 'draw-per-building'
  | 'draw-from-discard'
  | 'discard-card'
  | 'sell-discards'
  | 'discard-and-refill'
  | 'play-cards'
  | 'receive-cards'
  | 'each-gives-coin-or-card'
  | 'sell-card'
  | 'inspect-and-discard'
  | 'steal-random'
  | 'exchange-hands'
  | 'give-hindrance'
  | 'peek-personalities'
  | 'exchange-personality'
> = {
  /** [NN-4.5.10] */
  'draw-cards': { begin: (s, e, _, tell) => draw(s, s.active, e.count, tell) },
  'draw-per-building': {
    begin: (s, _, _source, tell) => draw(s, s.active, s.building.filter((seat) => seat === s.active).length, tell),
  },
  /** [NN-4.5.11] */
  'draw-from-discard': {
    begin(s, e, _, tell) {
      const cards = shuffle(s.luck, cardsAt(s, DISCARD)).slice(0, e.count)
      takeOpenly(s, s.active, cards)
      tell?.({ kind: 'took-discards', seat: s.active, cards })
    },
  },
  /** [NN-4.5.12] */
  'discard-card': {
    can: (s) => s.handCount[s.active] > 0,
    begin: (s) => agenda(s, discardOne({ gain: 0, draw: 0 })),
  },
  /** [NN-4.5.13] */
  'sell-discards': {
    can: (s) => s.handCount[s.active] > 0,
    begin: (s, e) => agenda(s, sell({ price: e.price })),
  },
  /** [NN-4.5.14] */
  'discard-and-refill': { begin: (s, e) => agenda(s, throwAway({ left: e.max }), drawUp()) },
  /** [NN-4.5.15] */
  'play-cards': {
    begin(s, e, card) {
      s.open = [...s.open, card]
      agenda(s, slot({ card, left: e.count }))
    },
  },
  /** [NN-4.5.16] */
  'receive-cards': {
    ...aimed(hasCards),
    window: 'text-hand',
    strike: (s, e, seat) => agenda(s, give({ from: seat, to: s.active, left: e.count, price: 0 })),
  },
  /** [NN-4.5.17] */
  'each-gives-coin-or-card': {
    ...reachesAll(hasCoinOrCard),
    window: 'text-hand',
    strike: (s, e, seat) => agenda(s, coinOrCard({ seat, amount: e.amount, left: 1 })),
  },
  /** [NN-4.5.18] */
  'sell-card': {
    ...aimed(anyone),
    can: (s) => s.handCount[s.active] > 0,
    window: 'text-hand',
    strike: (s, e, seat) => agenda(s, give({ from: s.active, to: seat, left: 1, price: e.price })),
  },
  /** [NN-4.5.19] */
  'inspect-and-discard': {
    ...aimed(hasCards),
    window: 'text-hand',
    strike(s, _, seat, _source, tell) {
      inspect(s, s.active, seat, tell)
      agenda(s, discardTheirs({ target: seat }))
    },
  },
  /** [NN-4.5.20] */
  'steal-random': {
    ...aimed(hasCards),
    window: 'text-hand',
    strike: (s, _, seat, _source, tell) => steal(s, seat, tell),
  },
  /** [NN-4.5.21] */
  'exchange-hands': {
    ...aimed(anyone),
    window: 'text-hand',
    strike: (s, _, seat, _source, tell) => exchangeHands(s, seat, tell),
  },
  /** [NN-4.5.22] */
  'give-hindrance': {
    ...aimed(anyone),
    window: 'text',
    strike: (s, _, seat, card) => agenda(s, ransom({ source: card, seat, figure: NOBODY })),
    refused(s, _, seat, card, _figure, tell) {
      layBefore(s, card, BEFORE + seat)
      tell?.({ kind: 'hindered', seat, card })
    },
  },
  /** [NN-4.5.23] */
  'peek-personalities': { begin: (s, _, _source, tell) => peek(s, tell) },
  /** [NN-4.5.24] */
  'exchange-personality': {
    can: hasUnused,
    begin: (s, _, _source, tell) => exchangePersonality(s, tell),
  },
}

/** Discards a card for something: money, a fresh card, or nothing. The last card of a hand is shown by its holder, so this is always asked. */
question(discardOne, {
  always: true,
  moves: (s) => toHand(s, moves.of.discard, s.active),
  play(s, chosen, tell, { gain, draw: fresh }) {
    discard(s, s.active, chosen.at, tell)
    pay(s, null, s.active, gain, tell)
    draw(s, s.active, fresh, tell)
  },
  why: unless('discard', 'NN-4.5.12'),
})

question(sell, {
  moves: (s) => handOrDone(s),
  play(s, chosen, tell, step) {
    if (chosen === moves.of.done) return
    discard(s, s.active, chosen.at, tell)
    pay(s, null, s.active, step.price, tell)
    if (s.handCount[s.active] > 0) agenda(s, sell(step))
  },
  why: unless('discard', 'NN-4.5.13'),
})

question(throwAway, {
  moves: (s) => handOrDone(s),
  play(s, chosen, tell, { left }) {
    if (chosen === moves.of.done) return
    discard(s, s.active, chosen.at, tell)
    if (left > 1 && s.handCount[s.active] > 0) agenda(s, throwAway({ left: left - 1 }))
  },
  why: unless('discard', 'NN-4.5.14'),
})

function handOrDone(s: NantyNarking): Move[] {
  const list = toHand(s, moves.of.discard, s.active)
  list.push(moves.of.done)
  return list
}

action(drawUp, (s, tell) => draw(s, s.active, board.handLimit(s, s.active) - s.handCount[s.active], tell))

/** Hands over so many cards of one's choice, perhaps for money. Asked even for the last card: its name is a secret. */
question(give, {
  secret: true,
  always: true,
  who: (_, { from }) => from,
  moves: (s, { from }) => toHand(s, moves.of.give, from),
  play(s, chosen, tell, step) {
    const { from, to, left, price } = step
    handOver(s, from, to, chosen.at, tell)
    if (price > 0) demand(s, to, price, tell)
    if (left > 1) agenda(s, give({ ...step, left: left - 1 }))
  },
  why: unless('give', 'NN-4.5.16'),
})

/** A seat gives a coin or a card, so many times [NN-4.5.17, 4.10.14]. */
question(coinOrCard, {
  secret: true,
  always: true,
  who: (_, { seat }) => seat,
  moves(s, { seat, amount }) {
    const list = toHand(s, moves.of.give, seat)
    if (s.money[seat] >= amount) list.push(moves.of.coin)
    return list
  },
  play(s, chosen, tell, step) {
    const { seat, amount, left } = step
    if (chosen === moves.of.coin) demand(s, seat, amount, tell)
    else handOver(s, seat, s.active, chosen.at, tell)
    if (left > 1) agenda(s, coinOrCard({ ...step, left: left - 1 }))
  },
  why: unless('give', 'NN-4.5.17'),
})

question(discardTheirs, {
  always: true,
  moves: (s, { target }) => toHand(s, moves.of.discard, target),
  play: (s, chosen, tell, { target }) => discard(s, target, chosen.at, tell),
  why: unless('discard', 'NN-4.5.19'),
})

/** Two cards at random, of which the thief keeps one; both see them [NN-7.4]. */
function steal(s: NantyNarking, target: Seat, tell: Tell): void {
  const hand = handOf(s, target)
  if (hand.length < s.handCount[target]) blank()
  const [first, second] = shuffle(s.luck, hand)
  if (first === undefined) return
  if (second === undefined) return handOver(s, target, s.active, first, tell)
  s.known = s.known.map((eyes, card) => (card === first || card === second ? eyes | (1 << s.active) : eyes))
  confide(tell)?.({
    kind: 'inspected',
    seat: s.active,
    target,
    secret: { cards: [first, second] },
    eyes: [s.active, target],
  })
  agenda(s, keep({ thief: s.active, target, cards: [first, second] }))
}

question(keep, {
  secret: true,
  moves: (_, { cards }) => (cards[0] === HIDDEN ? [] : cards.map((card) => moves.of.keep[card])),
  play: (s, chosen, tell, { target }) => handOver(s, target, s.active, chosen.at, tell),
  why: unless('keep', 'NN-4.5.20'),
})

/** All cards cross over; both seats now know both hands [NN-7.2]. */
function exchangeHands(s: NantyNarking, target: Seat, tell: Tell): void {
  const seat = s.active
  const both = (1 << seat) | (1 << target)
  s.known = s.known.map((eyes, card) => (s.cards[card] === seat || s.cards[card] === target ? eyes | both : eyes))
  s.cards = s.cards.map((at) => (at === seat ? target : at === target ? seat : at))
  s.handCount = replaced(replaced(s.handCount, seat, s.handCount[target]), target, s.handCount[seat])
  reveal(
    s,
    tell,
  )?.({
    kind: 'exchanged-hands',
    seat,
    target,
    secret: { hands: [handOf(s, seat), handOf(s, target)] },
    eyes: [seat, target],
  })
}

/** Whether a Personality is left over, as everybody can count: each seat has one. */
function hasUnused(s: NantyNarking): boolean {
  return s.personas.filter((place) => place !== GONE).length > s.seats
}

const unused = (s: NantyNarking): number[] =>
  s.personas.includes(HIDDEN) ? blank() : [...s.personas.keys()].filter((persona) => s.personas[persona] === UNUSED)

/** All unused Personalities but a random one. */
function peek(s: NantyNarking, tell: Tell): void {
  const personas = shuffle(s.luck, unused(s)).slice(1)
  s.personaKnown = s.personaKnown.map((known, p) => (personas.includes(p) ? known | (1 << s.active) : known))
  confide(tell)?.({ kind: 'peeked', seat: s.active, count: personas.length, secret: { personas }, eyes: [s.active] })
}

/** What others knew of the unused ones is worth nothing now: any of them may have been taken. */
function exchangePersonality(s: NantyNarking, tell: Tell): void {
  const seat = s.active
  const was = s.personas.indexOf(seat)
  const is = pick(s.luck, unused(s))
  const known = s.personaKnown.map((eyes, p) => (s.personas[p] === UNUSED ? eyes & (1 << seat) : eyes))
  s.personas = replaced(replaced(s.personas, was, UNUSED), is, seat)
  s.personaKnown = replaced(replaced(known, is, 1 << seat), was, 1 << seat)
  confide(tell)?.({ kind: 'new-personality', seat, secret: { was, is }, eyes: [seat] })
}
