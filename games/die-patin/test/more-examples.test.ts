import { describe, expect, it } from 'vitest'
import { manholeIndex } from '../data.ts'
import { game } from '../index.ts'
import { canPlaceRat } from '../rules/rats.ts'
import type { DiePatin } from '../state.ts'
import { asked, forbids, go, idle, offered, ownerOf, position, power, ratsOf } from './fixture.ts'

const sorted = (names: readonly string[]): string[] => [...names].sort()
const areas = (...ids: string[]): string[] => sorted(ids.map((id) => `area:${id}`))

/** The worked examples of RULES.md section 9, continued. */
describe('further examples: rats', () => {
  it('X7 no rat in supply [PAT-4.15]', () => {
    const s = position(2, {
      own: ['teal-flank teal-inner', 'pink-flank'],
      rats: ['m06×12 m12×10 m03×7 m09×1', 'm13×3'],
    })
    go(s, 'figure:henchman', 'area:teal-flank', 'place:m08')
    expect(sorted(offered(s))).toEqual(['from:m03', 'from:m06', 'from:m09', 'from:m12'])
    go(s, 'from:m09', 'place:m12')
    expect(sorted(offered(s))).toEqual(['from:m03', 'from:m06', 'from:m08'])
    go(s, 'from:m06')
    expect([ratsOf(s, 0), s.ratSupply[0]]).toEqual(['m03×7 m06×11 m08×1 m12×11', 0])
  })

  it('X8 invasion with one rat in supply [PAT-4.21]', () => {
    const s = position(2, {
      own: ['teal-flank teal-inner', 'pink-flank pink-inner'],
      rats: ['m06×15 m12×14', 'm09×2 m13×1'],
      cards: ['invasion'],
    })
    go(s, 'figure:boss', 'area:brown-n', 'invade:m09')
    expect([ratsOf(s, 1), ratsOf(s, 0)]).toEqual(['m13×1', 'm06×15 m09×1 m12×14'])
    expect(offered(s)).toEqual(['from:m06', 'from:m12', 'skip'])
    go(s, 'skip')
    expect([power(s, 'brown-n'), ownerOf(s, 'brown-n')]).toEqual([[17, 1], 0])
  })

  it('X9 where the bonus rat may go [PAT-2.7, 4.18]', () => {
    const s = position(3, {
      own: ['teal-flank teal-inner', 'yellow-corner', 'blue-flank'],
      rats: ['m06×3 m12×2', 'm17×3 m21×2 m24×1', 'm25×3 m22×2 m19×1'],
      henchmen: ['teal-flank'],
      tiles: { 'teal-flank': 'claw-studio-place' },
    })
    go(s, 'figure:henchman', 'area:teal-flank', 'back-room:claw-studio-place')
    const numbers = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '12', '13', '14', '16', '20', '23']
    const allowed = [...numbers, '27', '28', '30'].map((n) => `place:m${n}`)
    expect(offered(s)).toEqual([...allowed, 'decline'])
    expect([forbids(s, 'place:m11'), forbids(s, 'place:m17')]).toEqual(['PAT-2.7', 'PAT-4.18'])
  })

  it('X18 invasion with an empty supply [PAT-4.15, 4.21]', () => {
    const invade = (): DiePatin => {
      const s = position(2, {
        own: ['teal-flank teal-inner', 'pink-flank pink-inner'],
        rats: ['m06×16 m12×14', 'm09×2'],
        cards: ['invasion'],
      })
      go(s, 'figure:boss', 'area:brown-n', 'invade:m12')
      return s
    }
    const s = invade()
    expect(offered(s)).toEqual(['from:m06', 'skip'])
    go(s, 'from:m06')
    expect([ratsOf(s, 0), offered(s)]).toEqual(['m06×15 m12×15', ['from:m06', 'skip']])
    go(s, 'skip')
    expect([power(s, 'brown-n'), ownerOf(s, 'brown-n')]).toEqual([[17, 2], 0])
    const at = invade()
    go(at, 'skip')
    expect([power(at, 'brown-n'), ownerOf(at, 'brown-n'), asked(at)]).toEqual([[16, 2], 0, 'figure'])
  })

  it('X19 every rat at one manhole [PAT-4.15, 4.18, 6.3]', () => {
    const s = position(2, {
      own: ['teal-flank teal-inner', 'pink-flank'],
      rats: ['m06×30', 'm13×3'],
      henchmen: ['teal-flank'],
      tiles: { 'teal-flank': 'tailor-place' },
    })
    go(s, 'figure:henchman', 'area:teal-flank')
    expect(offered(s)).toEqual(['place:m03', 'place:m08', 'place:m12', 'loot', 'back-room:tailor-place', 'done'])
    expect(forbids(s, 'place:m06')).toBe('PAT-4.15')
    go(s, 'back-room:tailor-place')
    expect(offered(s)).toHaveLength(15)
    expect(offered(s)).not.toContain('place:m06')
    const events = go(s, 'place:m01')
    expect(events[0]).toEqual({ kind: 'auto', seat: 0, move: 'from:m06' })
    expect([ratsOf(s, 0), asked(s)]).toEqual(['m01×1 m06×29', 'action'])
  })

  it('what a supply lacks comes from another manhole, however many rats there are [PAT-4.15]', () => {
    const s = position(2, { own: ['teal-flank teal-inner', 'pink-flank'], rats: ['m06×2', 'm13×3'] })
    s.ratSupply = s.ratSupply.with(0, 0)
    expect(['m06', 'm03'].map((id) => canPlaceRat(s, 0, manholeIndex(id)))).toEqual([false, true])
    s.ratSupply = s.ratSupply.with(0, 1)
    expect(canPlaceRat(s, 0, manholeIndex('m06'))).toBe(true)
  })

  const noRatToBribe = (rival: string): DiePatin =>
    position(2, {
      own: ['teal-flank teal-inner', 'pink-flank pink-inner'],
      rats: ['m06×16 m03×14', rival],
      purse: [1],
      cards: ['bribe-money'],
    })
  const five = ['place:m16', 'place:m13', 'place:m09', 'place:m12', 'done']

  it('X20 no rat to bribe with [PAT-4.22, 4.33]', () => {
    const a = noRatToBribe('m07×2')
    go(a, 'figure:boss', 'area:brown-n')
    expect(offered(a)).toEqual(five)
    go(a, 'done')
    expect([power(a, 'brown-n'), ownerOf(a, 'brown-n'), ratsOf(a, 0)]).toEqual([[2, 0], 0, 'm03×14 m06×16'])
    const b = noRatToBribe('m07×2')
    go(b, 'figure:henchman', 'area:brown-n')
    expect(offered(b)).toEqual(five)
    go(b, 'done')
    expect([b.purse[0], power(b, 'brown-n'), ownerOf(b, 'brown-n')]).toEqual([0, [1, 0], 0])
    const c = noRatToBribe('m07×2 m13×1')
    go(c, 'figure:boss', 'area:brown-n')
    expect(offered(c)).toEqual(['place:m16', 'remove:m13', 'place:m09', 'place:m12'])
    go(c, 'remove:m13')
    expect(offered(c)).toContain('done')
  })
})

