import { regionIndex, type RegionId } from '../data.ts'

/** Where things stand on the drawn map. Only the screen needs this; the rules know regions and neighbours alone [RAT-2.6]. */

/** Longitude and latitude in degrees. */
export type Place = readonly [lon: number, lat: number]

/** How the world is laid flat: a conic conformal projection of Natural Earth's countries. */
export const PROJECTION = {
  parallels: [40, 60],
  rotate: [-16, 0],
  scale: 1270,
  translate: [470, 1680],
  width: 1000,
  height: 790,
} as const

export interface RegionLayout {
  /** Countries that make it up, as ISO 3166 numbers, or by name where they have none. */
  readonly countries: string
  /** The middle of its pieces, and of its name. */
  readonly anchor: Place
  readonly label: Place
}

export const REGION_LAYOUT: Readonly<Record<RegionId, RegionLayout>> = {
  anglia: { countries: '826 372 833 831 832', anchor: [-1.6, 52.6], label: [-4.2, 56.9] },
  gallia: { countries: '250 056 442 492', anchor: [2.4, 47], label: [2.6, 49.2] },
  germania: { countries: '276 528 756 040 438 203', anchor: [10.6, 50.6], label: [10.2, 52.8] },
  hispania: { countries: '724 620 020', anchor: [-4, 40], label: [-4.6, 42.2] },
  hungaria: { countries: '348 703 705 191 070', anchor: [18.6, 46.6], label: [19, 48.6] },
  italia: { countries: '380 674 336 470', anchor: [12.4, 42.9], label: [10.6, 44.9] },
  polonia: { countries: '616 440 428 233', anchor: [20.4, 52.3], label: [20.6, 54] },
  scandia: { countries: '578 752 246 208 248', anchor: [14.6, 60.6], label: [14.6, 62.9] },
  bulgaria: { countries: '100 642 688 807 499 008 Kosovo', anchor: [24.2, 44.6], label: [24.6, 46.6] },
  turcia: { countries: '300 792 196 N.Cyprus', anchor: [32.4, 39.1], label: [36.6, 39.9] },
  russia: { countries: '643 112', anchor: [34.6, 56.6], label: [36.6, 59] },
  tartaria: { countries: '804 498', anchor: [31.6, 48.6], label: [31.4, 50.6] },
}

/** Of a country's polygons, those whose centroid lies in this window are drawn … */
export const WINDOW = { lon: [-12, 46], lat: [34, 72] } as const

/** … and the one around this point: Russia's main part, though its centroid lies in Siberia. */
export const ALWAYS_DRAWN: readonly { readonly country: string; readonly point: Place }[] = [
  { country: '643', point: [40, 57] },
]

/** Polygons that belong to another region than their country: Kaliningrad and Crimea. */
export const MOVED_POLYGONS: readonly { readonly country: string; readonly point: Place; readonly to: RegionId }[] = [
  { country: '643', point: [20.8, 54.7], to: 'polonia' },
  { country: '643', point: [34.2, 45.2], to: 'tartaria' },
]

/** Land of no region is neutral backdrop; Iceland and the Faroes are left out, as the palace is drawn there. */
export const LEFT_OUT: readonly string[] = ['352', '234']
export const PALACE_BOX = { x: 22, y: 30, width: 280, height: 128 } as const

/** The arrows over the sea, each from coast to coast. */
export const SEA_PATHS: readonly {
  readonly between: readonly [RegionId, RegionId]
  readonly path: readonly Place[]
}[] = [
  {
    between: ['anglia', 'gallia'],
    path: [
      [-0.6, 50.9],
      [0.5, 49.6],
    ],
  },
  {
    between: ['anglia', 'germania'],
    path: [
      [1.5, 52.7],
      [4.9, 52.7],
    ],
  },
  {
    between: ['anglia', 'scandia'],
    path: [
      [-2.1, 57.2],
      [5.8, 58.9],
    ],
  },
  {
    between: ['hispania', 'italia'],
    path: [
      [-0.6, 39.4],
      [4.4, 38.7],
      [8.7, 39.9],
    ],
  },
  {
    between: ['italia', 'turcia'],
    path: [
      [16.6, 39],
      [22, 37.4],
    ],
  },
  {
    between: ['polonia', 'scandia'],
    path: [
      [18.2, 54.7],
      [16.4, 57.2],
    ],
  },
  {
    between: ['turcia', 'tartaria'],
    path: [
      [34.6, 41.6],
      [34.2, 45],
    ],
  },
]

/** The arrow that joins two neighbours, or undefined where they share a border. */
export const seaPath = (a: number, b: number) =>
  SEA_PATHS.find(({ between }) => {
    const [from, to] = between.map(regionIndex)
    return (from === a && to === b) || (from === b && to === a)
  })
