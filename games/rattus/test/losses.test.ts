import { describe, expect, it } from 'vitest'
import { FACES, NEUTRAL_CUBES, regionIndex, type RegionId } from '../data.ts'
import { game } from '../index.ts'
import { expectedLosses } from '../table/losses.ts'
import { strike } from '../rules/ravage.ts'
import { clone, cubesOf, type Rattus } from '../state.ts'
import { calm, deal, put, RED, setFace, YELLOW } from './fixture.ts'

/** What red, looking on, must expect a seat to lose. */
const expected = (s: Rattus, id: RegionId, seat: number, neutral = 0): number =>
  expectedLosses(game.view(s, RED), neutral)[regionIndex(id) * s.seats + seat]

const known = (s: Rattus): Rattus => {
  s.seen = s.seen.with(0, 1 << RED)
  return s
}

describe('expected losses', () => {
  it('are certain where the seat knows the face', () => {
    const s = known(put(calm(4), 'italia{red 3, blue 1; rats 1: rat-16}'))
    expect([expected(s, 'italia', RED), expected(s, 'italia', 3)]).toEqual([1, 0])
  })

  it('take the count of the plague piece into the limits [RAT-4.31]', () => {
    const s = known(put(calm(4), 'scandia{red 1, yellow 1; rats 1: rat-10}'))
    expect([expected(s, 'scandia', YELLOW), expected(s, 'scandia', YELLOW, NEUTRAL_CUBES)]).toEqual([0, 1])
  })

  it('are the average over all faces that may lie there, by the rules', () => {
    const s = deal(put(calm(4), 'gallia{red 3, yellow 2; rats 1}'), { king: RED, monk: YELLOW })
    const region = regionIndex('gallia')
    const starting = FACES.slice(0, 12)
    const lost = (seat: number) => {
      const each = starting.map((face) => {
        const after = clone(s)
        setFace(after, 0, face.id)
        strike(after, region, 0, 0, undefined)
        return cubesOf(s, region, seat) - cubesOf(after, region, seat)
      })
      return each.reduce((sum, cubes) => sum + cubes, 0) / starting.length
    }
    expect(Math.abs(expected(s, 'gallia', RED) - lost(RED))).toBeLessThan(0.06)
    expect(Math.abs(expected(s, 'gallia', YELLOW) - lost(YELLOW))).toBeLessThan(0.06)
  })

  it('give nothing away: hidden faces make no difference [RAT-7.2]', () => {
    const s = put(calm(4), 'gallia{red 3, yellow 2; rats 2: rat-01, rat-02}')
    const other = put(calm(4), 'gallia{red 3, yellow 2; rats 2: rat-11, rat-12}')
    expect(expectedLosses(game.view(s, RED))).toEqual(expectedLosses(game.view(other, RED)))
  })

  it('are nothing without rats or without cubes [RAT-4.28]', () => {
    const s = put(calm(4), 'gallia{red 3}', 'anglia{rats 3}')
    expect(expectedLosses(game.view(s, RED)).every((cubes) => cubes === 0)).toBe(true)
  })

  it('leave the view as it is', () => {
    const view = game.view(put(calm(4), 'gallia{red 3, yellow 2; rats 2}'), RED)
    const before = structuredClone(view)
    expectedLosses(view)
    expect(view).toEqual(before)
  })
})
