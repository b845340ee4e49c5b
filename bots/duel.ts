import type { Game, TableSetup, Variants } from '#engine/game.ts'
import { seedLuck } from '#engine/luck.ts'
import { ask, play, start } from '#engine/play.ts'
import type { State } from '#engine/state.ts'
import type { Bot } from './bot.ts'

export interface Duel {
  /** One bot for each seat; they change seats from game to game. */
  readonly bots: readonly Bot[]
  readonly games: number
  /** The same seed gives the same duel, as far as the bots do not look at the clock. */
  readonly seed: string
  readonly variants?: Variants
}

/** How a bot did: won games (a shared first place counts in part), and their share with its 95 % interval. */
export interface Score {
  readonly bot: string
  readonly wins: number
  readonly share: number
  readonly low: number
  readonly high: number
}

/** Plays so many games between bots that see only what their seats may see. The scores are in the order of the bots. */
export function duel(game: Game, { bots, games, seed, variants = {} }: Duel): Score[] {
  const wins = bots.map(() => 0)
  for (let g = 0; g < games; g++) {
    // Each deal is played once from every seat, so that a lucky one favours nobody.
    const setup = { seed: `${seed}-${Math.floor(g / bots.length)}`, seats: bots.length, variants }
    const seated = bots.map((_, seat) => (seat + g) % bots.length)
    const places = playOut(
      game,
      setup,
      seated.map((b) => bots[b]),
      `${seed}/${g}`,
    )
    const first = places.filter((place) => place === 1).length
    places.forEach((place, seat) => (wins[seated[seat]] += place === 1 ? 1 / first : 0))
  }
  return bots.map(({ name }, b) => ({ bot: name, wins: wins[b], share: wins[b] / games, ...wilson(wins[b], games) }))
}

/** One game to its end; the places by seat. */
function playOut(game: Game, setup: TableSetup, seats: readonly Bot[], seed: string): readonly number[] {
  const state: State = start(game, setup)
  const lucks = seats.map((_, seat) => seedLuck(`${seed}/${seat}`))
  for (let asks = ask(game, state); asks.length > 0;) {
    const open = asks[0]
    const { seat } = open
    const move = seats[seat].choose({ game, view: game.view(state, seat), ask: open, luck: lucks[seat] })
    asks = play(game, state, seat, move)
  }
  return game.result(state)!.places
}

/** Wilson's 95 % interval for a share of wins. */
export function wilson(wins: number, games: number): { low: number; high: number } {
  if (games === 0) return { low: 0, high: 1 }
  const z = 1.96
  const share = wins / games
  const middle = share + (z * z) / (2 * games)
  const reach = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))
  const scale = 1 + (z * z) / games
  return { low: Math.max(0, (middle - reach) / scale), high: Math.min(1, (middle + reach) / scale) }
}
