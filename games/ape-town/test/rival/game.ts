import type { Ctx, Game } from 'boardgame.io'
import {
  COLOUR_FIELDS,
  COLOURS,
  DISTRICT_COLOUR,
  DISTRICT_FIELDS,
  DISTRICT_OF,
  EMPTY_CITY,
  FACE_UP_SECTIONS,
  FIELDS,
  FREE,
  LEMUR,
  ORANGUTAN,
  SECTION_LENGTH,
  SEGMENT_COLOUR,
  SEGMENTS,
  START_BUNDLES,
  START_DISCS,
  TILES,
} from '../../data.ts'
import { INVALID_MOVE, PlayerView } from './boardgameio.ts'
import { scoreDistrict, scorePlacing } from './scoring.ts'

/**
 * Ape Town as a boardgame.io user would write it: moves change `G` through immer, secrets lie under `secret`.
 * Of the layouts tried this is the fastest: flat lists of numbers and few keys, because every object that a move
 * touches costs immer a proxy, and its copy takes time by the key.
 */
export interface RivalG {
  /** The shuffle; hidden from all. */
  secret?: { tiles: number[] }
  /** Tiles turned up so far. */
  opened: number
  /** The display in order: where each tile lies, what it is, the bundles on it. */
  segments: number[]
  faces: number[]
  bundles: number[]
  city: number[]
  /** Whose disc lies on each cell; -1 for nobody's. */
  discs: number[]
  purses: number[]
  supplies: number[]
  scores: number[]
  /** The tile taken, null until one is; and the colour it lay at. */
  hand: number | null
  announced: number
  /** Kept up, so that no move and no list has to count free fields. */
  freeOfColour: number[]
}

/** The shuffle, where it is not to be the library's. */
export interface RivalSetup {
  readonly tiles: readonly number[]
}

export interface RivalMove {
  move: 'take' | 'place'
  args: [at: number]
}

export interface Gameover {
  readonly scores: readonly number[]
  readonly winner: string
}

const ALL_TILES = TILES.flatMap((tile, kind) => Array<number>(tile.count).fill(kind))

function layOut(seats: number, tiles: number[]): RivalG {
  const open = FACE_UP_SECTIONS * SECTION_LENGTH
  return {
    secret: { tiles },
    opened: open,
    segments: tiles.slice(0, open).map((_, i) => i),
    faces: tiles.slice(0, open),
    bundles: Array<number>(open).fill(0),
    city: [...EMPTY_CITY],
    discs: EMPTY_CITY.map(() => -1),
    purses: Array<number>(seats).fill(START_BUNDLES),
    supplies: Array<number>(seats).fill(START_DISCS),
    scores: Array<number>(seats).fill(0),
    hand: null,
    announced: 0,
    freeOfColour: COLOURS.map((_, colour) => COLOUR_FIELDS[colour].length),
  }
}

function take(G: RivalG, seat: number, segment: number): typeof INVALID_MOVE | void {
  const { segments, faces, bundles, purses } = G
  const price = segments.indexOf(segment)
  if (G.hand !== null || price < 0 || price > purses[seat]) return INVALID_MOVE
  purses[seat] += bundles[price] - price
  G.hand = faces[price]!
  G.announced = SEGMENT_COLOUR[segment]!
  closeUp(G, price)
}

/** New lists instead of `splice`, which immer would have to follow step by step: a fifth faster in all. */
function closeUp(G: RivalG, price: number): void {
  const { segments, faces, bundles } = G
  const left: Pick<RivalG, 'segments' | 'faces' | 'bundles'> = { segments: [], faces: [], bundles: [] }
  for (let i = 0, end = segments.length; i < end; i++) {
    if (i === price) continue
    left.segments.push(segments[i])
    left.faces.push(faces[i])
    left.bundles.push(bundles[i] + (i < price ? 1 : 0))
  }
  Object.assign(G, left)
}

function place(G: RivalG, seat: number, cell: number): typeof INVALID_MOVE | void {
  const { hand: tile, announced, city, freeOfColour } = G
  if (tile === null || city[cell] !== FREE) return INVALID_MOVE
  const district = DISTRICT_OF[cell]
  const colour = DISTRICT_COLOUR[district]
  if (colour !== announced && freeOfColour[announced] > 0) return INVALID_MOVE
  city[cell] = tile
  freeOfColour[colour]--
  G.hand = null
  if (tile === ORANGUTAN || tile === LEMUR) mark(G, seat, cell)
  else scorePlacing(G, seat, cell, tile)
  if (DISTRICT_FIELDS[district].every((field) => city[field] !== FREE)) scoreDistrict(G, district)
  if (isFull(G)) payOut(G)
  else turnUp(G)
}

function mark(G: RivalG, seat: number, cell: number): void {
  if (G.supplies[seat] === 0) return
  G.supplies[seat]--
  G.discs[cell] = seat
}

const isFull = ({ freeOfColour }: RivalG): boolean => freeOfColour.every((free) => free === 0)

function payOut(G: RivalG): void {
  for (let seat = 0; seat < G.scores.length; seat++) G.scores[seat] += G.purses[seat]
}

/** A section ran out if what is left of the display lies in one section. */
function turnUp(G: RivalG): void {
  const { segments } = G
  const section = (segment: number | undefined) => segment !== undefined && Math.floor(segment / SECTION_LENGTH)
  if (section(segments[0]) !== section(segments[segments.length - 1])) return
  const { tiles } = G.secret!
  for (const end = G.opened + SECTION_LENGTH; G.opened < end; G.opened++) {
    segments.push(G.opened % SEGMENTS.length)
    G.faces.push(tiles[G.opened])
    G.bundles.push(0)
  }
}

/** Of tied seats the one wins that would have been next. */
function gameover(G: RivalG, ctx: Ctx): Gameover | undefined {
  if (!isFull(G)) return undefined
  const best = Math.max(...G.scores)
  const next = ctx.playOrderPos + 1
  const order = [...ctx.playOrder.slice(next), ...ctx.playOrder.slice(0, next)]
  return { scores: G.scores, winner: order.find((seat) => G.scores[Number(seat)] === best)! }
}

/** The full list of moves. */
export function enumerate(G: RivalG, ctx: Ctx): RivalMove[] {
  const list: RivalMove[] = []
  if (G.hand === null) {
    const reach = Math.min(G.segments.length, G.purses[Number(ctx.currentPlayer)] + 1)
    for (let i = 0; i < reach; i++) list.push({ move: 'take', args: [G.segments[i]] })
  } else {
    const fields = G.freeOfColour[G.announced] > 0 ? COLOUR_FIELDS[G.announced] : FIELDS
    for (const cell of fields) if (G.city[cell] === FREE) list.push({ move: 'place', args: [cell] })
  }
  return list
}

export const rivalGame: Game<RivalG, Record<string, unknown>, RivalSetup> = {
  name: 'ape-town',
  minPlayers: 2,
  maxPlayers: 4,
  disableUndo: true, // saves the library its undo list
  setup: ({ ctx, random }, setupData) => layOut(ctx.numPlayers, [...(setupData?.tiles ?? random.Shuffle(ALL_TILES))]),
  playerView: PlayerView.STRIP_SECRETS!,
  turn: { minMoves: 2, maxMoves: 2 },
  moves: {
    take: ({ G, playerID }, segment: number) => take(G, Number(playerID), segment),
    place: { move: ({ G, playerID }, cell: number) => place(G, Number(playerID), cell), client: false },
  },
  endIf: ({ G, ctx }) => gameover(G, ctx),
  ai: { enumerate },
}
