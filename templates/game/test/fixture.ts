import type { Told } from '#engine/game.ts'
import { ask, play, start, why } from '#engine/play.ts'
import { LAMPS, QUARTERS } from '../data.ts'
import type { TownEvent } from '../events.ts'
import { game } from '../index.ts'
import { lay } from '../lessons/notation.ts'
import { moves } from '../moves.ts'
import { lampsAt, type Town } from '../state.ts'

export { fogOver, lay, quarter } from '../lessons/notation.ts'

/** A game at its first question. */
export const fresh = (seats = 2, seed = 'fixture'): Town => start(game, { seed, seats, variants: {} })

/** All lamps of a seat, wherever they are. */
export const lampsOf = (s: Town, seat: number): number =>
  QUARTERS.reduce((sum, _, q) => sum + lampsAt(s, q, seat), s.supply[seat])

/** A position in which every lamp hangs but the last one of the last seat, which is to hang it. */
export function lastTurn(...lamps: readonly (readonly string[])[]): Town {
  const s = fresh(lamps.length)
  lamps.forEach((places, seat) => lay(s, seat, ...places))
  s.active = lamps.length - 1
  s.turn = LAMPS * lamps.length
  return s
}

/** The names of the moves that are offered now. */
export const offered = (s: Town): string[] => ask(game, s).flatMap((a) => a.moves.map((move) => move.name))

/** Plays moves by name, each for the seat that is asked, and returns what happened. */
export function go(s: Town, ...names: string[]): Told<TownEvent>[] {
  const events: Told<TownEvent>[] = []
  for (const name of names) play(game, s, ask(game, s)[0].seat, moves.parse(name)!, (event) => events.push(event))
  return events
}

/** The rule that a refusal names. */
export const refusal = (s: Town, name: string, seat = s.active): string | null => why(game, s, seat, moves.parse(name)!)
