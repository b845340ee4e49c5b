import { acts, asks } from '#engine/step.ts'

/** All that can be on the agenda, each with what it carries; the chapters of the rules write them out. */

// rules/end.ts
export const comeHome = acts('come-home')

// rules/setup.ts
export const moveIn = acts('move-in')

// rules/turn.ts
export const turn = acts('turn')
export const light = asks('light')
export const carry = asks('carry')
