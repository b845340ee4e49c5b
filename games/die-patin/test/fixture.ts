import { clearing, endOfGame, judgeMissions, round, turn } from '../steps.ts'
import type { TableSetup, Told } from '#engine/game.ts'
import { pick, seedLuck } from '#engine/luck.ts'
import { ask, play, start, why, type Ask } from '#engine/play.ts'
import { agenda, seatsOf, type Seat } from '#engine/state.ts'
import { playOut } from '#session/play-out.ts'
import { AREAS, areaIndex, CARDS, DISTRICTS, LOOT_MARKERS, manholeIndex, MANHOLES, MISSIONS, TILES } from '../data.ts'
import type { PatinEvent } from '../events.ts'
import { game } from '../index.ts'
import { moves } from '../moves.ts'

import { powerIn } from '../rules/territory.ts'
import { IN_HAND, newState, withSeat, type DiePatin } from '../state.ts'

export const table = (seats: number, seed = 'test', startSeat = 'random') => ({
  seed,
  seats,
  variants: { 'start-seat': startSeat },
})

export const fresh = (seats: number, seed?: string, startSeat?: string): DiePatin =>
  start(game, table(seats, seed, startSeat))

/** A position as section 9 of RULES.md writes it: lists by seat, ids apart by spaces, `m09×3` for rats. */
interface Position {
  readonly own: readonly string[]
  readonly rats?: readonly string[]
  /** By area. */
  readonly tiles?: Readonly<Record<string, string>>
  /** Loot with seats, and on districts where it is not two. */
  readonly purse?: readonly number[]
  readonly loot?: Readonly<Record<string, number>>
  readonly cards?: readonly string[]
  /** Areas with a back room of their owner. */
  readonly rooms?: string
  /** Henchmen on the board, by seat; and the boss. */
  readonly henchmen?: readonly string[]
  readonly bosses?: readonly (string | null)[]
  /** By seat: `most-loot=1`. */
  readonly missions?: readonly string[]
  readonly holds?: readonly string[]
  readonly round?: number
  readonly startSeat?: Seat
  readonly active?: Seat
  /** The last turn of the round is over. */
  readonly roundIsOver?: boolean
}

/** Sets a position up and goes on to its first question. */
export function position(seats: number, p: Position): DiePatin {
  const s = newState(table(seats))
  s.round = p.round ?? 1
  s.startSeat = p.startSeat ?? 0
  s.active = p.active ?? 0
  s.card.fill(0)
  p.own.forEach((areas, seat) => words(areas).forEach((id) => (s.owner[areaIndex(id)] = seat)))
  p.rats?.forEach((items, seat) => words(items).forEach((item) => putRats(s, seat, item)))
  p.cards?.forEach((id, seat) => (s.card[seat] = CARDS.findIndex((card) => card === id)))
  putTiles(s, p)
  putFigures(s, p)
  putLoot(s, p)
  for (const id of words(p.rooms)) openRoom(s, areaIndex(id))
  p.missions?.forEach((items, seat) => words(items).forEach((item) => putMission(s, seat, item)))
  agenda(s, ...(p.roundIsOver ? [] : [turn()]), judgeMissions(), endOfGame(), clearing(), round())
  return start({ ...game, setup: () => s }, table(seats))
}

const words = (list = ''): string[] => list.split(/\s+/).filter(Boolean)

function putRats(s: DiePatin, seat: Seat, item: string): void {
  const [id, count] = item.split('×') as [string, string]
  s.rats[manholeIndex(id)] = Number(count)
  s.ratsOf[manholeIndex(id)] = seat
  s.ratSupply[seat] -= Number(count)
}

function putTiles(s: DiePatin, p: Position): void {
  for (const [area, tiles] of Object.entries(p.tiles ?? {}))
    for (const tile of words(tiles)) s.tiles[TILES.indexOf(tile)] = areaIndex(area)
  p.holds?.forEach((tiles, seat) => words(tiles).forEach((tile) => (s.tiles[TILES.indexOf(tile)] = withSeat(seat))))
}

function putFigures(s: DiePatin, p: Position): void {
  p.henchmen?.forEach((areas, seat) =>
    words(areas).forEach((id) => {
      s.henchmen[areaIndex(id) * s.seats + seat]++
      s.hand[seat]--
    }),
  )
  p.bosses?.forEach((id, seat) => {
    s.boss[seat] = id === null ? IN_HAND : areaIndex(id)
    s.open[seat] = id !== null
  })
}

function putLoot(s: DiePatin, p: Position): void {
  p.purse?.forEach((loot, seat) => (s.purse[seat] = loot))
  for (const [id, loot] of Object.entries(p.loot ?? {})) s.loot[DISTRICTS.findIndex((d) => d === id)] = loot
  s.lootSupply = LOOT_MARKERS - [...s.loot, ...s.purse].reduce((a, b) => a + b, 0)
}

function openRoom(s: DiePatin, area: number): void {
  s.backRoom[area] = true
  s.roomSupply[s.owner[area]]--
}

function putMission(s: DiePatin, seat: Seat, item: string): void {
  const [id, points] = item.split('=') as [string, string]
  s.missions[seat * MISSIONS.length + MISSIONS.findIndex((mission) => mission === id)] = Number(points)
}

/** The names of the moves that are offered now. */
export const offered = (s: DiePatin): string[] => ask(game, s).flatMap((a) => a.moves.map((move) => move.name))

/** What is asked now: the name of the step. */
export const asked = (s: DiePatin): string | undefined => ask(game, s)[0]?.step.do

/** Plays moves by name, each for the seat that is asked first, and returns what happened. */
export function go(s: DiePatin, ...names: string[]): Told<PatinEvent>[] {
  const events: Told<PatinEvent>[] = []
  for (const name of names) play(game, s, ask(game, s)[0].seat, moves.parse(name)!, (event) => events.push(event))
  return events
}

/** A turn that an example passes over: a henchman to that area, and nothing done there. */
export function idle(s: DiePatin, ...areas: string[]): void {
  for (const area of areas) {
    if (asked(s) === 'figure') go(s, 'figure:henchman')
    if (asked(s) === 'area') go(s, `area:${area}`)
    go(s, 'done')
  }
}

/** Which rule forbids the move to the seat that is asked, or to another. */
export const forbids = (s: DiePatin, name: string, seat: Seat = ask(game, s)[0]?.seat ?? 0): string | null =>
  why(game, s, seat, moves.parse(name)!)

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
