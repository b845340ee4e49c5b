import { endOfGame } from '../steps.ts'
import type { Result } from '#engine/game.ts'
import { seatsOf, type Seat } from '#engine/state.ts'
import { BONUS_OF, BONUSES, CHAIN_POINTS, MISSIONS, POINT, ROUNDS, SHOPS, TILES } from '../data.ts'
import { withSeat, type DiePatin, type SheetLine } from '../state.ts'
import { action, type Clause } from './book.ts'

/** The game ends with the missions of round 5 [PAT-4.30]. */
action(endOfGame, (s, tell) => {
  if (s.round < ROUNDS) return
  s.agenda.length = 0
  tell?.({ kind: 'game-ended', scores: seatsOf(s).map((seat) => score(s, seat)) })
})

/** Numbers on the mission tiles scored [PAT-5.1]. */
export function missionPoints(s: DiePatin, seat: Seat): number {
  let points = 0
  for (let mission = 0; mission < MISSIONS.length; mission++) points += s.missions[seat * MISSIONS.length + mission]
  return points
}

/** Tiles of one shop that a seat has. */
export function chainLength(s: DiePatin, seat: Seat, shop: number): number {
  const first = shop * BONUSES.length
  let length = 0
  for (let tile = first; tile < first + BONUSES.length; tile++) if (s.tiles[tile] === withSeat(seat)) length++
  return length
}

/** 1, 3, 6 or 10 points for each shop [PAT-5.1]. */
export function chainPoints(s: DiePatin, seat: Seat): number {
  let points = 0
  for (let shop = 0; shop < SHOPS.length; shop++) points += CHAIN_POINTS[chainLength(s, seat, shop)]
  return points
}

/** One point for each tile with the symbol [PAT-5.1]. */
export function symbolPoints(s: DiePatin, seat: Seat): number {
  let points = 0
  for (let tile = 0; tile < TILES.length; tile++)
    if (BONUS_OF[tile] === POINT && s.tiles[tile] === withSeat(seat)) points++
  return points
}

/** One point for each trophy [PAT-5.1]. */
export function trophiesOf(s: DiePatin, seat: Seat): number {
  let trophies = 0
  for (let owner = 0; owner < s.seats; owner++) trophies += s.trophies[seat * s.seats + owner]
  return trophies
}

const LINES: Readonly<Record<SheetLine, (s: DiePatin, seat: Seat) => number>> = {
  missions: missionPoints,
  chains: chainPoints,
  'point-symbols': symbolPoints,
  trophies: trophiesOf,
}

export const tilePoints = (s: DiePatin, seat: Seat): number => chainPoints(s, seat) + symbolPoints(s, seat)

/** Points so far; what counts at the end. Whoever knows those of the tiles already need not have them counted again. */
export const score = (s: DiePatin, seat: Seat, tiles = tilePoints(s, seat)): number =>
  missionPoints(s, seat) + tiles + trophiesOf(s, seat)

/** Most points, then most mission points; seats equal in both share a place [PAT-5.2, 5.3]. */
export function result(s: DiePatin): Result<SheetLine, Clause> | null {
  if (s.agenda.length > 0) return null
  const scores = seatsOf(s).map((seat) => score(s, seat))
  const missions = seatsOf(s).map((seat) => missionPoints(s, seat))
  const isAhead = (a: Seat, b: Seat) => scores[a] > scores[b] || (scores[a] === scores[b] && missions[a] > missions[b])
  const best = Math.max(...scores)
  const tied = scores.filter((points) => points === best).length > 1
  return {
    scores,
    places: seatsOf(s).map((seat) => 1 + seatsOf(s).filter((other) => isAhead(other, seat)).length),
    sheet: Object.entries(LINES).map(([line, points]) => ({
      line: line as SheetLine,
      points: seatsOf(s).map((seat) => points(s, seat)),
    })),
    ...(tied && { decidedBy: 'PAT-5.2' }),
  }
}
