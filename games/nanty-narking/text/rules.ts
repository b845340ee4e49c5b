import type { RulesStructure, RulesWords } from '#table/rules-page.ts'

/** How the rules page is built, for every language: each paragraph with the clauses it tells of. */
export const structure = {
  beyond: ['NN-10'],
  summary: {
    goal: {
      declare: { clauses: ['NN-4.1.2', 'NN-5.1'] },
    },
    turn: {
      play: { clauses: ['NN-4.1.3'] },
      symbols: { clauses: ['NN-4.1.4'] },
      free: { clauses: ['NN-4.1.7', 'NN-4.4.2'] },
      refill: { clauses: ['NN-4.9.3'] },
    },
    symbols: {
      agent: { clauses: ['NN-4.2.1'] },
      build: { clauses: ['NN-4.2.6'] },
      murder: { clauses: ['NN-4.2.5'] },
      badge: { clauses: ['NN-4.2.4'] },
      event: { clauses: ['NN-4.2.9'] },
    },
    trouble: {
      comes: { clauses: ['NN-4.3.1'] },
      goes: { clauses: ['NN-4.3.2'] },
      control: { clauses: ['NN-4.3.8'] },
    },
    end: {
      declared: { clauses: ['NN-5.1'] },
      points: { clauses: ['NN-5.3', 'NN-5.4'] },
    },
  },
  goal: {
    about: {
      personality: { clauses: ['NN-1.1', 'NN-1.2'] },
      ways: { clauses: ['NN-5.2'], figure: 'ways' },
      pieces: { clauses: ['NN-1.3', 'NN-2.4'], figure: 'pieces' },
    },
  },
  parts: {
    map: {
      districts: { clauses: ['NN-2.1'] },
      room: { clauses: ['NN-2.2', 'NN-2.3', 'NN-4.4.1'] },
    },
    setup: {
      start: { clauses: ['NN-3.1', 'NN-3.2', 'NN-3.3', 'NN-3.4', 'NN-3.5', 'NN-3.6', 'NN-3.7'] },
      sets: { clauses: ['NN-1.4'] },
    },
  },
  turn: {
    turn: {
      declare: { clauses: ['NN-4.1.1', 'NN-4.1.2', 'NN-4.1.3'] },
      symbols: { clauses: ['NN-4.1.4', 'NN-4.1.5'], figure: 'card' },
      cards: { clauses: ['NN-4.1.6', 'NN-4.1.9', 'NN-4.5.15'] },
      between: { clauses: ['NN-4.1.7', 'NN-4.1.8', 'NN-6.2'] },
    },
    symbols: {
      all: { clauses: ['NN-4.2.8', 'NN-4.2.11'], figure: 'symbols' },
      agent: { clauses: ['NN-4.2.1', 'NN-4.2.2'] },
      money: { clauses: ['NN-4.2.3', 'NN-4.2.4', 'NN-4.2.5', 'NN-4.9.1'] },
      build: { clauses: ['NN-4.2.6', 'NN-4.2.7'] },
      event: { clauses: ['NN-4.2.9', 'NN-4.2.10'] },
    },
  },
  details: {
    trouble: {
      arrival: { clauses: ['NN-4.3.1', 'NN-4.3.2', 'NN-4.3.5', 'NN-4.3.6'], figure: 'arrival' },
      limits: { clauses: ['NN-4.3.3', 'NN-4.3.4', 'NN-4.3.7'] },
      control: { clauses: ['NN-4.3.8', 'NN-4.8.3'] },
      neutral: { clauses: ['NN-4.8.1', 'NN-4.8.2'] },
    },
    districts: {
      use: { clauses: ['NN-4.4.2', 'NN-4.4.3'], figure: 'abilities' },
    },
    texts: {
      rules: { clauses: ['NN-4.5.42', 'NN-6.1', 'NN-6.5', 'NN-6.6'] },
      money: {
        clauses: [
          'NN-4.5.1',
          'NN-4.5.2',
          'NN-4.5.3',
          'NN-4.5.4',
          'NN-4.5.5',
          'NN-4.5.6',
          'NN-4.5.7',
          'NN-4.5.8',
          'NN-4.5.9',
          'NN-4.9.2',
        ],
      },
      cards: {
        clauses: [
          'NN-4.5.10',
          'NN-4.5.11',
          'NN-4.5.12',
          'NN-4.5.13',
          'NN-4.5.14',
          'NN-4.5.16',
          'NN-4.5.17',
          'NN-4.5.18',
          'NN-4.5.19',
          'NN-4.5.20',
          'NN-4.5.21',
        ],
      },
      hindrances: { clauses: ['NN-4.5.22', 'NN-4.5.23', 'NN-4.5.24', 'NN-4.9.3'] },
      agents: {
        clauses: [
          'NN-4.5.25',
          'NN-4.5.26',
          'NN-4.5.27',
          'NN-4.5.28',
          'NN-4.5.29',
          'NN-4.5.30',
          'NN-4.5.31',
          'NN-4.5.32',
        ],
      },
      murder: { clauses: ['NN-4.5.33', 'NN-4.5.34', 'NN-4.5.35', 'NN-4.5.36', 'NN-4.5.37', 'NN-4.5.43'] },
      buildings: { clauses: ['NN-4.5.38', 'NN-4.5.39', 'NN-4.5.40', 'NN-4.5.41'] },
    },
    interrupts: {
      ask: { clauses: ['NN-4.6.1', 'NN-4.6.2', 'NN-4.6.3', 'NN-4.6.4', 'NN-7.5'] },
      keep: { clauses: ['NN-4.6.5', 'NN-4.6.6', 'NN-4.6.7', 'NN-4.6.11', 'NN-6.3'] },
      stop: { clauses: ['NN-4.6.8', 'NN-4.6.9', 'NN-4.6.10'] },
    },
    events: {
      order: { clauses: ['NN-4.7.1', 'NN-4.7.2', 'NN-4.7.15', 'NN-6.4'] },
      twelve: {
        clauses: [
          'NN-4.7.3',
          'NN-4.7.4',
          'NN-4.7.5',
          'NN-4.7.6',
          'NN-4.7.7',
          'NN-4.7.8',
          'NN-4.7.9',
          'NN-4.7.10',
          'NN-4.7.11',
          'NN-4.7.12',
          'NN-4.7.13',
          'NN-4.7.14',
        ],
        figure: 'events',
      },
    },
    hand: {
      refill: { clauses: ['NN-4.9.3', 'NN-4.9.4', 'NN-4.9.5', 'NN-4.9.6', 'NN-4.9.7'] },
      open: { clauses: ['NN-7.1', 'NN-7.2', 'NN-7.3', 'NN-7.4', 'NN-7.6', 'NN-7.7'] },
    },
    end: {
      declare: { clauses: ['NN-5.1', 'NN-5.2'] },
      points: { clauses: ['NN-5.3', 'NN-5.4', 'NN-5.5', 'NN-5.6', 'NN-5.7'] },
    },
    variants: {
      sets: { clauses: ['NN-4.10.1', 'NN-4.10.2'], figure: 'other-ways' },
      kinds: {
        clauses: ['NN-2.5', 'NN-3.8', 'NN-4.10.3', 'NN-4.10.4', 'NN-4.10.5', 'NN-4.10.24', 'NN-4.10.25', 'NN-4.1.10'],
      },
      'kind-cards': {
        clauses: [
          'NN-4.6.12',
          'NN-4.10.6',
          'NN-4.10.7',
          'NN-4.10.8',
          'NN-4.10.9',
          'NN-4.10.10',
          'NN-4.10.11',
          'NN-4.10.12',
          'NN-4.10.13',
          'NN-4.10.14',
          'NN-4.10.15',
          'NN-4.10.16',
          'NN-4.10.17',
          'NN-4.10.18',
          'NN-4.10.19',
          'NN-4.10.20',
          'NN-4.10.21',
          'NN-4.10.22',
          'NN-4.10.23',
        ],
        figure: 'kinds',
      },
    },
  },
} as const satisfies RulesStructure

export type Words = RulesWords<typeof structure>
