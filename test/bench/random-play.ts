import type { Game, TableSetup } from '#engine/game.ts'
import { fraction, seedLuck, type Luck } from '#engine/luck.ts'
import type { State } from '#engine/state.ts'
import { playOut, type Way } from '#session/play-out.ts'

/** Plays one more random game to its end, and says how many decisions it took. */
export type RandomPlay = () => number

/** Not perfectly even, unlike the engine's `pick`, but next to free: it is the rules that are measured. */
export const quickPick = <T>(luck: Luck, items: readonly T[]): T => items[Math.floor(fraction(luck) * items.length)]

/** Game after game on the largest table, from the full list of moves at every decision. */
export function randomPlay(game: Game): RandomPlay {
  const way = random(`bench ${game.id}`)
  let number = 0
  return () => playOut(game, table(game.seats.max, number++), way).decisions
}

/** Positions halfway through random games. */
export function midGames(game: Game, count: number, seats = game.seats.max): State[] {
  return Array.from({ length: count }, (_, number) => {
    const play = (most?: number) => playOut(game, table(seats, number), { ...random(`bench middle ${number}`), most })
    return play(Math.floor(play().decisions / 2)).state
  })
}

const table = (seats: number, number: number): TableSetup => ({
  seed: `bench-${number}`,
  seats,
  variants: {},
})

const random = (seed: string): Way<State> => {
  const luck = seedLuck(seed)
  return {
    next: (open) => (open.length === 1 ? open[0] : quickPick(luck, open)),
    choose: ({ moves }) => quickPick(luck, moves),
  }
}
