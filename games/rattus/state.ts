import type { TableSetup } from '#engine/game.ts'
import { below, seedLuck, shuffle, type Luck } from '#engine/luck.ts'
import { copy, replaced, type Clone, type Seat, type State } from '#engine/state.ts'
import { CARDS, CUBES, FACES, MOST_RATS, REGIONS, REGIONS_IN_USE, REMOVED_RATS, STARTING_RATS } from './data.ts'

/** Where cubes count at the end [RAT-5.12]. */
export const SHEET = ['regions', 'palace'] as const
export type SheetLine = (typeof SHEET)[number]

/** Who starts: drawn by lot, or the seat that the table names, where the youngest person sits [RAT-3.6]. */
export const STARTS: readonly string[] = ['drawn', 'first-seat', 'second-seat', 'third-seat', 'fourth-seat']

export const NOBODY = -1
export const NONE = -1
/** A face that the eye may not see. */
export const HIDDEN = -9

export interface Rattus extends State {
  /** The seat that takes the first turn [RAT-3.6]. */
  start: Seat
  /**
   * The face of every token by its handle. Handles follow the order in which tokens reach the board, so this one list is at once the
   * board's starting rats, the rat supply in the order in which it will be drawn, and at the end the rats removed unseen.
   */
  faces: readonly number[]
  /** Tokens that have reached the board so far. */
  drawn: number
  /** How many rats each region has, and their tokens: region × 3 + slot [RAT-2.12]. */
  rats: readonly number[]
  slots: readonly number[]
  /** The seats that looked at each token, as bits [RAT-7.3]. */
  seen: readonly number[]
  /** Tokens revealed, in order; they have left the game. */
  revealed: readonly number[]
  /** Cubes in regions: region × seats + seat. */
  cubes: readonly number[]
  /** Cubes of each seat in the palace and off the board. */
  palace: readonly number[]
  supply: readonly number[]
  /** Who holds each card; `NOBODY` for one in the display. */
  cards: readonly number[]
  /** The region where the plague piece stands. */
  plague: number
  /** Of this turn: card taken, cubes placed, cards used (as bits) [RAT-4.2, 4.3]. */
  taken: boolean
  placed: boolean
  used: number
  /** Cubes that the plague piece counts for when a limit is checked [RAT-4.31]. */
  neutral: number
  /** The seat that had the last regular turn [RAT-5.1]. */
  last: Seat
}

/** [RAT-3.1 to 3.6]; the agenda is the caller's to fill. */
export function newState({ seed, seats, variants }: TableSetup): Rattus {
  const luck = seedLuck(seed)
  const regions = REGIONS_IN_USE[seats]
  const slots = Array<number>(REGIONS.length * MOST_RATS).fill(NONE)
  for (let region = 0; region < regions; region++) slots[region * MOST_RATS] = region
  const faces = shuffledFaces(luck, seats)
  const plague = below(luck, regions)
  const start = variants.start === STARTS[0] ? below(luck, seats) : STARTS.indexOf(variants.start) - 1
  return {
    seats,
    active: start,
    turn: 0,
    agenda: [],
    luck,
    reveals: 0,
    start,
    faces,
    drawn: regions,
    rats: REGIONS.map((_, region) => (region < regions ? 1 : 0)),
    slots,
    seen: FACES.map(() => 0),
    revealed: [],
    cubes: Array<number>(REGIONS.length * seats).fill(0),
    palace: Array<number>(seats).fill(0),
    supply: Array<number>(seats).fill(CUBES),
    cards: CARDS.map(() => NOBODY),
    plague,
    taken: false,
    placed: false,
    used: 0,
    neutral: 0,
    last: NOBODY,
  }
}

/** Starting rats for the board, the rat supply, the rats removed, each in its order [RAT-3.2 to 3.4]. */
function shuffledFaces(luck: Luck, seats: number): number[] {
  const all = FACES.map((_, face) => face)
  const starting = shuffle(luck, all.slice(0, STARTING_RATS))
  const regular = shuffle(luck, all.slice(STARTING_RATS))
  const removed = regular.splice(0, REMOVED_RATS[seats])
  const leftOver = starting.splice(REGIONS_IN_USE[seats])
  return [...starting, ...shuffle(luck, [...leftOver, ...regular]), ...removed]
}

