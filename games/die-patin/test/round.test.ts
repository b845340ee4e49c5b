import { intrigue, mission } from '../steps.ts'
import { describe, expect, it } from 'vitest'
import { ask } from '#engine/play.ts'
import { areaIndex } from '../data.ts'
import { game } from '../index.ts'
import {
  asked,
  areasOf,
  forbids,
  go,
  idle,
  lootIn,
  offered,
  ownerOf,
  position,
  power,
  ratsOf,
  table,
  tilesIn,
  watch,
} from './fixture.ts'

const two = { own: ['teal-flank teal-inner', 'pink-flank pink-inner'] }

describe('round', () => {
  it('five rounds of four turns a seat [PAT-1.1, 4.2, 4.30]', () => {
    const turns: string[] = []
    const s = watch(table(3), (at, asks) => {
      if (!intrigue.is(asks[0].step) && !mission.is(asks[0].step)) turns[at.turn] = `${at.round} ${at.active}`
    })
    expect([s.round, s.turn]).toEqual([5, 60])
    const first = (s.startSeat + 2) % 3 // the start seat has moved on four times since
    const order = Array.from({ length: 60 }, (_, i) => {
      const rounds = Math.floor(i / 12)
      return `${rounds + 1} ${(first + rounds + i) % 3}`
    })
    expect(turns.slice(1)).toEqual(order)
    expect(forbids(s, 'loot')).toBe('PAT-4.30')
  })

  it('everybody chooses one of three cards, in every round [PAT-4.1]', () => {
    const s = position(2, { ...two, roundIsOver: true })
    expect(ask(game, s).map(({ seat, moves }) => [seat, moves.length])).toEqual([
      [0, 3],
      [1, 3],
    ])
    expect(forbids(s, 'figure:boss')).toBe('PAT-4.1')
    go(s, 'card:invasion')
    expect([asked(s), ask(game, s).length]).toEqual(['intrigue', 1])
    go(s, 'card:invasion')
    expect([asked(s), s.card]).toEqual(['figure', [1, 1]])
  })

  it('the next seat is start seat in the next round [PAT-4.3]', () => {
    const s = position(2, { ...two, startSeat: 1, roundIsOver: true })
    expect(s.startSeat).toBe(0)
    go(s, 'card:invasion', 'card:invasion')
    expect(s.active).toBe(0)
  })

  it('figures, cards and loot come back; the rest stays [PAT-4.31]', () => {
    const s = position(3, {
      own: ['teal-flank teal-inner', 'yellow-corner', 'blue-flank'],
      rats: ['m06×3', 'm17×3', 'm25×2'],
      rooms: 'teal-inner',
      tiles: { 'teal-flank': 'tailor-loot' },
      henchmen: ['teal-flank teal-flank teal-inner', 'yellow-corner yellow-corner yellow-corner', 'blue-flank'],
      bosses: ['teal-flank', 'yellow-corner', null],
      loot: { brown: 0, teal: 1 },
      purse: [2, 0, 0],
      roundIsOver: true,
    })
    while (asked(s) === 'mission') go(s, 'no-mission')
    expect([s.hand, s.boss, s.card, s.open]).toEqual([
      [3, 3, 3],
      [-1, -1, -1],
      [-1, -1, -1],
      [false, false, false],
    ])
    expect(s.henchmen.every((count) => count === 0)).toBe(true)
    expect([s.loot, s.lootSupply]).toEqual([[2, 2, 2, 2, 0, 2, 0], 28])
    expect([ratsOf(s, 0), areasOf(s, 0), s.backRoom[areaIndex('teal-inner')], tilesIn(s, 'teal-flank')]).toEqual([
      'm06×3',
      ['teal-flank', 'teal-inner'],
      true,
      ['tailor-loot'],
    ])
  })
})

