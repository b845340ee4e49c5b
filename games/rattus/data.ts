/** Board, cards and rat tokens of Rattus: facts, no behaviour. What is reconstructed, and why, stands in RULES.md 8.2. */

/**
 * In region order, `~` before a neighbour over the sea [RAT-2.1, 2.3]. The tiers come one after the other, so that the
 * regions in use are always the first of the list [RAT-1.3].
 */
export const REGIONS = [
  { id: 'anglia', tier: 'light', neighbours: '~gallia ~germania ~scandia' },
  { id: 'gallia', tier: 'light', neighbours: '~anglia germania hispania italia' },
  { id: 'germania', tier: 'light', neighbours: '~anglia gallia hungaria italia polonia scandia' },
  { id: 'hispania', tier: 'light', neighbours: 'gallia ~italia' },
  { id: 'hungaria', tier: 'light', neighbours: 'germania italia polonia bulgaria tartaria' },
  { id: 'italia', tier: 'light', neighbours: 'gallia germania ~hispania hungaria ~turcia' },
  { id: 'polonia', tier: 'light', neighbours: 'germania hungaria ~scandia russia tartaria' },
  { id: 'scandia', tier: 'light', neighbours: '~anglia germania ~polonia russia' },
  { id: 'bulgaria', tier: 'middle', neighbours: 'hungaria turcia tartaria' },
  { id: 'turcia', tier: 'middle', neighbours: '~italia bulgaria ~tartaria' },
  { id: 'russia', tier: 'dark', neighbours: 'polonia scandia tartaria' },
  { id: 'tartaria', tier: 'dark', neighbours: 'hungaria polonia bulgaria ~turcia russia' },
] as const
export type RegionId = (typeof REGIONS)[number]['id']

export const REGION_IDS: readonly RegionId[] = REGIONS.map((region) => region.id)
export const regionIndex = (id: string): number => REGION_IDS.indexOf(id as RegionId)

/** What depends on the number of players: tiers in use [RAT-1.3] and regular rats removed unseen [RAT-3.3]. */
const TABLES = [
  { seats: 2, tiers: ['light'], removed: 12 },
  { seats: 3, tiers: ['light', 'middle'], removed: 6 },
  { seats: 4, tiers: ['light', 'middle', 'dark'], removed: 0 },
] as const

/** A fact for each number of seats, with the number itself as the index. */
function bySeats<T>(fact: (table: (typeof TABLES)[number]) => T): readonly T[] {
  const list: T[] = []
  for (const table of TABLES) list[table.seats] = fact(table)
  return list
}

/** How many regions are in use: those with a smaller index. */
export const REGIONS_IN_USE: readonly number[] = bySeats(
  ({ tiers }) => REGIONS.filter((region) => tiers.some((tier) => tier === region.tier)).length,
)
export const REMOVED_RATS: readonly number[] = bySeats(({ removed }) => removed)

const neighbourIds = (region: number): string[] => REGIONS[region].neighbours.replaceAll('~', '').split(' ')

/** Whether two neighbours are joined by a sea arrow only. */
export const overSea = (a: number, b: number): boolean => REGIONS[a].neighbours.split(' ').includes(`~${REGION_IDS[b]}`)

/** Neighbours in use, in region order: `NEIGHBOURS[seats][region]` [RAT-1.3, 2.2]. */
export const NEIGHBOURS: readonly (readonly (readonly number[])[])[] = bySeats(({ seats }) =>
  REGIONS.map((_, region) =>
    neighbourIds(region)
      .map(regionIndex)
      .filter((other) => other < REGIONS_IN_USE[seats])
      .sort((a, b) => a - b),
  ),
)

/** Regions in use that are one or two steps away, in region order: where the Knight can lead the plague [RAT-4.22]. */
export const WITHIN_TWO: readonly (readonly (readonly number[])[])[] = bySeats(({ seats }) => {
  const around = NEIGHBOURS[seats]
  return around.map((near, region) => {
    const reach = new Set([...near, ...near.flatMap((other) => around[other])])
    return [...reach].filter((other) => other !== region).sort((a, b) => a - b)
  })
})

/** The six class cards, and the letter that stands for their class on the rats below [RAT-2.7, 2.9]. */
export const CARDS = [
  { id: 'king', classId: 'royalty', letter: 'R' },
  { id: 'monk', classId: 'church', letter: 'C' },
  { id: 'knight', classId: 'chivalry', letter: 'K' },
  { id: 'peasant', classId: 'peasantry', letter: 'P' },
  { id: 'merchant', classId: 'bourgeoisie', letter: 'B' },
  { id: 'witch', classId: 'magic', letter: 'W' },
] as const
export type CardId = (typeof CARDS)[number]['id']
export type ClassId = (typeof CARDS)[number]['classId']

/** Cards, and the classes they stand for, as the rules see them: indices into `CARDS`. */
export const KING = 0
export const MONK = 1
export const KNIGHT = 2
export const PEASANT = 3
export const MERCHANT = 4
export const WITCH = 5

/** Symbols on the rats: a class by the index of its card, or one of these two [RAT-2.8]. */
export const MAJORITY = 6
export const ALL = 7
const SYMBOL_LETTERS = [...CARDS.map((card) => card.letter), 'M', 'A']

/** Faces by limit, then symbol letters: `2 MPC` breaks out from two cubes on [RAT-2.9]. */
const STARTING = ['1 BC PK WR', '2 MPC MBR MKW', '3 MPW MBK MCR', '4 APR ABW ACK']
const REGULAR = [
  '1 PR BW CK M M',
  '2 MBC MPK MWR PCW BKR PBR CKW A',
  '3 MPB MCW MKR PBC KWR PKW BCR MA',
  '4 MPBK MCWR MPCR MBKW MPWR MBCK',
  '5 APCK ABWR APBW ACKR MAPKR MABCW',
  '6 MAPBC MAKWR MAPCW MABKR',
]

export interface Face {
  readonly id: string
  /** So many cubes in the region make it break out. */
  readonly limit: number
  /** Majority first, as it strikes first [RAT-4.33]. */
  readonly symbols: readonly number[]
}

function faces(lines: readonly string[]): Omit<Face, 'id'>[] {
  return lines.flatMap((line) => {
    const [limit, ...tokens] = line.split(' ') as [string, ...string[]]
    return tokens.map((token) => ({
      limit: Number(limit),
      symbols: [...token].map((letter) => SYMBOL_LETTERS.indexOf(letter)),
    }))
  })
}

/** All 49 faces, `rat-01` first; the starting rats are the first twelve [RAT-2.9]. */
export const FACES: readonly Face[] = [...faces(STARTING), ...faces(REGULAR)].map((face, i) => ({
  id: `rat-${String(i + 1).padStart(2, '0')}`,
  ...face,
}))
export const STARTING_RATS = faces(STARTING).length

/** The highest limit on any face. */
export const HIGHEST_LIMIT = 6

/** Handles of the tokens, in the order in which they reach the board [RAT-2.12]. */
export const TOKENS: readonly string[] = FACES.map((_, i) => `t${i + 1}`)

export const CUBES = 20
export const MOST_RATS = 3
/** New rats by the number of rats where the plague is [RAT-4.24]. */
export const NEW_RATS: readonly number[] = [0, 1, 2, 2]
export const SETTLERS = 2
export const MERCHANT_CUBES = 3
export const NEUTRAL_CUBES = 2

/** Colours of the seats [RAT-1.2]. */
export const SEAT_COLOURS = ['red', 'yellow', 'green', 'blue'] as const
