import { carry, comeHome, light, turn } from '../steps.ts'
import { below } from '#engine/luck.ts'
import type { Move } from '#engine/move.ts'
import { agenda, nextSeat } from '#engine/state.ts'
import { QUARTERS, WAYS } from '../data.ts'
import { moves } from '../moves.ts'
import { hang, lampsAt } from '../state.ts'
import { action, question } from './book.ts'

/** Fog, a lamp, a walk; then the next seat's turn, until nobody has a lamp left [MYG-4.1, 4.4]. */
action(turn, (s, tell) => {
  const seat = s.turn === 0 ? 0 : nextSeat(s, s.active)
  if (s.supply[seat] === 0) return agenda(s, comeHome())
  s.active = seat
  s.turn++
  s.fog = below(s.luck, QUARTERS.length)
  tell?.({ kind: 'fog', quarter: s.fog })
  agenda(s, light(), carry(), turn())
})

/** A lamp goes to any quarter without fog [MYG-4.2]. */
question(light, {
  moves: (s) => moves.of.light.filter((move) => move.at !== s.fog),
  play(s, move, tell) {
    s.supply[s.active]--
    hang(s, move.at, s.active, 1)
    tell?.({ kind: 'lit', seat: s.active, quarter: move.at })
  },
  why: (_, move) => (move.verb === 'light' ? 'MYG-4.1' : 'MYG-4.2'),
})

/** A lamp may be carried to a quarter beside it, if that is not in the fog [MYG-4.3]. */
question(carry, {
  moves(s) {
    const list: Move[] = [moves.of.stay]
    for (let way = 0; way < WAYS.length; way++) {
      const { from, to } = WAYS[way]
      if (to !== s.fog && lampsAt(s, from, s.active) > 0) list.push(moves.of.carry[way])
    }
    return list
  },
  play(s, move, tell) {
    if (move === moves.of.stay) return tell?.({ kind: 'stayed', seat: s.active })
    const { from, to } = WAYS[move.at]
    hang(s, from, s.active, -1)
    hang(s, to, s.active, 1)
    tell?.({ kind: 'carried', seat: s.active, from, to })
  },
  why: (s, move) => (move.verb === 'carry' && WAYS[move.at].to === s.fog ? 'MYG-4.1' : 'MYG-4.3'),
})
