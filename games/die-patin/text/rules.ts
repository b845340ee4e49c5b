import type { RulesStructure, RulesWords } from '#table/rules-page.ts'

/** How the rules page is built, for every language: each paragraph with the clauses it tells of. */
export const structure = {
  beyond: ['PAT-2.14', 'PAT-6.6'],
  summary: {
    goal: {
      points: { clauses: ['PAT-1.1', 'PAT-5.1'] },
    },
    round: {
      card: { clauses: ['PAT-4.1'] },
      turns: { clauses: ['PAT-4.2', 'PAT-4.3'] },
      missions: { clauses: ['PAT-4.27', 'PAT-4.28'] },
    },
    inside: {
      actions: { clauses: ['PAT-4.11'] },
      bribe: { clauses: ['PAT-4.12'] },
      loot: { clauses: ['PAT-4.16'] },
      room: { clauses: ['PAT-4.13'] },
    },
    outside: {
      bribes: { clauses: ['PAT-4.20', 'PAT-4.21', 'PAT-4.22'] },
      claim: { clauses: ['PAT-4.23'] },
      trophy: { clauses: ['PAT-4.24'] },
    },
    end: {
      score: { clauses: ['PAT-5.1'] },
    },
  },
  goal: {
    about: {
      clans: { clauses: ['PAT-1.1', 'PAT-5.1'] },
      material: { clauses: ['PAT-1.2', 'PAT-1.3', 'PAT-2.11', 'PAT-3.3', 'PAT-3.9'] },
    },
  },
  parts: {
    town: {
      areas: { clauses: ['PAT-2.1', 'PAT-2.2', 'PAT-2.3', 'PAT-2.4'], figure: 'district' },
      manholes: { clauses: ['PAT-2.6', 'PAT-2.9'] },
      fences: { clauses: ['PAT-2.5', 'PAT-2.7', 'PAT-3.2'] },
      shops: { clauses: ['PAT-2.8', 'PAT-2.10'], figure: 'shops' },
    },
    setup: {
      board: { clauses: ['PAT-3.2', 'PAT-3.4', 'PAT-3.5'] },
      start: { clauses: ['PAT-3.1', 'PAT-3.6', 'PAT-3.7', 'PAT-3.8', 'PAT-3.10'] },
    },
  },
  turn: {
    round: {
      card: { clauses: ['PAT-4.1', 'PAT-6.1', 'PAT-7.1', 'PAT-7.2'], figure: 'cards' },
      turns: { clauses: ['PAT-4.2', 'PAT-4.3', 'PAT-4.4'] },
    },
    where: {
      territory: { clauses: ['PAT-4.5', 'PAT-4.7'] },
      'last-area': { clauses: ['PAT-4.6'] },
      figures: { clauses: ['PAT-4.8', 'PAT-4.9', 'PAT-4.10'] },
    },
    inside: {
      actions: { clauses: ['PAT-4.11'] },
      bribe: { clauses: ['PAT-4.12'] },
      loot: { clauses: ['PAT-4.16'] },
      'back-room': { clauses: ['PAT-4.13', 'PAT-4.14'] },
      'empty-supply': { clauses: ['PAT-4.15'] },
      bonus: { clauses: ['PAT-4.17', 'PAT-4.18', 'PAT-4.19'], figure: 'bonuses' },
    },
    outside: {
      bribes: { clauses: ['PAT-4.20', 'PAT-4.21', 'PAT-4.22'] },
      claim: { clauses: ['PAT-4.23'], figure: 'claim' },
      trophy: { clauses: ['PAT-4.24', 'PAT-4.25'] },
      'own-rats': { clauses: ['PAT-4.33'] },
    },
  },
  details: {
    missions: {
      lead: { clauses: ['PAT-2.12', 'PAT-4.26', 'PAT-4.27'], figure: 'missions' },
      score: { clauses: ['PAT-4.28', 'PAT-4.29'] },
      clear: { clauses: ['PAT-4.30', 'PAT-4.31', 'PAT-4.32'] },
    },
    end: {
      points: { clauses: ['PAT-5.1', 'PAT-5.3'], figure: 'chains' },
      tie: { clauses: ['PAT-5.2', 'PAT-5.3'] },
    },
    table: {
      alone: { clauses: ['PAT-6.2', 'PAT-6.3', 'PAT-6.4', 'PAT-6.5', 'PAT-7.3'] },
      open: { clauses: ['PAT-2.13', 'PAT-7.4'] },
    },
  },
} as const satisfies RulesStructure

export type Words = RulesWords<typeof structure>
