import { kept } from '#engine/kept.ts'
import type { Seat } from '#engine/state.ts'
import { BOSS_POWER, HENCHMAN_POWER, MANHOLES_OF, TOWNS } from '../data.ts'
import { NOBODY, type DiePatin } from '../state.ts'

/** How many areas a seat owns. */
export function areasOwned(s: DiePatin, seat: Seat): number {
  const { owner } = s
  let count = 0
  for (let area = 0; area < owner.length; area++) if (owner[area] === seat) count++
  return count
}

export const isInside = (s: DiePatin, seat: Seat, area: number): boolean => s.owner[area] === seat

/** Areas, one bit each, by seat: its own, those that it borders on, and those of them where a figure may be placed. */
interface Borders {
  readonly inside: readonly number[]
  readonly beside: readonly number[]
  readonly outside: readonly number[]
}

/** Few moves win an area, so that these are most often the same as before. */
const borders = kept((owner: readonly number[], seats: number): Borders => {
  const { areas, adjacent } = TOWNS[seats]
  const inside = Array<number>(seats).fill(0)
  const beside = Array<number>(seats).fill(0)
  for (const area of areas) {
    const seat = owner[area]
    if (seat === NOBODY) continue
    inside[seat] |= 1 << area
    for (const other of adjacent[area]) if (owner[other] !== seat) beside[seat] |= 1 << other
  }
  let last = 0
  for (const set of inside) if (isSingle(set)) last |= set
  return { inside, beside, outside: beside.map((set) => set & ~last) }
})

/** Whether a set has no more than one area. */
const isSingle = (set: number): boolean => (set & (set - 1)) === 0

/** Not owned, but adjacent to an area that is; the parts of a territory count alike [PAT-4.5]. */
export const bordersOn = (s: DiePatin, seat: Seat, area: number): boolean =>
  (borders(s.owner, s.seats).beside[seat] & (1 << area)) !== 0

/** The last area of its owner, which nobody else may enter [PAT-4.6]. */
export function isLastArea(s: DiePatin, area: number): boolean {
  const owner = s.owner[area]
  return owner !== NOBODY && areasOwned(s, owner) === 1
}

/** All areas inside, one bit each. */
export const allInside = (s: DiePatin, seat: Seat): number => borders(s.owner, s.seats).inside[seat]

/** Where figures may be placed outside [PAT-4.5, 4.6]. */
export const allOutside = (s: DiePatin, seat: Seat): number => borders(s.owner, s.seats).outside[seat]

export const hasOutside = (s: DiePatin, seat: Seat): boolean => allOutside(s, seat) !== 0

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
