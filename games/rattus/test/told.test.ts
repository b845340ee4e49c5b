import { describe, expect, it } from 'vitest'
import type { Told } from '#engine/game.ts'
import { agree, listen } from '#test/battery/listen.ts'
import { CARDS, REGIONS, REGIONS_IN_USE } from '../data.ts'
import type { RatEvent } from '../events.ts'
import { game } from '../index.ts'
import { NOBODY, ratSupply, regionOf, type Rattus } from '../state.ts'

/** The board as somebody keeps it who only hears what is told. */
class Books {
  readonly seats: number
  readonly cubes: number[]
  readonly palace: number[]
  readonly cards = CARDS.map(() => NOBODY)
  /** By token, the region it lies in. */
  readonly rats = new Map<number, number>()
  readonly looked = new Set<string>()
  plague = NOBODY
  start = NOBODY
  turn = NOBODY
  left = NOBODY
  scores: readonly number[] = []

  constructor(seats: number) {
    this.seats = seats
    this.cubes = Array<number>(REGIONS.length * seats).fill(0)
    this.palace = Array<number>(seats).fill(0)
  }

  #move(seat: number, region: number, cubes: number): void {
    this.cubes[region * this.seats + seat] += cubes
  }

  hear(event: Told<RatEvent>): void {
    switch (event.kind) {
      case 'laid-out':
        for (let token = 0; token < REGIONS_IN_USE[this.seats]; token++) this.rats.set(token, token)
        this.left = event.rats
        this.plague = event.plague
        this.start = event.start
        return
      case 'settled':
      case 'placed':
        return this.#move(event.seat, event.region, event.cubes)
      case 'took':
        agree(event.from ?? NOBODY, this.cards[event.card])
        this.cards[event.card] = event.seat
        return
      case 'to-palace':
        this.palace[event.seat]++
        return this.#move(event.seat, event.region, -1)
      case 'travelled':
        this.#move(event.seat, event.from, -event.cubes)
        return this.#move(event.seat, event.to, event.cubes)
      case 'final-turn':
        this.turn = event.seat
        return
      case 'ended':
        this.scores = event.scores
        return
      default:
        return this.#ofRats(event)
    }
  }

  #ofRats(event: Told<RatEvent>): void {
    switch (event.kind) {
      case 'pushed':
        agree(this.rats.get(event.token), event.from)
        this.rats.set(event.token, event.to)
        return
      case 'looked':
        agree(this.rats.get(event.token), event.region)
        this.looked.add(`${event.seat} ${event.token}`)
        return
      case 'swapped':
        agree(
          event.tokens.map((token) => this.rats.get(token)),
          event.regions,
        )
        if (event.swap) event.tokens.forEach((token, i) => this.rats.set(token, event.regions[1 - i]))
        return
      case 'plague-moved':
        agree(event.from, this.plague)
        this.plague = event.to
        return
      case 'spread':
        agree(event.from, this.plague)
        this.rats.set(event.token, event.to)
        this.left = event.left
        return
      case 'revealed':
        agree(this.rats.get(event.token), event.region)
        this.rats.delete(event.token)
        for (const { seat } of event.hits) this.#move(seat, event.region, -1)
    }
  }

  check(s: Rattus): void {
    const { cubes, palace, cards, plague, start } = this
    agree(
      { cubes, palace, cards, plague, start },
      {
        cubes: s.cubes,
        palace: s.palace,
        cards: s.cards,
        plague: s.plague,
        start: s.start,
      },
    )
    const tokens = [...this.rats.keys()]
    agree(
      tokens.map((token) => regionOf(s, token)),
      [...this.rats.values()],
    )
    agree(
      tokens.length,
      s.rats.reduce((a, b) => a + b, 0),
    )
    agree(this.left, ratSupply(s))
    agree(
      this.looked.size,
      s.seen.reduce((sum, bits) => sum + bitsIn(bits), 0),
    )
    if (this.turn !== NOBODY && s.agenda.length > 0) agree(this.turn, s.active)
  }
}

const bitsIn = (bits: number): number => bits.toString(2).replaceAll('0', '').length

describe('whoever hears what is told', () => {
  it.each([2, 3, 4])('knows the board with %i seats at every moment [RAT-7.1]', (seats) => {
    for (let n = 0; n < 3; n++) {
      const books = new Books(seats)
      const end = listen(
        game,
        { seed: `told-${n}`, seats, variants: {} },
        (event) => books.hear(event),
        (s) => books.check(s),
      )
      expect(books.scores).toEqual(game.result(end)?.scores)
    }
  })
})
