import { chances } from '#bots/chances.ts'
import type { Outlook, Term } from '#engine/game.ts'
import { nextSeat, type Seat } from '#engine/state.ts'
import { hope } from './hope.ts'
import { LAYERS } from './layers.generated.ts'
import { plans } from './plans.ts'
import { read, type Reading } from './reading.ts'
import { scoredIn } from './scored.ts'
import type { PatWeights } from './weights.ts'
import { ROUNDS } from '../data.ts'
import { result } from '../rules/end.ts'
import type { DiePatin } from '../state.ts'
import { bonusPlace, bonusRemove, bribe, insideAction, invasionManhole, ratSource } from '../steps.ts'

/** The points that each seat can expect at the end, which say the more the fewer rounds are left. */
export function outlook(s: DiePatin, weights?: PatWeights): Outlook {
  const r = read(s, weights)
  const expected: number[] = []
  for (let seat = 0; seat < s.seats; seat++) expected.push(points(s, r, seat) / doubt(s, r))
  return { expected, stage: 1 - r.timeLeft, next: isAtWork(r) ? nextSeat(s, s.active) : s.active }
}

/** Whether a figure of the active seat has been placed and has not done all its work. */
const isAtWork = ({ next }: Reading): boolean => WORK.includes(next)
const WORK: readonly string[] = [insideAction, bribe, invasionManhole, bonusPlace, bonusRemove, ratSource].map(
  ({ step }) => step,
)

const doubt = ({ round }: DiePatin, { weights }: Reading): number =>
  weights.doubt + weights.doubtPerRound * (ROUNDS - round)

export const value = chances({ outlook, result }, LAYERS)

/** What speaks for a seat: points so far, missions to come, what it holds, and what its figures can still do. */
export type PatTerm = 'points' | 'missions' | 'holdings' | 'figures'

const TERM: Readonly<Record<PatTerm, (s: DiePatin, r: Reading, seat: Seat) => number>> = {
  points: (s, _, seat) => scoredIn(s)[seat],
  missions: hope,
  holdings: (_, r, seat) => r.holdings[seat],
  figures: plans,
}

const points = (s: DiePatin, r: Reading, seat: Seat): number =>
  scoredIn(s)[seat] + hope(s, r, seat) + r.holdings[seat] + plans(s, r, seat)

export function terms(s: DiePatin, seat: Seat): Term<PatTerm>[] {
  const r = read(s)
  return (Object.keys(TERM) as PatTerm[]).map((term) => ({ term, worth: TERM[term](s, r, seat) / doubt(s, r) }))
}
