import { firstOf } from '#bots/bits.ts'
import type { Seat } from '#engine/state.ts'
import { AREAS, AREAS_AT, BOSS_POWER, CLANS, HENCHMAN_POWER, MANHOLES, TOWNS } from '../data.ts'
import { IN_HAND, NOBODY, townOf, type DiePatin } from '../state.ts'
import { addNests, clearNests, nests } from './nests.ts'

/** Some areas, one bit each. */
export type Areas = number
export const NO_AREA: Areas = 0
const asBits = (areas: readonly number[]): Areas => areas.reduce((set, area) => set | (1 << area), NO_AREA)

/** The areas in play, by number of seats. */
export const IN_PLAY: readonly Areas[] = TOWNS.map(({ areas }) => asBits(areas))

/** Power in every area: area × seats + seat. */
export const powers = Array<number>(CLANS.length * AREAS.length).fill(0)
/** How much stronger a seat is in an area than the strongest other, likewise. */
export const leads = Array<number>(CLANS.length * AREAS.length).fill(0)

/** A board without any figure or rat. */
const EMPTY: Pick<DiePatin, 'henchmen' | 'boss' | 'rats' | 'ratsOf'> = {
  henchmen: Array<number>(CLANS.length * AREAS.length).fill(0),
  boss: Array<number>(CLANS.length).fill(IN_HAND),
  rats: Array<number>(MANHOLES.length).fill(0),
  ratsOf: Array<number>(MANHOLES.length).fill(NOBODY),
}

/** The board from which power was read last. */
const seen = { ...EMPTY, seats: 0 }

/**
 * Reads what `powerIn` says of every area and seat. Positions valued one after the other are much alike, so only what has changed is
 * added or taken away; returns the areas where that is so.
 */
export function readPowers(s: DiePatin): Areas {
  const isOtherTown = seen.seats !== s.seats
  nests.areNew = false
  if (isOtherTown) clear(s.seats)
  const changed = (readHenchmen(s) | readBosses(s) | readRats(s)) & IN_PLAY[s.seats]
  for (let rest = changed; rest !== NO_AREA; rest &= rest - 1) readLeads(powers, firstOf(rest), s.seats, leads)
  return isOtherTown ? IN_PLAY[s.seats] : changed
}

function clear(seats: number): void {
  Object.assign(seen, EMPTY, { seats })
  powers.fill(0)
  leads.fill(0)
  clearNests()
}

function readHenchmen(s: DiePatin): Areas {
  const before = seen.henchmen
  if (before === s.henchmen) return NO_AREA
  seen.henchmen = s.henchmen
  const { areas } = townOf(s)
  let changed = NO_AREA
  for (let i = 0; i < areas.length; i++) {
    const first = areas[i] * s.seats
    for (let at = first; at < first + s.seats; at++) {
      if (s.henchmen[at] === before[at]) continue
      powers[at] += (s.henchmen[at] - before[at]) * HENCHMAN_POWER
      changed |= 1 << areas[i]
    }
  }
  return changed
}

function readBosses(s: DiePatin): Areas {
  const before = seen.boss
  if (before === s.boss) return NO_AREA
  seen.boss = s.boss
  let changed = NO_AREA
  for (let seat = 0; seat < s.seats; seat++)
    if (s.boss[seat] !== before[seat])
      changed |= stand(s, seat, before[seat], -BOSS_POWER) | stand(s, seat, s.boss[seat], BOSS_POWER)
  return changed
}

/** So much more power of a seat in an area, unless its boss is nowhere. */
function stand(s: DiePatin, seat: Seat, area: number, power: number): Areas {
  if (area < 0) return NO_AREA
  powers[area * s.seats + seat] += power
  return 1 << area
}

function readRats(s: DiePatin): Areas {
  const { rats, ratsOf } = seen
  if (rats === s.rats && ratsOf === s.ratsOf) return NO_AREA
  seen.rats = s.rats
  seen.ratsOf = s.ratsOf
  const { manholes } = townOf(s)
  let changed = NO_AREA
  for (let i = 0; i < manholes.length; i++) {
    const manhole = manholes[i]
    if (rats[manhole] === s.rats[manhole] && ratsOf[manhole] === s.ratsOf[manhole]) continue
    changed |= AROUND[manhole]
    swarm(s, ratsOf[manhole], manhole, rats[manhole], -1)
    swarm(s, s.ratsOf[manhole], manhole, s.rats[manhole], 1)
  }
  return changed
}

/** The areas that each manhole counts in. */
const AROUND: readonly Areas[] = AREAS_AT.map(asBits)

/** The rats of a seat at a manhole count in all areas around, once more or, with −1, once less. */
function swarm(s: DiePatin, seat: Seat, manhole: number, rats: number, more: 1 | -1): void {
  if (seat === NOBODY) return
  addNests(seat, rats, more)
  const around = AREAS_AT[manhole]
  for (let i = 0; i < around.length; i++) powers[around[i] * s.seats + seat] += more * rats
}

/**
 * In lists that have a number for each seat, row by row: the seat with the most leads the second, all others lack what it has more.
 * Returns whether any lead is another one than before.
 */
export function readLeads(from: readonly number[], row: number, seats: number, to: number[]): boolean {
  const first = row * seats
  let most = 0
  let second = 0
  for (let at = first; at < first + seats; at++) {
    if (from[at] > most) {
      second = most
      most = from[at]
    } else if (from[at] > second) second = from[at]
  }
  let areOthers = false
  for (let at = first; at < first + seats; at++) {
    const lead = from[at] - (from[at] === most ? second : most)
    if (to[at] === lead) continue
    to[at] = lead
    areOthers = true
  }
  return areOthers
}
