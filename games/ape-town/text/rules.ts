import type { RulesStructure, RulesWords } from '#table/rules-page.ts'

/** How the rules page is built, for every language: each paragraph with the clauses it tells of. */
export const structure = {
  summary: {
    goal: {
      points: { clauses: ['APE-1.1', 'APE-5.3'] },
    },
    turn: {
      take: { clauses: ['APE-4.3', 'APE-4.5', 'APE-4.7'] },
      place: { clauses: ['APE-4.11', 'APE-4.12'] },
      score: { clauses: ['APE-4.14', 'APE-4.15'] },
      disc: { clauses: ['APE-4.18', 'APE-4.19'] },
    },
    district: {
      boss: { clauses: ['APE-4.22', 'APE-4.23', 'APE-4.24'] },
      neighbours: { clauses: ['APE-4.26', 'APE-4.29', 'APE-4.31'] },
    },
    end: {
      bundles: { clauses: ['APE-5.2', 'APE-5.4'] },
    },
  },
  goal: {
    about: {
      city: { clauses: ['APE-1.1', 'APE-1.4'] },
      kinds: { clauses: ['APE-1.2', 'APE-1.3'], figure: 'tiles' },
    },
  },
  parts: {
    city: {
      fields: { clauses: ['APE-2.1', 'APE-2.2', 'APE-2.3', 'APE-2.4', 'APE-2.5', 'APE-2.6', 'APE-2.7'] },
      printed: { clauses: ['APE-2.8', 'APE-2.9'] },
      track: { clauses: ['APE-2.10', 'APE-2.11', 'APE-2.12', 'APE-2.13'] },
    },
    setup: {
      start: { clauses: ['APE-3.1', 'APE-3.2', 'APE-3.3', 'APE-3.4', 'APE-3.5', 'APE-3.6'], figure: 'track' },
    },
  },
  turn: {
    take: {
      turn: { clauses: ['APE-4.1', 'APE-4.2', 'APE-6.1'] },
      price: { clauses: ['APE-4.3', 'APE-4.4', 'APE-4.5', 'APE-4.6', 'APE-6.3'], figure: 'display' },
      bundles: { clauses: ['APE-4.7', 'APE-4.9', 'APE-4.10', 'APE-4.42'] },
    },
    place: {
      colour: { clauses: ['APE-4.8', 'APE-4.11', 'APE-4.12', 'APE-6.4'] },
      stays: { clauses: ['APE-4.13', 'APE-6.5'] },
      alone: { clauses: ['APE-6.2'] },
    },
    score: {
      apes: { clauses: ['APE-4.14', 'APE-4.15', 'APE-4.16', 'APE-4.17'], figure: 'scoring' },
      discs: { clauses: ['APE-4.18', 'APE-4.19'] },
    },
  },
  details: {
    district: {
      full: { clauses: ['APE-4.20', 'APE-4.21', 'APE-4.33'] },
      boss: { clauses: ['APE-4.22', 'APE-4.23', 'APE-4.24', 'APE-4.25'] },
      neighbours: { clauses: ['APE-4.26', 'APE-4.27', 'APE-4.28', 'APE-4.29', 'APE-4.30', 'APE-4.31', 'APE-4.32'] },
    },
    refill: {
      sections: {
        clauses: ['APE-4.34', 'APE-4.35', 'APE-4.36', 'APE-4.37', 'APE-4.38', 'APE-4.39', 'APE-4.40', 'APE-4.41'],
      },
      unseen: { clauses: ['APE-6.6', 'APE-7.1', 'APE-7.2', 'APE-7.3', 'APE-7.4', 'APE-7.5'] },
    },
    end: {
      'last-field': { clauses: ['APE-5.1', 'APE-5.2'] },
      winner: { clauses: ['APE-5.3', 'APE-5.4', 'APE-5.5', 'APE-5.6'] },
    },
  },
} as const satisfies RulesStructure

export type Words = RulesWords<typeof structure>
