import { firstOf } from '#bots/bits.ts'
import type { Seat } from '#engine/state.ts'
import { AREAS_PER_TERRITORY, BRANCHES, branchOf, BUSINESS, MONOPOLIES, MONOPOLY_VALUE, valueOf } from '../data.ts'
import { territoryOf } from '../rules/business.ts'
import { inHand, NOBODY, NONE, type Boss } from '../state.ts'
import { company, free, MOST_SEATS, news, owner } from './map.ts'

/** Who leads in each field of the monopoly board. */
const leaders = new Int8Array(MONOPOLIES.length).fill(NOBODY)
/** The worth of each seat's companies in a territory, branch × 5 + seat; filled anew for every territory. */
const companies = new Int32Array(BRANCHES.length * MOST_SEATS)

/** The fields in which somebody leads, and those that nobody holds: one bit each, and what was looked at for that last. */
const lead = { fields: 0, open: 0, monopolies: [] as readonly number[], hands: [] as readonly number[] }
/** What all leads of each seat are worth, with these monopolies and hands. */
const worth = new Float64Array(MOST_SEATS)

export function addMonopolies(s: Boss, millions: number[]): void {
  if (news.territories !== 0 || s.monopolies !== lead.monopolies || s.hands !== lead.hands) lookAtLeads(s)
  for (let seat = 0; seat < s.seats; seat++) millions[seat] += worth[seat]
}

/** A lead in a branch is worth the more, the nearer the territory is to being full, and with a Business card at hand. */
function lookAtLeads(s: Boss): void {
  if (news.territories !== 0) lookAtTerritories()
  if (s.monopolies !== lead.monopolies) lookAtMonopolies(s)
  lead.hands = s.hands
  worth.fill(0)
  let full = 0
  for (let territory = 0; territory < free.length; territory++) if (free[territory] === 0) full++
  for (let rest = lead.fields & lead.open; rest !== 0; rest &= rest - 1) {
    const field = firstOf(rest)
    const leader = leaders[field]
    const leads = inHand(s, leader, BUSINESS) > 0 ? WITH_CARD : WITHOUT_CARD
    worth[leader] += leads[Math.min(full, 2)][free[TERRITORY[field]]]
  }
}

/** Of each field. */
const TERRITORY: readonly number[] = MONOPOLIES.map((_, field) => territoryOf(field))

/** By the number of areas still free in the territory. */
const LEAD: readonly number[] = [0.35, 0.2, 0.08, 0.04, 0.02, 0]
/** What a lead is worth by that, and by how many territories are full: none, one, or as many as it takes. */
const leadWorth = (card: number): readonly (readonly number[])[] =>
  [0, 1, 2].map((full) =>
    LEAD.map((lead, room) => {
      const ready = room === 0 && full > 1 ? 0.6 : lead * (full > 0 ? 1 : 0.6)
      return MONOPOLY_VALUE * ready * card
    }),
  )
const WITH_CARD = leadWorth(1.3)
const WITHOUT_CARD = leadWorth(0.8)

function lookAtMonopolies({ monopolies }: Boss): void {
  lead.monopolies = monopolies
  lead.open = 0
  for (let field = 0; field < MONOPOLIES.length; field++) if (monopolies[field] === NOBODY) lead.open |= 1 << field
}

function lookAtTerritories(): void {
  for (let territory = 0; territory < free.length; territory++)
    if (news.territories & (1 << territory)) lookAtCompanies(territory)
  news.territories = 0
}

function lookAtCompanies(territory: number): void {
  for (let i = 0; i < companies.length; i++) companies[i] = 0
  const first = territory * AREAS_PER_TERRITORY
  for (let area = first; area < first + AREAS_PER_TERRITORY; area++) {
    const tile = company[area]
    if (owner[area] !== NOBODY && tile !== NONE) companies[branchOf(tile) * MOST_SEATS + owner[area]] += valueOf(tile)
  }
  for (let branch = 0; branch < BRANCHES.length; branch++) {
    const field = territory * BRANCHES.length + branch
    leaders[field] = leaderIn(branch * MOST_SEATS)
    if (leaders[field] === NOBODY) lead.fields &= ~(1 << field)
    else lead.fields |= 1 << field
  }
}

/** The seat whose companies are worth more than those of every rival. */
function leaderIn(first: number): Seat {
  let most = 0
  let leader: Seat = NOBODY
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const worth = companies[first + seat]
    if (worth === most) leader = NOBODY
    if (worth <= most) continue
    most = worth
    leader = seat
  }
  return leader
}
