import { judgeMissions, mission } from '../steps.ts'
import type { Move } from '#engine/move.ts'
import { agenda, replaced, seatsOf, type Seat } from '#engine/state.ts'
import { BIGGEST_MANHOLE, MISSIONS, MOST_AREAS, MOST_BACK_ROOMS, MOST_LOOT, MOST_MANHOLES } from '../data.ts'
import { moves } from '../moves.ts'
import { NOBODY, townOf, type DiePatin } from '../state.ts'
import { question, action, type Clause } from './book.ts'

/** What a seat has for each mission, in the order of `MISSIONS`: mission × seats + seat [PAT-4.26]. */
export function missionValues(s: DiePatin): number[] {
  const values = Array<number>(MISSIONS.length * s.seats).fill(0)
  countAreas(s, values)
  countManholes(s, values)
  countLoot(s, values)
  return values
}

/** Areas owned, and those of them with a back room. */
export function countAreas(s: DiePatin, values: number[]): void {
  const { seats } = s
  const { areas } = townOf(s)
  clear(values, MOST_AREAS, seats)
  clear(values, MOST_BACK_ROOMS, seats)
  for (let i = 0; i < areas.length; i++) {
    const owner = s.owner[areas[i]]
    if (owner === NOBODY) continue
    values[MOST_AREAS * seats + owner]++
    if (s.backRoom[areas[i]]) values[MOST_BACK_ROOMS * seats + owner]++
  }
}

/** Manholes with own rats, and the most rats at one of them. */
export function countManholes(s: DiePatin, values: number[]): void {
  const { seats } = s
  const { manholes } = townOf(s)
  clear(values, MOST_MANHOLES, seats)
  clear(values, BIGGEST_MANHOLE, seats)
  for (let i = 0; i < manholes.length; i++) {
    const manhole = manholes[i]
    const seat = s.ratsOf[manhole]
    if (seat === NOBODY) continue
    values[MOST_MANHOLES * seats + seat]++
    const biggest = BIGGEST_MANHOLE * seats + seat
    if (s.rats[manhole] > values[biggest]) values[biggest] = s.rats[manhole]
  }
}

export function countLoot(s: DiePatin, values: number[]): void {
  for (let seat = 0; seat < s.seats; seat++) values[MOST_LOOT * s.seats + seat] = s.purse[seat]
}

function clear(values: number[], mission: number, seats: number): void {
  for (let seat = 0; seat < seats; seat++) values[mission * seats + seat] = 0
}

/** Who has more than every other seat; nobody, if the most is shared [PAT-4.27]. */
export function leaderOf(values: readonly number[], seats: number, mission: number): Seat {
  let most = 0
  let leader: Seat = NOBODY
  for (let seat = 0; seat < seats; seat++) {
    const value = values[mission * seats + seat]
    if (value > most) leader = seat
    else if (value === most) leader = NOBODY
    if (value > most) most = value
  }
  return leader
}

/** Judged before anything is cleared; asked clockwise from the start seat [PAT-4.26, 4.29]. */
action(judgeMissions, (s, tell) => {
  if (tell) {
    const values = missionValues(s)
    const leaders = MISSIONS.map((_, mission) => leaderOf(values, s.seats, mission))
    tell({
      kind: 'missions-judged',
      round: s.round,
      values: MISSIONS.map((_, mission) => values.slice(mission * s.seats, (mission + 1) * s.seats)),
      leaders: leaders.map((seat) => (seat === NOBODY ? null : seat)),
    })
  }
  agenda(s, ...seatsOf(s).map((i) => mission({ seat: (s.startSeat + i) % s.seats })))
})

/** A mission that the seat leads and has not scored yet, or none [PAT-4.28]. */
question(mission, {
  who: (_, { seat }) => seat,
  moves(s, { seat }) {
    const values = missionValues(s)
    const list: Move[] = []
    for (let i = 0; i < MISSIONS.length; i++)
      if (!hasScored(s, seat, i) && leaderOf(values, s.seats, i) === seat) list.push(moves.of.mission[i])
    if (list.length > 0) list.push(moves.of['no-mission'])
    return list
  },
  play(s, move, tell, { seat }) {
    if (move === moves.of['no-mission']) return tell?.({ kind: 'mission-forgone', seat, points: s.round })
    s.missions = replaced(s.missions, seat * MISSIONS.length + move.at, s.round) // [PAT-4.29]
    tell?.({ kind: 'mission-scored', seat, mission: move.at, points: s.round })
  },
  why(s, move, { seat }): Clause {
    return move.verb === 'mission' && !hasScored(s, seat, move.at) ? 'PAT-4.27' : 'PAT-4.28'
  },
})

export const hasScored = (s: DiePatin, seat: Seat, which: number): boolean =>
  s.missions[seat * MISSIONS.length + which] > 0
