import { COST, DISTRICTS, GOAL, LOAN_REPAYMENT, THAMES, type Goal } from '../data.ts'
import { handLimit, loans as loansOf, sizeOf } from '../rules/board.ts'
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

/** What a board is. */
type Board = Pick<NantyNarking, 'seats' | 'figures' | 'building' | 'trouble'>

/** The board and the cards that were read last; at first there is nothing on the board, which counts nothing. */
const last: Board & Pick<NantyNarking, 'cards'> = {
  seats: 0,
  figures: DISTRICTS.flatMap(() => OWNERS.map(() => 0)),
  building: DISTRICTS.map(() => NOBODY),
  trouble: 0,
  cards: [],
}

/** Brings all counts up to date, and says whether anything on the board is not as it was. Lists are only ever replaced: the same one has not changed. */
export function read(s: NantyNarking): boolean {
  const isOther = s.figures !== last.figures || s.building !== last.building || s.trouble !== last.trouble
  if (isOther) readBoard(s)
  if (s.cards !== last.cards) readDebts(s)
  for (let seat = 0; seat < s.seats; seat++) {
    purse[seat] = s.money[seat] - LOAN_REPAYMENT * loans[seat]
    wealth[seat] = purse[seat] + buildings[seat]
  }
  return isOther
}

/** Counts anew the districts in which something has changed. */
function readBoard(s: NantyNarking): void {
  for (let rest = changed(s); rest !== 0; rest &= rest - 1) {
    const d = 31 - Math.clz32(rest & -rest)
    countDistrict(last, d, -1)
    countDistrict(s, d, 1)
  }
  trouble.fill(sizeOf(s.trouble))
  last.seats = s.seats
  last.figures = s.figures
  last.building = s.building
  last.trouble = s.trouble
}

/** The districts, as bits, that are not as they were. */
function changed({ figures, building, trouble }: Board): number {
  const before = last.figures
  let mask = trouble ^ last.trouble
  if (figures !== before)
    for (let at = 0; at < figures.length; at++) if (figures[at] !== before[at]) mask |= 1 << (at / OWNERS.length)
  if (building !== last.building)
    for (let d = 0; d < building.length; d++) if (building[d] !== last.building[d]) mask |= 1 << d
  return mask
}

/** Adds a district to what is counted, or takes it away. Where there are grenadiers nothing counts. */
function countDistrict({ seats, figures, building, trouble }: Board, d: number, times: 1 | -1): void {
  const first = d * OWNERS.length
  if (figures[first + GRENADIER] > 0) return
  let most = figures[first + CITIZEN]
  let controller = NONE
  for (let seat = 0; seat < seats; seat++) {
    const own = figures[first + seat]
    if (own > 0) {
      presence[seat] += times
      inTrouble[seat] += times * ((trouble >> d) & 1)
      quietThames[seat] += times * (((THAMES & ~trouble) >> d) & 1)
      agents[seat] += times * own
    }
    const built = building[d] === seat
    if (built) buildings[seat] += times * COST[d]
    const pieces = built ? own + 1 : own
    if (pieces === most) controller = NONE
    if (pieces <= most) continue
    most = pieces
    controller = seat
  }
  if (controller === NONE) return
  control[controller] += times
  controlCost[controller] += times * COST[d]
}

/** What lies open before the seats. */
function readDebts(s: NantyNarking): void {
  last.cards = s.cards
  for (let seat = 0; seat < s.seats; seat++) {
    loans[seat] = loansOf(s, seat)
    limits[seat] = handLimit(s, seat)
  }
}
