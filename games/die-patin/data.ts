/** Town and pieces of Die Patin: facts, no behaviour. What is reconstructed, and why, stands in RULES.md 8. */

/** One clan a seat, in this order; they differ in looks only [PAT-1.3, 3.9]. */
export const CLANS = [
  { id: 'owls', colour: 'red' },
  { id: 'foxes', colour: 'yellow' },
  { id: 'cats', colour: 'green' },
  { id: 'raccoons', colour: 'blue' },
  { id: 'otters', colour: 'violet' },
] as const
export type ClanId = (typeof CLANS)[number]['id']

/** The middle, then clockwise from the north-west [PAT-2.3]. Also the order in which a short supply refills [PAT-4.32]. */
export const DISTRICTS = ['brown', 'teal', 'pink', 'yellow', 'grey', 'blue', 'orange'] as const
export type DistrictId = (typeof DISTRICTS)[number]

/** Three areas a district, each with its four manholes around: the plaza, a corner, the one between, a corner [PAT-2.1]. */
export const AREAS = [
  { id: 'brown-n', manholes: 'm16 m13 m09 m12' },
  { id: 'brown-sw', manholes: 'm16 m12 m19 m23' },
  { id: 'brown-se', manholes: 'm16 m23 m20 m13' },
  { id: 'teal-corner', manholes: 'm06 m04 m01 m03' },
  { id: 'teal-flank', manholes: 'm06 m03 m08 m12' },
  { id: 'teal-inner', manholes: 'm06 m12 m09 m04' },
  { id: 'pink-corner', manholes: 'm07 m05 m02 m04' },
  { id: 'pink-inner', manholes: 'm07 m04 m09 m13' },
  { id: 'pink-flank', manholes: 'm07 m13 m10 m05' },
  { id: 'yellow-flank', manholes: 'm17 m14 m10 m13' },
  { id: 'yellow-inner', manholes: 'm17 m13 m20 m24' },
  { id: 'yellow-corner', manholes: 'm17 m24 m21 m14' },
  { id: 'grey-flank', manholes: 'm26 m29 m24 m20' },
  { id: 'grey-inner', manholes: 'm26 m20 m23 m28' },
  { id: 'grey-corner', manholes: 'm26 m28 m31 m29' },
  { id: 'blue-inner', manholes: 'm25 m28 m23 m19' },
  { id: 'blue-flank', manholes: 'm25 m19 m22 m27' },
  { id: 'blue-corner', manholes: 'm25 m27 m30 m28' },
  { id: 'orange-inner', manholes: 'm15 m19 m12 m08' },
  { id: 'orange-corner', manholes: 'm15 m08 m11 m18' },
  { id: 'orange-flank', manholes: 'm15 m18 m22 m19' },
] as const
export type AreaId = (typeof AREAS)[number]['id']

/** `m01` to `m31`, numbered from the north, row by row. */
export const MANHOLES: readonly string[] = Array.from({ length: 31 }, (_, i) => `m${String(i + 1).padStart(2, '0')}`)

export const areaIndex = (id: string): number => AREAS.findIndex((area) => area.id === id)
export const manholeIndex = (id: string): number => MANHOLES.indexOf(id)

export const DISTRICT_OF: readonly number[] = AREAS.map(({ id }) =>
  DISTRICTS.findIndex((district) => id.startsWith(`${district}-`)),
)

/** The four manholes of an area, in the order in which they lie around it. */
export const MANHOLES_OF: readonly (readonly number[])[] = AREAS.map(({ manholes }) =>
  manholes.split(' ').map(manholeIndex),
)

/** The areas that a manhole counts in. */
export const AREAS_AT: readonly (readonly number[])[] = MANHOLES.map((_, manhole) =>
  AREAS.flatMap((_, area) => (MANHOLES_OF[area].includes(manhole) ? [area] : [])),
)

/** Districts by how few players it takes to bring them into play [PAT-3.2]. */
const COMMON: readonly DistrictId[] = ['brown', 'teal', 'pink', 'yellow', 'blue', 'grey', 'orange']

/** A manhole by where it lies: on the plaza of a district, between two of its areas, or at the far end of one. */
export interface Corner {
  readonly district: number
  /** None for a plaza. */
  readonly areas: readonly number[]
}

/** How people speak of a manhole: it has no number on the board. Each is told by the district that is most often in play. */
export const CORNERS: readonly Corner[] = MANHOLES.map((_, manhole) => {
  const district = COMMON.map((id) => DISTRICTS.indexOf(id)).find((one) =>
    AREAS_AT[manhole].some((area) => DISTRICT_OF[area] === one),
  )!
  const areas = AREAS_AT[manhole].filter((area) => DISTRICT_OF[area] === district)
  return { district, areas: areas.length === 3 ? [] : areas }
})

/** Areas are adjacent if they share two manholes; one is not enough [PAT-2.2]. */
export const ADJACENT: readonly (readonly number[])[] = AREAS.map((_, area) =>
  AREAS.flatMap((_, other) => {
    const shared = MANHOLES_OF[other].filter((manhole) => MANHOLES_OF[area].includes(manhole))
    return shared.length === 2 ? [other] : []
  }),
)

