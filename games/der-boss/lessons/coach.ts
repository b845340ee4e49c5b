import type { CardsFor, Coach, CoachCards } from '#lessons/format.ts'
import type * as steps from '../steps.ts'

export const cards = {
  settle: { clauses: ['BOSS-2.1', 'BOSS-2.3', 'BOSS-2.4', 'BOSS-3.5'] },
  pawn: { clauses: ['BOSS-2.5', 'BOSS-4.1.1', 'BOSS-4.2.1'] },
  turn: { clauses: ['BOSS-2.6', 'BOSS-2.8', 'BOSS-4.3.1', 'BOSS-4.5.1'] },
  travel: { clauses: ['BOSS-2.9', 'BOSS-2.14', 'BOSS-4.6.1', 'BOSS-4.8.1'] },
  hand: { clauses: ['BOSS-4.4.2'] },
  partner: { clauses: ['BOSS-2.11', 'BOSS-4.12.1'] },
  monopoly: { clauses: ['BOSS-2.12', 'BOSS-4.13.2'] },
  strike: { clauses: ['BOSS-2.7', 'BOSS-4.14.1', 'BOSS-4.14.2'] },
  swap: { clauses: ['BOSS-4.14.4'] },
  procure: { clauses: ['BOSS-4.14.5'] },
  agent: { clauses: ['BOSS-4.14.6'] },
  orders: { clauses: ['BOSS-4.15.5', 'BOSS-4.16.1'] },
  back: { clauses: ['BOSS-4.17.2'] },
} as const satisfies CoachCards

const asked: CardsFor<typeof steps, typeof cards> = {
  'business-field': 'monopoly',
  'business-figure': 'monopoly',
  'choose-order': 'orders',
  'partner-area': 'partner',
  'next-card': 'turn',
  'start-area': 'settle',
  'competition-target': 'strike',
  'defector-target': 'strike',
  'swap-first': 'swap',
  'swap-second': 'swap',
  'procure-card': 'procure',
  'agent-order': 'agent',
  'hand-discard': 'hand',
  'move-from': 'travel',
  'move-to': 'travel',
  'move-count': 'travel',
  'reentry-area': 'back',
  'move-pawn': 'pawn',
  'turn-action': 'turn',
}

export const coach: Coach = { goal: ['BOSS-1.3', 'BOSS-1.4'], cards, asked, beyond: [] }
