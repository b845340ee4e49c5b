import type { Lessons } from '#lessons/format.ts'
import type { Setup } from './place.ts'

/** Two areas for each clan. */
const HOME = ['brown-n teal-flank', 'pink-flank pink-inner'] as const

export const lessons = {
  'at-home': {
    minutes: 1,
    clauses: ['PAT-4.4', 'PAT-4.11', 'PAT-4.12', 'PAT-4.16'],
    setup: { own: HOME, rats: ['m12×2 m09×1', 'm13×2'] },
    goal: { move: 'loot', times: 2 },
    solution: ['figure:henchman', 'area:brown-n', 'loot', 'loot'],
    turns: {
      boss: { when: { move: 'figure:boss' }, test: ['figure:boss'] },
      done: { when: { move: 'done' }, test: ['figure:henchman', 'area:brown-n', 'done'] },
      elsewhere: {
        when: { all: [{ move: 'area:*' }, { not: { move: 'area:brown-n' } }] },
        test: ['figure:henchman', 'area:teal-flank'],
      },
    },
  },
  'back-room': {
    minutes: 2,
    clauses: ['PAT-4.13', 'PAT-4.14', 'PAT-4.17', 'PAT-5.1'],
    setup: {
      own: HOME,
      rats: ['m12×2 m09×1', 'm13×2'],
      henchmen: ['brown-n', ''],
      tiles: { 'brown-n': 'hat-shop-place tailor-loot' },
      holds: ['hat-shop-point', ''],
    },
    goal: { move: 'back-room:hat-shop-place' },
    solution: ['figure:henchman', 'area:brown-n', 'back-room:hat-shop-place'],
    turns: {
      tailor: {
        when: { move: 'back-room:tailor-loot' },
        test: ['figure:henchman', 'area:brown-n', 'back-room:tailor-loot'],
      },
      elsewhere: {
        when: { all: [{ move: 'area:*' }, { not: { move: 'area:brown-n' } }] },
        test: ['figure:henchman', 'area:teal-flank'],
      },
    },
  },
  claim: {
    minutes: 2,
    clauses: ['PAT-4.8', 'PAT-4.20', 'PAT-4.23', 'PAT-4.24', 'PAT-4.25'],
    setup: {
      own: ['teal-flank teal-inner', 'brown-n pink-inner'],
      rats: ['m12×1', 'm13×3'],
      purse: [2, 0],
      rooms: 'brown-n',
    },
    goal: { all: [{ move: 'area:brown-n' }, { event: 'claim-won' }] },
    solution: ['figure:henchman', 'area:brown-n', 'place:m12', 'place:m12'],
    turns: {
      equal: {
        when: { all: [{ move: 'area:brown-n' }, { event: 'claim-lost' }] },
        test: ['figure:henchman', 'area:brown-n', 'place:m12', 'done'],
      },
      elsewhere: {
        when: { all: [{ move: 'area:*' }, { not: { move: 'area:brown-n' } }] },
        test: ['figure:henchman', 'area:teal-corner'],
      },
    },
  },
  'one-rat-three-areas': {
    minutes: 1,
    clauses: ['PAT-2.2', 'PAT-2.6', 'PAT-4.12'],
    setup: {
      own: ['brown-n pink-inner pink-flank', 'teal-flank teal-inner'],
      rats: ['m16×1', 'm12×3'],
    },
    goal: { move: 'place:m13', times: 2 },
    solution: ['figure:henchman', 'area:brown-n', 'place:m13', 'place:m13'],
    turns: {
      plaza: { when: { move: 'place:m16' }, test: ['figure:henchman', 'area:brown-n', 'place:m16'] },
      corner: { when: { move: 'place:m09' }, test: ['figure:henchman', 'area:brown-n', 'place:m09'] },
    },
  },
  'the-boss': {
    minutes: 2,
    clauses: ['PAT-4.1', 'PAT-4.9', 'PAT-4.21', 'PAT-4.22'],
    setup: { own: HOME, rats: ['m09×1', 'm07×5'], cards: ['invasion'] },
    goal: { move: 'invade:m07' },
    solution: ['figure:boss', 'area:pink-inner', 'invade:m07'],
    turns: {
      wrong: { when: { move: 'invade:*' }, test: ['figure:boss', 'area:pink-inner', 'invade:m04'] },
      elsewhere: {
        when: { all: [{ move: 'area:*' }, { not: { move: 'area:pink-inner' } }] },
        test: ['figure:boss', 'area:brown-sw'],
      },
      henchman: { when: { move: 'figure:henchman' }, test: ['figure:henchman'] },
    },
  },
  'break-the-tie': {
    minutes: 2,
    clauses: ['PAT-4.26', 'PAT-4.27', 'PAT-4.28', 'PAT-4.29'],
    setup: {
      own: HOME,
      rats: ['m09×2 m12×2', 'm07×2 m13×2'],
      purse: [3, 3],
      missions: ['most-manholes=1 biggest-manhole=2', 'most-manholes=1 biggest-manhole=2'],
      round: 3,
      henchmen: ['teal-flank teal-flank', 'pink-flank pink-flank pink-flank'],
      bosses: ['teal-flank', 'pink-inner'],
    },
    goal: { event: 'mission-scored', is: { seat: 0 } },
    solution: ['area:brown-n', 'loot', 'loot', 'mission:most-loot'],
    turns: {
      forgone: { when: { move: 'no-mission' }, test: ['area:brown-n', 'loot', 'loot', 'no-mission'] },
    },
  },
} as const satisfies Lessons<Setup>
