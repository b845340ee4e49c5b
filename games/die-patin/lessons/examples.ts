import type { Examples } from '#lessons/format.ts'
import type { Setup } from './place.ts'

/** Rules at work that no lesson shows. */
export const examples = {
  'the-last-area': {
    clauses: ['PAT-4.6'],
    setup: {
      own: ['teal-flank teal-inner pink-inner', 'pink-flank pink-corner'],
      rats: ['m09×2 m04×2', 'm13×2'],
      purse: [3, 0],
    },
    moves: ['figure:henchman', 'area:pink-corner', 'place:m04', 'done'],
  },
  'no-rat-left': {
    clauses: ['PAT-4.15'],
    setup: { own: ['teal-flank teal-inner', 'pink-flank'], rats: ['m06×12 m12×10 m03×7 m09×1', 'm13×3'] },
    moves: ['figure:henchman', 'area:teal-flank', 'place:m08', 'from:m09', 'place:m12', 'from:m06'],
  },
  'a-bonus-is-extra': {
    clauses: ['PAT-4.18', 'PAT-4.19'],
    setup: {
      own: ['pink-inner pink-corner', 'teal-inner teal-flank'],
      rats: ['m07×2', 'm09×1 m04×2'],
      henchmen: ['pink-inner', ''],
      tiles: { 'pink-inner': 'violin-maker-remove fur-salon-point' },
    },
    moves: ['figure:henchman', 'area:pink-inner', 'back-room:violin-maker-remove', 'remove:m04', 'remove:m09'],
  },
  'figures-stay': {
    clauses: ['PAT-4.24'],
    setup: {
      own: ['teal-flank teal-inner', 'brown-n pink-inner'],
      rats: ['m12×3 m09×1', 'm13×1'],
      purse: [1, 2],
      bosses: [null, 'brown-n'],
    },
    moves: ['figure:henchman', 'area:brown-n', 'place:m16'],
  },
} as const satisfies Examples<Setup>
