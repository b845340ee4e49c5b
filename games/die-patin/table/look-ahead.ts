import type { Move } from '#engine/move.ts'
import { ask, playLegal, type Ask } from '#engine/play.ts'
import { seatsOf, type Seat } from '#engine/state.ts'
import { MANHOLES_OF } from '../data.ts'
import { rules } from '../rules/index.ts'
import { isStrongest } from '../rules/outside.ts'
import { isInside, powerIn } from '../rules/territory.ts'
import type { DiePatin } from '../state.ts'

const askOf = (view: DiePatin, move: Move): Ask | undefined =>
  ask(rules, view).find(({ moves }) => moves.includes(move))

/** The position after a legal move, as the rules make it; null where a blank stops them. */
export function after(view: DiePatin, move: Move): DiePatin | null {
  const asked = askOf(view, move)
  if (!asked) return null
  const s = rules.clone(view)
  try {
    playLegal(rules, s, asked.seat, move)
  } catch {
    return null // A blank stood where the rules wanted a card.
  }
  return s
}

export interface ClaimOutlook {
  /** The fewest bribes that win the area; null if none that the seat can make do. */
  readonly bribes: number | null
  /** Whether bribes cost loot. */
  readonly paid: boolean
}

/** What a figure sent outside would need: tries all bribes by the rules, few before many. Null for a figure inside. */
export function claimOutlook(view: DiePatin, move: Move): ClaimOutlook | null {
  if (move.verb !== 'area' || isInside(view, view.active, move.at)) return null
  const sent = after(view, move)
  const step: { do: string; left?: number; paid?: boolean } | undefined = sent?.agenda.at(-1)
  if (!sent || !step) return null
  if (step.do === 'invasion-manhole')
    return { bribes: invasionWins(sent, view.active, move.at) ? 1 : null, paid: false }
  if (step.do !== 'bribe') return null
  return { bribes: fewestBribes(sent, view.active, move.at, step.left ?? 0), paid: step.paid ?? false }
}

const invasionWins = (s: DiePatin, seat: Seat, area: number): boolean =>
  ask(rules, s).some(({ moves }) => moves.some((move) => after(s, move)?.owner[area] === seat))

function fewestBribes(s: DiePatin, seat: Seat, area: number, most: number): number | null {
  let level = shortfall(s, seat, area) <= most ? [s] : []
  for (let bribes = 1; bribes <= most; bribes++) {
    const next = new Map<string, DiePatin>()
    for (const one of level)
      for (const reached of bribedOnce(one)) {
        if (wouldWin(reached, seat, area)) return bribes
        if (shortfall(reached, seat, area) <= most - bribes) next.set(ratsIn(reached, area), reached)
      }
    level = [...next.values()]
  }
  return null
}

/** How many bribes it takes at the least: one changes the distance to the strongest rival by one rat. */
function shortfall(s: DiePatin, seat: Seat, area: number): number {
  const rivals = seatsOf(s).filter((other) => other !== seat)
  return Math.max(...rivals.map((rival) => powerIn(s, rival, area))) - powerIn(s, seat, area) + 1
}

/** The claim is won already, or would be if the bribes stopped here. */
const wouldWin = (s: DiePatin, seat: Seat, area: number): boolean =>
  s.owner[area] === seat || (s.agenda.at(-1)?.do === 'bribe' && isStrongest(s, seat, area))

/** All positions one bribe later; where a rat comes from when the supply is empty is taken as it comes. */
function bribedOnce(s: DiePatin): DiePatin[] {
  const open = ask(rules, s)[0]
  if (open?.step.do !== 'bribe') return []
  return open.moves.flatMap((move) => {
    let reached = move.verb === 'place' || move.verb === 'remove' ? after(s, move) : null
    while (reached?.agenda.at(-1)?.do === 'rat-source') reached = after(reached, ask(rules, reached)[0].moves[0])
    return reached ?? []
  })
}

const ratsIn = (s: DiePatin, area: number): string =>
  MANHOLES_OF[area].map((manhole) => `${s.ratsOf[manhole]}x${s.rats[manhole]}`).join()
