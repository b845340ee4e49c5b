import type { Seat } from '#engine/state.ts'
import { CLANS } from '../data.ts'
import { figuresIn } from '../rules/territory.ts'
import { townOf, type DiePatin } from '../state.ts'
import { bestTile } from './shops.ts'
import type { PatWeights } from './weights.ts'

/** By seat: what was found last, and but for which area. Kept until one of the lists that it follows from is another one. */
const kept = {
  owner: [] as readonly number[],
  backRoom: [] as readonly boolean[],
  henchmen: [] as readonly number[],
  boss: [] as readonly number[],
  tiles: [] as readonly number[],
  weights: null as PatWeights | null,
  best: new Float64Array(CLANS.length),
  except: new Int8Array(CLANS.length),
}

/** What the best tile is worth for which a seat lacks but one more figure, if one area does not count; 0 if there is none. */
export function bestToCome(s: DiePatin, w: PatWeights, seat: Seat, except: number): number {
  if (!isAsBefore(s, w)) forget(s, w)
  if (Number.isNaN(kept.best[seat]) || kept.except[seat] !== except) {
    kept.best[seat] = findBest(s, w, seat, except)
    kept.except[seat] = except
  }
  return kept.best[seat]
}

const isAsBefore = (s: DiePatin, w: PatWeights): boolean =>
  kept.henchmen === s.henchmen &&
  kept.boss === s.boss &&
  kept.tiles === s.tiles &&
  kept.owner === s.owner &&
  kept.backRoom === s.backRoom &&
  kept.weights === w

function forget(s: DiePatin, w: PatWeights): void {
  kept.owner = s.owner
  kept.backRoom = s.backRoom
  kept.henchmen = s.henchmen
  kept.boss = s.boss
  kept.tiles = s.tiles
  kept.weights = w
  for (let seat = 0; seat < s.seats; seat++) kept.best[seat] = Number.NaN
}

function findBest(s: DiePatin, w: PatWeights, seat: Seat, except: number): number {
  const { areas } = townOf(s)
  let best = 0
  for (let i = 0; i < areas.length; i++) {
    const area = areas[i]
    if (area === except || s.owner[area] !== seat || s.backRoom[area] || figuresIn(s, seat, area) === 0) continue
    const worth = bestTile(s, w, seat, area)
    if (worth > best) best = worth
  }
  return best
}
