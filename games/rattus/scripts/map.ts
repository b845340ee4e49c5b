import { writeFileSync } from 'node:fs'
import { geoArea, geoCentroid, geoConicConformal, geoContains, geoPath, type GeoProjection } from 'd3-geo'
import type { MultiPolygon, Polygon } from 'geojson'
import { feature } from 'topojson-client'
import { REGION_IDS, type RegionId } from '../data.ts'
import {
  ALWAYS_DRAWN,
  LEFT_OUT,
  MOVED_POLYGONS,
  PROJECTION,
  REGION_LAYOUT,
  SEA_PATHS,
  WINDOW,
  type Place,
} from '../table/places.ts'
import {
  loadWorld,
  merged,
  pathOf,
  piecesOf,
  ringsOf,
  simplified,
  steps,
  type Piece,
} from '../../../scripts/maps/shapes.ts'

/** `node games/rattus/scripts/map.ts` draws the map of Rattus [RAT-2.6] from Natural Earth into path data. */
/** In square degrees. */
const SMALLEST_CORNER = 0.016
const SMALLEST_ISLAND = 30
const TARGET = 'games/rattus/table/generated/map.ts'

const world = loadWorld('50m')
const plain = simplified(world, SMALLEST_CORNER)
const projection = flat()
const pieces = piecesOf(world)

const keyOf = ({ iso, name }: Piece): string => iso ?? name.replace(' ', '')
const shapeOf = (piece: Piece): Polygon => feature(world, piece.polygon).geometry

function flat(): GeoProjection {
  const { parallels, rotate, scale, translate, width, height } = PROJECTION
  return geoConicConformal()
    .parallels([...parallels])
    .rotate([...rotate])
    .scale(scale)
    .translate([...translate])
    .clipExtent([
      [-20, -20],
      [width + 20, height + 20],
    ])
}

/** The region that draws a piece of land, if any does. */
function drawnBy(piece: Piece): RegionId | undefined {
  const country = keyOf(piece)
  const region = REGION_IDS.find((id) => REGION_LAYOUT[id].countries.split(' ').includes(country))
  if (!region) return undefined
  const shape = shapeOf(piece)
  const around = (one: { country: string; point: Place }) =>
    one.country === country && geoContains(shape, [...one.point])
  const [lon, lat] = geoCentroid(shape)
  const inWindow = lon >= WINDOW.lon[0] && lon <= WINDOW.lon[1] && lat >= WINDOW.lat[0] && lat <= WINDOW.lat[1]
  return MOVED_POLYGONS.find(around)?.to ?? (inWindow || ALWAYS_DRAWN.some(around) ? region : undefined)
}

const isLarge = (piece: Piece): boolean => geoPath(projection).area(shapeOf(piece)) >= SMALLEST_ISLAND

/** One path of many pieces, in the plainer lines. */
const drawn = (some: readonly Piece[]): string =>
  ringsOf(pathOf(projection, mergedPlain(some), 0))
    .filter((ring) => ring.length > 2)
    .map((ring) => `${steps(ring)}z`)
    .join('')

/** Rings that the plainer lines have flattened are left out. */
function mergedPlain(some: readonly Piece[]): MultiPolygon {
  const shape = merged(plain, some)
  return { ...shape, coordinates: shape.coordinates.filter((rings) => rings[0].length > 3) }
}

const place = (point: Place): [number, number] =>
  (projection([...point]) as [number, number]).map(Math.round) as [number, number]

const owned = pieces.map((piece) => ({ piece, region: drawnBy(piece) }))
const regions = Object.fromEntries(
  REGION_IDS.map((id) => {
    const own = owned.filter(({ piece, region }) => region === id && isLarge(piece)).map(({ piece }) => piece)
    const { anchor, label } = REGION_LAYOUT[id]
    return [id, { path: drawn(own), anchor: place(anchor), label: place(label) }]
  }),
)
const rest = owned.filter(
  ({ piece, region }) => !region && !LEFT_OUT.includes(keyOf(piece)) && geoArea(shapeOf(piece)) < 6 && isLarge(piece),
)
const backdrop = drawn(rest.map(({ piece }) => piece))
const seas = SEA_PATHS.map(({ between, path }) => ({ between, points: path.map(place) }))

writeFileSync(
  TARGET,
  `// Made by games/rattus/scripts/map.ts from Natural Earth. Do not edit.
import type { RegionId } from '../../data.ts'

export type Spot = readonly [x: number, y: number]

export const REGION_SHAPES: Readonly<
  Record<RegionId, { readonly path: string; readonly anchor: Spot; readonly label: Spot }>
> = ${JSON.stringify(regions)}

export const BACKDROP = ${JSON.stringify(backdrop)}

export const SEA_ARROWS: readonly { readonly between: readonly [RegionId, RegionId]; readonly points: readonly Spot[] }[] = ${JSON.stringify(seas)}
`,
)
