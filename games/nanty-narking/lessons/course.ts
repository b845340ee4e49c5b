import type { Lessons } from '#lessons/format.ts'
import type { Setup } from './place.ts'

export const lessons = {
  'quiet-streets': {
    minutes: 1,
    clauses: ['NN-4.1.4', 'NN-4.2.1', 'NN-4.3.1'],
    setup: { board: 'east-end: g1; bermondsey: y1; chelsea: y1', hand: ['bob-cratchit'] },
    goal: { any: [{ move: 'place:city' }, { move: 'place:highbury' }] },
    solution: ['play:bob-cratchit', 'place:city'],
    turns: {
      company: { when: { move: 'place:bermondsey' }, test: ['play:bob-cratchit', 'place:bermondsey'] },
      own: { when: { move: 'place:east-end' }, test: ['play:bob-cratchit', 'place:east-end'] },
      skip: { when: { move: 'skip' }, test: ['play:bob-cratchit', 'skip'] },
    },
  },
  'the-dagger': {
    minutes: 2,
    clauses: ['NN-4.2.5', 'NN-4.2.6', 'NN-4.3.2', 'NN-4.3.7'],
    setup: {
      board: 'east-end: g1 y1 T; bermondsey: y1; chelsea: y1',
      hand: ['colonel-sebastian-moran'],
      money: 10,
    },
    goal: { move: 'build:east-end' },
    solution: ['play:colonel-sebastian-moran', 'kill:east-end/yellow', 'build:east-end'],
    turns: {
      trouble: {
        when: { all: [{ move: 'skip', times: 2 }, { not: { move: 'kill:*' } }] },
        test: ['play:colonel-sebastian-moran', 'skip', 'skip'],
      },
      unbuilt: {
        when: { all: [{ move: 'kill:*' }, { move: 'skip' }] },
        test: ['play:colonel-sebastian-moran', 'kill:east-end/yellow', 'skip'],
      },
    },
  },
  'income-first': {
    minutes: 1,
    clauses: ['NN-4.1.7', 'NN-4.4.1', 'NN-4.4.2'],
    setup: {
      board: 'lambeth: g1 B=g; strand: g1; bermondsey: y1; chelsea: y1',
      hand: ['scotland-yard'],
      money: 9,
    },
    goal: { move: 'build:strand' },
    solution: ['use:lambeth', 'play:scotland-yard', 'build:strand'],
    turns: {
      poor: { when: { refused: 'build:strand' }, test: ['play:scotland-yard', 'build:strand'] },
      skip: { when: { move: 'skip' }, test: ['use:lambeth', 'play:scotland-yard', 'skip'] },
    },
  },
  'bad-news-then-more': {
    minutes: 2,
    clauses: ['NN-4.2.9', 'NN-4.2.10', 'NN-4.7.1'],
    setup: {
      board: 'east-end: g1; bermondsey: y1; chelsea: y1',
      hand: ['samuel-pickwick', 'bob-cratchit'],
      event: 'fog',
    },
    goal: { all: [{ move: 'play:samuel-pickwick' }, { move: 'play:bob-cratchit' }] },
    solution: ['play:samuel-pickwick', 'do', 'do', 'play:bob-cratchit'],
    turns: {
      first: { when: { move: 'play:bob-cratchit' }, test: ['play:bob-cratchit'] },
    },
  },
  'four-districts': {
    minutes: 2,
    clauses: ['NN-4.1.2', 'NN-4.3.8', 'NN-4.8.1', 'NN-5.2'],
    setup: {
      seats: 4,
      board:
        'lambeth: g1 y1; city: g2 T; chelsea: g1; east-end: g1; southwark: G1; strand: y1; holborn: p1; highbury: b1',
      hand: ['bob-cratchit'],
      personas: ['lord-bellinger'],
      turn: 9,
    },
    goal: {
      any: [
        { move: 'place:lambeth' },
        { move: 'place:westminster' },
        { move: 'place:west-end' },
        { move: 'place:bermondsey' },
        { move: 'place:battersea' },
      ],
    },
    solution: ['play:bob-cratchit', 'place:lambeth'],
    turns: {
      grenadier: { when: { move: 'place:southwark' }, test: ['play:bob-cratchit', 'place:southwark'] },
      tie: {
        when: { any: [{ move: 'place:strand' }, { move: 'place:holborn' }, { move: 'place:highbury' }] },
        test: ['play:bob-cratchit', 'place:strand'],
      },
      more: { when: { move: 'place:*' }, test: ['play:bob-cratchit', 'place:city'] },
    },
  },
  'who-is-fagin': {
    minutes: 2,
    clauses: ['NN-4.2.4', 'NN-5.1', 'NN-5.2'],
    setup: {
      seats: 3,
      board:
        'east-end: g1 y1 T; city: g1 p1 T; holborn: g1 y1 T; chelsea: y1 p1 T; strand: y1 p1 T; lambeth: y1 p1 T; west-end: y1 p1 T; bermondsey: y1',
      hand: ['stanley-hopkins', 'bob-cratchit'],
      turn: 9,
    },
    goal: { move: 'calm:*' },
    solution: ['play:stanley-hopkins', 'calm:city'],
    turns: {
      eight: {
        when: { all: [{ event: 'placed' }, { move: 'place:bermondsey' }] },
        test: ['play:bob-cratchit', 'place:bermondsey'],
      },
      seven: { when: { move: 'place:*' }, test: ['play:bob-cratchit', 'place:highbury'] },
      skip: { when: { move: 'skip' }, test: ['play:stanley-hopkins', 'skip'] },
    },
  },
  'not-today': {
    minutes: 1,
    clauses: ['NN-4.6.1', 'NN-4.6.2'],
    setup: {
      board: 'east-end: g1 y1 T; bermondsey: y1; chelsea: y1',
      hand: ['toby'],
      yellow: { card: 'john-clay', moves: ['play:john-clay', 'kill:east-end/green'] },
    },
    goal: { move: 'react:toby' },
    solution: ['react:toby'],
    turns: { pass: { when: { move: 'pass' }, test: ['pass'] } },
  },
} as const satisfies Lessons<Setup>
