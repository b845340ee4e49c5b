import type { Room } from '#table/use-room.ts'
import { CELLS, DISTRICTS, DISTRICT_FIELDS } from '../data.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Hexagons stand on a corner and have sides of 36; the city begins at the left of its first row. */
export const SIDE = 36
const WIDTH = SIDE * Math.sqrt(3)
export const CITY = { x: 240, y: 46, width: 9 * WIDTH, height: 15.5 * SIDE }

/** The board with the street at its left; what a small screen shows: the city with the street below it, or beside it. */
const WIDE = { x: 0, y: 0, width: 940, height: 650 }
const NARROW = { x: CITY.x - 3, y: 16, width: CITY.width + 6, height: 758 }
const SIDE_VIEW = { x: CITY.x - 160, y: 14, width: CITY.width + 166, height: 622 }

export const CELL_AT: readonly Point[] = CELLS.map(({ col, row }) => ({
  x: CITY.x + (col + 0.5 + (row % 2) / 2) * WIDTH,
  y: CITY.y + SIDE * (1 + row * 1.5),
}))

/** Between the three cells of the pond. */
export const POND_AT: Point = { x: CITY.x + 4.5 * WIDTH, y: CITY.y + SIDE * 8 }

/** Corners of a hexagon around the origin, clockwise from the top. */
const CORNERS: readonly Point[] = Array.from({ length: 6 }, (_, i) => ({
  x: Math.sin((i * Math.PI) / 3) * SIDE,
  y: -Math.cos((i * Math.PI) / 3) * SIDE,
}))

export const hexPath = (scale = 1): string =>
  `M${CORNERS.map(({ x, y }) => `${(x * scale).toFixed(1)} ${(y * scale).toFixed(1)}`).join('L')}Z`

/** The sides of a cell as seen from its centre, with the offset of the cell beyond, clockwise from the upper right. */
const BEYOND: readonly Point[] = CORNERS.map(({ x, y }, i) => {
  const next = CORNERS[(i + 1) % 6]
  return { x: x + next.x, y: y + next.y }
})

const near = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 2

/** The sides around some cells, each from its start to its end, clockwise. */
function sidesAround(cells: readonly number[]): { from: string; to: string }[] {
  return cells.flatMap((cell) => {
    const centre = CELL_AT[cell]
    const corner = (i: number) =>
      `${(centre.x + CORNERS[i % 6].x).toFixed(0)} ${(centre.y + CORNERS[i % 6].y).toFixed(0)}`
    return BEYOND.flatMap((offset, side) => {
      const beyond = { x: centre.x + offset.x, y: centre.y + offset.y }
      if (cells.some((other) => near(CELL_AT[other], beyond))) return []
      return [{ from: corner(side), to: corner(side + 1) }]
    })
  })
}

/** The same as closed lines, so that dashes run on around corners. */
function outline(cells: readonly number[]): string {
  const next = new Map(sidesAround(cells).map(({ from, to }) => [from, to]))
  let path = ''
  for (const start of next.keys()) {
    if (!next.has(start)) continue
    const corners: string[] = []
    for (let at: string | undefined = start; at !== undefined;) {
      corners.push(at)
      const to = next.get(at)
      next.delete(at)
      at = to === start ? undefined : to
    }
    path += `M${corners.join('L')}Z`
  }
  return path
}

/** The border of each district, and of the whole city. */
export const BORDERS: readonly string[] = DISTRICT_FIELDS.map(outline)
export const CITY_WALL = outline(CELLS.map((_, cell) => cell))

/** The middle of each district, where its stamp falls. */
export const STAMP_AT: readonly Point[] = DISTRICT_FIELDS.map((fields) => ({
  x: fields.reduce((sum, cell) => sum + CELL_AT[cell].x, 0) / fields.length,
  y: fields.reduce((sum, cell) => sum + CELL_AT[cell].y, 0) / fields.length,
}))

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

/** Where the name of each district stands, in district order: beside it where there is room, else upon it. */
export const PLATES: readonly Box[] = DISTRICTS.map(({ id }) => {
  switch (id) {
    case 'creeper-row':
      return box(242, 3, 184, 40)
    case 'palm-boulevard':
      return box(432, 3, 184, 40)
    case 'smokestack-yard':
      return box(622, 3, 180, 40)
    case 'coconut-works':
      return box(121, 236, 116, 74)
    case 'pondside':
      return box(POND_AT.x - 60, POND_AT.y - 19, 120, 58)
    case 'silverback-heights':
      return box(808, 200, 126, 74)
    case 'marble-hill':
      return box(121, 478, 116, 74)
    case 'banana-docks':
      return box(342, 607, 186, 40)
    case 'lantern-quarter':
      return box(534, 607, 186, 40)
  }
})

/** The same for a small screen: a ribbon with the name alone. */
export const RIBBONS: readonly Box[] = DISTRICTS.map(({ id }) => {
  switch (id) {
    case 'creeper-row':
      return box(242, 20, 180, 27)
    case 'palm-boulevard':
      return box(430, 20, 180, 27)
    case 'smokestack-yard':
      return box(618, 20, 182, 27)
    case 'coconut-works':
      return box(238, 147, 122, 22)
    case 'pondside':
      return box(POND_AT.x - 48, POND_AT.y + 10, 96, 24)
    case 'silverback-heights':
      return box(652, 202, 150, 22)
    case 'marble-hill':
      return box(242, 603, 150, 27)
    case 'banana-docks':
      return box(400, 603, 180, 27)
    case 'lantern-quarter':
      return box(588, 603, 190, 27)
  }
})

/** So many tiles lie open at most. */
export const OPEN_AT_MOST = 10

/** How a board is laid out: what is shown, and the places of the street in order of price. */
export interface Layout {
  readonly view: Box
  readonly street: readonly Box[]
  /** Where the tile lies that was taken. */
  readonly hand: Point
  /** Without plates and what is to come: names are ribbons on the map. */
  readonly small: boolean
}

const street = (place: (i: number) => Box): readonly Box[] => Array.from({ length: OPEN_AT_MOST }, (_, i) => place(i))
const OVER_POND: Point = { x: POND_AT.x, y: POND_AT.y - SIDE }
const IN_A_ROW = OPEN_AT_MOST / 2
const SLOT = NARROW.width / IN_A_ROW

const LAYOUTS: Readonly<Record<Room, Layout>> = {
  wide: { view: WIDE, street: street((i) => box(4, 27 + i * 62, 112, 58)), hand: { x: 871, y: 362 }, small: false },
  tall: {
    view: NARROW,
    street: street((i) => box(NARROW.x + 1 + (i % IN_A_ROW) * SLOT, 635 + Math.floor(i / IN_A_ROW) * 69, SLOT - 3, 66)),
    hand: OVER_POND,
    small: true,
  },
  side: {
    view: SIDE_VIEW,
    street: street((i) => box(SIDE_VIEW.x + 2, 18 + i * 61.5, 142, 58)),
    hand: OVER_POND,
    small: true,
  },
}

/** A board that should be higher than wide is laid out so wherever it stands. */
export const layoutFor = (compact: boolean, room: Room): Layout => LAYOUTS[compact ? 'tall' : room]

export const at = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`
