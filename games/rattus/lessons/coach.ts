import type { CardsFor, Coach, CoachCards } from '#lessons/format.ts'
import type * as steps from '../steps.ts'

export const cards = {
  settle: { clauses: ['RAT-2.1', 'RAT-3.7'] },
  turn: { clauses: ['RAT-2.7', 'RAT-4.1', 'RAT-4.2'] },
  crowd: { clauses: ['RAT-4.10'] },
  monk: { clauses: ['RAT-4.17'] },
  merchant: { clauses: ['RAT-4.18'] },
  witch: { clauses: ['RAT-2.8', 'RAT-4.19'] },
  plague: { clauses: ['RAT-4.21', 'RAT-4.22', 'RAT-4.36'] },
  spread: { clauses: ['RAT-4.25'] },
  knight: { clauses: ['RAT-4.31'] },
  reveal: { clauses: ['RAT-4.30'] },
  last: { clauses: ['RAT-5.4', 'RAT-5.9'] },
} as const satisfies CoachCards

const asked: CardsFor<typeof steps, typeof cards> = {
  'final-action': 'last',
  'merchant-to': 'merchant',
  'merchant-count': 'merchant',
  'monk-token': 'monk',
  'monk-to': 'monk',
  'place-count': 'crowd',
  'plague-move': 'plague',
  spread: 'spread',
  'knight-count': 'knight',
  reveal: 'reveal',
  'setup-place': 'settle',
  'turn-action': 'turn',
  'witch-token': 'witch',
  'witch-second': 'witch',
  'witch-swap': 'witch',
}

export const coach: Coach = { goal: ['RAT-1.1', 'RAT-1.4'], cards, asked, beyond: [] }
