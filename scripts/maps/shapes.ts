import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoPath, type GeoProjection } from 'd3-geo'
import type { MultiPolygon as GeoMultiPolygon } from 'geojson'
import { feature, merge } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'

/** Natural Earth's countries, and what it takes to make a game's map of them. */
export type World = Topology<{ countries: GeometryCollection<{ name: string }> }>

export function loadWorld(detail: '110m' | '50m'): World {
  const path = createRequire(import.meta.url).resolve(`world-atlas/countries-${detail}.json`)
  return JSON.parse(readFileSync(path, 'utf8')) as World
}

/** A copy of the world whose lines keep only corners that make a triangle larger than this. Shared borders stay shared. */
export const simplified = (world: World, smallestCorner: number): World => simplify(presimplify(world), smallestCorner)

/** One piece of land of a country: islands and exclaves are pieces of their own. */
export interface Piece {
  /** ISO 3166 numeric code, three digits; undefined where Natural Earth has none. */
  readonly iso: string | undefined
  readonly name: string
  readonly polygon: Polygon
  /** Its outer ring in degrees: [longitude, latitude]. */
  readonly ring: readonly (readonly [number, number])[]
}

/** All countries, split into their pieces. */
export function piecesOf(world: World): Piece[] {
  return world.objects.countries.geometries.flatMap((country) => {
    const polygons =
      country.type === 'MultiPolygon'
        ? (country as MultiPolygon).arcs
        : country.type === 'Polygon'
          ? [(country as Polygon).arcs]
          : []
    return polygons.map((arcs) => {
      const polygon: Polygon = { type: 'Polygon', arcs }
      const shape = feature(world, polygon)
      const ring = shape.geometry.type === 'Polygon' ? (shape.geometry.coordinates[0] as [number, number][]) : []
      return {
        iso: country.id === undefined ? undefined : String(country.id),
        name: nameOf(country.properties),
        polygon,
        ring,
      }
    })
  })
}

const nameOf = (properties: { name?: string } | undefined): string => properties?.name ?? ''

/** Middle of the box around a piece. */
export function boxCentre({ ring }: Piece): [number, number] {
  const middle = (axis: 0 | 1) => {
    const values = ring.map((point) => point[axis])
    return (Math.min(...values) + Math.max(...values)) / 2
  }
  return [middle(0), middle(1)]
}

/** One shape of several pieces, without the borders between them. */
export const merged = (world: World, pieces: readonly Piece[]): GeoMultiPolygon =>
  merge(
    world,
    pieces.map((piece) => piece.polygon),
  )

/** An SVG path with as many digits as a screen can show. */
export const pathOf = (
  projection: GeoProjection,
  shape: Parameters<ReturnType<typeof geoPath>>[0],
  digits = 1,
): string => geoPath(projection).digits(digits)(shape) ?? ''

export type Point = readonly number[]

/** The outlines of a path of whole numbers, as points; none twice in a row. */
export const ringsOf = (path: string): Point[][] =>
  path
    .split('Z')
    .map((ring) => ring.split(/[ML]/).flatMap((pair) => (pair ? [pair.split(',').map(Number)] : [])))
    .map((ring) => ring.filter(([x, y], i) => x !== ring.at(i - 1)?.[0] || y !== ring.at(i - 1)?.[1]))

/** `M x y l dx dy dx dy …`: steps from point to point are shorter than places, and steps that go nowhere are left out. */
export function steps(points: readonly Point[]): string {
  const moves = points.slice(1).map(([x, y], i) => [x - points[i][0], y - points[i][1]])
  const written = moves.filter(([dx, dy]) => dx !== 0 || dy !== 0).flatMap((move) => move)
  return `M${points[0].join(' ')}l${written.join(' ').replaceAll(' -', '-')}`
}
