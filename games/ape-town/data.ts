/** Board and tiles of Ape Town: facts, no behaviour. What is reconstructed, and why, stands in RULES.md 8.2. */

export const COLOURS = ['grey', 'black', 'white'] as const
export type Colour = (typeof COLOURS)[number]

/** The six kinds of tiles [APE-1.2]. `value` is what an ape counts. */
export const TILES = [
  { id: 'tarsier', letter: 'T', count: 10, value: 1 },
  { id: 'chimpanzee', letter: 'C', count: 10, value: 2 },
  { id: 'mandrill', letter: 'M', count: 10, value: 3 },
  { id: 'orangutan', letter: 'O', count: 12, value: 0 },
  { id: 'lemur', letter: 'L', count: 14, value: 0 },
  { id: 'banana', letter: 'B', count: 24, value: 0 },
] as const
export type TileId = (typeof TILES)[number]['id']

/** Tiles as the rules see them: indices into `TILES`. */
export const TARSIER = 0
export const CHIMPANZEE = 1
export const MANDRILL = 2
export const ORANGUTAN = 3
export const LEMUR = 4
export const POST = 5
export const VALUE: readonly number[] = TILES.map((tile) => tile.value)
export const isApe = (tile: number): boolean => tile >= TARSIER && tile <= MANDRILL

/** In district order [APE-2.4, 2.7]; the letter is the one on the map below. */
export const DISTRICTS = [
  { id: 'creeper-row', letter: 'A', colour: 'grey' },
  { id: 'palm-boulevard', letter: 'B', colour: 'white' },
  { id: 'smokestack-yard', letter: 'C', colour: 'black' },
  { id: 'coconut-works', letter: 'D', colour: 'black' },
  { id: 'pondside', letter: 'E', colour: 'grey' },
  { id: 'silverback-heights', letter: 'F', colour: 'white' },
  { id: 'marble-hill', letter: 'G', colour: 'white' },
  { id: 'banana-docks', letter: 'H', colour: 'black' },
  { id: 'lantern-quarter', letter: 'I', colour: 'grey' },
] as const
export type DistrictId = (typeof DISTRICTS)[number]['id']

/** Rows of hexagons; the shorter ones are shifted half a cell to the right [APE-2.1, 2.3]. `#` printed tile, `~` pond. */
const MAP = [
  'AAAABBBCC',
  'AAABB#CC',
  'DA#BBECCC',
  'DDBEEC#F',
  'DDDE~EEFF',
  'D#E~~FFF',
  'DGGEHI#FF',
  'GG#HHIIF',
  'GGHHH#III',
  'GGHHHIII',
]

/** Tiles printed on the board [APE-2.9]. */
const PRINTED: Readonly<Record<string, number>> = {
  f2: POST,
  c3: MANDRILL,
  g4: TARSIER,
  b6: POST,
  g7: POST,
  c8: CHIMPANZEE,
  f9: POST,
}

/** What covers a cell: a tile, or one of these. */
export const FREE = -1
export const POND = -2

export interface Cell {
  readonly id: string
  readonly col: number
  readonly row: number
  /** Index into `DISTRICTS`, or -1. */
  readonly district: number
  /** Index into `TILES` of the printed tile, or -1. */
  readonly printed: number
  readonly pond: boolean
}

/** All 85 cells in cell order: row by row from the top, left to right [APE-2.7]. */
export const CELLS: readonly Cell[] = MAP.flatMap((line, row) =>
  [...line].map((letter, col) => {
    const id = `${'abcdefghi'[col]}${row + 1}`
    const printed = letter === '#' ? (PRINTED[id] ?? -1) : -1
    return { id, col, row, district: DISTRICTS.findIndex((d) => d.letter === letter), printed, pond: letter === '~' }
  }),
)

const cellAt = (col: number, row: number): number => CELLS.findIndex((cell) => cell.col === col && cell.row === row)

export const cellIndex = (id: string): number => CELLS.findIndex((cell) => cell.id === id)

/** The cells that share a side with a cell, clockwise from the left [APE-2.2]. */
export const ADJACENT: readonly (readonly number[])[] = CELLS.map(({ col, row }) => {
  const left = row % 2 === 0 ? col - 1 : col
  const around = [
    [col - 1, row],
    [left, row - 1],
    [left + 1, row - 1],
    [col + 1, row],
    [left + 1, row + 1],
    [left, row + 1],
  ] as const
  return around.map(([c, r]) => cellAt(c, r)).filter((cell) => cell >= 0)
})

const cellNumbers = CELLS.map((_, cell) => cell)

/** The 75 cells that can take a tile. */
export const FIELDS: readonly number[] = cellNumbers.filter((cell) => CELLS[cell].district >= 0)
export const DISTRICT_OF: readonly number[] = CELLS.map((cell) => cell.district)
export const DISTRICT_FIELDS: readonly (readonly number[])[] = DISTRICTS.map((_, d) =>
  FIELDS.filter((cell) => DISTRICT_OF[cell] === d),
)
/** The number of each field in its district, as houses of a street have one; 0 where no tile goes. */
export const HOUSE_NUMBER: readonly number[] = CELLS.map(({ district }, cell) =>
  district < 0 ? 0 : DISTRICT_FIELDS[district].indexOf(cell) + 1,
)
export const DISTRICT_COLOUR: readonly number[] = DISTRICTS.map((d) => COLOURS.indexOf(d.colour))
export const COLOUR_FIELDS: readonly (readonly number[])[] = COLOURS.map((_, colour) =>
  FIELDS.filter((cell) => DISTRICT_COLOUR[DISTRICT_OF[cell]] === colour),
)

/** Districts with fields side by side, in district order [APE-2.6]. */
export const NEIGHBOURS: readonly (readonly number[])[] = DISTRICTS.map((_, d) => {
  const touching = new Set(DISTRICT_FIELDS[d].flatMap((cell) => ADJACENT[cell].map((c) => DISTRICT_OF[c])))
  return DISTRICTS.map((_, other) => other).filter((other) => other !== d && touching.has(other))
})

/** The city before the first tile: printed tiles, pond, free fields. */
export const EMPTY_CITY: readonly number[] = CELLS.map((cell) => {
  if (cell.pond) return POND
  return cell.district >= 0 ? FREE : cell.printed
})

/** Colours of the district track, section by section, clockwise from the street sign [APE-2.12]. */
const TRACK = ['BGWBG', 'WBGWG', 'BWGBW', 'GBGWB', 'WGWBG', 'BGBWG', 'WBWGB', 'GWBGW']

export const SECTIONS = TRACK.length
export const SECTION_LENGTH = 5
export const SEGMENTS: readonly string[] = TRACK.flatMap((line, s) => [...line].map((_, i) => `s${s + 1}-${i + 1}`))
export const SEGMENT_COLOUR: readonly number[] = [...TRACK.join('')].map((letter) => 'GBW'.indexOf(letter))

export const START_BUNDLES = 6
export const START_DISCS = 15
export const FACE_UP_SECTIONS = 2

/** Colours of the seats [APE-3.5]. */
export const SEAT_COLOURS = ['blue', 'yellow', 'pink', 'green'] as const
