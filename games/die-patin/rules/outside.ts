import { bribe, claim, invasionManhole, ratSource } from '../steps.ts'
import type { Tell } from '#engine/event.ts'
import type { Move } from '#engine/move.ts'
import { agenda, replaced, seatsOf, type Seat } from '#engine/state.ts'
import { INVASION_RATS, MANHOLES_OF } from '../data.ts'
import type { PatinEvent } from '../events.ts'
import { moves } from '../moves.ts'
import { NOBODY, type DiePatin } from '../state.ts'
import { bribeRat, bribesIn, isOpposing, placeRats, removeRats, whyNotBribe } from './rats.ts'
import { powerIn } from './territory.ts'
import { question, action, type Clause } from './book.ts'

/** A henchman bribes once or more, for loot [PAT-4.20]; the boss with bribe money four times, for nothing [PAT-4.22]. */
question(bribe, {
  moves(s, { must }) {
    const list = bribesIn(s, s.area)
    if (!must || onlyOwnRatsToMove(s)) list.push(moves.of.done)
    return list
  },
  play(s, move, tell, { left, paid, must }) {
    if (paid && (must || move !== moves.of.done)) payLoot(s, tell)
    if (move === moves.of.done) return
    if (left > 1) agenda(s, bribe({ left: left - 1, paid, must: !paid }))
    bribeRat(s, move, tell)
  },
  why(s, move, { paid }): Clause {
    if (move.verb === 'place' || move.verb === 'remove') return whyNotBribe(s, move, s.area)
    return paid ? 'PAT-4.20' : 'PAT-4.22'
  },
})

/** A bribe that could do nothing but move own rats is not forced on anybody [PAT-4.33]. */
function onlyOwnRatsToMove(s: DiePatin): boolean {
  if (s.ratSupply[s.active] > 0) return false
  const manholes = MANHOLES_OF[s.area]
  for (let i = 0; i < manholes.length; i++) if (isOpposing(s, s.active, manholes[i])) return false
  return true
}

function payLoot(s: DiePatin, tell: Tell<PatinEvent>): void {
  s.purse = replaced(s.purse, s.active, s.purse[s.active] - 1)
  s.lootSupply++
  tell?.({ kind: 'loot-paid', seat: s.active, count: 1 })
}

/** The boss with the invasion card clears a manhole and puts two rats there [PAT-4.21]. */
question(invasionManhole, {
  moves(s) {
    const manholes = MANHOLES_OF[s.area]
    const list: Move[] = []
    for (let i = 0; i < manholes.length; i++) list.push(moves.of.invade[manholes[i]])
    return list
  },
  play(s, move, tell) {
    const manhole = move.at
    if (isOpposing(s, s.active, manhole)) removeRats(s, manhole, s.rats[manhole], 'invasion', tell)
    const count = Math.min(INVASION_RATS, s.ratSupply[s.active])
    if (count > 0) placeRats(s, s.active, manhole, count, 'invasion', tell)
    if (count < INVASION_RATS) agenda(s, ratSource({ to: manhole, missing: INVASION_RATS - count, optional: true }))
  },
  why: () => 'PAT-4.21',
})

/** Follows every placement outside [PAT-4.23]. */
action(claim, (s, tell) => {
  const area = s.area
  const former = s.owner[area]
  const owner = former === NOBODY ? null : former
  const won = isStrongest(s, s.active, area)
  const power = tell && seatsOf(s).map((seat) => powerIn(s, seat, area))
  const falls = won && s.backRoom[area]
  if (won && !falls) s.owner = replaced(s.owner, area, s.active) // [PAT-4.25]
  tell?.({ kind: won ? 'claim-won' : 'claim-lost', seat: s.active, area, owner, power: power! })
  if (falls) destroyBackRoom(s, area, former, tell)
})

/** Stronger than each other seat taken singly [PAT-4.23]. */
export function isStrongest(s: DiePatin, seat: Seat, area: number): boolean {
  const power = powerIn(s, seat, area)
  for (let other = 0; other < s.seats; other++) if (other !== seat && powerIn(s, other, area) >= power) return false
  return true
}

/** It becomes a trophy; its tile stays with the former owner [PAT-4.24]. */
function destroyBackRoom(s: DiePatin, area: number, owner: Seat, tell: Tell<PatinEvent>): void {
  s.backRoom = replaced(s.backRoom, area, false)
  s.owner = replaced(s.owner, area, s.active)
  s.trophies = replaced(s.trophies, s.active * s.seats + owner, s.trophies[s.active * s.seats + owner] + 1)
  tell?.({ kind: 'back-room-destroyed', seat: s.active, owner, area })
}
