import type { LateStart } from '#lessons/format.ts'

/** The game at the end of the course: 8 to 7, two lamps each are left, and the learner's turn begins. */
export const guided: LateStart = {
  clauses: ['MYG-4.4', 'MYG-5.1'],
  seed: 'learn-1',
  seats: 2,
  variants: {},
  decisions: `
0 light:harbour
0 stay
1 light:market
1 carry:market/harbour
0 light:mills
0 carry:mills/harbour
1 light:old-town
1 carry:harbour/market
0 light:mills
0 carry:harbour/market
1 light:market
1 stay
`,
}