/** What the number of players changes [PAT-3.2]. */
const PLAYER_COUNTS: Readonly<
  Record<number, { unused: readonly DistrictId[]; shopsRemoved: number; startAreas: readonly AreaId[] }>
> = {
  2: { unused: ['orange', 'grey', 'blue', 'yellow'], shopsRemoved: 5, startAreas: ['teal-flank', 'pink-flank'] },
  3: { unused: ['orange', 'grey'], shopsRemoved: 3, startAreas: ['teal-flank', 'yellow-corner', 'blue-flank'] },
  4: { unused: ['orange'], shopsRemoved: 1, startAreas: ['teal-flank', 'pink-corner', 'grey-corner', 'blue-flank'] },
  5: {
    unused: [],
    shopsRemoved: 0,
    startAreas: ['teal-flank', 'pink-flank', 'yellow-corner', 'blue-corner', 'orange-flank'],
  },
}

/** The part of the town in play with so many players [PAT-2.7]. Lists are in data order. */
export interface Town {
  readonly shopsRemoved: number
  readonly startAreas: readonly number[]
  readonly districts: readonly number[]
  readonly areas: readonly number[]
  readonly manholes: readonly number[]
  readonly hasArea: readonly boolean[]
  readonly hasManhole: readonly boolean[]
  /** Per area, the adjacent areas that are in play too. */
  readonly adjacent: readonly (readonly number[])[]
}

/** By number of seats; there is none for 0 and 1. */
export const TOWNS: readonly Town[] = [0, 1, 2, 3, 4, 5].map(townFor)

function townFor(seats: number): Town {
  const { unused, shopsRemoved, startAreas } = PLAYER_COUNTS[Math.max(seats, 2)]
  const indices = (flags: readonly boolean[]) => flags.flatMap((used, i) => (used ? [i] : []))
  const hasDistrict = DISTRICTS.map((district) => !unused.includes(district))
  const hasArea = DISTRICT_OF.map((district) => hasDistrict[district])
  const hasManhole = AREAS_AT.map((areas) => areas.some((area) => hasArea[area]))
  return {
    shopsRemoved,
    startAreas: startAreas.map(areaIndex),
    districts: indices(hasDistrict),
    areas: indices(hasArea),
    manholes: indices(hasManhole),
    hasArea,
    hasManhole,
    adjacent: ADJACENT.map((areas) => areas.filter((area) => hasArea[area])),
  }
}

/** Nine shops with four tiles each, one of every bonus [PAT-2.8]. */
export const SHOPS = [
  'claw-studio',
  'hat-shop',
  'fur-salon',
  'fishmonger',
  'paw-broker',
  'flower-shop',
  'laundrette',
  'tailor',
  'violin-maker',
] as const
export type ShopId = (typeof SHOPS)[number]

export const BONUSES = ['place', 'loot', 'remove', 'point'] as const
export type BonusId = (typeof BONUSES)[number]
export const PLACE = 0
export const LOOT = 1
export const REMOVE = 2
export const POINT = 3

/** `claw-studio-place`, …: shop by shop. */
export const TILES: readonly string[] = SHOPS.flatMap((shop) => BONUSES.map((bonus) => `${shop}-${bonus}`))
export const SHOP_OF: readonly number[] = TILES.map((_, tile) => Math.floor(tile / BONUSES.length))
export const BONUS_OF: readonly number[] = TILES.map((_, tile) => tile % BONUSES.length)

export const FIGURES = ['henchman', 'boss'] as const
export type FigureId = (typeof FIGURES)[number]
export const HENCHMAN = 0
export const BOSS = 1

/** The three cards of every seat [PAT-2.11]. */
export const CARDS = ['administration', 'invasion', 'bribe-money'] as const
export type CardId = (typeof CARDS)[number]
export const ADMINISTRATION = 0
export const INVASION = 1

export const MISSIONS = ['most-areas', 'biggest-manhole', 'most-manholes', 'most-back-rooms', 'most-loot'] as const
export type MissionId = (typeof MISSIONS)[number]
export const MOST_AREAS = 0
export const BIGGEST_MANHOLE = 1
export const MOST_MANHOLES = 2
export const MOST_BACK_ROOMS = 3
export const MOST_LOOT = 4

export const ROUNDS = 5
/** Pieces of every seat [PAT-1.2, 3.3]. */
export const HENCHMEN = 3
export const RATS = 30
export const BACK_ROOMS = 10
/** Common pieces. */
export const LOOT_MARKERS = 40
export const LOOT_PER_DISTRICT = 2
/** Rats at three manholes of the start area [PAT-3.7]. */
export const START_RATS = [3, 2, 1] as const

/** What a figure may do or is worth [PAT-4.11, 4.21, 4.22, 4.23]. */
export const HENCHMAN_ACTIONS = 2
export const ADMINISTRATION_ACTIONS = 5
export const INVASION_RATS = 2
export const BRIBE_MONEY_BRIBES = 4
export const HENCHMAN_POWER = 1
export const BOSS_POWER = 2

/** Points of a chain by its number of tiles [PAT-5.1]. */
export const CHAIN_POINTS = [0, 1, 3, 6, 10] as const
