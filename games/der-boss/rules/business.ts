import { businessField, businessFigure } from '../steps.ts'
import type { Tell } from '#engine/event.ts'
import type { Move } from '#engine/move.ts'
import { agenda, replaced, type Seat } from '#engine/state.ts'
import { AREAS_PER_TERRITORY, branchOf, BRANCHES, MONOPOLIES, valueOf } from '../data.ts'
import type { BossEvent } from '../events.ts'
import { moves } from '../moves.ts'
import { NOBODY, NONE, type Boss } from '../state.ts'
import { depart, fullTerritories, isFull, ownedBy } from './area.ts'
import { outOfPlace } from './why.ts'
import { question, type Clause } from './book.ts'

const FULL_TERRITORIES_NEEDED = 2

/** Once a turn, and only if there is a monopoly to secure [BOSS-4.5.3, 4.5.4, 4.13.6]. */
export function canDoBusiness(s: Boss): boolean {
  if (s.business || fullTerritories(s) < FULL_TERRITORIES_NEEDED) return false
  for (let field = 0; field < MONOPOLIES.length; field++) if (canSecure(s, s.active, field)) return true
  return false
}

/** The field is free, its territory full, and the seat's companies of the branch are worth more than any rival's [BOSS-4.13.2]. */
function canSecure(s: Boss, seat: Seat, field: number): boolean {
  if (s.monopolies[field] !== NOBODY || !isFull(s, territoryOf(field))) return false
  return leaderOf(s, field) === seat
}

export const territoryOf = (field: number): number => Math.floor(field / BRANCHES.length)

/** The seat whose companies of a field's branch in its territory are together worth more than those of every single rival. */
export function leaderOf(s: Boss, field: number): Seat {
  let most = 0
  let leader: Seat = NOBODY
  for (let seat = 0; seat < s.seats; seat++) {
    const worth = worthOf(s, seat, field)
    if (worth > most) leader = seat
    else if (worth === most) leader = NOBODY
    if (worth > most) most = worth
  }
  return leader
}

/** The value of a seat's companies of a field's branch in its territory. */
export function worthOf(s: Boss, seat: Seat, field: number): number {
  const first = territoryOf(field) * AREAS_PER_TERRITORY
  const branch = field % BRANCHES.length
  let worth = 0
  for (let area = first; area < first + AREAS_PER_TERRITORY; area++) {
    const tile = s.company[area]
    if (s.owner[area] === seat && tile !== NONE && branchOf(tile) === branch) worth += valueOf(tile)
  }
  return worth
}

/** One monopoly, with a figure from the supply if there is one [BOSS-4.13.1, 4.13.3, 4.13.4]. */
question(businessField, {
  moves(s) {
    const list: Move[] = []
    for (let field = 0; field < MONOPOLIES.length; field++)
      if (canSecure(s, s.active, field)) list.push(moves.of.monopoly[field])
    return list
  },
  play(s, move, tell) {
    if (s.supply[s.active] > 0) return secure(s, move.at, null, tell)
    agenda(s, businessFigure({ field: move.at }))
  },
  why: (s, move) => (move.verb === 'monopoly' ? whyNotSecure(s, move.at) : outOfPlace(s, move)),
})

const whyNotSecure = (s: Boss, field: number): Clause =>
  s.monopolies[field] === NOBODY ? 'BOSS-4.13.2' : 'BOSS-4.13.5'

/** No figure in the supply: one comes from the map [BOSS-4.13.4]. */
question(businessFigure, {
  moves: (s) => ownedBy(s, s.active, moves.of.figure),
  play(s, move, tell, { field }) {
    s.supply[s.active]++
    secure(s, field, move.at, tell)
    depart(s, move.at, 1, tell)
  },
  why: (s, move) => (move.verb === 'figure' ? 'BOSS-4.13.4' : outOfPlace(s, move)),
})

/** There it stays until the end [BOSS-4.13.5]. */
function secure(s: Boss, field: number, from: number | null, tell: Tell<BossEvent>): void {
  s.supply[s.active]--
  s.monopolies = replaced(s.monopolies, field, s.active)
  tell?.({ kind: 'monopoly', seat: s.active, field, from })
}
