import type { Lessons } from '#lessons/format.ts'
import { cellIndex } from '../data.ts'
import type { Setup } from './place.ts'

export const lessons = {
  'apes-want-posts': {
    minutes: 1,
    clauses: ['APE-4.8', 'APE-4.11', 'APE-4.15'],
    setup: { city: '', hand: ['M', 'grey'] },
    goal: { event: 'placed', min: { points: 6 } },
    solution: ['place:f8'],
    turns: {
      one: { when: { event: 'placed', min: { points: 3 } }, test: ['place:f7'] },
      none: { when: { move: 'place:*' }, test: ['place:h10'] },
      colour: { when: { refused: 'place:*' }, test: ['place:e1'] },
    },
  },
  'posts-want-apes': {
    minutes: 1,
    clauses: ['APE-2.9', 'APE-4.14', 'APE-4.16', 'APE-4.17'],
    setup: { city: 'b4=C d3=T d4=O:yellow', hand: ['B', 'white'] },
    goal: { event: 'placed', min: { points: 6 } },
    solution: ['place:c4'],
    turns: {
      some: { when: { event: 'placed', min: { points: 1 } }, test: ['place:c7'] },
      none: { when: { move: 'place:*' }, test: ['place:e1'] },
    },
  },
  'rich-leftovers': {
    minutes: 2,
    clauses: ['APE-4.4', 'APE-4.5', 'APE-4.6', 'APE-4.7'],
    setup: {
      seats: 3,
      city: 'a5=B e8=T h4=M c9=C g1=B h8=T',
      display: 's1-3 B(4), s1-4 C(4), s2-1 M(3), s2-4 L(1)',
      purse: [2, 1, 3],
    },
    goal: { move: 'take:s1-3' },
    solution: ['take:s1-3'],
    turns: {
      second: { when: { move: 'take:s1-4' }, test: ['take:s1-4'] },
      third: { when: { move: 'take:s2-1' }, test: ['take:s2-1'] },
      dear: { when: { refused: 'take:s2-4' }, test: ['take:s2-4'] },
    },
  },
  'be-the-boss': {
    minutes: 2,
    clauses: ['APE-4.18', 'APE-4.20', 'APE-4.21', 'APE-4.22', 'APE-4.23', 'APE-4.24'],
    setup: { city: 'a1=O:yellow b1=M c1=M d1=C a2=L:blue b2=B c2=B', hand: ['O', 'grey'] },
    goal: { event: 'boss', is: { seat: 0 } },
    solution: ['place:b3'],
    turns: {
      elsewhere: { when: { move: 'place:*' }, test: ['place:f8'] },
      colour: { when: { refused: 'place:*' }, test: ['place:a4'] },
    },
  },
  'look-next-door': {
    minutes: 2,
    clauses: ['APE-4.26', 'APE-4.27', 'APE-4.28', 'APE-4.29', 'APE-4.30', 'APE-4.31'],
    setup: {
      city: 'f7=L:blue f8=B g8=B g9=B h9=B i9=B f10=B g10=B h6=M h7=M i7=T a1=L:blue b1=B c1=B d1=B a2=B b2=B c2=B d2=L:yellow d3=L:yellow a4=L:yellow a5=L:yellow e2=M e3=M a3=M',
      hand: ['L', 'grey'],
    },
    goal: { move: 'place:h10' },
    solution: ['place:h10'],
    turns: {
      creeper: { when: { move: 'place:b3' }, test: ['place:b3'] },
      open: { when: { move: 'place:*' }, test: ['place:d5'] },
    },
  },
  'no-gifts': {
    minutes: 1,
    clauses: ['APE-4.21', 'APE-4.33'],
    setup: { city: 'h1=O:yellow i1=M g2=M h2=C g3=B h3=B i3=B', hand: ['T', 'black'] },
    goal: { all: [{ event: 'placed', min: { points: 1 } }, { not: { event: 'boss' } }] },
    solution: ['place:b5'],
    turns: {
      gift: { when: { event: 'boss' }, test: ['place:f4'] },
      none: { when: { move: 'place:*' }, test: ['place:d10'] },
    },
  },
  'the-last-tile': {
    minutes: 2,
    clauses: ['APE-5.1', 'APE-5.2', 'APE-5.3', 'APE-5.4'],
    setup: {
      city: 'a1=B b1=T c1=B d1=L:yellow a2=B b2=C c2=O:blue a3=B a4=L:yellow b4=B e1=L',
      display: 's7-5 B, s8-1 M, s8-2 T, s8-3 L, s8-4 O, s8-5 C',
      purse: [5, 7],
      score: [96, 104],
      free: cellIndex('b3'),
    },
    goal: { move: 'take:s8-1' },
    solution: ['take:s8-1'],
    turns: {
      free: { when: { move: 'take:s7-5' }, test: ['take:s7-5'] },
      dear: { when: { move: 'take:*' }, test: ['take:s8-5'] },
    },
  },
} as const satisfies Lessons<Setup>