describe('placing a figure', () => {
  it('one figure a turn, each once a round, no pass [PAT-4.4]', () => {
    const s = position(2, two)
    expect(offered(s)).toEqual(['figure:henchman', 'figure:boss'])
    expect(forbids(s, 'done')).toBe('PAT-4.4')
    go(s, 'figure:boss')
    expect(forbids(s, 'figure:henchman')).toBe('PAT-4.4')
    go(s, 'area:teal-flank', 'done')
    expect([s.active, s.boss[0], s.hand[0]]).toEqual([1, areaIndex('teal-flank'), 3])
    idle(s, 'pink-flank')
    expect([s.active, asked(s)]).toEqual([0, 'area'])
  })

  it('inside or adjacent, in any part of the territory [PAT-4.5]', () => {
    const s = position(3, { own: ['teal-corner blue-corner', 'yellow-corner', 'pink-corner'], purse: [1] })
    go(s, 'figure:henchman')
    expect(offered(s)).toEqual(
      ['teal-corner', 'teal-flank', 'teal-inner', 'blue-inner', 'blue-flank', 'blue-corner'].map((id) => `area:${id}`),
    )
    expect(forbids(s, 'area:brown-n')).toBe('PAT-4.5')
  })

  it('rats around a last area are not protected [PAT-4.6]', () => {
    const s = position(2, { own: ['teal-inner pink-inner', 'pink-flank'], rats: ['', 'm13×1'] })
    go(s, 'figure:henchman', 'area:pink-inner', 'remove:m13')
    expect(ratsOf(s, 1)).toBe('')
  })

  it('any number of figures of any clan in an area [PAT-4.7]', () => {
    const s = position(2, {
      ...two,
      henchmen: ['teal-inner teal-inner', 'teal-inner teal-inner'],
      bosses: [null, 'teal-inner'],
    })
    go(s, 'figure:henchman', 'area:teal-inner', 'done')
    expect(power(s, 'teal-inner')).toEqual([3, 4])
  })

  it('a henchman goes outside for loot only [PAT-4.8]', () => {
    const poor = position(2, two)
    go(poor, 'figure:henchman')
    expect(offered(poor)).toEqual(['area:teal-flank', 'area:teal-inner'])
    expect(forbids(poor, 'area:brown-n')).toBe('PAT-4.8')
    const rich = position(2, { ...two, purse: [1] })
    go(rich, 'figure:henchman')
    expect(offered(rich)).toContain('area:brown-n')
  })

  it.each([
    ['administration', ['area:teal-flank', 'area:teal-inner'], 'area:brown-n'],
    ['invasion', ['area:brown-n', 'area:teal-corner', 'area:pink-inner'], 'area:teal-flank'],
    ['bribe-money', ['area:brown-n', 'area:teal-corner', 'area:pink-inner'], 'area:teal-flank'],
  ])('the boss goes where %s says [PAT-4.9]', (card, areas, never) => {
    const s = position(2, { ...two, cards: [card] })
    expect(s.open[0]).toBe(false)
    const events = go(s, 'figure:boss')
    expect(events[0]).toMatchObject({ kind: 'card-revealed', seat: 0, card: s.card[0] })
    expect([s.open[0], offered(s)]).toEqual([true, areas])
    expect(forbids(s, never)).toBe('PAT-4.9')
  })

  it('a boss without a place waits while there are henchmen [PAT-4.10]', () => {
    const s = position(2, {
      own: ['teal-corner teal-flank teal-inner brown-n brown-sw brown-se pink-inner pink-corner', 'pink-flank'],
      cards: ['bribe-money'],
    })
    expect(offered(s)).toEqual(['figure:henchman'])
    s.card = s.card.with(0, 0)
    expect(offered(s)).toEqual(['figure:henchman', 'figure:boss'])
  })
})

