import { acts, asks } from '#engine/step.ts'

/** All that can be on the agenda, each with what it carries; the chapters of the rules write them out. */

// rules/district.ts
export const fullDistrict = acts('full-district')

// rules/end-of-turn.ts
export const endOfTurn = acts('end-of-turn')

// rules/place.ts
export const place = asks('place')

// rules/take.ts
export const take = asks('take')

// rules/turn.ts
export const turn = acts('turn')
