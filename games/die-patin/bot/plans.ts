import {
  area as areaStep,
  bonusPlace,
  bonusRemove,
  bribe,
  claim,
  insideAction,
  invasionManhole,
  ratSource,
} from '../steps.ts'
import { firstOf } from '#bots/bits.ts'
import type { Seat } from '#engine/state.ts'
import {
  ADMINISTRATION_ACTIONS,
  BIGGEST_MANHOLE,
  BOSS,
  BOSS_POWER,
  BRIBE_MONEY_BRIBES,
  DISTRICT_OF,
  HENCHMAN_ACTIONS,
  HENCHMAN_POWER,
  INVASION,
  INVASION_RATS,
  MANHOLES_OF,
  MOST_AREAS,
  MOST_BACK_ROOMS,
  MOST_LOOT,
  MOST_MANHOLES,
} from '../data.ts'
import { mayGoInside, mayGoOutside } from '../rules/figure.ts'
import { allInside, allOutside, figuresIn } from '../rules/territory.ts'
import { IN_HAND, NOBODY, NONE, type DiePatin } from '../state.ts'
import { hope, hopeGain } from './hope.ts'
import { GAIN, leadIn, type Reading } from './reading.ts'
import { bestTile } from './shops.ts'

/** A seat in a position. */
interface Prospect {
  readonly s: DiePatin
  readonly r: Reading
  readonly seat: Seat
  /** Its notes, and where those of this position begin. */
  readonly values: Float64Array
  readonly at: number
}

function prospectOf(s: DiePatin, r: Reading, seat: Seat): Prospect {
  const { values } = r.notes[seat]
  const at = r.notesAt[seat]
  if (Number.isNaN(values[at + GAIN.area])) findGains(s, r, seat)
  return { s, r, seat, values, at }
}

/** What a single gain is worth to the seat now, in points. */
const gain = ({ values, at }: Prospect, which: number): number => values[at + which]

function findGains(s: DiePatin, r: Reading, seat: Seat): void {
  const w = r.weights
  const { values } = r.notes[seat]
  const at = r.notesAt[seat]
  const now = hope(s, r, seat)
  const biggest = hopeGain(s, r, seat, BIGGEST_MANHOLE, now)
  const most = hopeGain(s, r, seat, MOST_MANHOLES, now)
  values[at + GAIN.area] = w.area * r.timeLeft + hopeGain(s, r, seat, MOST_AREAS, now)
  values[at + GAIN.loot] = w.loot * r.timeLeft + hopeGain(s, r, seat, MOST_LOOT, now)
  values[at + GAIN.rat] = w.rat * r.timeLeft + (biggest > most ? biggest : most)
  values[at + GAIN.room] = hopeGain(s, r, seat, MOST_BACK_ROOMS, now)
}

/** What the figures in hand, and the one just at work, can still bring. */
export function plans(s: DiePatin, r: Reading, seat: Seat): number {
  const bossInHand = s.boss[seat] === IN_HAND
  const atWork = seat === s.active
  if (!atWork && !bossInHand && s.hand[seat] === 0) return 0
  const p = prospectOf(s, r, seat)
  const figures = r.weights.henchman * s.hand[seat] + (bossInHand ? bossWorth(p) : 0)
  return figures + foothold(p) + (atWork ? pending(p) : 0)
}

/** A boss in hand is worth a part of what she could do now; a back room is the foothold's to promise. */
function bossWorth(p: Prospect): number {
  const { bossWithoutCard, bossPlan } = p.r.weights
  return p.s.card[p.seat] === NONE ? bossWithoutCard : bossPlan * bestPlace(p, BOSS, false)
}

/** One figure in an area, a tile to take there, and another figure to come. */
function foothold(p: Prospect): number {
  const { s, r, seat } = p
  if (s.hand[seat] === 0 && s.boss[seat] !== IN_HAND) return 0
  const isBusy = seat === s.active && r.next === insideAction.step && figuresIn(s, seat, s.area) > 1
  const tile = bestToCome(p, isBusy ? s.area : NONE) // what is busy is counted by the actions that are left
  return tile === 0 ? 0 : r.weights.foothold * (tile + gain(p, GAIN.room))
}

/** What the best tile is worth for which one more figure is lacking, if one area does not count; 0 if there is none. */
function bestToCome({ s, r, seat }: Prospect, except: number): number {
  let best = 0
  for (let rest = allInside(s, seat); rest !== 0; rest &= rest - 1) {
    const area = firstOf(rest)
    if (area === except || s.backRoom[area] || figuresIn(s, seat, area) === 0) continue
    const worth = bestTile(s, r.weights, seat, area)
    if (worth > best) best = worth
  }
  return best
}

/** What a back room would bring, if there are two figures with so many more; 0 if none can be opened. */
function roomIn(p: Prospect, area: number, more: number): number {
  const { s, seat } = p
  if (s.backRoom[area] || figuresIn(s, seat, area) + more < 2) return 0
  const tile = bestTile(s, p.r.weights, seat, area)
  return tile === 0 ? 0 : tile + gain(p, GAIN.room)
}

