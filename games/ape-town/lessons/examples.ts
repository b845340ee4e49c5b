import type { Examples } from '#lessons/format.ts'
import type { Setup } from './place.ts'

/** Rules at work that no lesson shows. */
export const examples = {
  'a-district-in-two-steps': {
    clauses: ['APE-4.20', 'APE-4.21', 'APE-4.22', 'APE-4.23', 'APE-4.25', 'APE-4.27', 'APE-4.30'],
    setup: {
      seats: 3,
      city: 'd8=O:yellow d9=L:pink e9=L:pink c9=L:blue e8=M c10=B d10=B e10=B f7=L:yellow g9=L:yellow h9=L:blue g8=M d7=L:yellow d4=T e4=M f5=M a8=C b8=M',
      hand: ['O', 'black'],
    },
    moves: ['place:e7'],
  },
  'no-boss': {
    clauses: ['APE-4.24', 'APE-4.26'],
    setup: { city: 'h1=L:blue i1=L:yellow g2=M h2=M g3=C h3=B i3=B h4=C h5=C i5=T e1=T', hand: ['T', 'black'] },
    moves: ['place:f4'],
  },
  'a-finished-neighbour': {
    clauses: ['APE-4.29', 'APE-4.33'],
    setup: {
      seats: 3,
      city: 'c9=L:yellow c10=M d8=M d9=C d10=B e7=O:yellow e8=B e9=B e10=B f7=L:blue f8=L:blue g8=B g9=B h9=T i9=B f10=B g10=B',
      hand: ['C', 'grey'],
    },
    moves: ['place:h10'],
  },
  'printed-apes': {
    clauses: ['APE-2.9', 'APE-4.31'],
    setup: { city: 'b7=B c7=O:yellow a8=B b8=B a9=B b9=B a10=B c9=T', hand: ['B', 'white'] },
    moves: ['place:b10'],
  },
  'a-section-runs-out': {
    clauses: ['APE-4.34', 'APE-4.35'],
    setup: { city: 'a5=B e8=T h4=M c9=C g1=B h8=T b8=M i3=B', display: 's1-5 L(4), s2-2 B(3)', purse: [3, 2] },
    moves: ['take:s2-2', 'place:d9'],
  },
} as const satisfies Examples<Setup>
