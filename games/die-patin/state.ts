import type { TableSetup } from '#engine/game.ts'
import { seedLuck } from '#engine/luck.ts'
import { copy, type Clone, type Seat, type State } from '#engine/state.ts'
import {
  AREAS,
  BACK_ROOMS,
  DISTRICTS,
  HENCHMEN,
  LOOT_MARKERS,
  LOOT_PER_DISTRICT,
  MANHOLES,
  MISSIONS,
  RATS,
  TILES,
  TOWNS,
  type Town,
} from './data.ts'

/** Where points come from [PAT-5.3]. */
export const SHEET = ['missions', 'chains', 'point-symbols', 'trophies'] as const
export type SheetLine = (typeof SHEET)[number]

/** Who starts: drawn by the seed, or the seat that the table names [PAT-3.1]. */
export const START_SEATS = ['random', 'first', 'second', 'third', 'fourth', 'fifth'] as const
export type StartSeat = (typeof START_SEATS)[number]

export const NOBODY = -1
export const NONE = -1
/** Where the boss is if not in an area [PAT-4.10]. */
export const IN_HAND = -1
export const STRANDED = -2
/** A card that was chosen and that the eye may not see. */
export const HIDDEN = -9
/** Where a tile is if not in an area: removed from the game, or with a seat. */
export const BOX = -1
export const withSeat = (seat: Seat): number => AREAS.length + seat

/** [PAT-2.13] */
export interface DiePatin extends State {
  /** From 1; 0 before the first. */
  round: number
  startSeat: Seat
  /** Per area: the seat that owns it, and whether its back room is there. */
  owner: readonly number[]
  backRoom: readonly boolean[]
  /** Per tile: the area it lies in, `BOX`, or `withSeat`. */
  tiles: readonly number[]
  /** Figures placed this round: henchmen by area × seats + seat; per seat the area of its boss, `IN_HAND` or `STRANDED`. */
  henchmen: readonly number[]
  boss: readonly number[]
  /** Per manhole: rats, and the seat they belong to (`NOBODY` where there are none). */
  rats: readonly number[]
  ratsOf: readonly number[]
  /** Loot per district, and in the general supply. */
  loot: readonly number[]
  lootSupply: number
  /** Per seat: rats, back rooms and henchmen in supply, loot. */
  ratSupply: readonly number[]
  roomSupply: readonly number[]
  hand: readonly number[]
  purse: readonly number[]
  /** Per seat: the card chosen for this round, and whether it lies open. */
  card: readonly number[]
  open: readonly boolean[]
  /** Back rooms destroyed: seat × seats + former owner. */
  trophies: readonly number[]
  /** Value of the tile on a mission, or 0: seat × 5 + mission. */
  missions: readonly number[]
  /** The area into which the last figure went, or that was settled last. */
  area: number
}

/** All pieces as they are before shops are laid out and areas chosen [PAT-3.3, 3.4]. */
export function newState({ seed, seats }: TableSetup): DiePatin {
  const { districts } = TOWNS[seats]
  const each = <T>(length: number, value: T): T[] => Array<T>(length).fill(value)
  return {
    seats,
    active: 0,
    turn: 0,
    agenda: [],
    luck: seedLuck(seed),
    reveals: 0,
    round: 0,
    startSeat: 0,
    owner: each(AREAS.length, NOBODY),
    backRoom: each(AREAS.length, false),
    tiles: each(TILES.length, BOX),
    henchmen: each(AREAS.length * seats, 0),
    boss: each(seats, IN_HAND),
    rats: each(MANHOLES.length, 0),
    ratsOf: each(MANHOLES.length, NOBODY),
    loot: DISTRICTS.map((_, district) => (districts.includes(district) ? LOOT_PER_DISTRICT : 0)),
    lootSupply: LOOT_MARKERS - districts.length * LOOT_PER_DISTRICT,
    ratSupply: each(seats, RATS),
    roomSupply: each(seats, BACK_ROOMS),
    hand: each(seats, HENCHMEN),
    purse: each(seats, 0),
    card: each(seats, NONE),
    open: each(seats, false),
    trophies: each(seats * seats, 0),
    missions: each(seats * MISSIONS.length, 0),
    area: NONE,
  }
}

export function clone(s: DiePatin): DiePatin {
  return {
    seats: s.seats,
    active: s.active,
    turn: s.turn,
    agenda: copy(s.agenda),
    luck: copy(s.luck),
    reveals: s.reveals,
    round: s.round,
    startSeat: s.startSeat,
    owner: s.owner,
    backRoom: s.backRoom,
    tiles: s.tiles,
    henchmen: s.henchmen,
    boss: s.boss,
    rats: s.rats,
    ratsOf: s.ratsOf,
    loot: s.loot,
    lootSupply: s.lootSupply,
    ratSupply: s.ratSupply,
    roomSupply: s.roomSupply,
    hand: s.hand,
    purse: s.purse,
    card: s.card,
    open: s.open,
    trophies: s.trophies,
    missions: s.missions,
    area: s.area,
  } satisfies Clone<DiePatin>
}

export const townOf = (s: DiePatin): Town => TOWNS[s.seats]
