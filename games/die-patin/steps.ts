import { acts, asks } from '#engine/step.ts'
import type { Seat } from '#engine/state.ts'

interface Bribes {
  readonly left: number
  /** A henchman's bribes cost a loot marker each, the boss's are free. */
  readonly paid: boolean
  /** Whether this one is compulsory. */
  readonly must: boolean
}

interface Source {
  readonly to: number
  readonly missing: number
  /** An invasion may do without the rats it lacks [PAT-4.21]. */
  readonly optional: boolean
}

/** All that can be on the agenda, each with what it carries; the chapters of the rules write them out. */

// rules/bonus.ts
export const bonusPlace = asks('bonus-place')
export const bonusRemove = asks('bonus-remove')

// rules/clearing.ts
export const clearing = acts('clearing')

// rules/end.ts
export const endOfGame = acts('end-of-game')

// rules/figure.ts
export const nextFigure = acts('next-figure')
export const figure = asks('figure')
export const area = asks('area').carrying<{ readonly figure: number }>()

// rules/inside.ts
export const insideAction = asks('action').carrying<{ readonly left: number }>()

// rules/missions.ts
export const judgeMissions = acts('judge-missions')
export const mission = asks('mission').carrying<{ readonly seat: Seat }>()

// rules/outside.ts
export const bribe = asks('bribe').carrying<Bribes>()
export const invasionManhole = asks('invasion-manhole')
export const claim = acts('claim')

// rules/rats.ts
export const ratSource = asks('rat-source').carrying<Source>()

// rules/round.ts
export const round = acts('round')
export const intrigue = asks('intrigue')
export const turn = acts('turn')
export const endOfTurn = acts('end-of-turn')

// rules/setup.ts
export const setUp = acts('set-up')
export const settle = acts('settle')
export const nextSettler = acts('next-settler')
export const setupArea = asks('setup-area')
export const setupRats = asks('setup-rats').carrying<{ readonly count: number }>()