describe('further examples: territory', () => {
  it('X12 stranded boss [PAT-4.10, 6.2]', () => {
    const everything = 'brown-n brown-sw brown-se teal-corner teal-flank teal-inner pink-corner pink-inner'
    const s = position(2, { own: [everything, 'pink-flank'], cards: ['invasion'] })
    for (let turn = 0; turn < 3; turn++) {
      expect([asked(s), offered(s)]).toEqual(['figure', ['figure:henchman']])
      expect(forbids(s, 'figure:boss')).toBe('PAT-4.10')
      idle(s, 'teal-flank', ...(turn < 2 ? ['pink-flank'] : []))
    }
    const events = go(s, 'figure:henchman', 'done')
    expect(events.map((event) => event.kind)).toEqual(expect.arrayContaining(['card-revealed', 'boss-stranded']))
    expect(events.map((event) => event.kind).join()).not.toContain('claim')
    expect([s.boss[0], s.active]).toEqual([-2, 1])
  })

  it('X13 one shared manhole is not adjacency [PAT-2.2]', () => {
    const s = position(4, { own: ['teal-flank', 'blue-flank', 'pink-corner', 'grey-corner'], purse: [2] })
    go(s, 'figure:henchman')
    expect(sorted(offered(s))).toEqual(areas('teal-flank', 'teal-corner', 'teal-inner'))
    expect([forbids(s, 'area:brown-n'), forbids(s, 'area:orange-inner')]).toEqual(['PAT-4.5', 'PAT-2.7'])
  })

  it('X14 split territory [PAT-4.5]', () => {
    const s = position(3, { own: ['teal-corner yellow-corner', 'teal-inner pink-inner', 'blue-flank'], purse: [1] })
    go(s, 'figure:henchman')
    expect(sorted(offered(s))).toEqual(
      areas('teal-corner', 'yellow-corner', 'teal-flank', 'teal-inner', 'yellow-flank', 'yellow-inner'),
    )
  })
})

