import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import type { DiePatin } from '../state.ts'
import {
  areasOf,
  asked,
  forbids,
  go,
  idle,
  lootIn,
  offered,
  ownerOf,
  position,
  power,
  ratsOf,
  tilesIn,
} from './fixture.ts'

const sorted = (names: readonly string[]): string[] => [...names].sort()
const areas = (...ids: string[]): string[] => sorted(ids.map((id) => `area:${id}`))

/** The worked examples of RULES.md section 9. */
describe('from the rulebook', () => {
  const lootRace = (): DiePatin =>
    position(4, {
      own: ['brown-n teal-flank', 'brown-sw blue-flank', 'pink-corner', 'grey-corner'],
      rats: ['m09×3 m12×2', 'm13×1 m19×2'],
      tiles: { 'brown-n': 'hat-shop-loot tailor-place' },
    })

  it('E1 loot race [PAT-4.11, 4.16]', () => {
    const s = lootRace()
    go(s, 'figure:henchman', 'area:brown-n', 'loot', 'loot')
    expect([s.purse[0], lootIn(s, 'brown'), s.lootSupply, s.active]).toEqual([2, 0, 28, 1])
    go(s, 'figure:henchman', 'area:brown-sw')
    expect(sorted(offered(s))).toEqual(['done', 'place:m16', 'place:m19', 'place:m23', 'remove:m12'])
    expect(forbids(s, 'loot')).toBe('PAT-4.16')
    go(s, 'done')
    expect(s.active).toBe(2)
  })

  it('E2 back room [PAT-4.13, 4.17]', () => {
    const s = lootRace()
    go(s, 'figure:henchman', 'area:brown-n', 'loot', 'loot')
    idle(s, 'brown-sw', 'pink-corner', 'grey-corner')
    go(s, 'figure:henchman', 'area:brown-n')
    expect(sorted(offered(s))).toEqual([
      'back-room:hat-shop-loot',
      'back-room:tailor-place',
      'done',
      'place:m09',
      'place:m12',
      'place:m16',
      'remove:m13',
    ])
    go(s, 'back-room:hat-shop-loot')
    expect([s.roomSupply[0], s.purse[0], s.lootSupply]).toEqual([9, 3, 27])
    expect(tilesIn(s, 0)).toEqual(['hat-shop-loot'])
    go(s, 'place:m16')
    expect(ratsOf(s, 0)).toBe('m09×3 m12×2 m16×1')
    expect(tilesIn(s, 'brown-n')).toEqual(['tailor-place'])
    expect(s.active).toBe(1)
  })

  it('E3 claim [PAT-4.20, 4.23, 4.24]', () => {
    const s = position(4, {
      own: ['brown-n teal-flank', 'brown-sw blue-inner', 'pink-corner', 'grey-corner'],
      rats: ['m12×3', 'm16×2 m23×3'],
      rooms: 'brown-sw',
      purse: [4],
      henchmen: ['brown-n brown-n'],
    })
    const supply = s.lootSupply
    const events = go(s, 'figure:henchman', 'area:brown-sw', 'remove:m16', 'remove:m16', 'place:m16', 'place:m19')
    expect(power(s, 'brown-sw')).toEqual([6, 3, 0, 0])
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'claim-won', seat: 0, owner: 1, power: [6, 3, 0, 0] }),
    )
    expect(ownerOf(s, 'brown-sw')).toBe(0)
    expect(s.trophies.slice(0, 4)).toEqual([0, 1, 0, 0])
    expect([s.ratSupply[1], s.roomSupply[1], s.lootSupply - supply]).toEqual([27, 9, 4])
  })

  it('E4 invasion [PAT-4.21]', () => {
    const s = position(4, {
      own: ['brown-se brown-n', 'blue-flank', 'pink-corner', 'grey-inner grey-flank'],
      rats: ['m23×1', '', '', 'm26×4 m28×3'],
      cards: ['invasion'],
    })
    go(s, 'figure:boss', 'area:grey-inner', 'invade:m26')
    expect([ratsOf(s, 0), s.ratSupply[3]]).toEqual(['m23×1 m26×2', 27])
    expect(power(s, 'grey-inner')).toEqual([5, 0, 0, 3])
    expect(ownerOf(s, 'grey-inner')).toBe(0)
  })

  it('E5 missions [PAT-4.26, 4.27, 4.28, 4.29]', () => {
    const s = position(4, {
      own: [
        'brown-n brown-sw teal-inner teal-flank teal-corner',
        'blue-flank blue-inner blue-corner',
        'pink-corner pink-inner pink-flank',
        'grey-corner grey-inner grey-flank',
      ],
      rats: [
        'm03×2 m06×3 m08×1 m12×2 m01×1 m04×1 m09×1 m16×1',
        'm25×4 m27×2 m22×2 m28×1',
        'm07×7 m05×2 m02×1 m13×1 m10×1',
        'm26×5 m29×2 m31×1 m20×1 m23×2 m24×1',
      ],
      rooms: 'teal-flank blue-flank blue-inner blue-corner pink-corner grey-corner grey-inner',
      purse: [1, 2, 6, 6],
      loot: { brown: 0, teal: 0, pink: 1, yellow: 2, grey: 0, blue: 0 },
      missions: ['', '', 'biggest-manhole=1'],
      round: 2,
      startSeat: 1,
      roundIsOver: true,
    })
    expect(s.agenda.at(-1)).toEqual({ do: 'mission', seat: 1 })
    expect(offered(s)).toEqual(['mission:most-back-rooms', 'no-mission'])
    expect(forbids(s, 'mission:most-loot')).toBe('PAT-4.27')
    go(s, 'mission:most-back-rooms')
    expect(s.agenda.at(-1)).toEqual({ do: 'mission', seat: 0 })
    expect(offered(s)).toEqual(['mission:most-areas', 'mission:most-manholes', 'no-mission'])
    go(s, 'mission:most-areas')
    expect(asked(s)).toBe('intrigue')
    expect(s.missions).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
  })

  it('E6 final score [PAT-5.1]', () => {
    const s = position(4, {
      own: ['brown-n', 'blue-flank', 'pink-corner', 'grey-corner'],
      missions: ['most-areas=1 most-loot=2 most-manholes=3 biggest-manhole=5'],
      holds: ['claw-studio-point claw-studio-loot hat-shop-point hat-shop-place hat-shop-remove'],
    })
    s.trophies = s.trophies.with(1, 2)
    s.trophies = s.trophies.with(3, 1)
    s.agenda.length = 0
    const { scores, sheet } = game.result(s)!
    expect(scores[0]).toBe(25)
    expect(sheet.map(({ line, points }) => [line, points[0]])).toEqual([
      ['missions', 11],
      ['chains', 9],
      ['point-symbols', 2],
      ['trophies', 3],
    ])
  })
})

