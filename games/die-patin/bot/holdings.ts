import type { Seat } from '#engine/state.ts'
import { townOf, type DiePatin } from '../state.ts'
import { isBeside } from './borders.ts'
import { leadIn, type Reading } from './reading.ts'

/** What a seat's areas, loot and rats promise for the rest of the game. */
export function holdings(s: DiePatin, r: Reading, seat: Seat): number {
  const { areas } = townOf(s)
  const w = r.weights
  const time = r.timeLeft
  let worth = w.loot * time * Math.sqrt(s.purse[seat] * 3)
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

const clamp = (n: number, low: number, high: number): number => (n < low ? low : n > high ? high : n)
