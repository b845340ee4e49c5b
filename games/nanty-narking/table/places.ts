import type { DistrictId } from '../data.ts'

/** Where things lie on the screen: a canvas of 1000 by 700. Districts share an edge exactly where they border. */
export const CANVAS = { width: 1000, height: 700 } as const

export type Point = readonly [x: number, y: number]
export type Box = readonly [x: number, y: number, width: number, height: number]

export interface Place {
  readonly polygon: readonly Point[]
  /** Where its name and all that stands in it find room. */
  readonly box: Box
}

/** First the northern bank from west to east, then the southern one back. */
export const RIVER: readonly Point[] = [
  [0, 459],
  [20, 462],
  [110, 474],
  [212, 468],
  [320, 452],
  [385, 408],
  [425, 372],
  [510, 350],
  [612, 352],
  [700, 374],
  [782, 402],
  [880, 428],
  [980, 412],
  [1000, 408],
  [1000, 468],
  [980, 472],
  [880, 488],
  [790, 462],
  [700, 434],
  [612, 412],
  [520, 410],
  [452, 430],
  [415, 460],
  [335, 514],
  [225, 530],
  [110, 536],
  [20, 524],
  [0, 521],
]

/** Segments across the river. */
export const BRIDGES: readonly { readonly id: string; readonly from: Point; readonly to: Point }[] = [
  { id: 'chelsea-bridge', from: [150, 471.6], to: [150, 533.9] },
  { id: 'vauxhall-bridge', from: [268, 459.7], to: [275, 522.7] },
  { id: 'westminster-bridge', from: [365, 421.5], to: [400, 470.1] },
  { id: 'waterloo-bridge', from: [470, 360.4], to: [490, 418.8] },
  { id: 'blackfriars-bridge', from: [565, 351.1], to: [566, 411] },
  { id: 'london-bridge', from: [662, 364.5], to: [664, 425] },
  { id: 'tower-bridge', from: [832, 415.3], to: [834, 474.7] },
]

export const PLACES: Readonly<Record<DistrictId, Place>> = {
  chelsea: {
    polygon: [
      [20, 258],
      [200, 244],
      [212, 468],
      [110, 474],
      [20, 462],
    ],
    box: [28, 264, 168, 192],
  },
  'west-end': {
    polygon: [
      [20, 258],
      [20, 44],
      [372, 18],
      [364, 170],
      [200, 244],
    ],
    box: [28, 50, 296, 132],
  },
  westminster: {
    polygon: [
      [200, 244],
      [364, 170],
      [444, 206],
      [425, 372],
      [385, 408],
      [320, 452],
      [212, 468],
    ],
    box: [212, 246, 192, 136],
  },
  holborn: {
    polygon: [
      [372, 18],
      [648, 18],
      [672, 144],
      [628, 200],
      [444, 206],
      [364, 170],
    ],
    box: [380, 36, 264, 134],
  },
  strand: {
    polygon: [
      [444, 206],
      [628, 200],
      [612, 352],
      [510, 350],
      [425, 372],
    ],
    box: [449, 212, 152, 132],
  },
  city: {
    polygon: [
      [628, 200],
      [672, 144],
      [808, 208],
      [782, 402],
      [700, 374],
      [612, 352],
    ],
    box: [632, 204, 152, 148],
  },
  highbury: {
    polygon: [
      [648, 18],
      [980, 44],
      [980, 226],
      [808, 208],
      [672, 144],
    ],
    box: [732, 50, 240, 116],
  },
  'east-end': {
    polygon: [
      [808, 208],
      [980, 226],
      [980, 412],
      [880, 428],
      [782, 402],
    ],
    box: [810, 232, 160, 172],
  },
  battersea: {
    polygon: [
      [20, 524],
      [110, 536],
      [225, 530],
      [335, 514],
      [286, 686],
      [20, 680],
    ],
    box: [28, 542, 256, 132],
  },
  lambeth: {
    polygon: [
      [335, 514],
      [415, 460],
      [452, 430],
      [520, 410],
      [482, 686],
      [286, 686],
    ],
    box: [342, 518, 136, 160],
  },
  southwark: {
    polygon: [
      [520, 410],
      [612, 412],
      [676, 552],
      [712, 686],
      [482, 686],
    ],
    box: [504, 518, 160, 160],
  },
  bermondsey: {
    polygon: [
      [612, 412],
      [700, 434],
      [790, 462],
      [880, 488],
      [980, 472],
      [980, 680],
      [712, 686],
      [676, 552],
    ],
    box: [716, 492, 256, 184],
  },
}
