import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import { addCubes, supplyCubes, type Rattus } from '../state.ts'
import { calm, deal, go, lastTurn, placed, plagueIn, put, RED, setFace, YELLOW } from './fixture.ts'

const chance = (s: Rattus, seat = RED): number => game.value(s)[seat]

const base = () => placed(put(calm(2), 'gallia{red 4, yellow 4; rats 1}', 'italia{red 2, yellow 2}', 'polonia{rats 2}'))

describe('the value of a position', () => {
  it('chances add up to one; in an even position whoever moves next is a little ahead', () => {
    const s = base()
    expect(game.value(s)[RED] + game.value(s)[YELLOW]).toBeCloseTo(1)
    expect(chance(s, YELLOW)).toBeGreaterThan(0.5)
    expect(chance(s, YELLOW)).toBeLessThan(0.7)
  })

  it('the winner has it all in the end, ties included', () => {
    const s = lastTurn(put(calm(2), 'italia{red 3, yellow 3}'))
    go(plagueIn(s, 'anglia'), 'plague', 'plague-to:gallia')
    expect([game.result(s)!.places, game.value(s)]).toEqual([
      [2, 1],
      [0, 1],
    ])
  })

  it.each<[string, (s: Rattus) => unknown]>([
    ['a cube in the palace is safer', (s) => ((s.palace = s.palace.with(RED, 1)), addCubes(s, 1, RED, -1))],
    ['more cubes are better', (s) => supplyCubes(s, 5, RED, 2)],
    ['a crowd among rats is worse for the other', (s) => (addCubes(s, 5, YELLOW, -2), addCubes(s, 6, YELLOW, 2))],
    ['a card is worth having early on', (s) => deal(s, { peasant: RED })],
  ])('%s', (_, better) => {
    const s = base()
    const before = chance(s)
    better(s)
    expect(chance(s)).toBeGreaterThan(before)
  })

  it('a card is a burden when the final ravage is next', () => {
    const s = put(calm(2), 'gallia{red 4, yellow 4; rats 3}', 'anglia{yellow 1}')
    go(deal(lastTurn(plagueIn(s, 'polonia')), { king: YELLOW }), 'plague', 'plague-to:scandia')
    const before = chance(s)
    deal(s, { merchant: RED, peasant: RED })
    expect(chance(s)).toBeLessThan(before)
  })

  it('a rat that was looked at is taken for what it is', () => {
    const withRat = (face: string) => {
      const s = placed(put(calm(2), 'gallia{red 3, yellow 1; rats 1}'))
      setFace(s, 0, face)
      s.seen = s.seen.with(0, 1 << RED)
      return chance(s)
    }
    expect(withRat('rat-16')).toBeLessThan(withRat('rat-49'))
  })

  it('a rat nobody looked at is not known, whatever its face', () => {
    const withRat = (face: string) => {
      const s = placed(put(calm(2), 'gallia{red 3, yellow 1; rats 1}'))
      setFace(s, 0, face)
      return chance(s)
    }
    expect(withRat('rat-16')).toBe(withRat('rat-49'))
  })
})
