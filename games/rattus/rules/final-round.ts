import { finalAction, finalTurn } from '../steps.ts'
import type { Move } from '#engine/move.ts'
import { agenda } from '#engine/state.ts'
import { KNIGHT, NEUTRAL_CUBES, PEASANT, WITHIN_TWO } from '../data.ts'
import type { Tell } from '#engine/event.ts'
import type { RatEvent } from '../events.ts'
import { moves } from '../moves.ts'
import { regionsInUse, type Rattus } from '../state.ts'
import { canUse, isAbility, markUsed, offerAbilities, useAbility, whyNoAbility, whyNotUsed } from './abilities.ts'
import { putCubes } from './place.ts'
import { between } from './plague.ts'
import { question, action, type Clause } from './book.ts'

/** Each seat but the last uses its cards one last time [RAT-5.3, 5.4]. */
action(finalTurn, (s, tell, { seat }) => {
  s.active = seat
  s.turn++
  s.used = 0
  tell?.({ kind: 'final-turn', seat })
  agenda(s, finalAction())
})

/** Every card held, once, in any order, or none; no new card, no phase B [RAT-5.4, 6.8]. */
question(finalAction, {
  moves(s) {
    const list: Move[] = []
    offerAbilities(s, list)
    if (canUse(s, PEASANT)) offerPeasant(s, list)
    if (canUse(s, KNIGHT)) offerKnight(s, list)
    list.push(moves.of.done)
    return list
  },
  play(s, move, tell) {
    if (move === moves.of.done) return
    agenda(s, finalAction())
    if (move.verb === 'peasant') usePeasant(s, move.at, tell)
    else if (move.verb === 'knight') useKnight(s, move.at, tell)
    else useAbility(s, move, tell)
  },
  why: (s, move) => whyNotNow(s, move),
})

/** One cube into any region in use [RAT-5.6]. */
function offerPeasant(s: Rattus, list: Move[]): void {
  if (s.supply[s.active] === 0) return
  for (let region = 0; region < regionsInUse(s); region++) list.push(moves.of.peasant[region])
}

function usePeasant(s: Rattus, region: number, tell: Tell<RatEvent>): void {
  markUsed(s, PEASANT)
  putCubes(s, region, 1, 'peasant', tell)
}

/** The plague piece goes up to two steps, or stays, and counts in the final ravage [RAT-5.7]. */
function offerKnight(s: Rattus, list: Move[]): void {
  const reach = WITHIN_TWO[s.seats][s.plague]
  list.push(moves.of.knight[s.plague])
  for (let i = 0; i < reach.length; i++) list.push(moves.of.knight[reach[i]])
}

function useKnight(s: Rattus, region: number, tell: Tell<RatEvent>): void {
  markUsed(s, KNIGHT)
  const from = s.plague
  s.plague = region
  s.neutral = NEUTRAL_CUBES
  if (from !== region) {
    tell?.({ kind: 'plague-moved', seat: s.active, from, to: region, over: between(s, from, region) })
  }
  tell?.({ kind: 'counted', seat: s.active, region, cubes: NEUTRAL_CUBES })
}

function whyNotNow(s: Rattus, move: Move): Clause {
  if (isAbility(move)) return whyNoAbility(s, move)
  if (move.verb === 'peasant') return whyNotUsed(s, PEASANT, move.at) ?? 'RAT-5.6'
  if (move.verb === 'knight') return whyNotUsed(s, KNIGHT, move.at) ?? 'RAT-5.7'
  return 'RAT-5.4'
}
