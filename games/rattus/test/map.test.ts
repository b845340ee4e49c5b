import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoCentroid, geoContains } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { expect, it } from 'vitest'
import { NEIGHBOURS, overSea, REGION_IDS, type RegionId } from '../data.ts'
import { ALWAYS_DRAWN, MOVED_POLYGONS, REGION_LAYOUT, SEA_PATHS, seaPath, WINDOW } from '../table/places.ts'

type Country = (Polygon | MultiPolygon) & { id?: string; properties: { name: string } }
type World = Topology<{ countries: GeometryCollection<{ name: string }> }>

const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json')
const world = JSON.parse(readFileSync(file, 'utf8')) as World
const countries = world.objects.countries.geometries as Country[]

const keyOf = ({ id, properties }: Country): string => id ?? properties.name.replace(' ', '')

const regionOf = (country: string): RegionId | undefined =>
  REGION_IDS.find((id) => REGION_LAYOUT[id].countries.split(' ').includes(country))

/** The region that draws a polygon of a country, if any does. */
function drawnBy(country: string, arcs: number[][]): RegionId | undefined {
  const polygon = feature(world, { type: 'Polygon', arcs })
  const around = ({ country: c, point }: { country: string; point: readonly [number, number] }) =>
    c === country && geoContains(polygon, [...point])
  const [lon, lat] = geoCentroid(polygon)
  const inWindow = lon >= WINDOW.lon[0] && lon <= WINDOW.lon[1] && lat >= WINDOW.lat[0] && lat <= WINDOW.lat[1]
  return MOVED_POLYGONS.find(around)?.to ?? (inWindow || ALWAYS_DRAWN.some(around) ? regionOf(country) : undefined)
}

/** Pairs of regions that share a stretch of border on the drawn map. */
function drawnBorders(): string[] {
  const regions = new Map<number, Set<RegionId>>()
  for (const country of countries) {
    for (const polygon of country.type === 'Polygon' ? [country.arcs] : country.arcs) {
      const region = regionOf(keyOf(country)) && drawnBy(keyOf(country), polygon)
      if (!region) continue
      for (const arc of polygon.flat()) {
        const side = arc < 0 ? ~arc : arc
        regions.set(side, (regions.get(side) ?? new Set()).add(region))
      }
    }
  }
  const shared = [...regions.values()].filter((sides) => sides.size === 2)
  return [...new Set(shared.map((sides) => [...sides].sort().join(' ')))].sort()
}

const pairs = (sea: boolean): string[] =>
  REGION_IDS.flatMap((id, region) =>
    NEIGHBOURS[4][region]
      .filter((other) => other > region && overSea(region, other) === sea)
      .map((other) => [id, REGION_IDS[other]].sort().join(' ')),
  ).sort()

it('regions touch on the drawn map exactly where they share a land border [RAT-2.6, 8.2]', () => {
  expect(drawnBorders()).toEqual(pairs(false))
})

it('every country of a region is on the map, and belongs to one region [RAT-2.6]', () => {
  const listed = REGION_IDS.flatMap((id) => REGION_LAYOUT[id].countries.split(' '))
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.filter((country) => !countries.some((c) => keyOf(c) === country))).toEqual([])
})

it('every sea link, and no land border, has its arrow [RAT-2.2, 2.6]', () => {
  expect(SEA_PATHS.map(({ between }) => [...between].sort().join(' ')).sort()).toEqual(pairs(true))
  expect(seaPath(REGION_IDS.indexOf('turcia'), REGION_IDS.indexOf('italia'))?.between).toEqual(['italia', 'turcia'])
  expect(seaPath(REGION_IDS.indexOf('gallia'), REGION_IDS.indexOf('italia'))).toBeUndefined()
})
