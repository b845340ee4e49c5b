import type { Examples } from '#lessons/format.ts'
import type { Setup } from './place.ts'

/** Rules at work that no lesson shows. */
export const examples = {
  'departure-first': {
    clauses: ['BOSS-4.6.2', 'BOSS-4.11.2'],
    setup: { map: 'lima R1 [credit 4], kobe B3', hand: 'car', luck: 'L0' },
    moves: ['play:car', 'to:la-paz'],
  },
  'both-fall': {
    clauses: ['BOSS-4.10.5', 'BOSS-4.10.6'],
    setup: { map: 'bogota R2, lima B1 [credit 4], kobe B3', hand: 'car', luck: 'L0' },
    moves: ['play:car', 'to:lima', 'count:1'],
  },
  defector: {
    clauses: ['BOSS-4.14.2'],
    setup: { map: 'dubai R3, hong-kong B1 [casino 4], lima B3', hand: 'defector', luck: 'L0' },
    moves: ['play:defector', 'defect:hong-kong'],
  },
  competition: {
    clauses: ['BOSS-4.14.1'],
    setup: { map: 'dubai R3, lima B2, kobe B7, cairo B1', hand: 'competition', luck: 'L0' },
    moves: ['play:competition', 'weaken:kobe'],
  },
  'the-island': {
    clauses: ['BOSS-4.5.4', 'BOSS-4.7.2'],
    setup: { map: 'havana R4, kobe B3', hand: 'car 2, ship', luck: 'L6' },
    moves: ['play:ship', 'to:chicago', 'count:3', 'play:car', 'to:montreal', 'count:2'],
  },
} as const satisfies Examples<Setup>
