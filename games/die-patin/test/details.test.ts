import { bonusPlace, bonusRemove, ratSource } from '../steps.ts'
import { describe, expect, it } from 'vitest'
import { agenda } from '#engine/state.ts'
import { areaIndex, AREAS, DISTRICT_OF, MANHOLES, TILES } from '../data.ts'
import { game } from '../index.ts'
import { isLastArea } from '../rules/territory.ts'
import { townOf } from '../state.ts'
import { asked, forbids, go, offered, position } from './fixture.ts'

describe('details', () => {
  it('a bonus reaches every manhole in play, the first and the last among them [PAT-4.18, 4.19]', () => {
    const s = position(5, { own: ['', ''], rats: ['', 'm01×1 m02×1'] })
    const { manholes } = townOf(s)
    for (const manhole of [manholes[0], manholes.at(-1)!]) {
      s.rats = s.rats.with(manhole, 1)
      s.ratsOf = s.ratsOf.with(manhole, 1)
    }
    agenda(s, bonusRemove())
    const taken = offered(s).slice(0, -1)
    expect(taken).toHaveLength(s.ratsOf.filter((seat) => seat === 1).length)
    go(s, 'decline')
    agenda(s, bonusPlace())
    expect(offered(s)).toHaveLength(manholes.length - taken.length + 1)
  })

  it('a bonus has moves of its own; a manhole out of play is none of its concern [PAT-2.7, 4.18, 4.19]', () => {
    const s = position(2, { own: ['teal-flank', 'pink-flank'], rats: ['', 'm07×1'] })
    const out = MANHOLES.find((_, i) => !townOf(s).hasManhole[i])!
    agenda(s, bonusRemove())
    expect([forbids(s, `remove:${out}`), forbids(s, `place:${out}`)]).toEqual(['PAT-2.7', 'PAT-4.19'])
    go(s, 'decline')
    agenda(s, bonusPlace())
    expect([forbids(s, `place:${out}`), forbids(s, `remove:${out}`)]).toEqual(['PAT-2.7', 'PAT-4.18'])
  })

  it('the last rat in supply goes first; only then one comes from another manhole, wherever it is [PAT-4.15]', () => {
    const s = position(5, { own: ['', ''] })
    const { manholes } = townOf(s)
    const [first, free, last] = [manholes[0], manholes[1], manholes.at(-1)!]
    for (const manhole of [first, last]) {
      s.rats = s.rats.with(manhole, 1)
      s.ratsOf = s.ratsOf.with(manhole, 0)
    }
    s.ratSupply = s.ratSupply.with(0, 1)
    agenda(s, bonusPlace(), bonusPlace())
    const placed = { kind: 'rats-placed', seat: 0, manhole: free, count: 1, cause: 'bonus' }
    expect(go(s, `place:${MANHOLES[free]}`)).toContainEqual(placed)
    expect(s.ratSupply[0]).toBe(0)
    s.ratsOf = s.ratsOf.with(free, 1)
    go(s, `place:${MANHOLES[manholes[2]]}`)
    expect([asked(s), offered(s)]).toEqual(['rat-source', [`from:${MANHOLES[first]}`, `from:${MANHOLES[last]}`]])
  })

  it('the last free area of the town is nobody’s last area [PAT-4.6]', () => {
    const [free, only, ...rest] = AREAS.map(({ id }) => id)
    const s = position(5, { own: [rest.join(' '), only] })
    expect([free, only, rest[0]].map((id) => isLastArea(s, areaIndex(id)))).toEqual([false, true, false])
  })

  it('chains of the first and of the last shop count alike [PAT-5.1]', () => {
    const s = position(2, { own: ['teal-flank', 'pink-flank'], holds: [TILES[0], TILES.at(-1)!] })
    s.agenda = []
    expect(game.result(s)?.sheet.find(({ line }) => line === 'chains')?.points).toEqual([1, 1])
  })

  it('there is no result while anything is left to do, and no rule decides without a tie [PAT-4.30, 5.2]', () => {
    const s = position(2, { own: ['teal-flank', 'pink-flank'], missions: ['most-loot=2', 'most-areas=1'] })
    s.agenda = [bonusPlace()]
    expect(game.result(s)).toBeNull()
    s.agenda = []
    expect(game.result(s)).not.toHaveProperty('decidedBy')
    s.missions = s.missions.map(() => 0)
    expect(game.result(s)).toMatchObject({ decidedBy: 'PAT-5.2', places: [1, 1] })
  })

  it('loot from a district is told as such [PAT-4.16]', () => {
    const s = position(2, { own: ['teal-flank', 'pink-flank'], cards: ['manor', 'manor'] })
    if (asked(s) === 'figure') go(s, 'figure:henchman')
    if (asked(s) === 'area') go(s, 'area:teal-flank')
    const district = DISTRICT_OF[areaIndex('teal-flank')]
    expect(go(s, 'loot')).toContainEqual({ kind: 'loot-taken', seat: 0, district })
  })

  it('which figure is asked even if only henchmen can go, so that the card stays hidden [PAT-6.2, 7.3]', () => {
    expect(game.steps.figure.question!.always).toBe(true)
  })

  it('a rat that is wanted elsewhere comes from somewhere, whatever else is tried [PAT-4.15]', () => {
    const s = position(2, { own: ['teal-flank', 'pink-flank'], rats: ['m06×1 m12×1'] })
    agenda(s, ratSource({ to: 0, missing: 1, optional: false }))
    expect([asked(s), forbids(s, 'from:m07'), forbids(s, 'skip')]).toEqual(['rat-source', 'PAT-4.15', 'PAT-4.15'])
  })
})
