import { CLANS, MISSIONS, BIGGEST_MANHOLE, MOST_AREAS, MOST_BACK_ROOMS, MOST_LOOT, MOST_MANHOLES } from '../data.ts'
import { countAreas, countLoot } from '../rules/missions.ts'
import type { DiePatin } from '../state.ts'
import { nests } from './nests.ts'
import { readLeads } from './powers.ts'

/** How far a seat is ahead of the best other seat: mission × seats + seat. */
export const margins = Array<number>(MISSIONS.length * CLANS.length).fill(0)

/** What seats have for each mission, likewise. */
const values = Array<number>(MISSIONS.length * CLANS.length).fill(0)

/** The lists that it was read from. */
const seen: Pick<DiePatin, 'seats' | 'owner' | 'backRoom' | 'purse'> = { seats: 0, owner: [], backRoom: [], purse: [] }

/** Reads the margins of those missions for which something has changed since the last position; returns whether there are any others. */
export function readMargins(s: DiePatin): boolean {
  const isOtherTown = seen.seats !== s.seats
  seen.seats = s.seats
  let areOthers = isOtherTown
  if (isOtherTown || seen.owner !== s.owner || seen.backRoom !== s.backRoom) areOthers = readAreas(s) || areOthers
  if (isOtherTown || nests.areNew) areOthers = readManholes(s) || areOthers
  if (isOtherTown || seen.purse !== s.purse) areOthers = readLoot(s) || areOthers
  return areOthers
}

function readAreas(s: DiePatin): boolean {
  seen.owner = s.owner
  seen.backRoom = s.backRoom
  countAreas(s, values)
  const areas = readLeads(values, MOST_AREAS, s.seats, margins)
  return readLeads(values, MOST_BACK_ROOMS, s.seats, margins) || areas
}

function readManholes(s: DiePatin): boolean {
  for (let seat = 0; seat < s.seats; seat++) {
    values[BIGGEST_MANHOLE * s.seats + seat] = nests.biggest[seat]
    values[MOST_MANHOLES * s.seats + seat] = nests.manholes[seat]
  }
  const biggest = readLeads(values, BIGGEST_MANHOLE, s.seats, margins)
  return readLeads(values, MOST_MANHOLES, s.seats, margins) || biggest
}

function readLoot(s: DiePatin): boolean {
  seen.purse = s.purse
  countLoot(s, values)
  return readLeads(values, MOST_LOOT, s.seats, margins)
}
