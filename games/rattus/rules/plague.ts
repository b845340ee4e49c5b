import { newRats, plagueMove, spread, spreading } from '../steps.ts'
import type { Move } from '#engine/move.ts'
import { agenda } from '#engine/state.ts'
import { KNIGHT, NEIGHBOURS, NEW_RATS, WITHIN_TWO } from '../data.ts'
import { moves } from '../moves.ts'
import { addRat, holds, ratSupply, regionsInUse, type Rattus } from '../state.ts'
import { addRoomAround, hasRoomAround } from './monk.ts'
import { question, action } from './book.ts'

/** Phase C. The plague must move on; the Knight may lead it two steps [RAT-4.21, 4.22]. */
question(plagueMove, {
  moves(s) {
    const reach = (holds(s, KNIGHT) ? WITHIN_TWO : NEIGHBOURS)[s.seats][s.plague]
    const list: Move[] = []
    for (let i = 0; i < reach.length; i++) list.push(moves.of['plague-to'][reach[i]])
    return list
  },
  play(s, move, tell) {
    const from = s.plague
    s.plague = move.at
    tell?.({ kind: 'plague-moved', seat: s.active, from, to: move.at, over: between(s, from, move.at) })
  },
  why(s, move) {
    if (move.verb !== 'plague-to') return 'RAT-4.4'
    if (move.at >= regionsInUse(s)) return 'RAT-1.3'
    return holds(s, KNIGHT) ? 'RAT-4.22' : 'RAT-4.21'
  },
})

/** The first region that lies between two which are no neighbours; which one is of no interest to the rules [RAT-4.22]. */
export function between(s: Rattus, from: number, to: number): number | null {
  const around = NEIGHBOURS[s.seats]
  if (from === to || around[from].includes(to)) return null
  return around[from].find((region) => around[region].includes(to)) ?? null
}

/** Rats beget rats: two or three no more than two new ones [RAT-4.24]. */
action(spreading, (s) => {
  const due = NEW_RATS[s.rats[s.plague]]
  if (due > 0) agenda(s, newRats({ due }))
})

/** One after the other; what has no room, or is not there any more, is forfeited [RAT-4.25, 4.26]. */
action(newRats, (s, tell, { due }) => {
  const room = hasRoomAround(s, s.plague)
  if (ratSupply(s) === 0 || !room) {
    tell?.({ kind: 'forfeited', region: s.plague, rats: due, by: room ? 'no-rats' : 'no-room' })
    return
  }
  if (due > 1) agenda(s, newRats({ due: due - 1 }))
  agenda(s, spread())
})

/** A neighbour of the plague region with room; the plague region itself never gets one [RAT-4.25]. */
question(spread, {
  moves(s) {
    const list: Move[] = []
    addRoomAround(s, s.plague, moves.of.spread, list)
    return list
  },
  play(s, move, tell) {
    const token = s.drawn++
    addRat(s, move.at, token)
    tell?.({ kind: 'spread', seat: s.active, token, from: s.plague, to: move.at, left: ratSupply(s) })
  },
  why: (_, move) => (move.verb === 'spread' ? 'RAT-4.25' : 'RAT-4.4'),
})
