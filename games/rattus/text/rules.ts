import type { RulesStructure, RulesWords } from '#table/rules-page.ts'

/** How the rules page is built, for every language: each paragraph with the clauses it tells of. */
export const structure = {
  beyond: ['RAT-8'],
  summary: {
    goal: {
      cubes: { clauses: ['RAT-1.2', 'RAT-5.12'] },
    },
    turn: {
      before: { clauses: ['RAT-4.1', 'RAT-4.4'] },
      place: { clauses: ['RAT-4.7'] },
      plague: { clauses: ['RAT-4.21'] },
      spread: { clauses: ['RAT-4.24'] },
    },
    strike: {
      limit: { clauses: ['RAT-4.29', 'RAT-4.32'] },
      signs: { clauses: ['RAT-4.33', 'RAT-4.34', 'RAT-4.35'] },
    },
    cards: {
      peasant: { clauses: ['RAT-4.10'] },
      king: { clauses: ['RAT-4.16'] },
      monk: { clauses: ['RAT-4.17'] },
      merchant: { clauses: ['RAT-4.18'] },
      witch: { clauses: ['RAT-4.19'] },
      knight: { clauses: ['RAT-4.22', 'RAT-4.31'] },
    },
    end: {
      when: { clauses: ['RAT-5.1', 'RAT-5.2'] },
      last: { clauses: ['RAT-5.3', 'RAT-5.8'] },
    },
  },
  goal: {
    about: {
      cubes: { clauses: ['RAT-1.1', 'RAT-1.2'] },
      regions: { clauses: ['RAT-1.3', 'RAT-1.4'] },
    },
  },
  parts: {
    map: {
      neighbours: { clauses: ['RAT-2.1', 'RAT-2.2', 'RAT-2.3', 'RAT-2.4', 'RAT-2.5', 'RAT-2.6'] },
      row: { clauses: ['RAT-2.12'] },
    },
    rats: {
      face: { clauses: ['RAT-2.8'], figure: 'rats' },
      counts: { clauses: ['RAT-2.9', 'RAT-2.10', 'RAT-2.11'] },
    },
    setup: {
      supply: { clauses: ['RAT-3.1', 'RAT-3.2', 'RAT-3.3', 'RAT-3.4', 'RAT-3.5', 'RAT-3.6'] },
      settle: { clauses: ['RAT-3.7', 'RAT-3.8'] },
    },
  },
  turn: {
    turn: {
      order: { clauses: ['RAT-4.1', 'RAT-4.2', 'RAT-4.3', 'RAT-4.4'] },
      take: { clauses: ['RAT-2.7', 'RAT-4.5', 'RAT-4.6'], figure: 'cards' },
      place: { clauses: ['RAT-4.7', 'RAT-4.8', 'RAT-4.9'], figure: 'placing' },
    },
    cards: {
      peasant: { clauses: ['RAT-4.10'] },
      king: { clauses: ['RAT-4.16'] },
      monk: { clauses: ['RAT-4.17'] },
      merchant: { clauses: ['RAT-4.18'] },
      witch: { clauses: ['RAT-4.19', 'RAT-7.1', 'RAT-7.3'] },
      use: { clauses: ['RAT-4.15', 'RAT-4.20'] },
    },
    plague: {
      move: { clauses: ['RAT-4.21', 'RAT-4.22', 'RAT-4.23'] },
      spread: { clauses: ['RAT-4.24', 'RAT-4.25', 'RAT-4.26', 'RAT-4.27'] },
    },
    strike: {
      when: { clauses: ['RAT-4.28', 'RAT-4.29', 'RAT-4.30'] },
      knight: { clauses: ['RAT-4.31'] },
      limit: { clauses: ['RAT-4.32', 'RAT-4.33', 'RAT-4.34', 'RAT-4.35'], figure: 'ravage' },
      example: { clauses: ['RAT-4.36'] },
    },
  },
  details: {
    end: {
      when: { clauses: ['RAT-5.1', 'RAT-5.2', 'RAT-5.14'] },
      'last-cards': { clauses: ['RAT-5.3', 'RAT-5.4', 'RAT-5.5', 'RAT-5.6', 'RAT-5.7'] },
      'last-strike': { clauses: ['RAT-5.8', 'RAT-5.9', 'RAT-5.10', 'RAT-5.11'] },
      points: { clauses: ['RAT-5.12', 'RAT-5.13'] },
    },
    table: {
      steps: {
        clauses: ['RAT-6.1', 'RAT-6.2', 'RAT-6.3', 'RAT-6.4', 'RAT-6.5', 'RAT-6.6', 'RAT-6.7', 'RAT-6.8', 'RAT-7.6'],
      },
      secrets: { clauses: ['RAT-7.2', 'RAT-7.4', 'RAT-7.5', 'RAT-7.7'] },
    },
  },
} as const satisfies RulesStructure

export type Words = RulesWords<typeof structure>
