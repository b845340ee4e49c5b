import type { RulesStructure, RulesWords } from '#table/rules-page.ts'

/** How the rules page is built, for every language: each paragraph with the clauses it tells of. */
export const structure = {
  beyond: ['BOSS-8', 'BOSS-9'],
  summary: {
    goal: {
      money: { clauses: ['BOSS-1.4'] },
    },
    turn: {
      pawn: { clauses: ['BOSS-4.2.1'] },
      choice: { clauses: ['BOSS-4.3.1'] },
    },
    cards: {
      car: { clauses: ['BOSS-4.6.1'] },
      ship: { clauses: ['BOSS-4.7.1'] },
      partner: { clauses: ['BOSS-4.12.1'] },
      business: { clauses: ['BOSS-4.13.1', 'BOSS-4.13.2'] },
      special: { clauses: ['BOSS-2.7'] },
    },
    arrive: {
      free: { clauses: ['BOSS-4.8.2'] },
      fight: { clauses: ['BOSS-4.10.2', 'BOSS-4.10.3', 'BOSS-4.10.4'] },
      leave: { clauses: ['BOSS-4.11.1'] },
    },
    orders: {
      met: { clauses: ['BOSS-4.15.1'] },
      end: { clauses: ['BOSS-5.1'] },
    },
  },
  goal: {
    about: {
      business: { clauses: ['BOSS-1.1', 'BOSS-1.2', 'BOSS-1.3'] },
      money: { clauses: ['BOSS-1.4'] },
    },
  },
  parts: {
    map: {
      land: { clauses: ['BOSS-2.1', 'BOSS-2.2', 'BOSS-2.3'] },
      seas: { clauses: ['BOSS-2.4'] },
      owner: { clauses: ['BOSS-2.14', 'BOSS-2.15'] },
    },
    pieces: {
      stacks: { clauses: ['BOSS-2.6'], figure: 'open-cards' },
      specials: { clauses: ['BOSS-2.7'], figure: 'special-cards' },
      tiles: { clauses: ['BOSS-2.9', 'BOSS-2.10'], figure: 'tiles' },
      figures: { clauses: ['BOSS-2.11', 'BOSS-2.12'] },
      track: { clauses: ['BOSS-2.5'] },
    },
    setup: {
      start: { clauses: ['BOSS-3.1', 'BOSS-3.2', 'BOSS-3.3', 'BOSS-3.4', 'BOSS-3.5', 'BOSS-3.6'] },
      orders: { clauses: ['BOSS-3.7', 'BOSS-2.8'] },
    },
  },
  turn: {
    turn: {
      pawn: { clauses: ['BOSS-4.1.1', 'BOSS-4.1.2', 'BOSS-4.2.1', 'BOSS-4.2.2', 'BOSS-4.2.3', 'BOSS-4.2.4'] },
      choice: { clauses: ['BOSS-4.3.1', 'BOSS-4.3.2', 'BOSS-4.4.1', 'BOSS-4.4.4', 'BOSS-4.4.5'] },
      limit: { clauses: ['BOSS-4.4.2', 'BOSS-4.4.3'] },
      cards: {
        clauses: ['BOSS-4.5.1', 'BOSS-4.5.2', 'BOSS-4.5.3', 'BOSS-4.5.4', 'BOSS-4.5.5', 'BOSS-4.5.6', 'BOSS-4.5.7'],
      },
    },
    transport: {
      move: { clauses: ['BOSS-4.6.1', 'BOSS-4.6.2', 'BOSS-4.6.3', 'BOSS-4.7.1', 'BOSS-4.7.2'] },
      arrive: { clauses: ['BOSS-4.8.1', 'BOSS-4.8.2', 'BOSS-4.8.3'] },
      leave: { clauses: ['BOSS-4.11.1', 'BOSS-4.11.2'] },
      back: { clauses: ['BOSS-4.17.1', 'BOSS-4.17.2', 'BOSS-4.17.3', 'BOSS-4.17.4'] },
    },
    fights: {
      dice: { clauses: ['BOSS-2.13', 'BOSS-4.10.1', 'BOSS-4.10.2', 'BOSS-4.10.3', 'BOSS-4.10.4'], figure: 'dice' },
      rounds: { clauses: ['BOSS-4.10.5', 'BOSS-4.10.6'] },
      mafia: { clauses: ['BOSS-4.9.1', 'BOSS-4.9.2', 'BOSS-4.9.3', 'BOSS-4.9.4', 'BOSS-4.9.5'] },
    },
    growth: {
      partner: { clauses: ['BOSS-4.12.1', 'BOSS-4.12.2'] },
      monopoly: { clauses: ['BOSS-4.13.1', 'BOSS-4.13.2', 'BOSS-4.13.6'], figure: 'lead' },
      figure: { clauses: ['BOSS-4.13.3', 'BOSS-4.13.4', 'BOSS-4.13.5'] },
    },
    specials: {
      attack: { clauses: ['BOSS-4.14.1', 'BOSS-4.14.2', 'BOSS-4.14.3'] },
      others: { clauses: ['BOSS-4.14.4', 'BOSS-4.14.5', 'BOSS-4.14.6'] },
    },
  },
  details: {
    orders: {
      met: { clauses: ['BOSS-4.15.1', 'BOSS-4.15.3', 'BOSS-4.15.4'] },
      refill: { clauses: ['BOSS-4.15.6', 'BOSS-4.15.7', 'BOSS-4.16.1', 'BOSS-4.16.2'] },
      last: { clauses: ['BOSS-4.15.2', 'BOSS-4.15.5'] },
    },
    end: {
      when: { clauses: ['BOSS-5.1', 'BOSS-5.5'] },
      money: { clauses: ['BOSS-5.2', 'BOSS-5.3', 'BOSS-5.4'] },
    },
    table: {
      known: { clauses: ['BOSS-7.1', 'BOSS-7.2', 'BOSS-7.3', 'BOSS-7.4', 'BOSS-7.5'] },
      choices: { clauses: ['BOSS-6.1', 'BOSS-6.2', 'BOSS-6.3', 'BOSS-6.4'] },
    },
  },
} as const satisfies RulesStructure

export type Words = RulesWords<typeof structure>
