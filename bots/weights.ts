import type { Game, Weights } from '#engine/game.ts'
import { playDeal } from './arena.ts'
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'

/** All numbers of some weights in a row. */
export const numbersIn = (weights: Weights): number[] => Object.values(weights).flat()

/** The same weights with other numbers, to so many digits as say something. */
export function withNumbers(weights: Weights, numbers: readonly number[]): Weights {
  const left = numbers.map((x) => Number(x.toPrecision(DIGITS)))
  const taken = (was: number | readonly number[]) =>
    typeof was === 'number' ? left.shift()! : left.splice(0, was.length)
  return Object.fromEntries(Object.entries(weights).map(([name, was]) => [name, taken(was)]))
}

const DIGITS = 4

/** The same bot, valuing positions as this game does. */
export const judgingBy = (game: Game, bot: Bot): Bot => ({
  name: bot.name,
  choose: ({ view, ask, luck }) => bot.choose({ game, view, ask, luck }),
})

const weighing = (game: Game, weights: Weights): Bot =>
  judgingBy({ ...game, value: (s) => game.value(s, weights) }, greedy(1))

/** Who sits where in a match of two sets of weights: half the seats each; of an odd number the second has one more in every other deal. */
const firstHalf = (seats: number, deal: number): number =>
  deal % 2 === 0 ? Math.ceil(seats / 2) : Math.floor(seats / 2)

/** Games won by the first of two sets of weights in a deal that is played from every seat. */
export function playHalves(
  game: Game,
  table: { readonly seats: number; readonly seed: string },
  [first, second]: readonly [Weights, Weights],
  deal: number,
): number {
  const half = firstHalf(table.seats, deal)
  const [a, b] = [weighing(game, first), weighing(game, second)]
  const bots = Array.from({ length: table.seats }, (_, seat) => (seat < half ? a : b))
  const meeting = { ...table, variants: {}, bots: bots.map(({ name }) => name) }
  const { wins } = playDeal(game, meeting, bots, deal)
  return wins.slice(0, half).reduce((sum, won) => sum + won, 0)
}