describe('further examples: end of round and game', () => {
  it('X10 refill with a short supply [PAT-4.32]', () => {
    const s = position(5, {
      own: ['teal-flank', 'pink-flank', 'yellow-corner', 'blue-corner', 'orange-flank'],
      loot: { brown: 0, teal: 1, pink: 0, yellow: 0, grey: 2, blue: 1, orange: 0 },
      purse: [6, 6, 7, 7, 7],
      roundIsOver: true,
    })
    expect([s.loot, s.lootSupply]).toEqual([[1, 1, 1, 1, 2, 1, 0], 0])
  })

  it('X11 leader who has scored; skipping [PAT-4.28]', () => {
    const s = position(3, {
      own: ['teal-flank teal-inner', 'yellow-corner', 'blue-flank'],
      rats: ['m06×4 m12×1 m03×1', 'm17×6 m24×1', 'm25×5 m22×2'],
      purse: [5, 3, 3],
      missions: ['most-loot=1', 'most-areas=2'],
      round: 4,
      startSeat: 2,
      roundIsOver: true,
    })
    expect(s.agenda.at(-1)).toEqual({ do: 'mission', seat: 0 })
    expect(offered(s)).toEqual(['mission:most-areas', 'mission:most-manholes', 'no-mission'])
    expect(forbids(s, 'mission:most-loot')).toBe('PAT-4.28')
    go(s, 'mission:most-areas')
    expect(offered(s)).toEqual(['mission:biggest-manhole', 'no-mission'])
    go(s, 'no-mission')
    expect([s.round, s.missions]).toEqual([5, [4, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0]])
  })

  it('X16 tie-break [PAT-5.2]', () => {
    const ending = (missions: readonly string[], trophies: readonly number[]) => {
      const s = position(3, { own: ['teal-flank', 'yellow-corner', 'blue-flank'], missions })
      trophies.forEach((count, seat) => (s.trophies = s.trophies.with(seat * 3 + ((seat + 1) % 3), count)))
      s.agenda.length = 0
      return game.result(s)!
    }
    const seven = 'most-areas=4 most-loot=3'
    const nine = 'most-areas=4 most-loot=5'
    const eleven = 'most-areas=5 most-loot=4 most-manholes=2'
    expect(ending([seven, nine, eleven], [11, 9, 4])).toMatchObject({
      scores: [18, 18, 15],
      places: [2, 1, 3],
      decidedBy: 'PAT-5.2',
    })
    expect(ending([nine, nine, eleven], [9, 9, 4])).toMatchObject({ scores: [18, 18, 15], places: [1, 1, 3] })
  })

  it('X17 chains [PAT-5.1]', () => {
    const four = 'tailor-place tailor-loot tailor-remove tailor-point'
    const s = position(3, {
      own: ['teal-flank', 'yellow-corner', 'blue-flank'],
      holds: [`${four} hat-shop-loot hat-shop-point fishmonger-place laundrette-loot`],
    })
    s.agenda.length = 0
    expect(game.result(s)!.scores).toEqual([17, 0, 0])
  })
})
