import type { Seat } from '#engine/state.ts'
import {
  AREAS,
  BRANCHES,
  branchOf,
  BUSINESS,
  MONOPOLIES,
  MONOPOLY_VALUE,
  TERRITORIES,
  TERRITORY_OF,
  valueOf,
} from '../data.ts'
import { manifest } from '../manifest.ts'
import { territoryOf } from '../rules/business.ts'
import { inHand, NOBODY, NONE, type Boss } from '../state.ts'

const MOST_SEATS = manifest.seats.max

/** Of every field the worth of each seat's companies, field × 5 + seat, and the free areas of each territory; filled anew for every position. */
const companies = new Float64Array(MONOPOLIES.length * MOST_SEATS)
const free = new Float64Array(TERRITORIES.length)

function lookAtCompanies({ owner, company }: Boss): void {
  companies.fill(0)
  free.fill(0)
  for (let area = 0; area < AREAS.length; area++) {
    const territory = TERRITORY_OF[area]
    const tile = company[area]
    if (owner[area] === NOBODY) free[territory]++
    else if (tile !== NONE)
      companies[(territory * BRANCHES.length + branchOf(tile)) * MOST_SEATS + owner[area]] += valueOf(tile)
  }
}

/** A lead in a branch is worth the more, the nearer the territory is to being full, and with a Business card at hand. */
export function addMonopolies(s: Boss, millions: number[]): void {
  lookAtCompanies(s)
  let full = 0
  for (let territory = 0; territory < free.length; territory++) if (free[territory] === 0) full++
  for (let field = 0; field < MONOPOLIES.length; field++) {
    if (s.monopolies[field] !== NOBODY) continue
    const leader = leaderIn(s, field * MOST_SEATS)
    if (leader === NOBODY) continue
    const room = free[territoryOf(field)]
    const ready = room === 0 && full > 1 ? 0.6 : LEAD[room] * (full > 0 ? 1 : 0.6)
    millions[leader] += MONOPOLY_VALUE * ready * (inHand(s, leader, BUSINESS) > 0 ? 1.3 : 0.8)
  }
}

/** By the number of areas still free in the territory. */
const LEAD: readonly number[] = [0.35, 0.2, 0.08, 0.04, 0.02, 0]

/** The seat whose companies are worth more than those of every rival. */
function leaderIn(s: Boss, first: number): Seat {
  let most = 0
  let leader: Seat = NOBODY
  for (let seat = 0; seat < s.seats; seat++) {
    const worth = companies[first + seat]
    if (worth === most) leader = NOBODY
    if (worth <= most) continue
    most = worth
    leader = seat
  }
  return leader
}
