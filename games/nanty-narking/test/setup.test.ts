import { describe, expect, it } from 'vitest'
import { AMOUNTS, cardNumber, CARDS, INTERRUPTS, isGrey, SYMBOLS } from '../data/cards.ts'
import * as data from '../data.ts'
import { game } from '../index.ts'
import { PLACES } from '../table/places.ts'
import { sizeOf } from '../rules/board.ts'
import { DECK, GONE, NOBODY, UNUSED } from '../state.ts'
import { text as de } from '../text/de.ts'
import { text as en } from '../text/en.ts'
import { asked, at, choices, fresh, freshWithCards, go, offered, put, troubled, WITH_CARDS } from './fixture.ts'

const count = (list: readonly number[], value: number) => list.filter((item) => item === value).length

describe('at a glance', () => {
  it('[NN-1.1] 2 to 4 players, each with a Personality of its own and five cards', () => {
    expect(game.seats).toEqual({ min: 2, max: 4 })
    const s = fresh(4)
    for (let seat = 0; seat < 4; seat++) expect([count(s.personas, seat), s.handCount[seat]]).toEqual([1, 5])
    expect(new Set(s.personas.filter((place) => place < 4)).size).toBe(4)
  })

  it('[NN-1.3] components, and the symbols of the 101 action cards add up', () => {
    const symbols = SYMBOLS.slice(0, 101).flat()
    const of = (symbol: string) => symbols.filter((other) => other === symbol).length
    expect(
      [
        'scroll',
        'place-agent',
        'play-another',
        'build',
        'money',
        'assassinate',
        'event',
        'remove-trouble',
        'interrupt',
      ].map(of),
    ).toEqual([70, 31, 27, 22, 19, 11, 9, 8, 6])
    const sums = AMOUNTS.slice(0, 101).flat()
    expect([1, 2, 3, 4, 5].map((pounds) => count(sums, pounds))).toEqual([3, 5, 9, 1, 1])
    expect(SYMBOLS.slice(0, 101).filter((list) => list.length === 0)).toHaveLength(1)
    expect(CARDS.filter((_, card) => card < 101 && isGrey(card))).toHaveLength(48)
    expect([data.EVENTS.length, data.DISTRICTS.length, data.KINDS.length, data.HOUSES.length]).toEqual([12, 12, 12, 6])
  })

  it('[NN-1.4] two options that combine freely', () => {
    expect(game.variants).toEqual({
      personalities: ['standard', 'classic', 'alternative'],
      'agent-and-building-cards': ['off', 'on'],
    })
    const s = fresh(3, { personalities: 'alternative', ...WITH_CARDS })
    expect([count(s.personas, GONE), s.kinds.length]).toEqual([9, 36])
  })
})

describe('board and pieces', () => {
  it('[NN-2.1] twelve districts, 23 edges, nine on the Thames', () => {
    expect(data.COST).toEqual([6, 18, 12, 12, 18, 6, 12, 6, 6, 12, 18, 12])
    let edges = 0
    data.ADJACENT.forEach((mask, d) => {
      expect(mask & (1 << d)).toBe(0)
      for (let other = 0; other < 12; other++) {
        expect((mask >> other) & 1).toBe((data.ADJACENT[other] >> d) & 1)
        edges += (mask >> other) & 1
      }
    })
    expect([edges, sizeOf(data.THAMES)]).toEqual([46, 9])
    const names = (id: data.DistrictId) =>
      data.DISTRICTS.filter((_, d) => data.ADJACENT[data.districtNumber(id)] & (1 << d))
    expect(names('bermondsey')).toEqual(['city', 'east-end', 'southwark'])
    expect(names('westminster')).toEqual(['chelsea', 'strand', 'west-end', 'holborn', 'lambeth', 'battersea'])
  })

  it('[NN-2.2] any number of figures, one building, one marker', () => {
    const s = put(fresh(2), 'city: g5 y4 T; chelsea: g1 B=y')
    expect(at(s, 'city')).toBe('g5 y4 T')
    expect(game.broken(put(s, 'city: g12 y12 T; chelsea: G4 C3'))).toBeNull()
  })

  it('[NN-2.3] a broken position is found', () => {
    const s = fresh(2)
    expect(game.broken(s)).toBeNull()
    const empty = game.clone(s)
    empty.trouble |= 1 << data.districtNumber('lambeth')
    expect(game.broken(empty)).toContain('trouble')
    const lost = game.clone(s)
    lost.supply = lost.supply.with(0, lost.supply[0] - 1)
    expect(game.broken(lost)).toContain('agents')
    const built = game.clone(s)
    built.building = built.building.with(3, 1)
    expect(game.broken(built)).toContain('buildings')
  })

  it('[NN-2.4] every card has a name and words in both languages, every district a place on the map', () => {
    for (const text of [en, de])
      for (const table of [
        text.cards,
        text.eventCards,
        text.districts,
        text.personalities,
        text.agentCards,
        text.houseCards,
      ])
        for (const [name, words] of Object.values(table))
          expect([name.length > 0, words.length > 0]).toEqual([true, true])
    expect(Object.keys(en.cards)).toHaveLength(102)
    expect(Object.keys(PLACES).sort()).toEqual([...data.DISTRICTS].sort())
  })

  it('[NN-2.5] kinds mean nothing without agent cards', () => {
    const s = fresh(2)
    expect([s.kinds, s.houseKind, s.secretAgents]).toEqual([[], [], []])
    expect(freshWithCards(2).kinds).toHaveLength(24)
  })
})

