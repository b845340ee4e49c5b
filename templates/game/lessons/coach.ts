import type { CardsFor, Coach, CoachCards } from '#lessons/format.ts'
import type * as steps from '../steps.ts'

export const cards = {
  light: { clauses: ['MYG-2.1', 'MYG-4.1', 'MYG-4.2'] },
  carry: { clauses: ['MYG-4.3'] },
} as const satisfies CoachCards

const asked: CardsFor<typeof steps, typeof cards> = { light: 'light', carry: 'carry' }

export const coach: Coach = { goal: ['MYG-1.1', 'MYG-3.1', 'MYG-5.1'], cards, asked, beyond: [] }