export function clone(s: Rattus): Rattus {
  return {
    seats: s.seats,
    active: s.active,
    turn: s.turn,
    agenda: copy(s.agenda),
    luck: copy(s.luck),
    reveals: s.reveals,
    start: s.start,
    faces: s.faces,
    drawn: s.drawn,
    rats: s.rats,
    slots: s.slots,
    seen: s.seen,
    revealed: s.revealed,
    cubes: s.cubes,
    palace: s.palace,
    supply: s.supply,
    cards: s.cards,
    plague: s.plague,
    taken: s.taken,
    placed: s.placed,
    used: s.used,
    neutral: s.neutral,
    last: s.last,
  } satisfies Clone<Rattus>
}

export const regionsInUse = (s: Rattus): number => REGIONS_IN_USE[s.seats]

/** Tokens of this game: those on the board at the start and the rat supply, without the removed ones. */
export const tokensInGame = (s: Pick<Rattus, 'seats'>): number => FACES.length - REMOVED_RATS[s.seats]

/** Tokens left in the rat supply [RAT-3.4]. */
export const ratSupply = (s: Rattus): number => tokensInGame(s) - s.drawn

export const cubesOf = (s: Rattus, region: number, seat: Seat): number => s.cubes[region * s.seats + seat]

/** Cubes of all seats in a region: what limits are checked against [RAT-4.32]. */
export function population(s: Rattus, region: number): number {
  let cubes = 0
  for (let i = region * s.seats, end = i + s.seats; i < end; i++) cubes += s.cubes[i]
  return cubes
}

export const tokenAt = (s: Rattus, region: number, slot: number): number => s.slots[region * MOST_RATS + slot]

/** The region in which a token lies, or `NONE`. */
export function regionOf(s: Rattus, token: number): number {
  const place = s.slots.indexOf(token)
  return place < 0 ? NONE : Math.floor(place / MOST_RATS)
}

/** Its place in the row of its region, from 0. */
export const slotOf = (s: Rattus, token: number): number => s.slots.indexOf(token) % MOST_RATS

/** So many more cubes of a seat in a region, or fewer. */
export function addCubes(s: Rattus, region: number, seat: Seat, more: number): void {
  const place = region * s.seats + seat
  s.cubes = replaced(s.cubes, place, s.cubes[place] + more)
}

/** So many cubes of a seat from its supply into a region; or back, if fewer than none. */
export function supplyCubes(s: Rattus, region: number, seat: Seat, cubes: number): void {
  addCubes(s, region, seat, cubes)
  s.supply = replaced(s.supply, seat, s.supply[seat] - cubes)
}

/** Puts a token into the last slot of a region [RAT-2.12]. */
export function addRat(s: Rattus, region: number, token: number): void {
  const rats = s.rats[region]
  s.slots = replaced(s.slots, region * MOST_RATS + rats, token)
  s.rats = replaced(s.rats, region, rats + 1)
}

/** Takes a token out of a region; those behind it move up [RAT-2.12]. */
export function removeRat(s: Rattus, region: number, token: number): void {
  const first = region * MOST_RATS
  const rats = s.rats[region] - 1
  const slots = s.slots.slice()
  let place = first
  while (slots[place] !== token) place++
  for (; place < first + rats; place++) slots[place] = slots[place + 1]
  slots[first + rats] = NONE
  s.slots = slots
  s.rats = replaced(s.rats, region, rats)
}

/** Whether the seat whose turn it is holds a card. */
export const holds = (s: Rattus, card: number): boolean => s.cards[card] === s.active

export const hasUsed = (s: Rattus, card: number): boolean => (s.used & (1 << card)) !== 0

/** Whether a seat knows the face of a token from a look at it [RAT-7.3]. */
export const knows = (s: Rattus, seat: Seat, token: number): boolean => (s.seen[token] & (1 << seat)) !== 0

/** Own cubes in all regions together. */
export function cubesInRegions(s: Rattus, seat: Seat): number {
  let cubes = 0
  for (let i = seat; i < s.cubes.length; i += s.seats) cubes += s.cubes[i]
  return cubes
}

/** Cubes on the board, which the palace is part of [RAT-4.16]. */
export const cubesOnBoard = (s: Rattus, seat: Seat): number => cubesInRegions(s, seat) + s.palace[seat]

/** The regular game is over: only the final round and the final ravage are left [RAT-5.1]. */
export const inFinalRound = (s: Rattus): boolean => s.last !== NOBODY
