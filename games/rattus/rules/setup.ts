import { settling, setupPlace } from '../steps.ts'
import type { Move } from '#engine/move.ts'
import { agenda } from '#engine/state.ts'
import { SETTLERS } from '../data.ts'
import { moves } from '../moves.ts'
import { ratSupply, regionsInUse, supplyCubes } from '../state.ts'
import { question, action } from './book.ts'

/** Two rounds: from the start seat clockwise, then from the last seat back [RAT-3.7]. */
action(settling, (s, tell) => {
  tell?.({ kind: 'laid-out', start: s.start, plague: s.plague, rats: ratSupply(s) })
  const clockwise = Array.from({ length: s.seats }, (_, i) => (s.start + i) % s.seats)
  agenda(s, ...[...clockwise, ...clockwise.toReversed()].map((seat) => setupPlace({ seat })))
})

/** Two cubes into one region of the seat's choice, whatever is in it [RAT-3.7]. */
question(setupPlace, {
  who: (_, { seat }) => seat,
  moves(s) {
    const list: Move[] = []
    for (let region = 0; region < regionsInUse(s); region++) list.push(moves.of.settle[region])
    return list
  },
  play(s, move, tell, { seat }) {
    supplyCubes(s, move.at, seat, SETTLERS)
    tell?.({ kind: 'settled', seat, region: move.at, cubes: SETTLERS })
  },
  why: (_, move) => (move.verb === 'settle' ? 'RAT-1.3' : 'RAT-3.7'),
})
