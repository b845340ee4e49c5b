import { describe, expect, it } from 'vitest'
import type { Told } from '#engine/game.ts'
import { agree, listen } from '#test/battery/listen.ts'
import { AREAS, BONUSES, BOSS, MANHOLES, MISSIONS, PLACE, REMOVE, SHOPS } from '../data.ts'
import type { PatinEvent } from '../events.ts'
import { game } from '../index.ts'
import { leaderOf, missionValues } from '../rules/missions.ts'
import { powerIn } from '../rules/territory.ts'
import { BOX, IN_HAND, newState, NOBODY, NONE, STRANDED, withSeat, type DiePatin } from '../state.ts'

const KNOWN = [
  'round',
  'startSeat',
  'owner',
  'backRoom',
  'henchmen',
  'boss',
  'rats',
  'ratsOf',
  'loot',
  'purse',
  'card',
  'open',
  'trophies',
  'missions',
] as const satisfies (keyof DiePatin)[]

const oneMore = (list: readonly number[], at: number): number[] => list.with(at, list[at] + 1)

/** The board as somebody keeps it who only hears what is told, secrets and all. */
class Books {
  readonly seats: number
  readonly known: DiePatin
  readonly taken = new Map<number, number>()
  scores: readonly number[] = []
  removedShops: readonly number[] = []

  constructor(setup: Parameters<typeof newState>[0]) {
    this.seats = setup.seats
    this.known = newState(setup)
    this.known.owner = AREAS.map(() => NOBODY)
    this.known.ratsOf = MANHOLES.map(() => NOBODY)
  }

  #rats(manhole: number, seat: number, count: number): void {
    const { known } = this
    known.rats = known.rats.with(manhole, known.rats[manhole] + count)
    known.ratsOf = known.ratsOf.with(manhole, known.rats[manhole] === 0 ? NOBODY : seat)
  }

  hear(event: Told<PatinEvent>): void {
    const { known, seats } = this
    switch (event.kind) {
      case 'town-laid-out':
        this.removedShops = event.removedShops
        known.startSeat = event.startSeat
        return
      case 'area-settled':
        known.owner = known.owner.with(event.area, event.seat)
        return
      case 'figure-placed':
        agree(event.inside, known.owner[event.area] === event.seat)
        if (event.figure === BOSS) known.boss = known.boss.with(event.seat, event.area)
        else known.henchmen = oneMore(known.henchmen, event.area * seats + event.seat)
        return
      case 'rats-placed':
        return this.#rats(event.manhole, event.seat, event.count)
      case 'rats-removed':
        agree(known.ratsOf[event.manhole], event.owner)
        return this.#rats(event.manhole, event.owner, -event.count)
      case 'rat-moved':
        this.#rats(event.from, event.seat, -1)
        return this.#rats(event.to, event.seat, 1)
      case 'back-room-set':
        known.backRoom = known.backRoom.with(event.area, true)
        this.taken.set(event.tile, event.seat)
        return
      case 'claim-won':
        agree(known.owner[event.area], event.owner ?? NOBODY)
        known.owner = known.owner.with(event.area, event.seat)
        return
      case 'back-room-destroyed':
        known.backRoom = known.backRoom.with(event.area, false)
        known.trophies = known.trophies.with(
          event.seat * seats + event.owner,
          known.trophies[event.seat * seats + event.owner] + 1,
        )
        return
      default:
        return this.#ofCardsAndLoot(event)
    }
  }

  #ofCardsAndLoot(event: Told<PatinEvent>): void {
    const { known } = this
    switch (event.kind) {
      case 'round-began':
        agree([event.round, event.startSeat], [known.round + 1, known.startSeat])
        known.round = event.round
        return
      case 'card-chosen':
        agree(event.eyes, [event.seat])
        known.card = known.card.with(event.seat, event.secret!.card)
        return
      case 'card-revealed':
        agree(event.card, known.card[event.seat])
        known.open = known.open.with(event.seat, true)
        return
      case 'boss-stranded':
        known.boss = known.boss.with(event.seat, STRANDED)
        return
      case 'loot-taken':
        known.purse = oneMore(known.purse, event.seat)
        if (event.district !== null) known.loot = known.loot.with(event.district, known.loot[event.district] - 1)
        return
      case 'loot-paid':
        known.purse = known.purse.with(event.seat, known.purse[event.seat] - event.count)
        return
      case 'mission-scored':
        agree(event.points, known.round)
        known.missions = known.missions.with(event.seat * MISSIONS.length + event.mission, event.points)
        return
      case 'cleared':
        agree(event.round, known.round)
        known.henchmen = known.henchmen.map(() => 0)
        known.boss = known.boss.map(() => IN_HAND)
        known.card = known.card.map(() => NONE)
        known.open = known.open.map(() => false)
        known.startSeat = (known.startSeat + 1) % this.seats
        return
      case 'refilled':
        known.loot = known.loot.map((loot, district) => loot + event.added[district])
        return
      case 'game-ended':
        this.scores = event.scores
    }
  }

  check(s: DiePatin): void {
    const of = (state: DiePatin) => KNOWN.map((key) => [key, state[key]])
    agree(of(this.known), of(s))
    agree(
      [...this.taken.keys()].map((tile) => s.tiles[tile]),
      [...this.taken.values()].map(withSeat),
    )
    agree(s.tiles.filter((place) => place >= AREAS.length).length, this.taken.size)
    agree(
      [...SHOPS.keys()].filter((shop) => s.tiles[shop * BONUSES.length] === BOX),
      this.removedShops,
    )
  }
}

describe('whoever hears what is told', () => {
  it.each([2, 3, 4, 5])('knows the board with %i seats at every moment [PAT-7.4]', (seats) => {
    for (let n = 0; n < 2; n++) {
      const setup = { seed: `told-${n}`, seats, variants: { 'start-seat': 'random' } }
      const books = new Books(setup)
      const end = listen(
        game,
        setup,
        (event) => books.hear(event),
        (s) => books.check(s),
      )
      expect(books.scores).toEqual(game.result(end)?.scores)
    }
  })

  it('knows how claims and missions stood, what was declined and what was left unused [PAT-4.18, 4.23, 4.26, 4.28]', () => {
    const setup = { seed: 'told', seats: 3, variants: { 'start-seat': 'random' } }
    const heard = new Set<string>()
    const check = (event: Told<PatinEvent>, s: DiePatin): void => {
      heard.add(event.kind)
      if (event.kind === 'claim-won' || event.kind === 'claim-lost')
        agree(
          event.power,
          [0, 1, 2].map((seat) => powerIn(s, seat, event.area)),
        )
      if (event.kind === 'bonus-declined')
        agree([event.seat, event.bonus === PLACE || event.bonus === REMOVE], [s.active, true])
      if (event.kind === 'stopped') agree([event.seat, event.unused > 0], [s.active, true])
      if (event.kind === 'mission-forgone') agree(event.points, s.round)
      if (event.kind !== 'missions-judged') return
      const values = missionValues(s)
      const leaders = MISSIONS.map((_, mission) => leaderOf(values, 3, mission))
      agree([event.round, event.values.flat()], [s.round, values])
      agree(
        event.leaders.map((seat) => seat ?? NOBODY),
        leaders,
      )
    }
    for (let n = 0; n < 4; n++)
      listen(
        game,
        { ...setup, seed: `told-${n}` },
        (event, s) => s && check(event, s),
        () => {},
      )
    const rare = ['bonus-declined', 'stopped', 'mission-forgone', 'missions-judged', 'claim-won', 'claim-lost']
    expect([...heard]).toEqual(expect.arrayContaining(rare))
  })
})
