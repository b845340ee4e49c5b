import { seedLuck, shuffle } from '#engine/luck.ts'
import { copy, replaced, type Clone, type Seat, type State } from '#engine/state.ts'
import type { TableSetup } from '#engine/game.ts'
import {
  COLOUR_FIELDS,
  EMPTY_CITY,
  FACE_UP_SECTIONS,
  FREE,
  SECTION_LENGTH,
  SEGMENTS,
  START_BUNDLES,
  START_DISCS,
  TILES,
} from './data.ts'

/** Where points come from [APE-5.6]. */
export const SHEET = ['apes', 'posts', 'boss', 'neighbours', 'bundles'] as const
export type SheetLine = (typeof SHEET)[number]

export const NOBODY = -1
export const NONE = -1
/** A tile that the eye may not see. */
export const HIDDEN = -9

/** Its lists are only ever replaced, so that the positions which a search tries share all that a move leaves as it was. */
export interface ApeTown extends State {
  /**
   * The shuffle of 80. Tiles 5k … 5k + 4 are filling k of the track; it lies at section k mod 8 [APE-4.38].
   * So the whole of the track's past and future is in the order of this one list.
   */
  tiles: readonly number[]
  /** Fillings turned up so far. */
  opened: number
  /** Sections refilled from the supply so far. */
  refilled: number
  /** The face-up tiles as places in `tiles`; ascending, which is display order [APE-4.42]. */
  display: readonly number[]
  /** Bundles beside each tile of the display. */
  beside: readonly number[]
  /** What covers each cell: a tile, `FREE` or `POND`. */
  city: readonly number[]
  /** Whose disc lies on each cell. */
  discs: readonly number[]
  /** Bundles, discs left, and points of each seat. */
  purse: readonly number[]
  supply: readonly number[]
  score: readonly number[]
  /** Points of each seat by line of the sheet: seat × 5 + line. */
  sheet: readonly number[]
  /** The tile taken and not yet placed, and the colour of its segment. */
  hand: number
  announced: number
  /** The cell on which the last tile was placed. */
  placed: number
}

/** [APE-3.1 to 3.6]; the agenda is the caller's to fill. */
export function newState({ seed, seats }: TableSetup): ApeTown {
  const luck = seedLuck(seed)
  const display = Array.from({ length: FACE_UP_SECTIONS * SECTION_LENGTH }, (_, i) => i)
  return {
    seats,
    active: 0,
    turn: 0,
    agenda: [],
    tiles: shuffle(
      luck,
      TILES.flatMap((tile, kind) => Array<number>(tile.count).fill(kind)),
    ),
    luck,
    reveals: 0,
    opened: FACE_UP_SECTIONS,
    refilled: 0,
    display,
    beside: display.map(() => 0),
    city: EMPTY_CITY,
    discs: EMPTY_CITY.map(() => NOBODY),
    purse: Array<number>(seats).fill(START_BUNDLES),
    supply: Array<number>(seats).fill(START_DISCS),
    score: Array<number>(seats).fill(0),
    sheet: Array<number>(seats * SHEET.length).fill(0),
    hand: NONE,
    announced: NONE,
    placed: NONE,
  }
}

export function clone(s: ApeTown): ApeTown {
  return {
    seats: s.seats,
    active: s.active,
    turn: s.turn,
    agenda: copy(s.agenda),
    tiles: s.tiles,
    luck: copy(s.luck),
    reveals: s.reveals,
    opened: s.opened,
    refilled: s.refilled,
    display: s.display,
    beside: s.beside,
    city: s.city,
    discs: s.discs,
    purse: s.purse,
    supply: s.supply,
    score: s.score,
    sheet: s.sheet,
    hand: s.hand,
    announced: s.announced,
    placed: s.placed,
  } satisfies Clone<ApeTown>
}

/** Where on the track a tile of the shuffle lies. */
export const segmentOf = (tile: number): number => tile % SEGMENTS.length

/** Which of the 16 fillings a tile of the shuffle belongs to. */
export const fillingOf = (tile: number): number => (tile / SECTION_LENGTH) | 0

/** Where each line is on the sheet, as a look is quicker than a search. */
const LINE = Object.fromEntries(SHEET.map((line, i) => [line, i])) as Readonly<Record<SheetLine, number>>

export function addPoints(s: ApeTown, seat: Seat, line: SheetLine, points: number): void {
  if (points === 0) return
  const at = seat * SHEET.length + LINE[line]
  s.score = replaced(s.score, seat, s.score[seat] + points)
  s.sheet = replaced(s.sheet, at, s.sheet[at] + points)
}

/** Whether a tile of that colour still finds a field of its own [APE-4.12]. */
export const colourHasRoom = (s: ApeTown, colour: number): boolean =>
  COLOUR_FIELDS[colour].some((cell) => s.city[cell] === FREE)

/** Tiles left in the supply [APE-4.37]. */
export const supplyLeft = (s: ApeTown): number => s.tiles.length - SEGMENTS.length - s.refilled * SECTION_LENGTH