/** What the rest of the turn that has begun will bring: the steps on the agenda, down to the end of the turn. */
function pending(p: Prospect): number {
  const { agenda, area } = p.s
  let extra = 0
  for (let i = agenda.length - 1; i >= 0; i--) {
    const step = agenda[i]
    if (areaStep.is(step)) return leaveHand(p, step.figure)
    if (insideAction.is(step)) return extra + actionsIn(p, area, step.left, roomIn(p, area, 0))
    if (bribe.is(step)) return extra + claimIn(p, area, step.left, 0, step.paid)
    if (invasionManhole.is(step)) return invasionIn(p, area, 0)
    if (claim.is(step)) return extra + claimIn(p, area, 0, 0, true)
    if (bonusPlace.is(step) || bonusRemove.is(step) || ratSource.is(step)) extra += p.r.weights.bonusRat
    else return extra
  }
  return extra
}

/** A figure that was chosen leaves the hand for the best place there is. */
const leaveHand = (p: Prospect, figure: number): number =>
  bestPlace(p, figure, true) - (figure === BOSS ? bossWorth(p) : p.r.weights.henchman)

/** The best that a figure could do if it were placed now, with or without a back room. */
function bestPlace(p: Prospect, figure: number, rooms: boolean): number {
  const { s, seat } = p
  const inside = mayGoInside(s, seat, figure) ? bestInside(p, figure, rooms) : 0
  const outside = mayGoOutside(s, seat, figure) ? bestOutside(p, figure) : 0
  return inside > outside ? inside : outside
}

function bestInside(p: Prospect, figure: number, rooms: boolean): number {
  const actions = figure === BOSS ? ADMINISTRATION_ACTIONS : HENCHMAN_ACTIONS
  let best = 0
  for (let rest = allInside(p.s, p.seat); rest !== 0; rest &= rest - 1) {
    const area = firstOf(rest)
    const worth = actionsIn(p, area, actions, rooms ? roomIn(p, area, 1) : 0)
    if (worth > best) best = worth
  }
  return best
}

function bestOutside(p: Prospect, figure: number): number {
  let best = 0
  for (let rest = allOutside(p.s, p.seat); rest !== 0; rest &= rest - 1) {
    const worth = figure === BOSS ? bossIn(p, firstOf(rest)) : henchmanIn(p, firstOf(rest))
    if (worth > best) best = worth
  }
  return best
}

const henchmanIn = (p: Prospect, area: number): number => claimIn(p, area, p.s.purse[p.seat], HENCHMAN_POWER, true)

const bossIn = (p: Prospect, area: number): number =>
  p.s.card[p.seat] === INVASION
    ? invasionIn(p, area, BOSS_POWER)
    : claimIn(p, area, BRIBE_MONEY_BRIBES, BOSS_POWER, false)

/** A back room first, if there is one to open, then loot, then rats. */
function actionsIn(p: Prospect, area: number, left: number, room: number): number {
  const actions = room > 0 ? left - 1 : left
  const loot = Math.min(actions, p.s.loot[DISTRICT_OF[area]])
  return room + loot * gain(p, GAIN.loot) + (actions - loot) * gain(p, GAIN.rat)
}

/** A claim with so many bribes: each makes up one rat. `more` is the power of the figure that is not there yet. */
function claimIn(p: Prospect, area: number, bribes: number, more: number, paid: boolean): number {
  const lead = leadIn(p.s, p.r, p.seat, area) + more
  const need = Math.max(more > 0 ? 1 : 0, 1 - lead)
  if (need > bribes) return 0
  return prize(p, area) + (paid ? need * (gain(p, GAIN.rat) - gain(p, GAIN.loot)) : bribes * gain(p, GAIN.rat))
}

/** An invasion at the best manhole. */
function invasionIn(p: Prospect, area: number, more: number): number {
  const manholes = MANHOLES_OF[area]
  const rats = INVASION_RATS * gain(p, GAIN.rat)
  for (let i = 0; i < manholes.length; i++) if (wouldWin(p, area, manholes[i], more)) return prize(p, area) + rats
  return rats
}

function wouldWin({ s, r, seat }: Prospect, area: number, manhole: number, more: number): boolean {
  const own = r.powers[area * s.seats + seat] + more + INVASION_RATS
  for (let other = 0; other < s.seats; other++) {
    const swept = s.ratsOf[manhole] === other ? s.rats[manhole] : 0
    if (other !== seat && r.powers[area * s.seats + other] - swept >= own) return false
  }
  return true
}

/** What a won area brings: itself, a back room smashed, and what the former owner loses. */
function prize(p: Prospect, area: number): number {
  const { s } = p
  const { weights } = p.r
  const worth = gain(p, GAIN.area)
  const trophy = s.backRoom[area] ? weights.trophy : 0
  const loss = s.owner[area] === NOBODY ? 0 : (worth * weights.rivalLoss) / (s.seats - 1)
  return worth + trophy + loss
}
