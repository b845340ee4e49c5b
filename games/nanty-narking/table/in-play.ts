import { carryOut, symbol } from '../steps.ts'
import type { Step } from '#engine/state.ts'
import { SYMBOLS } from '../data/cards.ts'
import { NONE, type NantyNarking } from '../state.ts'

interface Carried extends Step {
  readonly card: number
  readonly at: number
}

/** The symbol of a card on the table that is being carried out: its index, or the number of symbols when all are done. */
export function symbolInPlay(s: NantyNarking, card: number): number {
  for (let i = s.agenda.length - 1; i >= 0; i--) {
    const step = s.agenda[i] as Carried
    if (step.card !== card) continue
    if (symbol.is(step)) return step.at
    if (carryOut.is(step)) return step.at - 1
  }
  return SYMBOLS[card].length
}

/** The card laid last, if it still lies on the table. */
export const cardInPlay = (s: NantyNarking): number => s.laid.at(-1) ?? NONE
