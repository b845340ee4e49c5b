import type { Told } from '#engine/game.ts'
import { ask, play, start, why } from '#engine/play.ts'
import { seatsOf } from '#engine/state.ts'
import { CUBES, REGION_IDS, regionIndex, SEAT_COLOURS, TOKENS, type RegionId } from '../data.ts'
import type { RatEvent } from '../events.ts'
import { game } from '../index.ts'
import { moves } from '../moves.ts'
import { placed, ratsLeft } from '../lessons/notation.ts'
import { cubesOf, NONE, tokenAt, type Rattus } from '../state.ts'

export { deal, placed, plagueIn, put, ratsLeft, setFace } from '../lessons/notation.ts'

export const RED = 0
export const YELLOW = 1
export const GREEN = 2
export const BLUE = 3

export const fresh = (seats: number, seed = 'test'): Rattus =>
  start(game, { seed, seats, variants: { start: 'first-seat' } })

/** Red's first turn on an empty board: no cubes, no rats, all cards in the display; the plague is in Bulgaria or, without it, in Anglia. */
export function calm(seats = 4): Rattus {
  const s = fresh(seats)
  while (s.turn === 0) go(s, 'settle:gallia')
  s.cubes.fill(0)
  s.supply.fill(CUBES)
  s.rats.fill(0)
  s.slots.fill(NONE)
  s.drawn = 0
  s.plague = regionIndex(seats === 2 ? 'anglia' : 'bulgaria')
  return s
}

/** The names of the moves that are offered now, or only those of a verb. */
export const offered = (s: Rattus, verb?: string): string[] =>
  ask(game, s).flatMap((a) => a.moves.filter((move) => !verb || move.verb === verb).map((move) => move.name))

export const asked = (s: Rattus): string | undefined => ask(game, s)[0]?.step.do

/** Plays moves by name, each for the seat that is asked, and returns what happened. */
export function go(s: Rattus, ...names: string[]): Told<RatEvent>[] {
  const events: Told<RatEvent>[] = []
  for (const name of names) {
    play(game, s, ask(game, s)[0].seat, moves.parse(name)!, (event) => events.push(event))
  }
  return events
}

/** Which rule forbids the move to the seat that is asked. */
export const refused = (s: Rattus, name: string, seat = ask(game, s)[0].seat): string | null =>
  why(game, s, seat, moves.parse(name)!)

/** What is in a region: `red 2, blue 1; rats 3`. */
export function there(s: Rattus, id: RegionId): string {
  const region = regionIndex(id)
  const cubes = seatsOf(s)
    .filter((seat) => cubesOf(s, region, seat) > 0)
    .map((seat) => `${SEAT_COLOURS[seat]} ${cubesOf(s, region, seat)}`)
  return `${cubes.join(', ') || 'nobody'}; rats ${s.rats[region]}`
}

/** Names of the tokens in a region, in slot order. */
export const tokensIn = (s: Rattus, id: RegionId): string[] =>
  Array.from({ length: s.rats[regionIndex(id)] }, (_, slot) => TOKENS[tokenAt(s, regionIndex(id), slot)])

export const regionsOf = (verb: string, ...ids: RegionId[]): string[] => ids.map((id) => `${verb}:${id}`)

export const everyRegion = (verb: string): string[] => REGION_IDS.map((id) => `${verb}:${id}`)

/** The rat supply is empty and phase B is done: this turn is the last. */
export const lastTurn = (s: Rattus): Rattus => ratsLeft(placed(s), 0)
