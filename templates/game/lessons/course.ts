import type { Lessons } from '#lessons/format.ts'
import { quarter } from './notation.ts'
import type { Setup } from './place.ts'

export const lessons = {
  'one-more': {
    minutes: 1,
    clauses: ['MYG-4.1', 'MYG-4.2', 'MYG-5.1', 'MYG-5.2'],
    setup: {
      lamps: [
        ['harbour 1', 'market 1'],
        ['harbour 1', 'mills 1'],
      ],
      fog: 'old-town',
      home: 'gardens',
    },
    goal: { move: 'light:harbour' },
    solution: ['light:harbour'],
    turns: {
      again: { when: { move: 'light:market' }, test: ['light:market'] },
      tie: { when: { move: 'light:mills' }, test: ['light:mills'] },
      fog: { when: { refused: 'light:*' }, test: ['light:old-town'] },
    },
  },
  'carry-it-home': {
    minutes: 1,
    clauses: ['MYG-4.3', 'MYG-5.3'],
    setup: {
      lamps: [
        ['harbour 2', 'market 2'],
        ['harbour 1', 'old-town 2'],
      ],
      fog: 'mills',
      home: 'gardens',
      hung: true,
    },
    goal: { event: 'carried', is: { from: quarter('market'), to: quarter('gardens') } },
    solution: ['carry:market/gardens'],
    turns: {
      away: { when: { move: 'carry:*' }, test: ['carry:harbour/market'] },
      idle: { when: { move: 'stay' }, test: ['stay'] },
      far: { when: { refused: 'carry:*' }, test: ['carry:old-town/gardens'] },
    },
  },
} as const satisfies Lessons<Setup>
