import type { Game, Outlook, Variants } from '#engine/game.ts'
import { fraction } from '#engine/luck.ts'
import type { Seat, State } from '#engine/state.ts'
import { outlookAhead } from './ahead.ts'
import { playOut } from './arena.ts'
import type { Bot } from './bot.ts'
import { chancesOf, shares } from './chances.ts'
import { random } from './random.ts'

/** A position at the end of a turn, as far as values are made from it. */
export interface Sample extends Outlook {
  /** Whose turn has just ended. */
  readonly mover: Seat
  readonly value: readonly number[]
}

/** The ends of all turns of a game but the last, and who won. */
export interface SampledGame {
  readonly samples: readonly Sample[]
  readonly result: readonly number[]
}

/** Games to be sampled: one bot at all seats, which plays a random move now and then, so that games differ. */
export interface Sampling {
  readonly seats: number
  readonly variants: Variants
  readonly seed: string
  readonly lapses: number
  /** What people are told, instead of what bots go by. */
  readonly ahead?: boolean
}

/** Plays one game by itself and keeps the ends of its turns. */
export function sampleGame(game: Game, sampling: Sampling, bot: Bot, n: number): SampledGame {
  const { seats, variants, seed, lapses, ahead = false } = sampling
  const samples: Sample[] = []
  let turn = -1
  let mover = 0
  const watch = (s: State) => {
    if (s.turn !== turn && turn >= 1 && s.agenda.length > 0) samples.push(sampleOf(game, s, mover, ahead))
    turn = s.turn
    mover = s.active
  }
  const seated = Array<Bot>(seats).fill(lapsing(bot, lapses))
  const places = playOut(game, { seed: `${seed}-${n}`, seats, variants }, seated, `${seed}/${n}`, watch)
  return { samples, result: shares(places) }
}

function sampleOf(game: Game, s: State, mover: Seat, ahead: boolean): Sample {
  const layer = ahead ? game.ahead?.[s.seats] : undefined
  if (!layer) return { ...game.outlook!(s), mover, value: game.value(s) }
  const outlook = outlookAhead(game, s)
  return { ...outlook, mover, value: chancesOf(outlook, layer) }
}

/** The same bot, which plays any move now and then. */
export const lapsing = (bot: Bot, lapses: number): Bot => ({
  name: bot.name,
  choose: (situation) => (fraction(situation.luck) < lapses ? random : bot).choose(situation),
})

/** How many marks the game has, as far as these games show; there may be more samples than a call takes arguments. */
export function marksIn(games: readonly SampledGame[]): number {
  let most = -1
  for (const { samples } of games)
    for (const { marks = [] } of samples) for (const list of marks) most = Math.max(most, ...list)
  return 1 + most
}
