import { place } from '../steps.ts'
import { kept } from '#engine/kept.ts'
import type { Move } from '#engine/move.ts'
import { replaced } from '#engine/state.ts'
import {
  ADJACENT,
  COLOURS,
  COLOUR_FIELDS,
  FIELDS,
  FREE,
  isApe,
  LEMUR,
  ORANGUTAN,
  POND,
  POST,
  TILES,
  VALUE,
  CELLS,
} from '../data.ts'
import { moves } from '../moves.ts'
import { addPoints, NONE, type ApeTown } from '../state.ts'
import { question } from './book.ts'

/** Steps 2 and 3: the tile goes to a district of the announced colour; it scores at once or gets a disc. */
question(place, {
  moves: (s) => free[s.announced](s.city, s.announced),
  play(s, move, tell) {
    const cell = move.at
    const tile = s.hand
    const points = worth(s, cell, tile)
    s.city = replaced(s.city, cell, tile)
    s.hand = NONE
    s.placed = cell
    addPoints(s, s.active, tile === POST ? 'posts' : 'apes', points)
    const disc = (tile === ORANGUTAN || tile === LEMUR) && mark(s, cell)
    tell?.({
      kind: 'placed',
      seat: s.active,
      cell,
      tile,
      beside: scoring(s, cell, tile),
      points,
      disc,
      elsewhere: !COLOUR_FIELDS[s.announced].includes(cell),
    })
  },
  why(s, move) {
    if (move.verb === 'take') return 'APE-4.13'
    if (CELLS[move.at].printed >= 0) return 'APE-2.9'
    if (s.city[move.at] === POND) return 'APE-2.8'
    return s.city[move.at] === FREE ? 'APE-4.11' : 'APE-4.13'
  },
})

/** By colour, as a search tries tiles of all three by turns. */
const free = COLOURS.map(() =>
  kept((city: readonly number[], colour: number): readonly Move[] => {
    const list = freeAmong(city, COLOUR_FIELDS[colour]) // [APE-4.11]
    return list.length > 0 ? list : freeAmong(city, FIELDS) // [APE-4.12]
  }),
)

function freeAmong(city: readonly number[], fields: readonly number[]): Move[] {
  const list: Move[] = []
  for (let i = 0; i < fields.length; i++) {
    const cell = fields[i]
    if (city[cell] === FREE) list.push(moves.of.place[cell])
  }
  return list
}

/** What a tile scores on a cell, by all cells around it [APE-4.14]. */
export function worth(s: ApeTown, cell: number, tile: number): number {
  if (tile !== POST && !isApe(tile)) return 0
  const around = ADJACENT[cell]
  let points = 0
  for (let i = 0; i < around.length; i++) points += pair(tile, s.city[around[i]])
  return points
}

/** The cells around a tile by which it scores. */
const scoring = ({ city }: ApeTown, cell: number, tile: number): number[] =>
  ADJACENT[cell].filter((beside) => pair(tile, city[beside]) > 0)

/** Apes score beside posts, posts beside apes, nothing else does [APE-4.15 to 4.17]. By tile and what is beside it, as a look is quicker than to ask. */
const PAIRS: readonly number[] = TILES.flatMap(({ value }, tile) =>
  [POND, FREE, ...TILES.keys()].map((beside) => {
    if (beside === POST) return value
    return tile === POST && beside >= 0 ? VALUE[beside] : 0
  }),
)
const pair = (tile: number, beside: number): number => PAIRS[tile * (TILES.length + 2) + beside - POND]

/** A disc of the active seat, as long as it has one [APE-4.18, 4.19]. */
function mark(s: ApeTown, cell: number): boolean {
  if (s.supply[s.active] === 0) return false
  s.supply = replaced(s.supply, s.active, s.supply[s.active] - 1)
  s.discs = replaced(s.discs, cell, s.active)
  return true
}
