/** Map, track, cards, orders, tiles and dice of Der Boss: facts, no behaviour. What is reconstructed, and why, stands in RULES.md 8. */

/** Colours of the seats, in seat order [BOSS-3.3]. */
export const SEAT_COLOURS = ['red', 'blue', 'green', 'yellow', 'violet'] as const

/** Limits [BOSS-1.2, 4.4.2, 4.5.1, 4.15.2, 4.17.2, 5.2, 5.5]. */
export const FIGURES = 20
export const START_FIGURES = 5
export const REENTRY_FIGURES = 5
export const HAND_LIMIT = 6
export const CARDS_PER_TURN = 3
export const OPEN_ORDERS = 4
export const UNSCORED_ORDERS = 3
export const MONOPOLY_VALUE = 3
export const QUIET_ROUNDS = 100

export const TERRITORIES = ['north-america', 'south-america', 'europe', 'africa', 'east'] as const
export type TerritoryId = (typeof TERRITORIES)[number]

/** In the order of the letters with which the table of areas names them [BOSS-2.4]. */
export const SEAS = ['atlantic', 'indian', 'pacific'] as const
export type SeaId = (typeof SEAS)[number]
const SEA_LETTERS = 'AIP'

/** The 25 areas, called by their city; five for each territory, in its order [BOSS-2.1]. */
export const AREAS = [
  { id: 'anchorage', territory: 'north-america', seas: 'P' },
  { id: 'montreal', territory: 'north-america', seas: 'AP' },
  { id: 'chicago', territory: 'north-america', seas: 'AP' },
  { id: 'mexico-city', territory: 'north-america', seas: 'AP' },
  { id: 'havana', territory: 'north-america', seas: 'A' },
  { id: 'bogota', territory: 'south-america', seas: 'AP' },
  { id: 'lima', territory: 'south-america', seas: 'P' },
  { id: 'la-paz', territory: 'south-america', seas: '' },
  { id: 'rio', territory: 'south-america', seas: 'A' },
  { id: 'buenos-aires', territory: 'south-america', seas: 'AP' },
  { id: 'hamburg', territory: 'europe', seas: 'A' },
  { id: 'naples', territory: 'europe', seas: 'A' },
  { id: 'moscow', territory: 'europe', seas: 'P' },
  { id: 'dubai', territory: 'europe', seas: 'I' },
  { id: 'mumbai', territory: 'europe', seas: 'I' },
  { id: 'casablanca', territory: 'africa', seas: 'A' },
  { id: 'lagos', territory: 'africa', seas: 'A' },
  { id: 'kinshasa', territory: 'africa', seas: 'A' },
  { id: 'cairo', territory: 'africa', seas: 'I' },
  { id: 'johannesburg', territory: 'africa', seas: 'AI' },
  { id: 'kobe', territory: 'east', seas: 'P' },
  { id: 'ulan-bator', territory: 'east', seas: '' },
  { id: 'hong-kong', territory: 'east', seas: 'P' },
  { id: 'bangkok', territory: 'east', seas: 'IP' },
  { id: 'sydney', territory: 'east', seas: 'IP' },
] as const
export type AreaId = (typeof AREAS)[number]['id']

export const areaIndex = (id: string): number => AREAS.findIndex((area) => area.id === id)

/** Which areas touch on land, each pair once [BOSS-2.3]. */
const LAND_BORDERS: Partial<Record<AreaId, string>> = {
  anchorage: 'montreal',
  montreal: 'chicago',
  chicago: 'mexico-city',
  'mexico-city': 'bogota',
  bogota: 'lima rio',
  lima: 'la-paz rio buenos-aires',
  'la-paz': 'rio buenos-aires',
  rio: 'buenos-aires',
  hamburg: 'naples moscow',
  naples: 'moscow dubai',
  moscow: 'dubai mumbai kobe ulan-bator hong-kong',
  dubai: 'mumbai cairo',
  mumbai: 'hong-kong bangkok',
  casablanca: 'lagos kinshasa cairo',
  lagos: 'kinshasa',
  kinshasa: 'cairo johannesburg',
  cairo: 'johannesburg',
  kobe: 'hong-kong',
  'ulan-bator': 'hong-kong',
  'hong-kong': 'bangkok',
  bangkok: 'sydney',
}

export const AREAS_PER_TERRITORY = 5
export const TERRITORY_OF: readonly number[] = AREAS.map((area) => TERRITORIES.indexOf(area.territory))

const touches = (a: AreaId, b: AreaId): boolean => !!LAND_BORDERS[a]?.split(' ').includes(b)
const shareSea = (a: string, b: string): boolean => [...a].some((sea) => b.includes(sea))
const areasWhere = (test: (area: (typeof AREAS)[number]) => boolean): number[] =>
  AREAS.flatMap((area, i) => (test(area) ? [i] : []))

/** Where a car gets from each area, in area order [BOSS-2.3]. */
export const BY_CAR: readonly (readonly number[])[] = AREAS.map(({ id }) =>
  areasWhere((other) => touches(id, other.id) || touches(other.id, id)),
)

/** Where a ship gets from each area, in area order [BOSS-4.7.1]. */
export const BY_SHIP: readonly (readonly number[])[] = AREAS.map(({ id, seas }) =>
  areasWhere((other) => other.id !== id && shareSea(seas, other.seas)),
)

