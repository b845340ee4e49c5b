import { COST, DISTRICTS, GOAL, LOAN_REPAYMENT, THAMES, type Goal } from '../data.ts'
import { first, handLimit, loans as loansOf, ofSets, sizeOf } from '../rules/board.ts'
import { CITIZEN, GRENADIER, OWNERS } from '../moves.ts'
import { NOBODY, NONE, type NantyNarking } from '../state.ts'

const zeros = (): number[] => [0, 0, 0, 0]

/** What Personalities count, by seat; what is not as it was in the last position is filled anew. */
const presence = zeros()
const inTrouble = zeros()
const quietThames = zeros()
export const agents = zeros()
const control = zeros()
const controlCost = zeros()
export const buildings = zeros()
const purse = zeros()
const wealth = zeros()
const trouble = zeros()
const nothing = zeros()

/** Loans, and how many cards a seat may hold. */
export const loans = zeros()
export const limits = zeros()

const COUNTED: Readonly<Record<Goal, readonly number[]>> = {
  presence,
  'deck-low-presence': presence,
  'presence-in-trouble': inTrouble,
  'quiet-thames': quietThames,
  agents,
  control,
  'peaceful-control': control,
  'control-value': controlCost,
  'building-value': buildings,
  cash: purse,
  wealth,
  trouble,
  'deck-out': nothing,
}

/** How far each seat has come towards what each Personality counts: what `progress` says, of all seats in one look at the board. */
export const PROGRESS: readonly (readonly number[])[] = GOAL.map((goal) => COUNTED[goal])

/** By seat, as bits: where it has agents, a building, control. Where there are grenadiers nothing counts. */
const present = zeros()
const built = zeros()
const controlled = zeros()

/** What the districts of a set cost together. */
const COSTS = ofSets((districts) => districts.reduce((sum, d) => sum + COST[d], 0))

/** What was read last. */
type Read = Pick<NantyNarking, 'seats' | 'figures' | 'building' | 'trouble' | 'cards' | 'money'>

/** At first there is nothing on the board, which counts nothing. */
const EMPTY: Read = {
  seats: 0,
  figures: Array<number>(DISTRICTS.length * OWNERS.length)
    .fill(0)
    .slice(), // a copy, as that has no holes
  building: DISTRICTS.map(() => NOBODY),
  trouble: 0,
  cards: [],
  money: [],
}
const last: Read = { ...EMPTY }

/** Brings all counts up to date, and says whether any may have changed. Lists are only ever replaced: the same one has not changed. */
export function read(s: NantyNarking): boolean {
  if (s.seats !== last.seats) forget(s.seats)
  const isOther = s.figures !== last.figures || s.building !== last.building || s.trouble !== last.trouble
  const isOwed = s.cards !== last.cards && readDebts(s)
  const isPaid = s.money !== last.money || isOwed
  if (isOther) readBoard(s)
  if (isOther || isPaid) readPurses(s)
  return isOther || isPaid
}

/** Before a table of another size. */
function forget(seats: number): void {
  Object.assign(last, EMPTY, { seats })
  for (const counts of [agents, present, built, controlled]) counts.fill(0)
}

function readBoard(s: NantyNarking): void {
  if (s.figures !== last.figures || s.building !== last.building)
    for (let rest = changed(s); rest !== 0; rest &= rest - 1) readDistrict(s, first(rest))
  for (let seat = 0; seat < s.seats; seat++) {
    presence[seat] = sizeOf(present[seat])
    inTrouble[seat] = sizeOf(present[seat] & s.trouble)
    quietThames[seat] = sizeOf(present[seat] & THAMES & ~s.trouble)
    control[seat] = sizeOf(controlled[seat])
    controlCost[seat] = COSTS[controlled[seat]]
    buildings[seat] = COSTS[built[seat]]
    trouble[seat] = sizeOf(s.trouble)
  }
  last.figures = s.figures
  if (last.building !== s.building) last.building = s.building // seldom another, and to look costs less than to store
  last.trouble = s.trouble
}

/** The districts, as bits, whose pieces are not as they were. */
function changed({ seats, figures, building }: NantyNarking): number {
  let mask = 0
  if (figures !== last.figures)
    for (let d = 0, at = 0; d < DISTRICTS.length; d++, at += OWNERS.length)
      if (!hasSameFigures(figures, last.figures, at, seats)) mask |= 1 << d
  if (building !== last.building)
    for (let d = 0; d < building.length; d++) if (building[d] !== last.building[d]) mask |= 1 << d
  return mask
}

/** Whether there are as many of every owner in a district; looked at one by one, as a loop takes twice as long. */
const hasSameFigures = (a: readonly number[], b: readonly number[], at: number, seats: number): boolean =>
  a[at] === b[at] &&
  a[at + 1] === b[at + 1] &&
  a[at + GRENADIER] === b[at + GRENADIER] &&
  a[at + CITIZEN] === b[at + CITIZEN] &&
  (seats === 2 || (a[at + 2] === b[at + 2] && a[at + 3] === b[at + 3]))

function readDistrict({ seats, figures, building }: NantyNarking, d: number): void {
  const bit = 1 << d
  const start = d * OWNERS.length
  const before = last.figures
  const isFree = figures[start + GRENADIER] === 0
  const wasFree = before[start + GRENADIER] === 0
  let most = figures[start + CITIZEN]
  let controller = NONE
  for (let seat = 0; seat < seats; seat++) {
    const own = isFree ? figures[start + seat] : 0
    const house = isFree && building[d] === seat ? 1 : 0
    agents[seat] += own - (wasFree ? before[start + seat] : 0)
    present[seat] = own > 0 ? present[seat] | bit : present[seat] & ~bit
    built[seat] = house > 0 ? built[seat] | bit : built[seat] & ~bit
    controlled[seat] &= ~bit
    if (own + house === most) controller = NONE
    if (own + house <= most) continue
    most = own + house
    controller = seat
  }
  if (controller !== NONE) controlled[controller] |= bit
}

function readPurses(s: NantyNarking): void {
  if (last.money !== s.money) last.money = s.money
  for (let seat = 0; seat < s.seats; seat++) {
    purse[seat] = s.money[seat] - LOAN_REPAYMENT * loans[seat]
    wealth[seat] = purse[seat] + buildings[seat]
  }
}

/** What lies open before the seats; whether it has changed what they owe. */
function readDebts(s: NantyNarking): boolean {
  last.cards = s.cards
  let isOther = false
  for (let seat = 0; seat < s.seats; seat++) {
    const owed = loansOf(s, seat)
    isOther ||= owed !== loans[seat]
    loans[seat] = owed
    limits[seat] = handLimit(s, seat)
  }
  return isOther
}
