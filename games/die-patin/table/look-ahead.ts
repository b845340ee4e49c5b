import { bribe, invasionManhole, ratSource } from '../steps.ts'
import { foresee } from '#engine/foresee.ts'
import type { Move } from '#engine/move.ts'
import type { Ask } from '#engine/play.ts'
import { seatsOf, type Seat } from '#engine/state.ts'
import { MANHOLES_OF } from '../data.ts'
import { rules } from '../rules/index.ts'
import { isInside, powerIn } from '../rules/territory.ts'
import type { DiePatin } from '../state.ts'

/** The position after a legal answer, as far as the asked seat can know; null if there is news on the way. */
export const after = (view: DiePatin, ask: Ask, move: Move): DiePatin | null => foresee(rules, view, ask, move).view

export interface ClaimOutlook {
  /** The fewest bribes that win the area; null if none that the seat can make do. */
  readonly bribes: number | null
  /** What they cost. */
  readonly loot: number
  /** Whether bribes cost loot. */
  readonly paid: boolean
}

/** What a figure sent outside would need: tries all its answers by the rules, few bribes before many. Null for a figure inside. */
export function claimOutlook(view: DiePatin, ask: Ask, move: Move): ClaimOutlook | null {
  if (move.verb !== 'area' || isInside(view, ask.seat, move.at)) return null
  const sent = tryOut({ view, ask }, move)
  const step: { do: string; left?: number; paid?: boolean } | undefined = sent.open?.ask.step
  if (!sent.open || !step) return null
  if (invasionManhole.is(step))
    return { bribes: allAnswers(sent.open).some(({ won }) => won) ? 1 : null, loot: 0, paid: false }
  if (!bribe.is(step)) return null
  const paid = step.paid ?? false
  const bribes = fewestBribes(sent.open, move.at, step.left ?? 0)
  return { bribes, paid, loot: paid ? Math.max(1, bribes ?? 1) : 0 } // the first is paid even if it is not made [PAT-4.20]
}

/** A position with the question that the claimant answers in it. */
interface Open {
  readonly view: DiePatin
  readonly ask: Ask
}

/** What an answer leads to: the claim is decided, or something is still to be answered for it. */
interface Outcome {
  readonly won: boolean
  readonly open: Open | null
}

function tryOut({ view, ask }: Open, move: Move): Outcome {
  const { events, next, view: reached } = foresee(rules, view, ask, move)
  const decided = events.find(({ kind }) => kind === 'claim-won' || kind === 'claim-lost')
  return { won: decided?.kind === 'claim-won', open: !decided && next && reached ? { view: reached, ask: next } : null }
}

/** All that can come of some answers, wherever a rat is taken from when the supply is empty. */
function allAnswers(open: Open, moves = open.ask.moves): Outcome[] {
  return moves.flatMap((move) => {
    const outcome = tryOut(open, move)
    return ratSource.is(outcome.open?.ask.step) ? allAnswers(outcome.open) : [outcome]
  })
}

function fewestBribes(first: Open, area: number, most: number): number | null {
  let level: readonly Open[] = [first]
  for (let bribes = 0; bribes <= most; bribes++) {
    if (level.some((open) => allAnswers(open, only(open, 'done')).some(({ won }) => won))) return bribes
    const next = new Map<string, Open>()
    for (const open of level)
      for (const outcome of allAnswers(open, only(open, 'place', 'remove'))) {
        if (outcome.won) return bribes + 1
        const { view, ask } = outcome.open ?? open
        if (outcome.open && shortfall(view, ask.seat, area) < most - bribes) next.set(ratsIn(view, area), outcome.open)
      }
    level = [...next.values()]
  }
  return null
}

const only = ({ ask }: Open, ...verbs: readonly string[]): readonly Move[] =>
  ask.moves.filter(({ verb }) => verbs.includes(verb))

/** How many bribes it takes at the least: one changes the distance to the strongest rival by one rat. */
function shortfall(s: DiePatin, seat: Seat, area: number): number {
  const rivals = seatsOf(s).filter((other) => other !== seat)
  return Math.max(...rivals.map((rival) => powerIn(s, rival, area))) - powerIn(s, seat, area) + 1
}

const ratsIn = (s: DiePatin, area: number): string =>
  MANHOLES_OF[area].map((manhole) => `${s.ratsOf[manhole]}x${s.rats[manhole]}`).join()
