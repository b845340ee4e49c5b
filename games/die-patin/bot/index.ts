import { chances } from '#bots/chances.ts'
import type { Outlook } from '#engine/game.ts'
import type { Seat } from '#engine/state.ts'
import { holdings } from './holdings.ts'
import { hope } from './hope.ts'
import { LAYERS } from './layers.generated.ts'
import { plans } from './plans.ts'
import { read, type Reading } from './reading.ts'
import { WEIGHTS } from './weights.ts'
import { ROUNDS } from '../data.ts'
import { result, score } from '../rules/end.ts'
import type { DiePatin } from '../state.ts'

/** The points that each seat can expect at the end, which say the more the fewer rounds are left. */
export function outlook(s: DiePatin): Outlook {
  const r = read(s)
  const doubt = WEIGHTS.doubt + WEIGHTS.doubtPerRound * (ROUNDS - s.round)
  const expected: number[] = []
  for (let seat = 0; seat < s.seats; seat++) expected.push(points(s, r, seat) / doubt)
  return { expected, stage: 1 - r.timeLeft }
}

export const value = chances({ outlook, result }, LAYERS)

/** Points so far, from missions to come, from what the seat holds, and from what its figures can still do. */
const points = (s: DiePatin, r: Reading, seat: Seat): number =>
  score(s, seat) + hope(s, r, seat) + holdings(s, r, seat) + plans(s, r, seat)
