import { describe, expect, it } from 'vitest'
import type { Game, Layer } from '#engine/game.ts'
import { pick, seedLuck, shuffle } from '#engine/luck.ts'
import { start } from '#engine/play.ts'
import { seatsOf, type State } from '#engine/state.ts'
import { GAMES } from '#games/index.ts'
import { playOut } from '#session/play-out.ts'
import { outlookAhead, told } from '../ahead.ts'
import { greedy } from '../greedy.ts'
import { sampleGame } from '../samples.ts'
import { heap } from './toys.ts'

const games = await Promise.all(Object.values(GAMES).map((folder) => folder.game()))

const layer: Layer = { sharpness: [1, 1], tempo: [[0, 0]], marks: [3] }

/** Who takes the last match wins, and nothing is to be seen of that before. */
const blank = (matches: number): Game => {
  const game = heap(matches)
  const outlook = (s: State) => ({ expected: seatsOf(s).map(() => 0), stage: 0.5, next: s.active })
  return { ...game, outlook, ahead: { 2: layer } }
}

const at = (game: Game, seats = 2): State => start(game, { seed: 'ahead', seats, variants: {} })

describe('what people are told of their chances', () => {
  it('is made from what the next turns lead to', () => {
    const game = blank(3)
    const s = at(game)
    const before = structuredClone(s)
    expect(game.value(s)).toEqual([0.5, 0.5])
    expect(outlookAhead(game, s).marks).toEqual([[0], []])
    expect(told(game, s)[0]).toBeCloseTo(1 / (1 + Math.exp(-3)))
    expect(s).toEqual(before)
  })

  it('is what bots go by where a game says nothing else', () => {
    const game = heap(3) as Game
    expect(told(game, at(game))).toEqual(game.value(at(game)))
    expect(told(blank(3), at(blank(3), 3))).toEqual([1 / 3, 1 / 3, 1 / 3])
  })

  it('is the result once the game is over', () => {
    const game = blank(1)
    const over = playOut(game, { seed: 'over', seats: 2, variants: {} }, { choose: ({ moves }) => moves[0] }).state
    expect(told(game, over)).toEqual([1, 0])
  })
})

/** Every game that looks ahead, at the first table at which it does. */
describe.each(games.filter(({ ahead }) => ahead))('what people are told at $id', (game) => {
  const table = { seed: 'told', seats: Number(Object.keys(game.ahead!)[0]), variants: {} }

  it('is what is measured, in the same games as what bots go by', () => {
    const quick = sampleGame(game, { ...table, lapses: 0 }, greedy(1), 0)
    const ahead = sampleGame(game, { ...table, lapses: 0, ahead: true }, greedy(1), 0)
    const movers = [ahead, quick].map(({ samples }) => samples.map(({ mover }) => mover))
    expect(movers[0]).toEqual(movers[1])
    expect(ahead.result).toEqual(quick.result)
    expect(ahead.samples.map(({ value }) => value)).not.toEqual(quick.samples.map(({ value }) => value))
    expect(ahead.samples.at(-1)!.marks!.flat()).toContain(0) // the last turn is played on to the end
  })

  it('adds up to one and does not depend on what was looked at before', () => {
    const luck = seedLuck('told')
    const found: { position: State; chances: readonly number[] }[] = []
    let asked = 0
    playOut(game, table, {
      choose({ moves }, state) {
        if (asked++ % 10 === 0) found.push({ position: structuredClone(state), chances: told(game, state) })
        return pick(luck, moves)
      },
    })
    expect(found.length).toBeGreaterThan(20)
    for (const { position, chances } of shuffle(luck, found)) {
      expect(told(game, position)).toEqual(chances)
      expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1)
    }
  })
})
