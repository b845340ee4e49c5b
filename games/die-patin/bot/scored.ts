import { CLANS } from '../data.ts'
import { score } from '../rules/end.ts'
import type { DiePatin } from '../state.ts'
import { keptPoints } from './shops.ts'

/** Points of each seat so far; kept until there are others. */
const kept = {
  tiles: [] as readonly number[],
  missions: [] as readonly number[],
  trophies: [] as readonly number[],
  points: new Float64Array(CLANS.length),
}

export function scoredIn(s: DiePatin): Float64Array {
  if (kept.tiles !== s.tiles || kept.missions !== s.missions || kept.trophies !== s.trophies) {
    kept.tiles = s.tiles
    kept.missions = s.missions
    kept.trophies = s.trophies
    for (let seat = 0; seat < s.seats; seat++) kept.points[seat] = score(s, seat, keptPoints(s, seat))
  }
  return kept.points
}
