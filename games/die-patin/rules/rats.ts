import { ratSource } from '../steps.ts'
import type { Tell } from '#engine/event.ts'
import type { Move } from '#engine/move.ts'
import { agenda, replaced, type Seat } from '#engine/state.ts'
import { MANHOLES_OF } from '../data.ts'
import type { PatinEvent, RatCause } from '../events.ts'
import { moves } from '../moves.ts'
import { NOBODY, townOf, type DiePatin } from '../state.ts'
import { question, type Clause } from './book.ts'

export const isOpposing = (s: DiePatin, seat: Seat, manhole: number): boolean =>
  s.ratsOf[manhole] !== NOBODY && s.ratsOf[manhole] !== seat

/** No opposing rat is in the way, and there is one to put there: from the supply, or from another manhole [PAT-4.12, 4.15]. */
export function canPlaceRat(s: DiePatin, seat: Seat, manhole: number): boolean {
  if (isOpposing(s, seat, manhole)) return false
  return s.ratSupply[seat] > 0 || s.ratsOf.some((owner, other) => owner === seat && other !== manhole)
}

/** Rats from the supply. */
export function placeRats(
  s: DiePatin,
  seat: Seat,
  manhole: number,
  count: number,
  cause: RatCause,
  tell: Tell<PatinEvent>,
): void {
  s.ratSupply = replaced(s.ratSupply, seat, s.ratSupply[seat] - count)
  arrive(s, seat, manhole, count)
  tell?.({ kind: 'rats-placed', seat, manhole, count, cause })
}

/** One rat from the supply; from another manhole if there is none [PAT-4.15]. */
export function placeRat(s: DiePatin, manhole: number, cause: RatCause, tell: Tell<PatinEvent>): void {
  if (s.ratSupply[s.active] > 0) placeRats(s, s.active, manhole, 1, cause, tell)
  else agenda(s, ratSource({ to: manhole, missing: 1, optional: false }))
}

/** Opposing rats return to their owner's supply. */
export function removeRats(s: DiePatin, manhole: number, count: number, cause: RatCause, tell: Tell<PatinEvent>): void {
  const owner = s.ratsOf[manhole]
  leave(s, manhole, count)
  s.ratSupply = replaced(s.ratSupply, owner, s.ratSupply[owner] + count)
  tell?.({ kind: 'rats-removed', seat: s.active, owner, manhole, count, cause })
}

function arrive(s: DiePatin, seat: Seat, manhole: number, count: number): void {
  s.rats = replaced(s.rats, manhole, s.rats[manhole] + count)
  if (s.ratsOf[manhole] !== seat) s.ratsOf = replaced(s.ratsOf, manhole, seat)
}

function leave(s: DiePatin, manhole: number, count: number): void {
  s.rats = replaced(s.rats, manhole, s.rats[manhole] - count)
  if (s.rats[manhole] === 0) s.ratsOf = replaced(s.ratsOf, manhole, NOBODY)
}

/** Each manhole of an area gives at most one way to bribe a rat [PAT-4.12, 6.3]. */
export function bribesIn(s: DiePatin, area: number): Move[] {
  const manholes = MANHOLES_OF[area]
  const list: Move[] = []
  for (let i = 0; i < manholes.length; i++) {
    const manhole = manholes[i]
    if (isOpposing(s, s.active, manhole)) list.push(moves.of.remove[manhole])
    else if (canPlaceRat(s, s.active, manhole)) list.push(moves.of.place[manhole])
  }
  return list
}

/** Bribes a rat: one own rat comes or one opposing rat goes [PAT-4.12]. */
export function bribeRat(s: DiePatin, move: Move, tell: Tell<PatinEvent>): void {
  if (move.verb === 'remove') removeRats(s, move.at, 1, 'bribe', tell)
  else placeRat(s, move.at, 'bribe', tell)
}

/** Why a rat cannot be bribed in this way in this area. */
export function whyNotBribe(s: DiePatin, move: Move, area: number): Clause {
  if (!MANHOLES_OF[area].includes(move.at)) return 'PAT-4.11'
  if (move.verb === 'remove' || isOpposing(s, s.active, move.at)) return 'PAT-4.12'
  return 'PAT-4.15'
}

/** With an empty supply, a rat comes from another manhole anywhere in play [PAT-4.15]. */
question(ratSource, {
  moves(s, { to, optional }) {
    const { manholes } = townOf(s)
    const list: Move[] = []
    for (let i = 0; i < manholes.length; i++) {
      const manhole = manholes[i]
      if (manhole !== to && s.ratsOf[manhole] === s.active) list.push(moves.of.from[manhole])
    }
    if (optional && list.length > 0) list.push(moves.of.skip)
    return list
  },
  play(s, move, tell, { to, missing, optional }) {
    if (move === moves.of.skip) return
    leave(s, move.at, 1)
    arrive(s, s.active, to, 1)
    tell?.({ kind: 'rat-moved', seat: s.active, from: move.at, to })
    if (missing > 1) agenda(s, ratSource({ to, missing: missing - 1, optional }))
  },
  why: () => 'PAT-4.15',
})
