import { expect, it } from 'vitest'
import { GAMES } from '#games/index.ts'
import { bench } from './bench.ts'
import { median } from './measure.ts'
import { midGames, randomPlay } from './random-play.ts'

const games = await Promise.all(Object.values(GAMES).map((folder) => folder.game()))

it('has figures for every game and for the rival', () => {
  const { games: figures, rivals, ratio } = bench(games, 0.5)
  expect(Object.keys(figures)).toEqual(Object.keys(GAMES))
  for (const of of Object.values(figures)) {
    expect(of.decisionsPerCpuSecond).toBeGreaterThan(of.gamesPerCpuSecond)
    expect(of.gamesPerCpuSecond).toBeGreaterThan(0)
    expect(of.cloneMicros).toBeGreaterThan(0)
  }
  const theirs = rivals['boardgame.io'].decisionsPerCpuSecond
  expect(ratio).toBeCloseTo(figures['ape-town'].decisionsPerCpuSecond / theirs, 0)
})

it('names no rival where none plays', () => {
  const others = games.filter(({ id }) => id !== 'ape-town').slice(0, 1)
  expect(bench(others, 0.1)).toMatchObject({ rivals: {}, ratio: null })
})

it.each(games)('$id: plays to the end, and clones positions from the middle', (game) => {
  expect(randomPlay(game)()).toBeGreaterThan(1)
  for (const middle of midGames(game, 3)) {
    expect(middle.turn).toBeGreaterThan(0)
    expect(game.result(middle)).toBeNull()
  }
})

it('takes the middle of several rounds', () => {
  expect(median([5, 1, 900])).toBe(5)
  expect(median([4, 1, 900, 2])).toBe(3)
})
