import type { Examples } from '#lessons/format.ts'
import type { Setup } from './place.ts'

/** Rules at work that no lesson shows. */
export const examples = {
  'who-may-build-where': {
    clauses: ['NN-4.2.6'],
    setup: {
      board: 'battersea: g1 y2; chelsea: g1 T; lambeth: g1 B=y; westminster: y1',
      hand: ['marie-lloyd'],
      money: 15,
    },
    moves: ['play:marie-lloyd', 'skip', 'build:battersea'],
  },
  'beside-a-grenadier': {
    clauses: ['NN-4.8.2'],
    setup: { board: 'southwark: g1 G1; chelsea: y1', hand: ['bank-of-england'], money: 12 },
    moves: ['play:bank-of-england', 'build:southwark'],
  },
  'twelve-agents': {
    clauses: ['NN-4.2.2'],
    setup: { board: 'bermondsey: g11; chelsea: g1 y1 T', hand: ['bob-cratchit'] },
    moves: ['play:bob-cratchit', 'do', 'lift:chelsea/green', 'place:southwark'],
  },
  fire: {
    clauses: ['NN-4.7.5'],
    setup: {
      board: 'chelsea: g1; highbury: y1 B=y; west-end: g1 B=g; city: y1 B=y',
      hand: ['samuel-pickwick', 'bob-cratchit'],
      event: 'fire',
    },
    moves: ['play:samuel-pickwick', 'do'],
  },
  'quiet-arrival': {
    clauses: ['NN-4.5.25'],
    setup: { board: 'strand: y1; chelsea: y1; city: g1', hand: ['invisible-man'] },
    moves: ['play:invisible-man', 'do', 'place:strand'],
  },
  'two-change-places': {
    clauses: ['NN-4.5.32', 'NN-4.3.1'],
    setup: { seats: 3, board: 'chelsea: g1 y1 T; lambeth: p1', hand: ['tracy-tupman', 'bob-cratchit'], event: 'fog' },
    moves: ['play:tracy-tupman', 'do', 'do', 'pick:chelsea/yellow'],
  },
} as const satisfies Examples<Setup>
