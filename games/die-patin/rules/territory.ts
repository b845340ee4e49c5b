import type { Seat } from '#engine/state.ts'
import { BOSS_POWER, HENCHMAN_POWER, MANHOLES_OF } from '../data.ts'
import { NOBODY, townOf, type DiePatin } from '../state.ts'

/** How many areas a seat owns. */
export function areasOwned(s: DiePatin, seat: Seat): number {
  const { owner } = s
  let count = 0
  for (let area = 0; area < owner.length; area++) if (owner[area] === seat) count++
  return count
}

export const isInside = (s: DiePatin, seat: Seat, area: number): boolean => s.owner[area] === seat

/** Not owned, but adjacent to an area that is; the parts of a territory count alike [PAT-4.5]. */
export function bordersOn(s: DiePatin, seat: Seat, area: number): boolean {
  if (s.owner[area] === seat) return false
  const around = townOf(s).adjacent[area]
  for (let i = 0; i < around.length; i++) if (s.owner[around[i]] === seat) return true
  return false
}

/** The last area of its owner, which nobody else may enter [PAT-4.6]. */
export function isLastArea(s: DiePatin, area: number): boolean {
  const owner = s.owner[area]
  return owner !== NOBODY && areasOwned(s, owner) === 1
}

/** Where a figure may be placed outside [PAT-4.5, 4.6]. */
export const isOutside = (s: DiePatin, seat: Seat, area: number): boolean =>
  bordersOn(s, seat, area) && !isLastArea(s, area)

export function hasOutside(s: DiePatin, seat: Seat): boolean {
  const { areas } = townOf(s)
  for (let i = 0; i < areas.length; i++) if (isOutside(s, seat, areas[i])) return true
  return false
}

export const henchmenIn = (s: DiePatin, seat: Seat, area: number): number => s.henchmen[area * s.seats + seat]

/** Figures of a seat that stand in an area. */
export const figuresIn = (s: DiePatin, seat: Seat, area: number): number =>
  henchmenIn(s, seat, area) + (s.boss[seat] === area ? 1 : 0)

/** Rats at the four manholes and figures in the area; nothing else counts [PAT-4.23]. */
export function powerIn(s: DiePatin, seat: Seat, area: number): number {
  const manholes = MANHOLES_OF[area]
  let power = henchmenIn(s, seat, area) * HENCHMAN_POWER + (s.boss[seat] === area ? BOSS_POWER : 0)
  for (let i = 0; i < manholes.length; i++) {
    const manhole = manholes[i]
    if (s.ratsOf[manhole] === seat) power += s.rats[manhole]
  }
  return power
}
