import { describe, expect, it } from 'vitest'
import type { Told } from '#engine/game.ts'
import { agree, listen } from '#test/battery/listen.ts'
import { ALL_TILES, AREAS, MONOPOLIES, OPEN_KINDS, ORDERS, SPECIAL } from '../data.ts'
import type { BossEvent } from '../events.ts'
import { game } from '../index.ts'
import { NOBODY, NONE, REMOVED, START_ARROW, type Boss } from '../state.ts'

const KNOWN = ['owner', 'figures', 'company', 'bag', 'monopolies', 'pawns', 'hands', 'open', 'orderOwner'] as const

type Fight = Extract<BossEvent, { kind: 'fight' }>

/** The table as somebody keeps it who only hears what is told. */
class Books {
  readonly known: Record<(typeof KNOWN)[number], number[]>
  /** Special cards in each hand. */
  readonly specials: number[]
  #fight = { attackers: 0, defenders: 0 }

  constructor(seats: number) {
    this.specials = Array<number>(seats).fill(0)
    this.known = {
      owner: AREAS.map(() => NOBODY),
      figures: AREAS.map(() => 0),
      company: AREAS.map(() => NONE),
      bag: [...ALL_TILES],
      monopolies: MONOPOLIES.map(() => NOBODY),
      pawns: Array<number>(seats).fill(START_ARROW),
      hands: Array<number>(seats * OPEN_KINDS).fill(1),
      open: [],
      orderOwner: ORDERS.map(() => NOBODY),
    }
  }

  #stand(area: number, owner: number, figures: number): void {
    this.known.owner[area] = figures === 0 ? NOBODY : owner
    this.known.figures[area] = figures
  }

  #leave(area: number, figures: number): void {
    this.#stand(area, this.known.owner[area], this.known.figures[area] - figures)
  }

  hear(event: Told<BossEvent>): void {
    const { known } = this
    switch (event.kind) {
      case 'settled':
        return this.#stand(event.area, event.seat, event.figures)
      case 'drew':
        if (event.draw === 'company') known.company[event.area] = event.tile
        if (event.draw !== 'put-back') known.bag[event.tile]--
        return
      case 'company-lost':
        agree(known.company[event.area], event.tile)
        known.company[event.area] = NONE
        known.bag[event.tile]++
        return
      case 'mafia-left':
        if (event.to === 'bag') known.bag[event.tile]++
        return
      case 'transported':
        agree(event.owner ?? NOBODY, known.owner[event.to])
        this.#leave(event.from, event.figures)
        if (event.owner === null) this.#stand(event.to, event.seat, event.figures)
        else if (event.owner === event.seat) known.figures[event.to] += event.figures
        return
      case 'partnered':
        known.figures[event.area]++
        return
      case 'monopoly':
        known.monopolies[event.field] = event.seat
        if (event.from !== null) this.#leave(event.from, 1)
        return
      case 'weakened':
        agree(known.owner[event.area], event.rival)
        known.figures[event.area] -= event.lost
        agree(event.left, known.figures[event.area])
        return
      case 'defected':
        agree(known.owner[event.area], event.rival)
        known.figures[event.area]--
        agree(event.against, known.figures[event.area])
        if (event.against === 0) this.#stand(event.area, event.seat, 1)
        return
      case 'swapped':
        event.areas.forEach((area, i) => (known.company[area] = event.tiles[i]))
        return
      case 'fight':
        return this.#begins(event)
      default:
        return this.#ofFightsAndCards(event)
    }
  }

  #begins({ area, defender, attackers, defenders }: Fight): void {
    this.#fight = { attackers, defenders }
    agree(this.known.figures[area], defender === null ? attackers : defenders)
  }

  #ofFightsAndCards(event: Told<BossEvent>): void {
    const { known } = this
    switch (event.kind) {
      case 'round':
        this.#fight.attackers -= event.attackersLost
        this.#fight.defenders -= event.defendersLost
        agree(this.#fight, { attackers: event.attackers, defenders: event.defenders })
        agree(
          [event.white, event.black].map((dice) => dice.length),
          [4, 3],
        )
        return
      case 'fought': {
        const { attackers, defenders } = this.#fight
        agree(event.left, Math.max(attackers, defenders))
        agree(event.winner, attackers > 0 ? 'attacker' : defenders > 0 ? 'defender' : 'nobody')
        if (event.winner === 'attacker') this.#stand(event.area, event.attacker, event.left)
        else this.#stand(event.area, event.defender ?? NOBODY, event.defender === null ? 0 : event.left)
        return
      }
      case 'took':
      case 'returned':
        return this.#card(event.seat, event.stack, event.kind === 'took' ? 1 : -1)
      case 'played':
        return this.#card(event.seat, Math.min(event.card, SPECIAL), -1)
      case 'pawn-moved':
        agree(event.from, known.pawns[event.seat])
        known.pawns[event.seat] = event.to
        return
      case 'order-turned-up':
        known.open.push(event.order)
        return
      case 'order-taken':
        return this.#order(event.order, event.seat)
      case 'order-removed':
        return this.#order(event.order, REMOVED)
    }
  }

  #card(seat: number, stack: number, count: number): void {
    if (stack < OPEN_KINDS) this.known.hands[seat * OPEN_KINDS + stack] += count
    else this.specials[seat] += count
  }

  #order(order: number, to: number): void {
    this.known.open.splice(this.known.open.indexOf(order), 1)
    this.known.orderOwner[order] = to
  }

  check(s: Boss): void {
    const of = (known: Pick<Boss, (typeof KNOWN)[number]>) => KNOWN.map((key) => [key, known[key]])
    agree(of(this.known), of(s))
    agree(
      this.specials,
      s.held.map((cards) => cards.length),
    )
  }
}

describe('whoever hears what is told', () => {
  it.each([2, 3, 4, 5])('knows the table with %i seats at every moment [BOSS-7.1]', (seats) => {
    const heard = new Set<string>()
    const books = new Books(seats)
    listen(
      game,
      { seed: `told-${seats}`, seats, variants: {} },
      (event) => {
        heard.add(event.kind)
        books.hear(event)
      },
      (s) => books.check(s),
    )
    expect([...heard]).toEqual(expect.arrayContaining(['starting-seat', 'shuffled', 'last-order', 'ended', 'stopped']))
  })
})
