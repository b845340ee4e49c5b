import { describe, expect, it } from 'vitest'
import { AREAS, MANHOLES } from '../data.ts'
import { game } from '../index.ts'
import { missionValues } from '../rules/missions.ts'
import { asked, forbids, go, offered, position } from './fixture.ts'

describe('missions', () => {
  const leading = (round: number) =>
    position(2, {
      own: ['teal-flank teal-inner', 'pink-flank'],
      rats: ['m06×1 m12×1', 'm07×3'],
      purse: [2, 2],
      round,
      roundIsOver: true,
    })

  it('values of the five missions [PAT-4.26]', () => {
    const s = position(2, {
      own: ['teal-flank teal-inner', 'pink-flank'],
      rats: ['m06×1 m12×4', 'm07×3 m10×1 m05×1'],
      rooms: 'teal-inner',
      purse: [2, 5],
      roundIsOver: true,
    })
    expect(offered(s)).toEqual([
      'mission:most-areas',
      'mission:biggest-manhole',
      'mission:most-back-rooms',
      'no-mission',
    ])
    go(s, 'no-mission')
    expect(offered(s)).toEqual(['mission:most-manholes', 'mission:most-loot', 'no-mission'])
  })

  it('every area and every manhole counts, the first and the last among them [PAT-4.26]', () => {
    const s = position(5, {
      own: [AREAS[0].id, '', '', '', AREAS.at(-1)!.id],
      rats: [`${MANHOLES[0]}×2`, '', '', '', `${MANHOLES.at(-1)}×1`],
      rooms: `${AREAS[0].id} ${AREAS.at(-1)!.id}`,
    })
    expect(missionValues(s)).toEqual(
      [
        [1, 0, 0, 0, 1],
        [2, 0, 0, 0, 1],
        [1, 0, 0, 0, 1],
        [1, 0, 0, 0, 1],
        [0, 0, 0, 0, 0],
      ].flat(),
    )
  })

  it('a shared lead is nobody’s, and nothing is no lead [PAT-4.27]', () => {
    const s = leading(1)
    expect(offered(s)).toEqual(['mission:most-areas', 'mission:most-manholes', 'no-mission'])
    expect([forbids(s, 'mission:most-loot'), forbids(s, 'mission:most-back-rooms')]).toEqual(['PAT-4.27', 'PAT-4.27'])
  })

  it('the tile has the number of the round; without a lead nothing is asked [PAT-4.28, 4.29]', () => {
    const s = leading(3)
    expect(forbids(s, 'mission:biggest-manhole', 1)).toBe('PAT-4.29')
    go(s, 'mission:most-manholes', 'mission:biggest-manhole')
    expect(s.missions).toEqual([0, 0, 3, 0, 0, 0, 3, 0, 0, 0])
    expect(asked(s)).toBe('intrigue')
  })

  it('the game ends after the missions of round 5, before anything is cleared [PAT-4.30]', () => {
    const s = leading(5)
    expect(game.result(s)).toBeNull()
    const events = go(s, 'mission:most-areas', 'mission:biggest-manhole')
    expect(events.map((event) => event.kind)).toEqual(['mission-scored', 'mission-scored', 'game-ended'])
    expect(asked(s)).toBeUndefined()
    expect(game.result(s)).toMatchObject({ scores: [5, 5], places: [1, 1] })
  })
})

describe('the score sheet', () => {
  it('four lines a seat; places by points, then by mission points [PAT-5.3]', () => {
    const s = position(4, {
      own: ['teal-flank', 'pink-corner', 'grey-corner', 'blue-flank'],
      missions: ['most-areas=1', 'most-loot=3', 'most-areas=2 most-loot=1', 'most-areas=2'],
      holds: ['tailor-point', '', '', 'hat-shop-loot'],
    })
    s.agenda.length = 0
    const { scores, places, sheet, decidedBy } = game.result(s)!
    expect([scores, places, decidedBy]).toEqual([[3, 3, 3, 3], [4, 1, 1, 3], 'PAT-5.2'])
    expect(sheet).toEqual([
      { line: 'missions', points: [1, 3, 3, 2] },
      { line: 'chains', points: [1, 0, 0, 1] },
      { line: 'point-symbols', points: [1, 0, 0, 0] },
      { line: 'trophies', points: [0, 0, 0, 0] },
    ])
  })
})
