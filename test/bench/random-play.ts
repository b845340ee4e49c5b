import type { Game, TableSetup } from '#engine/game.ts'
import { fraction, seedLuck, type Luck } from '#engine/luck.ts'
import { ask, playLegal, start } from '#engine/play.ts'
import type { State } from '#engine/state.ts'

/** Plays one more random game to its end, and says how many decisions it took. */
export type RandomPlay = () => number

/** Not perfectly even, unlike the engine's `pick`, but next to free: it is the rules that are measured. */
export const quickPick = <T>(luck: Luck, items: readonly T[]): T => items[Math.floor(fraction(luck) * items.length)]

/** Game after game on the largest table, from the full list of moves at every decision. */
export function randomPlay(game: Game): RandomPlay {
  const luck = seedLuck(`bench ${game.id}`)
  let number = 0
  return () => playOn(game, start(game, table(game, number++)), luck)
}

/** Positions halfway through random games. */
export function midGames(game: Game, count: number): State[] {
  return Array.from({ length: count }, (_, number) => {
    const luck = () => seedLuck(`bench middle ${number}`)
    const length = playOn(game, start(game, table(game, number)), luck())
    const middle = start(game, table(game, number))
    playOn(game, middle, luck(), Math.floor(length / 2))
    return middle
  })
}

const table = (game: Game, number: number): TableSetup => ({
  seed: `bench-${number}`,
  seats: game.seats.max,
  variants: {},
})

/** Random decisions until the game is over, or until so many were made. */
function playOn(game: Game, s: State, luck: Luck, limit = Infinity): number {
  let decisions = 0
  for (let asks = ask(game, s); asks.length > 0 && decisions < limit; decisions++) {
    const { seat, moves } = asks.length === 1 ? asks[0] : quickPick(luck, asks)
    asks = playLegal(game, s, seat, quickPick(luck, moves))
  }
  return decisions
}
