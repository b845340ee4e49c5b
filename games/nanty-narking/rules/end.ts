import type { Result } from '#engine/game.ts'
import { reveal, seatsOf, type Seat } from '#engine/state.ts'
import {
  COST,
  AT_MOST,
  GOAL,
  LOAN_PENALTY,
  LOAN_REPAYMENT,
  POINTS_PER_AGENT,
  THAMES,
  THRESHOLD,
  type Goal,
} from '../data.ts'
import { NOBODY, SHEET, type NantyNarking, type SheetLine } from '../state.ts'
import * as board from './board.ts'
import type { Tell } from './board.ts'
import type { Clause } from './book.ts'

export const personaOf = (s: NantyNarking, seat: Seat): number => s.personas.indexOf(seat)

export const threshold = (s: NantyNarking, persona: number): number => THRESHOLD[persona][s.seats - 2]

/** How much there may be of what its goal wants little of; 0 if there is no such thing. */
export const limit = (s: NantyNarking, goal: Goal): number => AT_MOST[goal]?.[s.seats - 2] ?? 0

/** Whether there is no more trouble, or no more cards to draw, than a goal allows [NN-5.2]. */
export const isLittleEnough = (s: NantyNarking, goal: Goal): boolean =>
  goal === 'peaceful-control'
    ? board.sizeOf(s.trouble) <= limit(s, goal)
    : goal !== 'deck-low-presence' || s.deck.length <= limit(s, goal)

/** How far a seat has come towards what a Personality counts; for Victoria and Fogg what there may be little of comes on top [NN-5.2]. */
export function progress(s: NantyNarking, seat: Seat, persona: number): number {
  switch (GOAL[persona]) {
    case 'presence':
    case 'deck-low-presence':
      return board.sizeOf(board.presence(s, seat) & board.free(s))
    case 'trouble':
      return board.sizeOf(s.trouble)
    case 'wealth':
      return board.cash(s, seat) + board.buildingValue(s, seat)
    case 'control':
    case 'peaceful-control':
      return controlled(s, seat, false)
    case 'presence-in-trouble':
      return board.sizeOf(board.presence(s, seat) & board.free(s) & s.trouble)
    case 'building-value':
      return board.buildingValue(s, seat)
    case 'cash':
      return board.cash(s, seat)
    case 'quiet-thames':
      return board.sizeOf(board.presence(s, seat) & board.free(s) & THAMES & ~s.trouble)
    case 'agents':
      return freeAgents(s, seat)
    case 'control-value':
      return controlled(s, seat, true)
    case 'deck-out':
      return 0
  }
}

/** How many districts a seat controls, or what they cost together. */
function controlled(s: NantyNarking, seat: Seat, byCost: boolean): number {
  let sum = 0
  for (let d = 0; d < board.N; d++) if (board.controller(s, d) === seat) sum += byCost ? COST[d] : 1
  return sum
}

/** Agents in districts without grenadiers. */
function freeAgents(s: NantyNarking, seat: Seat): number {
  const free = board.free(s)
  let agents = 0
  for (let d = 0; d < board.N; d++) if (free & (1 << d)) agents += board.count(s, d, seat)
  return agents
}

/** Whether a seat may declare victory at the start of its turn [NN-4.1.2, 5.2]. */
export function canDeclare(s: NantyNarking, seat: Seat): boolean {
  const persona = personaOf(s, seat)
  if (persona < 0) return false // in a view
  const goal = GOAL[persona]
  return goal !== 'deck-out' && isLittleEnough(s, goal) && progress(s, seat, persona) >= threshold(s, persona)
}

type Ending = 1 | 2 | 3
export const DECLARED: Ending = 1
export const RIOTS: Ending = 2
export const DECK_OUT: Ending = 3

/** The game ends at once; all Personalities are shown [NN-5.1, 5.6]. */
export function endGame(s: NantyNarking, ending: Ending, winner: number, tell: Tell): void {
  s.ending = ending
  s.winner = winner
  s.agenda.length = 0
  reveal(s, tell)?.({ kind: 'revealed', personas: seatsOf(s).map((seat) => personaOf(s, seat)), winners: winnersOf(s) })
}

/** Who wins when a hand cannot be refilled: Holmes; else points [NN-5.3]. */
export function winsByEmptyPile(s: NantyNarking): number {
  for (let seat = 0; seat < s.seats; seat++) {
    const persona = personaOf(s, seat)
    if (GOAL[persona] === 'deck-out') return seat
  }
  return NOBODY
}

/** Points of a seat by line of the sheet [NN-5.4, 4.9.2]. */
export function sheetOf(s: NantyNarking, seat: Seat): Record<SheetLine, number> {
  let money = s.money[seat]
  let unpaid = 0
  for (let loan = board.loans(s, seat); loan > 0; loan--) {
    if (money >= LOAN_REPAYMENT) money -= LOAN_REPAYMENT
    else unpaid++
  }
  return {
    agents: freeAgents(s, seat) * POINTS_PER_AGENT,
    buildings: board.buildingValue(s, seat),
    money,
    loans: unpaid === 0 ? 0 : -LOAN_PENALTY * unpaid,
  }
}

export const pointsOf = (s: NantyNarking, seat: Seat): number => {
  const { agents, buildings, money, loans } = sheetOf(s, seat)
  return agents + buildings + money + loans
}

/** The cost of the dearest district card a seat holds where no grenadier stands [NN-5.5]. */
function bestCard(s: NantyNarking, seat: Seat): number {
  const cards = board.builtBy(s, seat) & board.free(s) & ~s.voided
  let best = 0
  for (let d = 0; d < board.N; d++) if (cards & (1 << d)) best = Math.max(best, COST[d])
  return best
}

/** The seat that won by its Personality, or those with the most points and, if tied, the best card [NN-5.4, 5.5]. */
function winnersOf(s: NantyNarking): Seat[] {
  if (s.winner !== NOBODY) return [s.winner]
  const most = Math.max(...seatsOf(s).map((seat) => pointsOf(s, seat)))
  const tied = seatsOf(s).filter((seat) => pointsOf(s, seat) === most)
  const best = Math.max(...tied.map((seat) => bestCard(s, seat)))
  return tied.filter((seat) => bestCard(s, seat) === best)
}

/** [NN-5.7] */
export function result(s: NantyNarking): Result<SheetLine, Clause> | null {
  if (s.agenda.length > 0) return null
  const sheets = seatsOf(s).map((seat) => sheetOf(s, seat))
  const scores = seatsOf(s).map((seat) => pointsOf(s, seat))
  const winners = winnersOf(s)
  const rank = (seat: Seat) => (winners.includes(seat) ? Infinity : s.winner === NOBODY ? scores[seat] : 0)
  const tie = seatsOf(s).filter((seat) => scores[seat] === Math.max(...scores)).length > winners.length
  const decidedBy = s.winner !== NOBODY ? (s.ending === DECLARED ? 'NN-5.2' : 'NN-5.3') : tie ? 'NN-5.5' : undefined
  return {
    scores,
    places: seatsOf(s).map((seat) => 1 + seatsOf(s).filter((other) => rank(other) > rank(seat)).length),
    sheet: SHEET.map((line) => ({ line, points: sheets.map((sheet) => sheet[line]) })),
    ...(decidedBy !== undefined && { decidedBy }),
  }
}
