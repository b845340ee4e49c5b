import type { Lessons } from '#lessons/format.ts'
import type { Setup } from './place.ts'

export const lessons = {
  'rats-bring-people': {
    minutes: 1,
    clauses: ['RAT-4.7', 'RAT-4.8', 'RAT-4.9'],
    setup: { put: ['gallia{rats 3}', 'germania{rats 1}'] },
    goal: { event: 'placed', is: { seat: 0 }, min: { cubes: 3 } },
    solution: ['place:gallia'],
    turns: {
      germania: { when: { move: 'place:germania' }, test: ['place:germania'] },
      empty: { when: { refused: 'place:*' }, test: ['place:italia'] },
    },
  },
  'send-the-plague': {
    minutes: 2,
    clauses: ['RAT-4.21', 'RAT-4.24', 'RAT-4.28', 'RAT-4.32', 'RAT-4.33', 'RAT-4.35'],
    setup: {
      put: [
        'gallia{red 2, yellow 3; rats 1: rat-04}',
        'italia{red 3, yellow 2; rats 1: rat-05}',
        'polonia{yellow 2; rats 1: rat-10}',
      ],
      placed: true,
      known: true,
    },
    goal: { move: 'plague-to:gallia' },
    solution: ['plague', 'plague-to:gallia'],
    turns: {
      italia: { when: { move: 'plague-to:italia' }, test: ['plague', 'plague-to:italia'] },
      polonia: { when: { move: 'plague-to:polonia' }, test: ['plague', 'plague-to:polonia'] },
      card: { when: { move: 'take:*' }, test: ['take:knight'] },
    },
  },
  'the-price-of-a-card': {
    minutes: 2,
    clauses: ['RAT-4.5', 'RAT-4.6', 'RAT-4.34'],
    setup: {
      put: ['gallia{red 2, yellow 1; rats 1: rat-01}'],
      placed: true,
      known: true,
      cards: { merchant: 1 },
    },
    goal: { move: 'plague-to:gallia' },
    solution: ['plague', 'plague-to:gallia'],
    turns: {
      merchant: { when: { move: 'take:merchant' }, test: ['take:merchant'] },
      monk: { when: { move: 'take:monk' }, test: ['take:monk'] },
      card: { when: { move: 'take:*' }, test: ['take:king'] },
    },
  },
  'get-out': {
    minutes: 2,
    clauses: ['RAT-4.3', 'RAT-4.15', 'RAT-4.18'],
    setup: { put: ['gallia{red 3; rats 2}'], placed: true },
    goal: { all: [{ move: 'merchant:gallia' }, { move: 'merchant-cubes:3' }] },
    solution: ['take:merchant', 'merchant:gallia', 'merchant-to:hispania', 'merchant-cubes:3'],
    turns: {
      few: {
        when: { any: [{ move: 'merchant-cubes:1' }, { move: 'merchant-cubes:2' }] },
        test: ['take:merchant', 'merchant:gallia', 'merchant-to:hispania', 'merchant-cubes:1'],
      },
      king: { when: { move: 'take:king' }, test: ['take:king'] },
      card: {
        when: { all: [{ move: 'take:*' }, { not: { move: 'take:merchant' } }] },
        test: ['take:peasant'],
      },
    },
  },
  'into-the-palace': {
    minutes: 2,
    clauses: ['RAT-4.2', 'RAT-4.4', 'RAT-4.16', 'RAT-4.17', 'RAT-4.20'],
    setup: { put: ['gallia{red 2; rats 1}'], placed: true, cards: { king: 0, monk: 0 } },
    goal: { event: 'to-palace', is: { seat: 0 } },
    solution: ['monk:gallia', 'monk-to:hispania', 'king:gallia'],
    turns: {
      streets: { when: { refused: 'king:*' }, test: ['king:gallia'] },
      late: { when: { move: 'plague' }, test: ['plague'] },
    },
  },
  'the-last-rat': {
    minutes: 2,
    clauses: ['RAT-5.1', 'RAT-5.3', 'RAT-5.8', 'RAT-5.9', 'RAT-5.12'],
    setup: {
      put: [
        'gallia{red 3}',
        'scandia{red 1}',
        'italia{yellow 2; rats 1: rat-10}',
        'polonia{rats 1}',
        'anglia{yellow 1}',
      ],
      placed: true,
      left: 1,
    },
    goal: { event: 'triggered', is: { by: 'rats' } },
    solution: ['plague', 'plague-to:polonia', 'spread:hungaria'],
    turns: {
      nothing: {
        when: { any: [{ move: 'plague-to:hungaria' }, { move: 'plague-to:gallia' }] },
        test: ['plague', 'plague-to:hungaria'],
      },
    },
  },
} as const satisfies Lessons<Setup>