describe('actions and bribes', () => {
  it('two actions for a henchman, five for the boss, or fewer [PAT-4.11, 6.4]', () => {
    const s = position(2, two)
    go(s, 'figure:henchman', 'area:teal-flank', 'place:m06', 'place:m06')
    expect([s.active, s.rats[5]]).toEqual([1, 2])
    go(s, 'figure:boss', 'area:pink-flank', 'place:m07', 'place:m07', 'loot', 'place:m07', 'place:m10')
    expect([s.active, s.purse[1]]).toEqual([0, 1])
    const events = go(s, 'figure:henchman', 'area:teal-flank', 'done')
    expect([s.active, events.at(-1)]).toEqual([1, { kind: 'stopped', seat: 0, unused: 2 }])
  })

  it('actions concern the area of the figure [PAT-4.11, 4.12]', () => {
    const s = position(2, two)
    go(s, 'figure:henchman', 'area:teal-flank')
    expect([forbids(s, 'place:m13'), forbids(s, 'remove:m13'), forbids(s, 'skip')]).toEqual(Array(3).fill('PAT-4.11'))
  })

  it('loot comes from the district while there is some [PAT-4.16]', () => {
    const s = position(2, { ...two, loot: { teal: 1 } })
    go(s, 'figure:henchman', 'area:teal-inner', 'loot')
    expect([s.purse[0], lootIn(s, 'teal'), forbids(s, 'loot')]).toEqual([1, 0, 'PAT-4.16'])
  })

  const withTile = (tile: string, more: object = {}) => {
    const s = position(2, { ...two, henchmen: ['teal-inner'], tiles: { 'teal-inner': tile }, ...more })
    go(s, 'figure:henchman', 'area:teal-inner', `back-room:${tile}`)
    return s
  }

  it('bonuses that work by themselves [PAT-4.17]', () => {
    expect(withTile('tailor-loot').purse[0]).toBe(1)
    const empty = withTile('tailor-loot', { purse: [0, 34] })
    expect([empty.purse[0], empty.lootSupply, asked(empty)]).toEqual([0, 0, 'action'])
    const point = withTile('tailor-point')
    expect([asked(point), point.purse[0]]).toEqual(['action', 0])
  })

  it('the bonus rat can be declined; the second action is still there [PAT-4.18]', () => {
    const s = withTile('tailor-place', { rats: ['m06×1', 'm13×2'] })
    expect(offered(s)).not.toContain('place:m13')
    go(s, 'decline')
    expect([s.ratSupply[0], s.agenda.at(-1)]).toEqual([29, { do: 'action', left: 1 }])
  })

  it('the bonus removal can be declined, and passes without a target [PAT-4.19]', () => {
    const s = withTile('tailor-remove', { rats: ['m06×1', 'm10×2'] })
    expect(offered(s)).toEqual(['remove:m10', 'decline'])
    expect([forbids(s, 'remove:m06'), forbids(s, 'remove:m31')]).toEqual(['PAT-4.19', 'PAT-2.7'])
    expect(asked(withTile('tailor-remove', { rats: ['m06×1'] }))).toBe('action')
  })

  it('a henchman outside pays for each bribe, stops after the first at the earliest [PAT-4.20, 6.4]', () => {
    const s = position(2, { ...two, purse: [3] })
    const supply = s.lootSupply
    go(s, 'figure:henchman', 'area:brown-n')
    expect([forbids(s, 'done'), forbids(s, 'loot')]).toEqual(['PAT-4.20', 'PAT-4.20'])
    expect(s.purse[0]).toBe(3)
    go(s, 'place:m16')
    expect([s.purse[0], offered(s).at(-1)]).toEqual([2, 'done'])
    go(s, 'done')
    expect([s.purse[0], s.lootSupply - supply, s.active, ownerOf(s, 'brown-n')]).toEqual([2, 1, 1, 0])
  })

  it('an invasion takes one of the four manholes, own rats there stay [PAT-4.21]', () => {
    const s = position(2, { ...two, cards: ['invasion'], rats: ['m12×2', 'm13×9'] })
    go(s, 'figure:boss', 'area:brown-n')
    expect(offered(s)).toEqual(['invade:m16', 'invade:m13', 'invade:m09', 'invade:m12'])
    expect(forbids(s, 'invade:m01')).toBe('PAT-4.21')
    go(s, 'invade:m12')
    expect([ratsOf(s, 0), ownerOf(s, 'brown-n')]).toEqual(['m12×4', -1])
  })

  it('bribe money is used up, four times [PAT-4.22]', () => {
    const s = position(2, { ...two, cards: ['bribe-money'] })
    go(s, 'figure:boss', 'area:brown-n', 'place:m16', 'place:m16', 'place:m16')
    expect([asked(s), forbids(s, 'done')]).toEqual(['bribe', 'PAT-4.22'])
    go(s, 'place:m16')
    expect([ratsOf(s, 0), ownerOf(s, 'brown-n'), s.active]).toEqual(['m16×4', 0, 1])
  })

  it('power is rats and figures, the boss for two; owner, back room and tiles give none [PAT-4.23]', () => {
    const s = position(2, {
      ...two,
      rats: ['m06×2 m12×1', 'm09×4'],
      rooms: 'teal-inner',
      tiles: { 'teal-inner': 'tailor-loot' },
      henchmen: ['teal-inner', ''],
      bosses: ['teal-inner', null],
    })
    expect(power(s, 'teal-inner')).toEqual([2 + 1 + 1 + 2, 4])
  })
})
