import { COST, DISTRICTS, GOAL, THAMES, type Goal } from '../data.ts'
import { cash, sizeOf } from '../rules/board.ts'
import { CITIZEN, GRENADIER, OWNERS } from '../moves.ts'
import { NONE, type NantyNarking } from '../state.ts'

const zeros = (): number[] => [0, 0, 0, 0]

/** What Personalities count, by seat; filled anew for every position. */
const presence = zeros()
const inTrouble = zeros()
const atThames = zeros()
export const agents = zeros()
const control = zeros()
const controlCost = zeros()
export const buildings = zeros()
const purse = zeros()
const wealth = zeros()
const trouble = zeros()
const nothing = zeros()
const counted = [presence, inTrouble, atThames, agents, control, controlCost, buildings]

const COUNTED: Readonly<Record<Goal, readonly number[]>> = {
  presence,
  'deck-out-presence': presence,
  'presence-in-trouble': inTrouble,
  'thames-presence': atThames,
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

export function read(s: NantyNarking): void {
  for (let i = 0; i < counted.length; i++) for (let seat = 0; seat < s.seats; seat++) counted[i][seat] = 0
  for (let d = 0; d < DISTRICTS.length; d++) if (s.figures[d * OWNERS.length + GRENADIER] === 0) readDistrict(s, d)
  const troubled = sizeOf(s.trouble)
  for (let seat = 0; seat < s.seats; seat++) {
    purse[seat] = cash(s, seat)
    wealth[seat] = purse[seat] + buildings[seat]
    trouble[seat] = troubled
  }
}

/** A district without grenadiers: where there are some, nothing counts. */
function readDistrict(s: NantyNarking, d: number): void {
  const first = d * OWNERS.length
  let most = s.figures[first + CITIZEN]
  let controller = NONE
  for (let seat = 0; seat < s.seats; seat++) {
    const figures = s.figures[first + seat]
    if (figures > 0) {
      presence[seat]++
      inTrouble[seat] += (s.trouble >> d) & 1
      atThames[seat] += (THAMES >> d) & 1
      agents[seat] += figures
    }
    const built = s.building[d] === seat
    if (built) buildings[seat] += COST[d]
    const pieces = built ? figures + 1 : figures
    if (pieces === most) controller = NONE
    if (pieces <= most) continue
    most = pieces
    controller = seat
  }
  if (controller === NONE) return
  control[controller]++
  controlCost[controller] += COST[d]
}
