import { describe, expect, it } from 'vitest'
import type { Game } from '#engine/game.ts'
import { canonical } from '#engine/hash.ts'
import { below, pick, seedLuck } from '#engine/luck.ts'
import { ask, playLegal, start, type Ask } from '#engine/play.ts'
import type { State } from '#engine/state.ts'
import { GAMES } from '#games/index.ts'
import { parseBot } from '../index.ts'

const games = await Promise.all(Object.values(GAMES).map((folder) => folder.game()))
const BOTS = ['random', 'easy', 'medium', 'search:12', 'easy+rival', 'medium+bold', 'search:12+careful'].map(parseBot)

interface Asked {
  readonly state: State
  readonly open: Ask
}

/** A position of a random game at which somebody decides, anywhere in its course. */
function somewhere(game: Game, seats: number, seed: string): Asked {
  const state = start(game, { seed, seats, variants: {} })
  const [luck, own] = [seedLuck(`${seed} where`), seedLuck(`${seed} moves`)]
  let found: Asked | undefined
  let asks = ask(game, state)
  for (let n = 1; asks.length > 0; n++) {
    const open = pick(own, asks)
    if (below(luck, n) === 0) found = { state: game.clone(state), open } // so that in the end each is as likely as any other
    asks = playLegal(game, state, open.seat, pick(own, open.moves))
  }
  return found!
}

describe.each(games)('bots at $id', (game) => {
  const { max } = game.seats
  const asked = Array.from({ length: 6 }, (_, i) => somewhere(game, i % 2 ? max : 2, `honest-${i}`))

  it('guess worlds that look the same to the seat', () => {
    for (const { state, open } of asked) {
      const view = game.view(state, open.seat)
      for (const seed of ['a', 'b', 'c']) {
        const world = game.guess(view, open.seat, seedLuck(seed))
        expect(canonical(game.view(world, open.seat))).toBe(canonical(view))
        expect(game.broken(world)).toBeNull()
      }
    }
  })

  it.each(BOTS)('choose alike in all worlds that look the same: $name', (bot) => {
    for (const { state, open } of asked) {
      const choice = (world: State) =>
        bot.choose({ game, view: game.view(world, open.seat), ask: open, luck: seedLuck('choice') }).name
      const other = game.guess(game.view(state, open.seat), open.seat, seedLuck('another world'))
      expect(choice(other)).toBe(choice(state))
    }
  })

  it('leave the view as it was', () => {
    const { state, open } = asked[0]
    const view = game.view(state, open.seat)
    const before = canonical(view)
    for (const bot of BOTS) bot.choose({ game, view, ask: open, luck: seedLuck('view') })
    expect(canonical(view)).toBe(before)
  })
})

/** All numbers of a state by where they stand, but for its luck and how much was shown, which no view tells. */
function* numbers(at: unknown, path = ''): Generator<readonly [path: string, value: number]> {
  if (typeof at === 'number') yield [path, at]
  else if (at !== null && typeof at === 'object')
    for (const [key, value] of Object.entries(at))
      if (key !== 'luck' && key !== 'reveals') yield* numbers(value, `${path}.${key}`)
}

/** How often each value stood at each place that the seat cannot see: in the worlds that were real, and in one guess at each. */
function hidden(game: Game, seats: number, positions: number): Map<string, [real: number, guessed: number]> {
  const counts = new Map<string, [number, number]>()
  const count = (world: State, view: ReadonlyMap<string, number>, column: 0 | 1) => {
    for (const [path, value] of numbers(world)) {
      if (view.get(path) === value) continue
      const key = `${path}=${value}`
      const row = counts.get(key) ?? [0, 0]
      row[column]++
      counts.set(key, row)
    }
  }
  for (let i = 0; i < positions; i++) {
    const { state, open } = somewhere(game, seats, `worlds-${i}`)
    const view = game.view(state, open.seat)
    const seen = new Map(numbers(view))
    count(state, seen, 0)
    count(game.guess(view, open.seat, seedLuck(`guess-${i}`)), seen, 1)
  }
  return counts
}

/** In standard deviations of a difference; there are some thousand places. */
const TOO_FAR = 5
/** The mean of their squares is about 1 where all differences are chance; four standard deviations more are too many. */
const tooMany = (places: number): number => 1 + 4 * Math.sqrt(2 / places)

describe.each(games)('guesses at $id', (game) => {
  it.each([...new Set([game.seats.min, game.seats.max])])('are as likely as what is real, with %i seats', (seats) => {
    const counts = hidden(game, seats, 400)
    expect(counts.size).toBeGreaterThan(0)
    const places = [...counts].map(([key, [real, guessed]]) => ({
      key,
      real,
      guessed,
      off: (real - guessed) / Math.sqrt(real + guessed),
    }))
    expect(places.filter(({ off }) => Math.abs(off) > TOO_FAR)).toEqual([])
    const mean = places.reduce((sum, { off }) => sum + off ** 2, 0) / places.length
    expect(mean).toBeLessThan(tooMany(places.length))
  })
})
