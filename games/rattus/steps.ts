import { acts, asks } from '#engine/step.ts'
import type { Seat } from '#engine/state.ts'

/** All that can be on the agenda, each with what it carries; the chapters of the rules write them out. */

// rules/end.ts
export const endOfTurn = acts('end-of-turn')
export const finalRavage = acts('final-ravage')

// rules/final-round.ts
export const finalTurn = acts('final-turn').carrying<{ seat: Seat }>()
export const finalAction = asks('final-action')

// rules/merchant.ts
export const merchantTo = asks('merchant-to').carrying<{ region: number }>()
export const merchantCount = asks('merchant-count').carrying<{ region: number; to: number }>()

// rules/monk.ts
export const monkToken = asks('monk-token').carrying<{ region: number }>()
export const monkTo = asks('monk-to').carrying<{ region: number; token: number }>()

// rules/place.ts
export const placeCount = asks('place-count').carrying<{ region: number }>()

// rules/plague.ts
export const plagueMove = asks('plague-move')
export const spreading = acts('spreading')
export const newRats = acts('new-rats').carrying<{ due: number }>()
export const spread = asks('spread')

// rules/ravage.ts
export const knightCount = asks('knight-count')
export const ravage = acts('ravage')
export const reveal = asks('reveal')

// rules/setup.ts
export const settling = acts('settling')
export const setupPlace = asks('setup-place').carrying<{ seat: Seat }>()

// rules/turn.ts
export const turn = acts('turn')
export const turnAction = asks('turn-action')

// rules/witch.ts
export const witchToken = asks('witch-token').carrying<{ region: number }>()
export const witchSecond = asks('witch-second').carrying<{ first: number }>()
export const witchSwap = asks('witch-swap').carrying<{ first: number; second: number }>()