describe('further examples: claims', () => {
  it('X1 equal power fails [PAT-4.23, 4.25]', () => {
    const s = position(3, {
      own: ['teal-flank teal-inner', 'brown-n pink-inner', 'blue-flank'],
      rats: ['m12×1', 'm13×3'],
      purse: [1],
    })
    const events = go(s, 'figure:henchman', 'area:brown-n', 'place:m12')
    expect(events).toContainEqual(expect.objectContaining({ kind: 'claim-lost', power: [3, 3, 0] }))
    expect([ownerOf(s, 'brown-n'), ratsOf(s, 0), s.purse[0]]).toEqual([1, 'm12×2', 0])
    expect(power(s, 'brown-n')).toEqual([3, 3, 0])
  })

  const blocked = (): DiePatin =>
    position(4, {
      own: ['teal-flank', 'blue-flank', 'pink-flank pink-inner', 'grey-flank grey-corner'],
      rats: ['', '', 'm13×4', 'm24×1'],
      purse: [0, 0, 0, 1],
      cards: ['administration', 'administration', 'administration', 'bribe-money'],
      active: 3,
      startSeat: 3,
    })

  it('X2 a third clan blocks an unowned area [PAT-4.22, 4.23]', () => {
    const s = blocked()
    go(s, 'figure:henchman', 'area:yellow-inner', 'place:m24')
    expect([power(s, 'yellow-inner'), ownerOf(s, 'yellow-inner')]).toEqual([[0, 0, 4, 3], -1])
    const other = blocked()
    go(other, 'figure:boss', 'area:yellow-inner')
    for (const name of ['remove:m13', 'place:m20', 'place:m20', 'place:m17']) {
      expect(offered(other)).not.toContain('done')
      go(other, name)
    }
    expect([power(other, 'yellow-inner'), ownerOf(other, 'yellow-inner')]).toEqual([[0, 0, 3, 6], 3])
  })

  it('X3 last area [PAT-4.6]', () => {
    const s = position(2, {
      own: ['teal-flank teal-inner pink-inner', 'pink-flank pink-corner'],
      rats: ['m09×2 m04×2', 'm13×2'],
      purse: [3],
      cards: ['bribe-money'],
    })
    go(s, 'figure:henchman')
    expect(sorted(offered(s))).toEqual(
      areas('teal-flank', 'teal-inner', 'pink-inner', 'teal-corner', 'brown-n', 'pink-corner', 'pink-flank'),
    )
    go(s, 'area:pink-corner', 'place:m04', 'done')
    expect([areasOf(s, 1), s.purse[0]]).toEqual([['pink-flank'], 2])
    idle(s, 'pink-flank')
    for (const figure of ['henchman', 'boss']) {
      const next = game.clone(s)
      go(next, `figure:${figure}`)
      expect(offered(next)).not.toContain('area:pink-flank')
      expect(forbids(next, 'area:pink-flank')).toBe('PAT-4.6')
    }
  })

  it('X4 the loser’s figures stay [PAT-4.7, 4.24]', () => {
    const s = position(3, {
      own: ['teal-inner teal-flank', 'brown-n pink-inner', 'blue-flank'],
      rats: ['m12×3 m09×1', 'm13×1'],
      bosses: [null, 'brown-n'],
      purse: [1, 2, 0],
    })
    go(s, 'figure:henchman', 'area:brown-n', 'place:m16')
    expect([power(s, 'brown-n'), ownerOf(s, 'brown-n')]).toEqual([[6, 3, 0], 0])
    expect(asked(s)).toBe('area')
    go(s, 'area:brown-n', 'remove:m16', 'place:m16')
    expect([power(s, 'brown-n'), ownerOf(s, 'brown-n')]).toEqual([[5, 5, 0], 0])
  })
})

