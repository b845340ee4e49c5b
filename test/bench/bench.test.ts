import { expect, it } from 'vitest'
import { GAMES } from '#games/index.ts'
import { bench, rivalsOf } from './bench.ts'
import { median } from './measure.ts'
import { midGames, randomPlay } from './random-play.ts'

const games = await Promise.all(Object.values(GAMES).map((folder) => folder.game()))

it('has figures for every game', () => {
  const { games: figures } = bench(games, 0.5)
  expect(Object.keys(figures)).toEqual(Object.keys(GAMES))
  for (const of of Object.values(figures)) {
    expect(of.decisionsPerCpuSecond).toBeGreaterThan(of.gamesPerCpuSecond)
    expect(of.gamesPerCpuSecond).toBeGreaterThan(0)
    expect(of.cloneMicros).toBeGreaterThan(0)
    expect(of.iterationsPerCpuSecond).toBeGreaterThan(0)
  }
})

it('compares with a rival where one plays, and only there', async () => {
  const [game] = games
  const rival = { name: 'slow', randomPlay: () => () => 1, search: () => () => 1 }
  const { games: figures, rivals, ratio, searchRatio } = bench([game], 0.2, { [game.id]: rival })
  expect(rivals.slow.game).toBe(game.id)
  expect(ratio).toBeCloseTo(figures[game.id].decisionsPerCpuSecond / rivals.slow.decisionsPerCpuSecond, 0)
  const iterations = figures[game.id].iterationsPerCpuSecond / rivals.slow.iterationsPerCpuSecond
  expect(searchRatio).toBeCloseTo(iterations, 0)
  expect(bench([game], 0.1)).toMatchObject({ rivals: {}, ratio: null, searchRatio: null })
  for (const one of Object.values(await rivalsOf(Object.keys(GAMES)))) {
    expect(one.randomPlay(2)()).toBeGreaterThan(1)
    expect(one.search()()).toBeGreaterThan(1)
  }
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
