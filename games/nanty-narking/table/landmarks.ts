import type { Point } from './places.ts'

/** The corner of a block in a grid of five that repeats: out of line, as old streets are. */
function corner(i: number, j: number): Point {
  const seed = Math.sin(((i + 5) % 5) * 12.9 + ((j + 5) % 5) * 78.2) * 437.5
  const lean = seed - Math.floor(seed) - 0.5
  return [(i + lean * 0.62) * 28, (j - lean * 0.55) * 28]
}

/** A block, a little smaller than the room between its streets. */
function block([i, j]: Point): string {
  const corners = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)]
  const [x, y] = [0, 1].map((axis) => corners.reduce((sum, point) => sum + point[axis], 0) / 4)
  return `M${corners.map((at) => `${(x + (at[0] - x) * 0.86).toFixed(1)} ${(y + (at[1] - y) * 0.86).toFixed(1)}`).join('L')}Z`
}

/** One more on every side, for those that reach over the edge. */
const CELLS = Array.from({ length: 49 }, (_, n): Point => [(n % 7) - 1, Math.floor(n / 7) - 1])
const isOld = ([i, j]: Point): boolean => ((((i + 5) % 5) * 3 + ((j + 5) % 5) * 2) % 5) % 2 === 1
const drawn = (cells: readonly Point[]): string => cells.map(block).join('')

/** Blocks of two tones in a tile of 140. */
export const BLOCKS = [drawn(CELLS.filter((cell) => !isOld(cell))), drawn(CELLS.filter(isOld))]

/** Broad roads, as a rule from bridge to bridge. */
export const ROADS =
  'M150 472L138 330L196 160L176 26M268 460L258 330L330 190L420 20M365 421L352 320L440 210L560 20M470 360L520 230L590 110L640 20M565 351L600 240L660 160L780 30M662 364L706 280L760 180L880 40M832 415L858 300L900 220L930 44M20 150L180 166L364 170L540 118L672 146L980 130M20 350L206 356L434 300L620 268L796 300L980 330M150 534L176 600L160 684M275 523L320 600L250 684M400 470L396 560L420 684M490 419L470 520L500 600L520 684M566 411L584 540L560 684M664 425L712 540L800 684M834 475L852 580L980 610M20 610L300 586L480 606L690 610L980 560'

/** Parks: middle and radii. */
export const PARKS = [
  [108, 200, 66, 30],
  [250, 424, 26, 20],
  [196, 640, 58, 22],
  [905, 196, 40, 16],
  [770, 640, 48, 24],
  [606, 64, 26, 20],
] as const

/** Sights as engravers draw them: their feet on the line of 0. */
export const LANDMARKS = {
  parliament:
    'M-8 0V-54H8V0ZM-10 -54H10L0 -78ZM-4 -46A4 4 0 1 0 4 -46A4 4 0 1 0 -4 -46M8 0V-22H60V0ZM14 -22L17 -32L20 -22M30 -22L33 -30L36 -22M48 -22V-40H60V-22M16 0V-14M24 0V-14M32 0V-14M40 0V-14',
  cathedral:
    'M-34 0V-20H34V0ZM-34 -20V-34H-24V-20M24 -20V-34H34V-20M-18 -20V-34H18V-20M-15 -34Q-15 -56 0 -58Q15 -56 15 -34ZM-2 -58V-70H2V-58M-5 -66H5M-5 0V-12Q0 -17 5 -12V0M-7 -36V-54M7 -36V-54',
  tower:
    'M-26 0V-28H26V0ZM-32 0V-38H-20V0ZM20 0V-38H32V0ZM-32 -38L-26 -48L-20 -38M20 -38L26 -48L32 -38M-12 -28V-34H-4V-28M4 -28V-34H12V-28M-6 0V-10Q0 -16 6 -10V0',
  column: 'M-12 0H12V-6H6V-54H9V-58H-9V-54H-6V-6H-12ZM-3 -58L0 -72L3 -58ZM0 -6V-54',
  museum:
    'M-36 0V-5H36V0ZM-34 -26H34L0 -44ZM-30 -5V-26M-22 -5V-26M-14 -5V-26M-5 -5V-26M5 -5V-26M14 -5V-26M22 -5V-26M30 -5V-26',
  theatre:
    'M-28 0V-26H28V0ZM-30 -26L0 -38L30 -26ZM-22 0V-13Q-16 -19 -10 -13V0M-6 0V-13Q0 -19 6 -13V0M10 0V-13Q16 -19 22 -13V0',
  works:
    'M-36 0V-18L-24 -27V-18L-12 -27V-18L0 -27V0ZM5 0V-56H12V0ZM18 0V-46H25V0ZM8 -60Q2 -70 10 -76T8 -90M21 -50Q16 -58 23 -64T22 -76M-30 -6H-26M-18 -6H-14M-10 -6H-6',
  warehouse:
    'M-38 0V-22L-26 -34L-14 -22V0M-14 -22L-2 -34L10 -22V0M10 -22L22 -34L34 -22V0ZM-38 0H34M-28 0V-10H-24V0M-4 0V-10H0V0M20 0V-10H24V0',
  church:
    'M-24 0V-18H12V0ZM-24 -18L-6 -30L12 -18M12 0V-36H24V0ZM12 -36L18 -64L24 -36M-14 0V-9Q-11 -12 -8 -9V0M0 0V-9Q3 -12 6 -9V0',
  gasworks: 'M-34 0V-34H34V0ZM-34 -23H34M-34 -12H34M-23 0V-34M-11 0V-34M0 0V-34M11 0V-34M23 0V-34M-34 -34Q0 -44 34 -34',
  house: 'M-14 0V-13H14V0ZM-18 -13L0 -26L18 -13ZM6 -22V-29H10V-19M-3 0V-8H3V0',
} as const

/** What stands where. */
export const STANDING: readonly (readonly [keyof typeof LANDMARKS, number, number])[] = [
  ['theatre', 64, 236],
  ['house', 184, 452],
  ['house', 60, 448],
  ['parliament', 284, 452],
  ['museum', 486, 198],
  ['column', 446, 352],
  ['theatre', 572, 344],
  ['cathedral', 712, 370],
  ['church', 702, 128],
  ['house', 946, 214],
  ['tower', 832, 406],
  ['works', 930, 410],
  ['gasworks', 76, 668],
  ['works', 386, 676],
  ['church', 632, 676],
  ['house', 522, 676],
  ['warehouse', 920, 664],
]

export const LAMPS: readonly Point[] = [
  [138, 332],
  [352, 322],
  [600, 240],
  [706, 282],
  [858, 302],
  [320, 598],
  [470, 522],
  [584, 540],
  [714, 544],
  [852, 582],
  [196, 162],
  [540, 118],
  [420, 24],
]

export const BOAT = 'M-15 0H15L10 7H-11ZM-2 0V-18L10 -3H-2M-6 -1L-5 -12L-12 -2'
