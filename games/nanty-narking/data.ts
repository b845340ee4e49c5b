/** Board and cards of Nanty Narking: facts, no behaviour. What is reconstructed, and why, stands in RULES.md 8. */

export const COLOURS = ['green', 'yellow', 'purple', 'blue'] as const

/** What a district's card lets its holder do [NN-4.4.2]. */
export type Ability =
  | { readonly does: 'pay-to-place'; readonly fee: number }
  | { readonly does: 'draw-then-discard' }
  | { readonly does: 'pay-to-calm'; readonly fee: number }
  | { readonly does: 'income'; readonly amount: number }
  | { readonly does: 'event-shield'; readonly fee: number }
  | { readonly does: 'discard-for-money'; readonly amount: number }
  | { readonly does: 'stir-trouble' }

/** In the order of their numbers, from 1 [NN-2.1]: id, cost, on the Thames?, neighbours (`=` by a bridge), ability. */
const BOARD = [
  ['chelsea', 6, true, 'westminster west-end =battersea', { does: 'pay-to-place', fee: 3 }],
  ['westminster', 18, true, 'chelsea strand west-end holborn =lambeth =battersea', { does: 'draw-then-discard' }],
  ['strand', 12, true, 'westminster holborn city =southwark =lambeth', { does: 'pay-to-calm', fee: 2 }],
  ['west-end', 12, false, 'chelsea westminster holborn', { does: 'income', amount: 2 }],
  ['holborn', 18, false, 'westminster strand west-end city highbury', { does: 'event-shield', fee: 3 }],
  ['city', 6, true, 'strand holborn highbury east-end =bermondsey', { does: 'discard-for-money', amount: 2 }],
  ['highbury', 12, false, 'holborn city east-end', { does: 'income', amount: 2 }],
  ['east-end', 6, true, 'city highbury =bermondsey', { does: 'stir-trouble' }],
  ['bermondsey', 6, true, 'southwark =city =east-end', { does: 'pay-to-place', fee: 3 }],
  ['southwark', 12, true, 'bermondsey lambeth =strand', { does: 'income', amount: 1 }],
  ['lambeth', 18, true, 'southwark battersea =westminster =strand', { does: 'income', amount: 3 }],
  ['battersea', 12, true, 'lambeth =chelsea =westminster', { does: 'income', amount: 1 }],
] as const satisfies readonly (readonly [string, number, boolean, string, Ability])[]
export type DistrictId = (typeof BOARD)[number][0]

export const DISTRICTS: readonly DistrictId[] = BOARD.map(([id]) => id)
export const districtNumber = (id: DistrictId): number => DISTRICTS.indexOf(id)
export const COST: readonly number[] = BOARD.map(([, cost]) => cost)
export const ABILITY: readonly Ability[] = BOARD.map(([, , , , ability]) => ability)

/** Sets of districts are bits: district d is `1 << d`. */
export const ALL_DISTRICTS = (1 << BOARD.length) - 1
export const maskOf = (ids: readonly DistrictId[]): number =>
  ids.reduce((mask, id) => mask | (1 << districtNumber(id)), 0)
export const ADJACENT: readonly number[] = BOARD.map(([, , , neighbours]) =>
  maskOf(neighbours.replaceAll('=', '').split(' ') as DistrictId[]),
)
export const THAMES: number = maskOf(BOARD.filter(([, , thames]) => thames).map(([id]) => id))
export const HOLBORN: number = districtNumber('holborn')
export const WESTMINSTER: number = districtNumber('westminster')

/** The twelve agents of each colour and its six buildings [NN-2.5]. */
export const KINDS = [
  'street-girl',
  'tosher',
  'cyclist',
  'jockey',
  'sailor',
  'newsboy',
  'suffragette',
  'flower-girl',
  'match-girl',
  'maid',
  'governess',
  'gentleman',
] as const
export type KindId = (typeof KINDS)[number]
export const HOUSES = ['palace', 'mansion', 'factory', 'tenement', 'office', 'hotel'] as const
export type HouseId = (typeof HOUSES)[number]

export const AGENTS = 12
export const BUILDINGS = 6
export const GRENADIERS = 4
export const CITIZENS = 3
export const DIE = 12

