import type { CardsFor, Coach, CoachCards } from '#lessons/format.ts'
import type * as steps from '../steps.ts'

export const cards = {
  settle: { clauses: ['PAT-3.6', 'PAT-3.7'] },
  intrigue: { clauses: ['PAT-2.11', 'PAT-4.1'] },
  figure: { clauses: ['PAT-4.4', 'PAT-4.9'] },
  area: { clauses: ['PAT-4.5', 'PAT-4.23'] },
  action: { clauses: ['PAT-4.11', 'PAT-4.13'] },
  bribe: { clauses: ['PAT-4.20', 'PAT-4.33'] },
  invasion: { clauses: ['PAT-4.21'] },
  bonus: { clauses: ['PAT-2.8', 'PAT-4.18', 'PAT-4.19'] },
  source: { clauses: ['PAT-4.15'] },
  mission: { clauses: ['PAT-2.12', 'PAT-4.27', 'PAT-4.28'] },
} as const satisfies CoachCards

const asked: CardsFor<typeof steps, typeof cards> = {
  'bonus-place': 'bonus',
  'bonus-remove': 'bonus',
  figure: 'figure',
  area: 'area',
  action: 'action',
  mission: 'mission',
  bribe: 'bribe',
  'invasion-manhole': 'invasion',
  'rat-source': 'source',
  intrigue: 'intrigue',
  'setup-area': 'settle',
  'setup-rats': 'settle',
}

export const coach: Coach = { goal: ['PAT-1.1', 'PAT-5.1'], cards, asked, beyond: [] }