describe('setup', () => {
  it('[NN-3.1] the start seat is random', () => {
    const starts = new Set(
      Array.from(
        { length: 20 },
        (_, i) => game.setup({ seed: `s${i}`, seats: 4, variants: { personalities: 'standard' } }).start,
      ),
    )
    expect(starts.size).toBeGreaterThan(2)
  })

  it.each([
    ['standard', 2, 7],
    ['standard', 4, 7],
    ['classic', 2, 6],
    ['classic', 3, 7],
    ['alternative', 4, 8],
  ])('[NN-3.2] the %s Personalities with %i players are %i', (personalities, seats, size) => {
    const s = fresh(seats, { personalities })
    expect(s.personas.filter((place) => place !== GONE)).toHaveLength(size)
    expect(count(s.personas, UNUSED)).toBe(size - seats)
    const hudson = personalities === 'classic' ? 'mrs-hudson' : 'mrs-hudson-classic'
    expect(s.cards[cardNumber(hudson)]).toBe(GONE)
  })

  it('[NN-3.3] three agents of every seat, three markers', () => {
    const s = fresh(4)
    for (const id of ['east-end', 'city', 'chelsea'] as const) expect(at(s, id)).toBe('g1 y1 p1 b1 T')
    expect(troubled(s)).toEqual(['chelsea', 'city', 'east-end'])
  })

  it('[NN-3.4] £10 each, for all to see', () => {
    const s = fresh(3)
    expect(s.money).toEqual([10, 10, 10])
    expect(game.view(s, 'spectator').money).toEqual(s.money)
  })

  it('[NN-3.5] no neutrals yet, all district cards on display, twelve events', () => {
    const s = fresh(2)
    expect([s.building.every((seat) => seat === NOBODY), s.events.length, s.past]).toEqual([true, 12, []])
    expect(s.figures.filter((_, i) => i % 6 > 3).every((n) => n === 0)).toBe(true)
  })

  it('[NN-3.6] 99 cards for two, 101 for more', () => {
    const inPlay = (seats: number) => fresh(seats).cards.filter((place) => place !== GONE).length
    expect([2, 3, 4].map(inPlay)).toEqual([99, 101, 101])
    expect(fresh(2).cards[cardNumber('karl-marx')]).toBe(GONE)
    expect(fresh(2).cards[cardNumber('henry-holy-peter')]).toBe(GONE)
  })

  it('[NN-3.7] grey on red, five cards each', () => {
    const s = fresh(3)
    expect([s.deck.length, count(s.cards, DECK)]).toEqual([86, 86])
    const colours = s.deck.map(isGrey)
    expect(colours.lastIndexOf(false)).toBe(52)
    expect(colours.indexOf(true)).toBe(53)
  })

  it('[NN-3.8] three agent cards and a building card each; agents are chosen clockwise from the start seat', () => {
    const s = fresh(4, WITH_CARDS, 2)
    expect([0, 1, 2, 3].map((seat) => count(s.agentCards, seat))).toEqual([3, 3, 3, 3])
    expect([0, 1, 2, 3].map((seat) => count(s.houseCards, seat))).toEqual([1, 1, 1, 1])
    expect([s.housePile.length, asked(s).seat, asked(s).step]).toEqual([2, 2, 'set-up-agent'])
    go(s, 'kind:tosher', 'kind:maid')
    expect(choices(s, 'kind')).not.toContain('maid')
    go(s, 'kind:sailor')
    expect([asked(s).seat, at(s, 'chelsea'), s.kinds[2 * 12 + 1]]).toEqual([3, 'p1', data.districtNumber('east-end')])
    while (asked(s).step === 'set-up-agent') go(s, offered(s)[0])
    expect([at(s, 'city'), asked(s).seat]).toEqual(['g1 y1 p1 b1 T', 2])
  })

  it('[NN-3.8] agents that are set up come quietly: the trouble there has its own reason', () => {
    const s = fresh(2, WITH_CARDS)
    expect(go(s, 'kind:tosher')).toContainEqual({
      kind: 'placed',
      figure: { owner: 0, kind: data.KINDS.indexOf('tosher') },
      district: data.START_DISTRICTS[0],
      trouble: false,
      quiet: true,
    })
  })

  it('[NN-4.10.1] classic: Moriarty and de Sidonia ask for more, nothing else changes', () => {
    const of = (id: data.PersonalityId) => data.THRESHOLD[data.PERSONALITIES.indexOf(id)]
    expect(of('professor-moriarty-classic')).toEqual([11, 10, 9])
    expect(of('monsieur-de-sidonia-classic').slice(1)).toEqual([50, 50])
    expect(SYMBOLS[cardNumber('mrs-hudson-classic')]).toEqual(SYMBOLS[cardNumber('mrs-hudson')])
  })

  it('[NN-4.6.1] six interrupts, three grey and three red', () => {
    expect(INTERRUPTS.map((card) => CARDS[card])).toEqual([
      'toby',
      'red-headed-league',
      'mr-goodyear',
      'amy-dorrit',
      'doctor-watson',
      'victor-frankenstein',
    ])
    expect(INTERRUPTS.map(isGrey)).toEqual([true, true, true, false, false, false])
  })
})