/** The areas at each sea. */
export const SEA_AREAS: readonly (readonly number[])[] = SEAS.map((_, sea) =>
  areasWhere(({ seas }) => shareSea(seas, SEA_LETTERS.charAt(sea))),
)

/** Kinds of cards, in the order in which they are offered [BOSS-2.6, 2.7, 6.3]. The first four lie open. */
export const CARDS = [
  ...(['car', 'ship', 'partner', 'business'] as const),
  ...(['competition', 'defector', 'organisation', 'procurement', 'agent'] as const),
]
export type CardId = (typeof CARDS)[number]
export const CAR = 0
export const SHIP = 1
export const PARTNER = 2
export const BUSINESS = 3
export const COMPETITION = 4
export const DEFECTOR = 5
export const ORGANISATION = 6
export const PROCUREMENT = 7
export const AGENT = 8
export const OPEN_KINDS = 4
export const OPEN_STACK_SIZE = 20
export const COPIES_OF_SPECIALS = 2

/** The stacks: four open ones, and the face-down one [BOSS-2.6]. */
export const STACKS = ['car', 'ship', 'partner', 'business', 'special'] as const
export type StackId = (typeof STACKS)[number]
export const SPECIAL = 4

/** The track clockwise from the start arrow [BOSS-2.5]: Car, Ship, Partner, Business, Action. */
const TRACK_LETTERS = ['CPSBCPA', 'SCBPSAC', 'PBSCPAB'].join('')
/** The stack that each field shows. */
export const TRACK: readonly number[] = [...TRACK_LETTERS].map((letter) => 'CSPBA'.indexOf(letter))
export const PAWN_STEPS = 3

/** Payout = 2 × (cities − 1) + transports [BOSS-2.8]. */
export const ORDERS = [
  { id: 'copper-and-cashmere', cities: ['kinshasa', 'ulan-bator'], transports: 3, payout: 5 },
  { id: 'family-business', cities: ['chicago', 'naples'], transports: 1, payout: 3 },
  { id: 'rum-and-rhythm', cities: ['havana', 'lagos'], transports: 1, payout: 3 },
  { id: 'jade-and-carnival', cities: ['hong-kong', 'rio'], transports: 2, payout: 4 },
  { id: 'silver-for-gold', cities: ['dubai', 'la-paz'], transports: 3, payout: 5 },
  { id: 'ice-and-sand', cities: ['anchorage', 'cairo'], transports: 2, payout: 4 },
  { id: 'harbour-lights', cities: ['hamburg', 'kobe'], transports: 2, payout: 4 },
  { id: 'chili-and-curry', cities: ['mexico-city', 'mumbai'], transports: 2, payout: 4 },
  { id: 'emeralds-and-opals', cities: ['bogota', 'sydney'], transports: 1, payout: 3 },
  { id: 'diamonds-on-ice', cities: ['johannesburg', 'montreal'], transports: 1, payout: 3 },
  { id: 'coffee-and-maple', cities: ['lagos', 'montreal', 'rio'], transports: 2, payout: 6 },
  { id: 'monsoon-trade', cities: ['cairo', 'dubai', 'mumbai'], transports: 2, payout: 6 },
  { id: 'wool-cartel', cities: ['lima', 'sydney', 'ulan-bator'], transports: 3, payout: 7 },
  { id: 'hidden-bazaar', cities: ['casablanca', 'kobe', 'la-paz'], transports: 3, payout: 7 },
  { id: 'four-winds', cities: ['bangkok', 'buenos-aires', 'chicago', 'moscow'], transports: 3, payout: 9 },
] as const
export type OrderId = (typeof ORDERS)[number]['id']
export const ORDER_CITIES: readonly (readonly number[])[] = ORDERS.map(({ cities }) => cities.map(areaIndex))
export const PAYOUT: readonly number[] = ORDERS.map(({ payout }) => payout)

export const BRANCHES = ['real-estate', 'casino', 'credit'] as const
export type BranchId = (typeof BRANCHES)[number]

/** How many tiles there are of value 1, 2, 3, 4, in each branch and of the mafia [BOSS-2.9]. */
const TILES_OF_VALUE = [4, 3, 2, 1]
const VALUES = TILES_OF_VALUE.length

/** Kinds of tiles: the companies by branch and value, then the mafia by strength. */
export const TILES: readonly string[] = [...BRANCHES, 'mafia'].flatMap((branch) =>
  TILES_OF_VALUE.map((_, i) => `${branch}-${i + 1}`),
)
export const ALL_TILES: readonly number[] = TILES.map((_, tile) => TILES_OF_VALUE[tile % VALUES])
export const MAFIA = BRANCHES.length * VALUES
export const isMafia = (tile: number): boolean => tile >= MAFIA
/** Of a company in millions, of the mafia in figures. */
export const valueOf = (tile: number): number => (tile % VALUES) + 1
export const branchOf = (tile: number): number => Math.floor(tile / VALUES)

/** Fields of the monopoly board: territory × 3 + branch [BOSS-2.12]. */
export const MONOPOLIES: readonly string[] = TERRITORIES.flatMap((territory) =>
  BRANCHES.map((branch) => `${territory}/${branch}`),
)

/** The six faces of every die [BOSS-2.13]. */
export const SYMBOLS = ['letter', 'banknote', 'telephone', 'briefcase', 'key', 'champagne'] as const
export type SymbolId = (typeof SYMBOLS)[number]
export const WHITE_DICE = 4
export const BLACK_DICE = 3
