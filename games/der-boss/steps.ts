import { acts, asks } from '#engine/step.ts'

/** All that can be on the agenda, each with what it carries; the chapters of the rules write them out. */

// rules/business.ts
export const businessField = asks('business-field')
export const businessFigure = asks('business-figure').carrying<{ field: number }>()

// rules/orders.ts
export const checkOrders = acts('check-orders')
export const chooseOrder = asks('choose-order')
export const endOfTurn = acts('end-of-turn')

// rules/partner.ts
export const partnerArea = asks('partner-area')

// rules/play.ts
export const cardCarriedOut = acts('card-carried-out')
export const nextCard = asks('next-card')

// rules/setup.ts
export const setUp = acts('set-up')
export const startArea = asks('start-area')
export const nextToSettle = acts('next-to-settle')
export const firstCompanies = acts('first-companies')
export const firstOrders = acts('first-orders')

// rules/special.ts
export const competitionTarget = asks('competition-target')
export const defectorTarget = asks('defector-target')
export const swapFirst = asks('swap-first')
export const swapSecond = asks('swap-second').carrying<{ first: number }>()
export const procureCard = asks('procure-card').carrying<{ taken: readonly number[] }>()
export const agentOrder = asks('agent-order')

// rules/take.ts
export const handDiscard = asks('hand-discard').carrying<{ taken: readonly number[] }>()

// rules/transport.ts
export const moveFrom = asks('move-from').carrying<{ card: number }>()
export const moveTo = asks('move-to').carrying<{ card: number; from: number }>()
export const moveCount = asks('move-count').carrying<{ card: number; from: number; to: number }>()
export const reentryArea = asks('reentry-area')

// rules/turn.ts
export const turn = acts('turn')
export const movePawn = asks('move-pawn')
export const turnAction = asks('turn-action')