export const START_MONEY = 10
export const START_DISTRICTS: readonly number[] = (['east-end', 'city', 'chelsea'] as const).map(districtNumber)
export const HAND = 5
export const AGENT_CARDS_EACH = 3
export const LOAN_REPAYMENT = 12
export const LOAN_PENALTY = 15
export const POINTS_PER_AGENT = 5

export const EVENTS = [
  'zeppelin-crash',
  'flood',
  'fire',
  'fog',
  'riots',
  'explosion',
  'mysterious-murders',
  'riot-act',
  'subsidence',
  'inigo-jones',
  'new-citizens',
  'earthquake',
] as const
export type EventId = (typeof EVENTS)[number]
export const FOG_CARDS = 5
export const RIOTS_FROM = 8
export const SUBSIDENCE_FEE = 2

/** How a Personality wins [NN-5.2]. */
export type Goal =
  | 'presence'
  | 'trouble'
  | 'wealth'
  | 'control'
  | 'deck-out'
  | 'presence-in-trouble'
  | 'building-value'
  | 'peaceful-control'
  | 'cash'
  | 'quiet-thames'
  | 'agents'
  | 'deck-low-presence'
  | 'control-value'

/** id, set, goal, what it takes with 2, 3, 4 players. Cards 126 to 140, then 159 and 160. */
const PERSONS = [
  ['professor-moriarty', 'standard', 'presence', [10, 9, 8]],
  ['fagin', 'both', 'trouble', [8, 8, 8]],
  ['monsieur-de-sidonia', 'standard', 'wealth', [66, 50, 42]],
  ['lord-bellinger', 'both', 'control', [7, 5, 4]],
  ['lord-holdhurst', 'both', 'control', [7, 5, 4]],
  ['lord-balmoral', 'both', 'control', [7, 5, 4]],
  ['sherlock-holmes', 'both', 'deck-out', [0, 0, 0]],
  ['count-dracula', 'alternative', 'presence-in-trouble', [8, 7, 6]],
  ['isambard-kingdom-brunel', 'alternative', 'building-value', [36, 24, 24]],
  ['queen-victoria', 'alternative', 'peaceful-control', [6, 3, 2]],
  ['ebenezer-scrooge', 'alternative', 'cash', [40, 34, 30]],
  ['captain-nemo', 'alternative', 'quiet-thames', [7, 4, 4]],
  ['general-gordon', 'alternative', 'agents', [12, 11, 9]],
  ['phileas-fogg', 'alternative', 'deck-low-presence', [7, 6, 6]],
  ['duke-of-omnium', 'alternative', 'control-value', [84, 54, 42]],
  ['professor-moriarty-classic', 'classic', 'presence', [11, 10, 9]],
  ['monsieur-de-sidonia-classic', 'classic', 'wealth', [Infinity, 50, 50]],
] as const satisfies readonly (readonly [
  string,
  'standard' | 'classic' | 'both' | 'alternative',
  Goal,
  readonly number[],
])[]
export type PersonalityId = (typeof PERSONS)[number][0]

export const PERSONALITIES: readonly PersonalityId[] = PERSONS.map(([id]) => id)
export const GOAL: readonly Goal[] = PERSONS.map(([, , goal]) => goal)
/** What it takes: personality, then number of seats less 2. */
export const THRESHOLD: readonly (readonly number[])[] = PERSONS.map(([, , , threshold]) => threshold)
/** The most trouble in which Queen Victoria wins, and cards to draw with which Fogg does, with 2, 3, 4 players. */
export const AT_MOST: Readonly<Partial<Record<Goal, readonly number[]>>> = {
  'peaceful-control': [2, 3, 3],
  'deck-low-presence': [40, 28, 20],
}

export const PERSONALITY_SETS = ['standard', 'classic', 'alternative'] as const
export type PersonalitySet = (typeof PERSONALITY_SETS)[number]

/** The Personalities that are shuffled [NN-3.2]: who cannot win with so few players stays in the box. */
export const personalitiesOf = (set: PersonalitySet, seats: number): number[] =>
  PERSONALITIES.map((_, p) => p).filter((p) => {
    const of = PERSONS[p][1]
    return (of === set || (of === 'both' && set !== 'alternative')) && Number.isFinite(THRESHOLD[p][seats - 2])
  })
