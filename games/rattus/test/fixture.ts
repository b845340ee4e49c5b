import { start } from '#engine/play.ts'
import { seatsOf } from '#engine/state.ts'
import { byName } from '#test/by-name.ts'
import { CUBES, REGION_IDS, regionIndex, SEAT_COLOURS, TOKENS, type RegionId } from '../data.ts'
import { game } from '../index.ts'
import { placed, ratsLeft } from '../lessons/notation.ts'
import { cubesOf, NONE, tokenAt, type Rattus } from '../state.ts'
import * as steps from '../steps.ts'

export { deal, placed, plagueIn, put, ratsLeft, setFace } from '../lessons/notation.ts'

export const RED = 0
export const YELLOW = 1
export const GREEN = 2
export const BLUE = 3

export const { asked, go, offered, refused } = byName(game, steps)

export const fresh = (seats: number, seed = 'test'): Rattus =>
  start(game, { seed, seats, variants: { start: 'first-seat' } })

/** Red's first turn on an empty board: no cubes, no rats, all cards in the display; the plague is in Bulgaria or, without it, in Anglia. */
export function calm(seats = 4): Rattus {
  const s = fresh(seats)
  while (s.turn === 0) go(s, 'settle:gallia')
  s.cubes = s.cubes.map(() => 0)
  s.supply = s.supply.map(() => CUBES)
  s.rats = s.rats.map(() => 0)
  s.slots = s.slots.map(() => NONE)
  s.drawn = 0
  s.plague = regionIndex(seats === 2 ? 'anglia' : 'bulgaria')
  return s
}

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