describe('further examples: back rooms', () => {
  it('X5 which figures allow a back room [PAT-4.13, 4.14]', () => {
    const s = position(3, {
      own: ['pink-flank pink-inner', 'teal-flank', 'blue-flank'],
      rats: ['m10×1 m13×1'],
      tiles: { 'yellow-flank': 'flower-shop-point laundrette-remove', 'pink-inner': 'tailor-loot' },
      purse: [1],
    })
    go(s, 'figure:henchman', 'area:yellow-flank', 'place:m14')
    expect([power(s, 'yellow-flank'), ownerOf(s, 'yellow-flank')]).toEqual([[4, 0, 0], 0])
    idle(s, 'teal-flank', 'blue-flank')
    go(s, 'figure:henchman')
    const elsewhere = game.clone(s)
    go(s, 'area:yellow-flank')
    expect(offered(s)).toEqual(expect.arrayContaining(['back-room:flower-shop-point', 'back-room:laundrette-remove']))
    go(elsewhere, 'area:pink-inner')
    expect(offered(elsewhere).join()).not.toContain('back-room')
    expect(forbids(elsewhere, 'back-room:tailor-loot')).toBe('PAT-4.13')
  })

  it('a back room needs one in supply [PAT-1.2, 4.13]', () => {
    const s = position(2, {
      own: ['teal-flank teal-inner', 'pink-flank'],
      henchmen: ['teal-flank'],
      tiles: { 'teal-flank': 'tailor-place' },
    })
    s.roomSupply = s.roomSupply.with(0, 1)
    go(s, 'figure:henchman', 'area:teal-flank')
    expect(offered(s)).toContain('back-room:tailor-place')
    s.roomSupply = s.roomSupply.with(0, 0)
    expect(offered(s).join()).not.toContain('back-room')
    expect(forbids(s, 'back-room:tailor-place')).toBe('PAT-4.13')
  })

  it('X6 lost, retaken, second back room in one round [PAT-4.14, 4.24]', () => {
    const s = position(2, {
      own: ['teal-flank teal-inner', 'brown-n pink-inner'],
      rats: ['m12×1 m06×2', 'm09×1'],
      rooms: 'teal-inner',
      henchmen: ['teal-inner teal-inner', 'brown-n'],
      tiles: { 'teal-inner': 'hat-shop-point' },
      holds: ['hat-shop-loot'],
      purse: [3, 5],
      active: 1,
      startSeat: 1,
    })
    const names = ['remove:m12', 'place:m12', 'place:m12', 'place:m09', 'place:m09']
    go(s, 'figure:henchman', 'area:teal-inner', ...names)
    expect([power(s, 'teal-inner'), ownerOf(s, 'teal-inner')]).toEqual([[4, 6], 1])
    expect([s.trophies, tilesIn(s, 0)]).toEqual([[0, 0, 1, 0], ['hat-shop-loot']])
    go(s, 'figure:henchman', 'area:teal-inner', 'remove:m12', 'remove:m12', 'place:m12')
    expect([power(s, 'teal-inner'), ownerOf(s, 'teal-inner'), s.trophies]).toEqual([[6, 4], 0, [0, 0, 1, 0]])
    idle(s, 'brown-n')
    expect(asked(s)).toBe('area')
    go(s, 'area:teal-inner', 'back-room:hat-shop-point', 'done')
    expect([s.roomSupply[0], tilesIn(s, 0)]).toEqual([8, ['hat-shop-loot', 'hat-shop-point']])
  })

  it('X15 administration [PAT-4.11, 4.12, 4.19]', () => {
    const s = position(3, {
      own: ['pink-inner pink-corner', 'teal-inner teal-flank', 'blue-flank'],
      rats: ['m07×2', 'm09×1 m04×2'],
      henchmen: ['pink-inner'],
      tiles: { 'pink-inner': 'violin-maker-remove fur-salon-point' },
    })
    go(s, 'figure:boss', 'area:pink-inner', 'remove:m09', 'place:m09', 'back-room:violin-maker-remove')
    expect(asked(s)).toBe('bonus-remove')
    go(s, 'remove:m04', 'remove:m04', 'place:m04')
    expect([ratsOf(s, 0), s.ratSupply[1], lootIn(s, 'pink'), s.active]).toEqual(['m04×1 m07×2 m09×1', 30, 2, 1])
  })
})
