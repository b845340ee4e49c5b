import type { Seat } from '#engine/state.ts'
import { townOf, type DiePatin } from '../state.ts'
import { isBeside } from './borders.ts'
import { leadIn, type Reading } from './reading.ts'
import type { PatWeights } from './weights.ts'

/** What a seat's areas, loot and rats promise for the rest of the game. */
export function holdings(s: DiePatin, r: Reading, seat: Seat): number {
  const { areas } = townOf(s)
  const w = r.weights
  const time = r.timeLeft
  const purse = s.purse[seat]
  let worth = time * (w.loot * Math.sqrt(purse * 3) + w.purse * purse + nests(s, w, seat))
  for (let i = 0; i < areas.length; i++) {
    const area = areas[i]
    const lead = leadIn(s, r, seat, area)
    if (s.owner[area] === seat) {
      worth += time * (w.area + w.guard * clamp(lead, -4, 4))
    } else if (r.powers[area * s.seats + seat] > 0 && isBeside(s, seat, area)) {
      worth += time * w.reach * clamp(lead + 3, 0, 4)
    }
  }
  return worth
}

/** What a seat's manholes are worth, and all rats in them. */
function nests({ rats, ratsOf }: DiePatin, w: PatWeights, seat: Seat): number {
  let worth = 0
  for (let m = 0; m < rats.length; m++) if (ratsOf[m] === seat) worth += w.manhole + w.horde * rats[m]
  return worth
}

const clamp = (n: number, low: number, high: number): number => (n < low ? low : n > high ? high : n)
