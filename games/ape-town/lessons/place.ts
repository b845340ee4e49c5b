import { start } from '#engine/play.ts'
import { seatsOf } from '#engine/state.ts'
import {
  COLOURS,
  DISTRICT_OF,
  FIELDS,
  FREE,
  LEMUR,
  SECTION_LENGTH,
  SEGMENTS,
  START_BUNDLES,
  TILES,
  type Colour,
} from '../data.ts'
import { rules } from '../rules/index.ts'
import { SHEET, type ApeTown } from '../state.ts'
import { put, show, tileOf } from './notation.ts'

/** A position of a lesson; Blue, who learns, is about to take a tile or to place one. */
export interface Setup {
  readonly seats?: number
  /** As section 9 of RULES.md writes it: `a1=B d1=L:yellow`. */
  readonly city: string
  /** The tile to place, and the colour of its segment. */
  readonly hand?: readonly [letter: string, colour: Colour]
  /** Tiles to choose from; without it the next ones on the track, none of them skipped. */
  readonly display?: string
  readonly purse?: readonly number[]
  readonly score?: readonly number[]
  /** All other fields are taken but this one; lemurs keep away from its district and the two districts next to it. */
  readonly free?: number
}

export function place({ seats = 2, city, hand, display, purse, score, free }: Setup): ApeTown {
  const s = put(start(rules, { seed: 'lesson', seats, variants: {} }), city)
  if (display) show(s, display)
  const letters = display ? s.display.map((tile) => s.tiles[tile]) : []
  if (hand) {
    s.hand = tileOf(hand[0])
    s.announced = COLOURS.indexOf(hand[1])
    s.agenda.pop()
  }
  if (free !== undefined) fill(s, free, letters)
  layTrack(s, letters)
  s.purse = [...(purse ?? s.purse.map(() => START_BUNDLES))]
  for (const seat of seatsOf(s)) {
    s.supply = s.supply.with(seat, s.supply[seat] - s.discs.filter((owner) => owner === seat).length)
    s.score = s.score.with(seat, score?.[seat] ?? 0)
    s.sheet = s.sheet.with(seat * SHEET.length, s.score[seat])
  }
  return s
}

/** Tiles of the game that are not among these. */
function without(used: readonly number[]): number[] {
  const rest = TILES.flatMap((tile, kind) => Array<number>(tile.count).fill(kind))
  for (const tile of used) rest.splice(rest.indexOf(tile), 1)
  return rest
}

const inCity = (s: ApeTown): number[] => FIELDS.map((cell) => s.city[cell]).filter((tile) => tile !== FREE)

/** What has left the track lies in the city or in hand; then come the tiles to choose from, then all others. */
function layTrack(s: ApeTown, letters: readonly number[]): void {
  const out = [...inCity(s), ...(s.hand < 0 ? [] : [s.hand])]
  const rest = without([...out, ...letters])
  if (letters.length === 0) {
    s.opened = Math.max(2, Math.ceil((out.length + SECTION_LENGTH + 1) / SECTION_LENGTH))
    s.display = Array.from({ length: s.opened * SECTION_LENGTH - out.length }, (_, i) => out.length + i)
    s.beside = s.display.map(() => 0)
    s.refilled = s.opened - 2
  }
  const gone = [...out]
  s.tiles = s.tiles.map((_, i) => {
    const shown = letters.length > 0 ? s.display.indexOf(i) : -1
    if (shown >= 0) return letters[shown]
    return (i < s.opened * SECTION_LENGTH && gone.length > 0 ? gone.shift() : rest.pop())!
  })
}

/** The districts in which the last lesson counts lemurs. */
const COUNTED = 3

function fill(s: ApeTown, free: number, letters: readonly number[]): void {
  // So late the track has been filled anew as often as it can be.
  s.display = s.display.map((tile) => tile + SEGMENTS.length)
  s.opened = s.tiles.length / SECTION_LENGTH
  s.refilled = s.opened / 2
  const near = new Set([DISTRICT_OF[free], 1, COUNTED])
  const fields = FIELDS.filter((cell) => s.city[cell] === FREE && cell !== free)
  const far = fields.toSorted((a, b) => Number(near.has(DISTRICT_OF[a])) - Number(near.has(DISTRICT_OF[b])))
  const pool = without([...inCity(s), ...letters]).toSorted((a, b) => Number(b === LEMUR) - Number(a === LEMUR))
  for (const cell of far) s.city = s.city.with(cell, pool.shift()!)
}
