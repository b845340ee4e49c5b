import { CLANS, MISSIONS, BIGGEST_MANHOLE, MOST_AREAS, MOST_BACK_ROOMS, MOST_LOOT, MOST_MANHOLES } from '../data.ts'
import { countAreas, countLoot, countManholes } from '../rules/missions.ts'
import type { DiePatin } from '../state.ts'
import { readLeads } from './powers.ts'

/** How far a seat is ahead of the best other seat: mission × seats + seat. */
export const margins = Array<number>(MISSIONS.length * CLANS.length).fill(0)

/** What seats have for each mission, likewise. */
const values = Array<number>(MISSIONS.length * CLANS.length).fill(0)

/** The lists that it was read from. */
const seen: Pick<DiePatin, 'seats' | 'owner' | 'backRoom' | 'rats' | 'ratsOf' | 'purse'> = {
  seats: 0,
  owner: [],
  backRoom: [],
  rats: [],
  ratsOf: [],
  purse: [],
}

/** Reads the margins of those missions for which something has changed since the last position; returns whether there are any. */
export function readMargins(s: DiePatin): boolean {
  const isOtherTown = seen.seats !== s.seats
  const areas = isOtherTown || seen.owner !== s.owner || seen.backRoom !== s.backRoom
  const manholes = isOtherTown || seen.rats !== s.rats || seen.ratsOf !== s.ratsOf
  const loot = isOtherTown || seen.purse !== s.purse
  if (areas) readAreas(s)
  if (manholes) readManholes(s)
  if (loot) readLoot(s)
  seen.seats = s.seats
  return areas || manholes || loot
}

function readAreas(s: DiePatin): void {
  seen.owner = s.owner
  seen.backRoom = s.backRoom
  countAreas(s, values)
  readLeads(values, MOST_AREAS, s.seats, margins)
  readLeads(values, MOST_BACK_ROOMS, s.seats, margins)
}

function readManholes(s: DiePatin): void {
  seen.rats = s.rats
  seen.ratsOf = s.ratsOf
  countManholes(s, values)
  readLeads(values, BIGGEST_MANHOLE, s.seats, margins)
  readLeads(values, MOST_MANHOLES, s.seats, margins)
}

function readLoot(s: DiePatin): void {
  seen.purse = s.purse
  countLoot(s, values)
  readLeads(values, MOST_LOOT, s.seats, margins)
}
