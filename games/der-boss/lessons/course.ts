import type { Lessons } from '#lessons/format.ts'
import type { Setup } from './place.ts'

export const lessons = {
  'two-cities': {
    minutes: 2,
    clauses: ['BOSS-4.7.1', 'BOSS-4.11.1', 'BOSS-4.15.1'],
    setup: { map: 'chicago R3, kobe B3', hand: 'ship, car', order: 'family-business', luck: 'L0' },
    goal: { all: [{ event: 'order-taken', is: { seat: 0 } }, { not: { move: 'count:3' } }] },
    solution: ['play:ship', 'to:naples', 'count:2'],
    turns: {
      road: { when: { move: 'play:car' }, test: ['play:car'] },
      empty: { when: { move: 'count:3' }, test: ['play:ship', 'to:naples', 'count:3'] },
      take: { when: { move: 'take:*' }, test: ['take:car'] },
    },
  },
  'take-or-play': {
    minutes: 1,
    clauses: ['BOSS-4.2.1', 'BOSS-4.3.1', 'BOSS-4.4.1'],
    setup: { map: 'moscow R3, lima B3', hand: 'ship', pawn: 1, luck: 'L0' },
    goal: { move: 'take:car' },
    solution: ['pawn:4', 'take:car'],
    turns: {
      field: { when: { all: [{ move: 'pawn:*' }, { not: { move: 'pawn:4' } }] }, test: ['pawn:2'] },
      play: { when: { move: 'play:*' }, test: ['pawn:4', 'play:ship'] },
    },
  },
  'never-alone': {
    minutes: 2,
    clauses: ['BOSS-4.6.1', 'BOSS-4.8.1', 'BOSS-4.9.1'],
    setup: { map: 'dubai R5, lima B3', hand: 'car', luck: 'L0' },
    goal: { all: [{ move: 'to:cairo' }, { any: [{ move: 'count:3' }, { move: 'count:4' }] }] },
    solution: ['play:car', 'to:cairo', 'count:4'],
    turns: {
      few: {
        when: { any: [{ move: 'count:1' }, { move: 'count:2' }] },
        test: ['play:car', 'to:cairo', 'count:1'],
      },
      all: { when: { move: 'count:5' }, test: ['play:car', 'to:cairo', 'count:5'] },
      elsewhere: {
        when: { all: [{ move: 'to:*' }, { not: { move: 'to:cairo' } }] },
        test: ['play:car', 'to:mumbai'],
      },
      take: { when: { move: 'take:*' }, test: ['take:car'] },
    },
  },
  'good-odds': {
    minutes: 2,
    clauses: ['BOSS-4.10.1', 'BOSS-4.10.2', 'BOSS-4.10.3'],
    setup: { map: 'dubai R4, cairo B2', hand: 'car', luck: 'L0' },
    goal: { all: [{ move: 'to:cairo' }, { move: 'count:3' }] },
    solution: ['play:car', 'to:cairo', 'count:3'],
    turns: {
      few: {
        when: { any: [{ move: 'count:1' }, { move: 'count:2' }] },
        test: ['play:car', 'to:cairo', 'count:1'],
      },
      all: { when: { move: 'count:4' }, test: ['play:car', 'to:cairo', 'count:4'] },
      elsewhere: {
        when: { all: [{ move: 'to:*' }, { not: { move: 'to:cairo' } }] },
        test: ['play:car', 'to:mumbai'],
      },
      take: { when: { move: 'take:*' }, test: ['take:car'] },
    },
  },
  'three-in-a-row': {
    minutes: 2,
    clauses: ['BOSS-4.5.1', 'BOSS-4.12.1'],
    setup: { map: 'dubai R1, lima B3', hand: 'partner, car 2', order: 'monsoon-trade', luck: 'L4' },
    goal: { event: 'order-taken', is: { seat: 0 } },
    solution: ['play:partner', 'play:car', 'to:cairo', 'count:1', 'play:car', 'from:dubai', 'to:mumbai', 'count:1'],
    turns: {
      first: { when: { all: [{ move: 'play:car' }, { not: { move: 'play:partner' } }] }, test: ['play:car'] },
      stop: { when: { move: 'stop' }, test: ['play:partner', 'stop'] },
      take: { when: { move: 'take:*' }, test: ['take:car'] },
    },
  },
  monopoly: {
    minutes: 2,
    clauses: ['BOSS-4.13.1', 'BOSS-4.13.2', 'BOSS-5.2'],
    setup: {
      seats: 3,
      map: 'kobe R2 [real-estate 2], ulan-bator R1 [real-estate 1], bangkok G3 [real-estate 2], hong-kong G1 [casino 3], sydney B2 [credit 1], casablanca B1 [casino 1], lagos B1 [credit 2], kinshasa G2 [real-estate 1], cairo G1 [casino 2], johannesburg R2 [casino 3]',
      hand: 'business, car',
      luck: 'L0',
    },
    goal: { event: 'monopoly', is: { seat: 0 } },
    solution: ['play:business', 'monopoly:east/real-estate'],
    turns: {
      take: { when: { move: 'take:*' }, test: ['take:car'] },
      car: { when: { all: [{ move: 'play:car' }, { not: { move: 'play:business' } }] }, test: ['play:car'] },
    },
  },
  'last-order': {
    minutes: 2,
    clauses: ['BOSS-4.15.2', 'BOSS-5.1', 'BOSS-5.2', 'BOSS-5.3'],
    setup: {
      map: 'bangkok R2, buenos-aires R2, moscow R2, naples R2, mexico-city R3, lima B3',
      hand: 'car',
      left: ['family-business', 'four-winds', 'wool-cartel', 'hidden-bazaar'],
      luck: 'L1',
    },
    goal: { move: 'fulfil:four-winds' },
    solution: ['play:car', 'from:mexico-city', 'to:chicago', 'count:1', 'fulfil:four-winds'],
    turns: {
      cheap: {
        when: { move: 'fulfil:family-business' },
        test: ['play:car', 'from:mexico-city', 'to:chicago', 'count:1', 'fulfil:family-business'],
      },
      elsewhere: {
        when: { all: [{ move: 'to:*' }, { not: { move: 'to:chicago' } }] },
        test: ['play:car', 'from:mexico-city', 'to:bogota'],
      },
      take: { when: { move: 'take:*' }, test: ['take:car'] },
    },
  },
} as const satisfies Lessons<Setup>
