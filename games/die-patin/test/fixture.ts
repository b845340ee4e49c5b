import type { TableSetup, Told } from '#engine/game.ts'
import { pick, seedLuck } from '#engine/luck.ts'
import { start, type Ask } from '#engine/play.ts'
import { seatsOf, type Seat } from '#engine/state.ts'
import { playOut } from '#session/play-out.ts'
import { byName } from '#test/by-name.ts'
import { AREAS, areaIndex, DISTRICTS, MANHOLES, TILES } from '../data.ts'
import type { PatinEvent } from '../events.ts'
import { game } from '../index.ts'
import { laidOut, type Position } from '../lessons/notation.ts'
import { powerIn } from '../rules/territory.ts'
import { withSeat, type DiePatin } from '../state.ts'
import * as steps from '../steps.ts'

export const { asked, go, offered, refused: forbids } = byName(game, steps)

export const table = (seats: number, seed = 'test', startSeat = 'random') => ({
  seed,
  seats,
  variants: { 'start-seat': startSeat },
})

export const fresh = (seats: number, seed?: string, startSeat?: string): DiePatin =>
  start(game, table(seats, seed, startSeat))

/** Sets a position up and goes on to its first question. */
export const position = (seats: number, p: Position): DiePatin =>
  start({ ...game, setup: () => laidOut(seats, p) }, table(seats))

/** A turn that an example passes over: a henchman to that area, and nothing done there. */
export function idle(s: DiePatin, ...areas: string[]): void {
  for (const area of areas) {
    if (asked(s) === 'figure') go(s, 'figure:henchman')
    if (asked(s) === 'area') go(s, `area:${area}`)
    go(s, 'done')
  }
}

export const ownerOf = (s: DiePatin, area: string): Seat => s.owner[areaIndex(area)]
export const power = (s: DiePatin, area: string): number[] =>
  seatsOf(s).map((seat) => powerIn(s, seat, areaIndex(area)))
export const lootIn = (s: DiePatin, district: string): number => s.loot[DISTRICTS.findIndex((d) => d === district)]

/** All rats of a seat, as section 9 writes them. */
export const ratsOf = (s: DiePatin, seat: Seat): string =>
  MANHOLES.flatMap((id, i) => (s.ratsOf[i] === seat ? [`${id}×${s.rats[i]}`] : [])).join(' ')

/** Tiles in an area, or with a seat. */
export const tilesIn = (s: DiePatin, at: string | Seat): string[] => {
  const place = typeof at === 'string' ? areaIndex(at) : withSeat(at)
  return TILES.filter((_, tile) => s.tiles[tile] === place)
}

export const areasOf = (s: DiePatin, seat: Seat): string[] =>
  AREAS.flatMap((area, i) => (s.owner[i] === seat ? [area.id] : []))

/** Plays a game at random and shows every position and event on the way; returns the last position. */
export function watch(
  setup: TableSetup,
  look: (s: DiePatin, asks: readonly Ask[]) => void,
  tell?: (event: Told<PatinEvent>) => void,
): DiePatin {
  const luck = seedLuck(`watch ${setup.seed}`)
  return playOut(game, setup, {
    tell,
    next: (open) => pick(luck, open),
    choose(asked, s, open) {
      look(s, open)
      return pick(luck, asked.moves)
    },
  }).state
}
