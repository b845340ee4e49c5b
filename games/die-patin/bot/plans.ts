import type { Seat, Step } from '#engine/state.ts'
import {
  ADMINISTRATION,
  ADMINISTRATION_ACTIONS,
  BOSS,
  BOSS_POWER,
  BRIBE_MONEY_BRIBES,
  DISTRICT_OF,
  HENCHMAN_ACTIONS,
  HENCHMAN_POWER,
  INVASION,
  INVASION_RATS,
  MANHOLES_OF,
} from '../data.ts'
import { figuresIn, isOutside, powerIn } from '../rules/territory.ts'
import { IN_HAND, NOBODY, NONE, townOf, type DiePatin } from '../state.ts'
import { bestTile, leadIn, tileWorth } from './holdings.ts'
import { gainFrom, timeLeft } from './hope.ts'
import { WEIGHTS } from './weights.ts'

/** What single gains are worth to a seat now, in points. */
interface Gains {
  readonly area: number
  readonly loot: number
  readonly rat: number
  readonly room: number
}

function gainsOf(s: DiePatin, seat: Seat): Gains {
  const time = timeLeft(s)
  return {
    area: WEIGHTS.area * time + gainFrom(s, seat, 0),
    loot: WEIGHTS.loot * time + gainFrom(s, seat, 4),
    rat: WEIGHTS.rat * time + Math.max(gainFrom(s, seat, 1), gainFrom(s, seat, 2)),
    room: gainFrom(s, seat, 3),
  }
}

/** What the figures in hand, and the one just at work, can still bring. */
export function plans(s: DiePatin, seat: Seat): number {
  const step = s.agenda[s.agenda.length - 1] as Pending
  let worth = WEIGHTS.henchman * s.hand[seat]!
  if (s.boss[seat] === IN_HAND) worth += bossWorth(s, seat)
  return seat === s.active ? worth + pending(s, seat, step) : worth
}

type Pending = Step & { readonly figure?: number; readonly left?: number; readonly paid?: boolean }

/** What the turn that has begun will bring. */
function pending(s: DiePatin, seat: Seat, step: Pending): number {
  if (step.do === 'area')
    return bestPlace(s, seat, step.figure!) - (step.figure === BOSS ? bossWorth(s, seat) : WEIGHTS.henchman)
  if (step.do === 'action') return actionsIn(s, seat, s.area, step.left!, 0, gainsOf(s, seat))
  if (step.do === 'bribe') return claimIn(s, seat, s.area, step.left!, 0, step.paid!, gainsOf(s, seat))
  if (step.do === 'invasion-manhole') return invasionIn(s, seat, s.area, 0, gainsOf(s, seat))
  return step.do === 'bonus-place' || step.do === 'bonus-remove' ? WEIGHTS.bonusRat : 0
}

/** The best that a figure could do if it were placed now. */
function bestPlace(s: DiePatin, seat: Seat, figure: number): number {
  const { areas } = townOf(s)
  const gains = gainsOf(s, seat)
  let best = 0
  for (let i = 0; i < areas.length; i++) {
    const worth = placeWorth(s, seat, figure, areas[i]!, gains)
    if (worth > best) best = worth
  }
  return best
}

function placeWorth(s: DiePatin, seat: Seat, figure: number, area: number, gains: Gains): number {
  const inside = s.owner[area] === seat
  if (figure === BOSS) return (s.card[seat] === ADMINISTRATION) === inside ? bossIn(s, seat, area, gains) : 0
  if (inside) return actionsIn(s, seat, area, HENCHMAN_ACTIONS, 1, gains)
  if (s.purse[seat] === 0 || !isOutside(s, seat, area)) return 0
  return claimIn(s, seat, area, s.purse[seat]!, HENCHMAN_POWER, true, gains)
}

function bossIn(s: DiePatin, seat: Seat, area: number, gains: Gains): number {
  if (s.card[seat] === ADMINISTRATION) return actionsIn(s, seat, area, ADMINISTRATION_ACTIONS, 1, gains)
  if (!isOutside(s, seat, area)) return 0
  if (s.card[seat] === INVASION) return invasionIn(s, seat, area, BOSS_POWER, gains)
  return claimIn(s, seat, area, BRIBE_MONEY_BRIBES, BOSS_POWER, false, gains)
}

/** A boss in hand is worth most of what she could do now, and something anyway. */
function bossWorth(s: DiePatin, seat: Seat): number {
  if (s.card[seat] === NONE) return WEIGHTS.bossAction * ADMINISTRATION_ACTIONS
  return WEIGHTS.bossPlan * bestPlace(s, seat, BOSS)
}

/** A back room first, then loot, then rats. `more` is the figure that is not there yet. */
function actionsIn(s: DiePatin, seat: Seat, area: number, left: number, more: number, gains: Gains): number {
  let worth = 0
  let actions = left
  if (!s.backRoom[area] && figuresIn(s, seat, area) + more > 1) {
    const tile = bestTile(s, seat, area)
    if (tile !== NONE) {
      worth += tileWorth(s, seat, tile) + gains.room
      actions--
    }
  }
  const loot = Math.min(actions, s.loot[DISTRICT_OF[area]!]!)
  return worth + loot * gains.loot + (actions - loot) * gains.rat
}

/** A claim with so many bribes: each makes up one rat. `more` is the power of the figure that is not there yet. */
function claimIn(
  s: DiePatin,
  seat: Seat,
  area: number,
  bribes: number,
  more: number,
  paid: boolean,
  gains: Gains,
): number {
  const need = Math.max(more > 0 ? 1 : 0, 1 - (leadIn(s, seat, area) + more))
  if (need > bribes) return 0
  const used = paid ? need : bribes
  return prize(s, area, gains) + used * (gains.rat - (paid ? gains.loot : 0))
}

/** An invasion at the best manhole. */
function invasionIn(s: DiePatin, seat: Seat, area: number, more: number, gains: Gains): number {
  const manholes = MANHOLES_OF[area]!
  for (let i = 0; i < manholes.length; i++)
    if (wouldWin(s, seat, area, manholes[i]!, more)) return prize(s, area, gains) + INVASION_RATS * gains.rat
  return INVASION_RATS * gains.rat
}

function wouldWin(s: DiePatin, seat: Seat, area: number, manhole: number, more: number): boolean {
  const own = powerIn(s, seat, area) + more + INVASION_RATS
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    const swept = s.ratsOf[manhole] === other ? s.rats[manhole]! : 0
    if (powerIn(s, other, area) - swept >= own) return false
  }
  return true
}

/** What a won area brings: itself, and the back room of the seat that loses it. */
function prize(s: DiePatin, area: number, gains: Gains): number {
  const owner = s.owner[area]!
  const trophy = s.backRoom[area] ? WEIGHTS.trophy : 0
  return gains.area + trophy + (owner === NOBODY ? 0 : (gains.area * WEIGHTS.rivalLoss) / (s.seats - 1))
}
