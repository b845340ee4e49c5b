import { describe, expect, it } from 'vitest'
import type { Told } from '#engine/game.ts'
import { agree, listen } from '#test/battery/listen.ts'
import { cardNumber } from '../data/cards.ts'
import type { NantyEvent } from '../events.ts'
import { game } from '../index.ts'
import { text } from '../text/en.ts'
import { OWNERS } from '../moves.ts'
import { plus } from '../rules/board.ts'
import { NOBODY, NONE, type NantyNarking } from '../state.ts'
import { WITH_CARDS } from './fixture.ts'

const KNOWN = ['money', 'figures', 'trouble', 'building', 'past'] as const

/** The table as somebody keeps it who saw it once and then only hears what is told, secrets and all. */
class Books {
  readonly known: Pick<NantyNarking, (typeof KNOWN)[number]>
  /** By seat, the cards in its hand. */
  readonly hands: Set<number>[]
  winners: readonly number[] = []
  turn = NOBODY

  constructor(s: NantyNarking) {
    this.known = structuredClone({ ...s })
    this.hands = s.money.map((_, seat) => new Set([...s.cards.keys()].filter((card) => s.cards[card] === seat)))
  }

  #figure({ owner }: { owner: number }, district: number, count: number): void {
    this.known.figures = plus(this.known.figures, district * OWNERS.length + owner, count)
  }

  #marker(district: number, stays: boolean): void {
    if (stays) this.known.trouble |= 1 << district
    else this.known.trouble &= ~(1 << district)
  }

  hear(event: Told<NantyEvent>): void {
    switch (event.kind) {
      case 'placed':
        this.#figure(event.figure, event.district, 1)
        if (event.trouble) this.#marker(event.district, true)
        return
      case 'lifted':
      case 'removed':
        agree(event.calmed, (this.known.trouble & (1 << event.district)) !== 0)
        this.#figure(event.figure, event.district, -1)
        return this.#marker(event.district, false)
      case 'moved':
        agree(event.calmed, (this.known.trouble & (1 << event.from)) !== 0)
        this.#figure(event.figure, event.from, -1)
        this.#figure(event.figure, event.to, 1)
        this.#marker(event.from, false)
        if (event.trouble) this.#marker(event.to, true)
        return
      case 'swapped':
        event.figures.forEach((figure, i) => {
          this.#figure(figure, event.from[i], -1)
          this.#figure(figure, event.from[1 - i], 1)
          this.#marker(event.from[i], event.trouble[1 - i])
        })
        return
      case 'calmed':
        return this.#marker(event.district, false)
      case 'stirred':
        return this.#marker(event.district, true)
      default:
        return this.#ofMoney(event)
    }
  }

  #pay(from: number | null, to: number | null, amount: number): void {
    if (from !== null) this.known.money = plus(this.known.money, from, -amount)
    if (to !== null) this.known.money = plus(this.known.money, to, amount)
  }

  #ofMoney(event: Told<NantyEvent>): void {
    switch (event.kind) {
      case 'paid':
        return this.#pay(event.from, event.to, event.amount)
      case 'loan':
        return this.#pay(null, event.seat, event.amount)
      case 'built':
        agree(this.known.building[event.district], NOBODY)
        this.known.building = this.known.building.with(event.district, event.seat)
        return this.#pay(event.seat, event.from, event.price)
      case 'house-lost':
        agree(this.known.building[event.district], event.seat)
        this.known.building = this.known.building.with(event.district, NOBODY)
        return
      case 'event':
        this.known.past = [...this.known.past, event.event]
        return
      case 'turn':
        this.turn = event.seat
        return
      case 'revealed':
        this.winners = event.winners
        return
      default:
        return this.#ofCards(event)
    }
  }

  #ofCards(event: Told<NantyEvent>): void {
    switch (event.kind) {
      case 'drew':
        agree(event.secret.cards.length, event.count)
        for (const card of event.secret.cards) this.hands[event.seat].add(card)
        return
      case 'took-discards':
        for (const card of event.cards) this.hands[event.seat].add(card)
        return
      case 'discarded':
        for (const card of event.cards) agree(this.hands[event.seat].delete(card), true)
        return
      case 'played':
      case 'interrupted':
        agree(this.hands[event.seat].delete(event.card), true)
        return
      case 'gave':
        agree(this.hands[event.from].delete(event.secret.card), true)
        this.hands[event.to].add(event.secret.card)
        return
      case 'exchanged-hands':
        this.hands[event.seat] = new Set(event.secret.hands[0])
        this.hands[event.target] = new Set(event.secret.hands[1])
        return
      case 'watson':
        agree(this.hands[event.seat].delete(cardNumber('doctor-watson')), true)
        if (event.card !== NONE) this.hands[event.seat].add(event.card)
    }
  }

  check(s: NantyNarking): void {
    const of = (known: Books['known']) => KNOWN.map((key) => [key, known[key]])
    agree(of(this.known), of(s))
    const hands = this.hands.map((hand) => [...hand].toSorted((a, b) => a - b))
    agree(
      hands,
      hands.map((_, seat) => [...s.cards.keys()].filter((card) => s.cards[card] === seat)),
    )
    if (s.agenda.length > 0 && this.turn !== NOBODY) agree(this.turn, s.active)
  }
}

describe('whoever hears what is told', () => {
  it.each([
    [2, {}],
    [3, WITH_CARDS],
    [4, WITH_CARDS],
    [4, {}],
  ])('knows the table with %i seats at every moment, variants %j [NN-7.1]', (seats, variants) => {
    for (let n = 0; n < 2; n++) {
      const books: Books[] = []
      const end = listen(
        game,
        { seed: `told-${n}`, seats, variants },
        (event) => books[0]?.hear(event),
        (s) => (books[0] ??= new Books(s)).check(s),
      )
      const places = game.result(end)!.places
      expect(places.flatMap((place, seat) => (place === 1 ? [seat] : []))).toEqual(books[0].winners)
    }
  })

  it('hears of everything that the log has words for', () => {
    const heard = new Set<string>()
    for (let n = 0; n < 40; n++)
      listen(
        game,
        { seed: `told-${n}`, seats: 2 + (n % 3), variants: WITH_CARDS },
        (event) => heard.add(event.kind),
        () => {},
      )
    const rare = ['covered', 'no-event', 'shielded', 'kept-away']
    const kinds = Object.keys(text.events).filter((kind) => !rare.includes(kind))
    expect(kinds.filter((kind) => !heard.has(kind))).toEqual([])
  })
})
