import type { Game } from '#engine/game.ts'
import { below, forkLuck, seedLuck } from '#engine/luck.ts'
import { ask as openQuestions, playLegal } from '#engine/play.ts'
import type { State } from '#engine/state.ts'
import { playOut } from './arena.ts'
import type { Bot } from './bot.ts'
import { shares } from './chances.ts'
import { lapsing, type Sampling } from './samples.ts'
import { situation } from './seat.ts'

/** Far longer than any game between bots that think. */
const LONGEST = 20_000

/**
 * How sure the end of a game is at a position somewhere in it: the sum of the squared chances of all seats, as far as results of games
 * played on from there can tell. What the seat to move cannot see is dealt anew for each of them, and bots lapse in them as in the
 * games that values are held against: else bots that would do the same again make the end look surer than any value can know.
 */
export function sureness(game: Game, sampling: Sampling, thinking: Bot, n: number, playouts: number): number {
  const luck = seedLuck(`ceiling ${sampling.seed} ${n}`)
  const bot = lapsing(thinking, sampling.lapses)
  const position = somewhere(game, sampling, bot, n, below(luck, 2 ** 30))
  const { active } = position
  const wins = Array<number>(sampling.seats).fill(0)
  for (let i = 0; i < playouts; i++) {
    const world = game.guess(game.view(position, active), active, luck)
    shares(finish(game, world, bot, forkLuck(luck))).forEach((won, seat) => (wins[seat] += won))
  }
  return wins.reduce((sum, won) => sum + (won * (won - 1)) / (playouts * (playouts - 1)), 0)
}

/** The start of one of the turns of a game. */
function somewhere(game: Game, { seats, variants, seed }: Sampling, bot: Bot, n: number, pick: number): State {
  const turns: State[] = []
  const watch = (s: State) => {
    if (s.turn >= 1 && s.agenda.length > 0 && s.turn !== turns.at(-1)?.turn) turns.push(game.clone(s))
  }
  playOut(game, { seed: `${seed}-${n}`, seats, variants }, Array<Bot>(seats).fill(bot), `${seed}/${n}`, watch)
  return turns[pick % turns.length]
}

function finish(game: Game, state: State, bot: Bot, luck: number[]): readonly number[] {
  let asks = openQuestions(game, state)
  for (let i = 0; i < LONGEST && asks.length > 0; i++) {
    const [open] = asks
    asks = playLegal(game, state, open.seat, bot.choose(situation(game, state, open, luck)))
  }
  return game.result(state)!.places
}

/** The highest Brier skill that any value can reach, by the mean sureness of positions. */
export const ceilingOf = (sureness: number, seats: number): number => 1 - (1 - sureness) / (1 - 1 / seats)
