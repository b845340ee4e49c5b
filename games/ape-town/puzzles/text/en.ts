import type { ApeTownPuzzleText } from './text.ts'

export const text: ApeTownPuzzleText = {
  themes: {
    'last-tile': {
      name: 'The last tile',
      look: 'The game is about to end. Count everything that still scores, bundles included.',
    },
    boss: { name: 'A district to rule', look: 'A district can be closed. Look who would be its boss.' },
    'next-door': { name: 'Next door', look: 'Lemurs collect from their neighbours. Look across the border.' },
    riches: { name: 'Rich leftovers', look: 'What others have skipped has grown rich. Is it worth it?' },
    scoring: {
      name: 'A scoring',
      look: 'One field brings clearly more than the others, now or with the rest of the turn.',
    },
    plan: { name: 'A plan', look: 'Points are not all that counts: think of what your move leaves to the others.' },
  },
}
