import type { RulesStructure, RulesWords } from '#table/rules-page.ts'

/** How the rules page is built, for every language: each paragraph with the clauses it tells of. */
export const structure = {
  summary: {
    goal: { points: { clauses: ['MYG-1.1'] } },
    turn: { fog: { clauses: ['MYG-4.1'] }, light: { clauses: ['MYG-4.2'] }, carry: { clauses: ['MYG-4.3'] } },
    end: { quarters: { clauses: ['MYG-5.1', 'MYG-5.2'] }, homes: { clauses: ['MYG-5.3'] } },
  },
  goal: { about: { lamps: { clauses: ['MYG-1.1'] } } },
  parts: {
    town: { ring: { clauses: ['MYG-2.1', 'MYG-2.2', 'MYG-2.3'], figure: 'ring' } },
    setup: { home: { clauses: ['MYG-3.1', 'MYG-3.2', 'MYG-7.1'] } },
  },
  turn: {
    turn: {
      fog: { clauses: ['MYG-4.1'] },
      light: { clauses: ['MYG-4.2', 'MYG-4.3', 'MYG-6.1'] },
      next: { clauses: ['MYG-4.4', 'MYG-4.5'] },
    },
  },
  details: {
    end: { quarters: { clauses: ['MYG-5.1', 'MYG-5.2'] }, homes: { clauses: ['MYG-5.3', 'MYG-5.4'] } },
  },
} as const satisfies RulesStructure

export type Words = RulesWords<typeof structure>
