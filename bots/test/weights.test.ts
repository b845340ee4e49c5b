import { describe, expect, it } from 'vitest'
import type { Game, Weights } from '#engine/game.ts'
import { seedLuck, pick } from '#engine/luck.ts'
import type { Ask } from '#engine/play.ts'
import { seatsOf, type State } from '#engine/state.ts'
import { playOut } from '#session/play-out.ts'
import { GAMES } from '#games/index.ts'
import { numbersIn, playHalves, withNumbers } from '../weights.ts'
import { heap, type Heap } from './toys.ts'

/** Whoever leaves a multiple of four wins with two seats; how much of that the value knows is a weight. */
const weighed = (matches: number): Game<Heap> => {
  const plain = heap(matches)
  return {
    ...plain,
    value(s, weights) {
      if (s.agenda.length === 0) return plain.value(s)
      const known = s.matches % 4 === 0 ? Number(weights?.knows) : 0
      return seatsOf(s).map((seat) => (seat === s.active ? 0.5 - known / 2 : 0.5 + known / 2))
    },
  }
}

describe('weights', () => {
  const weights = { one: 1, more: [2, 3], last: 4 }

  it('are a row of numbers, and one becomes weights again', () => {
    expect(numbersIn(weights)).toEqual([1, 2, 3, 4])
    expect(withNumbers(weights, [5, 6, 7, 8.123456])).toEqual({ one: 5, more: [6, 7], last: 8.123 })
  })

  it('that know more win more, from whatever seat', () => {
    const game = weighed(18)
    const won = (knows: readonly [Weights, Weights]): number => {
      let wins = 0
      for (let deal = 0; deal < 10; deal++) wins += playHalves(game, { seats: 2, seed: 'halves' }, knows, deal)
      return wins
    }
    expect(won([{ knows: 1 }, { knows: 0 }])).toBeGreaterThanOrEqual(18)
    expect(won([{ knows: 0 }, { knows: 1 }])).toBeLessThanOrEqual(2)
  })

  it('have half the seats each; of an odd number one has more in every other deal', () => {
    const first = (deal: number) => playHalves(heap(1), { seats: 3, seed: 'odd' }, [{}, {}], deal) // seat 0 always wins
    expect([first(0), first(1)]).toEqual([2, 1])
  })
})

const games = await Promise.all(Object.values(GAMES).map((folder) => folder.game()))

describe.each(games.filter(({ weights }) => weights))('$id', (game) => {
  it('has weights for every table, none below 0, and values by them unless others are given', () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const own = game.weights![seats]
      expect(numbersIn(own).every((x) => x >= 0)).toBe(true)
      const others = withNumbers(
        own,
        numbersIn(own).map((x) => x * 2),
      )
      const positions = middle(game, seats)
      expect(positions.map((s) => game.value(s, own))).toEqual(positions.map((s) => game.value(s)))
      expect(positions.map((s) => game.value(s, others))).not.toEqual(positions.map((s) => game.value(s)))
    }
  })
})

/** Some positions of a game that is played at random. */
function middle(game: Game, seats: number): State[] {
  const luck = seedLuck('weights')
  const positions: State[] = []
  const choose = ({ moves }: Ask, s: State) => {
    positions.push(game.clone(s))
    return pick(luck, moves)
  }
  playOut(game, { seed: 'weights', seats, variants: {} }, { choose, most: 40 })
  return positions
}
