import type { CardsFor, Coach, CoachCards } from '#lessons/format.ts'
import type * as steps from '../steps.ts'

export const cards = {
  take: { clauses: ['APE-2.10', 'APE-4.2', 'APE-4.5', 'APE-4.34'] },
  place: { clauses: ['APE-4.11', 'APE-4.20'] },
} as const satisfies CoachCards

const asked: CardsFor<typeof steps, typeof cards> = {
  take: 'take',
  place: 'place',
}

export const coach: Coach = { goal: ['APE-1.1', 'APE-1.4'], cards, asked, beyond: ['2.3 Scores', '3 Setup'] }
