import type { Examples } from '#lessons/format.ts'
import type { Setup } from './place.ts'

/** Rules at work that no lesson shows. */
export const examples = {
  peasant: {
    clauses: ['RAT-4.10'],
    setup: { put: ['gallia{rats 3}', 'italia{yellow 1}'], cards: { peasant: 0 } },
    moves: ['place:gallia', 'place-cubes:4'],
  },
  knight: {
    clauses: ['RAT-4.22', 'RAT-4.31'],
    setup: {
      put: ['scandia{red 1, yellow 1; rats 1: rat-10}', 'italia{yellow 2}'],
      plague: 'italia',
      placed: true,
      cards: { knight: 0 },
    },
    moves: ['plague', 'plague-to:scandia', 'spread:polonia', 'count:yes'],
  },
  'biggest-first': {
    clauses: ['RAT-4.33', 'RAT-4.34'],
    setup: { put: ['anglia{red 2, yellow 3; rats 1: rat-07}'], plague: 'gallia', placed: true, cards: { peasant: 1 } },
    moves: ['plague', 'plague-to:anglia', 'spread:scandia'],
  },
  'stops-when-empty': {
    clauses: ['RAT-4.29'],
    setup: {
      put: ['hungaria{yellow 1; rats 3: rat-02, rat-05, rat-08}'],
      placed: true,
      cards: { peasant: 1 },
    },
    moves: ['plague', 'plague-to:hungaria', 'spread:polonia', 'spread:polonia'],
  },
  'no-room': {
    clauses: ['RAT-4.25', 'RAT-4.26'],
    setup: { put: ['hispania{rats 2}', 'gallia{rats 3}', 'italia{rats 2}'], plague: 'gallia', placed: true },
    moves: ['plague', 'plague-to:hispania'],
  },
  witch: {
    clauses: ['RAT-4.19'],
    setup: { put: ['gallia{red 2; rats 1}', 'germania{yellow 2; rats 2}'], placed: true, cards: { witch: 0 } },
    moves: ['witch:gallia', 'look:t3', 'swap:yes'],
  },
} as const satisfies Examples<Setup>
