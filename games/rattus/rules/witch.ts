import { witchSecond, witchSwap, witchToken } from '../steps.ts'
import type { Tell } from '#engine/event.ts'
import type { Move } from '#engine/move.ts'
import { agenda, replaced, reveal } from '#engine/state.ts'
import { MOST_RATS } from '../data.ts'
import type { RatEvent } from '../events.ts'
import { moves, YES } from '../moves.ts'
import { NONE, regionOf, regionsInUse, tokenAt, type Rattus } from '../state.ts'
import { question } from './book.ts'

/** Witch: a secret look at a rat, at a second one if the seat likes, and then perhaps a swap [RAT-4.19]. */
export function offerWitch(s: Rattus, list: Move[]): void {
  for (let region = 0; region < regionsInUse(s); region++) {
    if (s.rats[region] > 0) list.push(moves.of.witch[region])
  }
}

export const useWitch = (s: Rattus, region: number): void => agenda(s, witchToken({ region }))

question(witchToken, {
  moves(s, { region }) {
    const list: Move[] = []
    for (let slot = 0; slot < s.rats[region]; slot++) list.push(moves.of.look[tokenAt(s, region, slot)])
    return list
  },
  play(s, move, tell) {
    look(s, move.at, tell)
    agenda(s, witchSecond({ first: move.at }))
  },
  why: (_, move) => (move.verb === 'look' ? 'RAT-6.5' : 'RAT-4.15'),
})

question(witchSecond, {
  moves(s, { first }) {
    const list: Move[] = []
    for (let place = 0; place < regionsInUse(s) * MOST_RATS; place++) {
      const token = s.slots[place]
      if (token !== NONE && token !== first) list.push(moves.of.look[token])
    }
    list.push(moves.of.done)
    return list
  },
  play(s, move, tell, { first }) {
    if (move === moves.of.done) return
    look(s, move.at, tell)
    if (regionOf(s, first) !== regionOf(s, move.at)) agenda(s, witchSwap({ first, second: move.at }))
  },
  why: () => 'RAT-4.19',
})

question(witchSwap, {
  moves: () => moves.of.swap,
  play(s, move, tell, { first, second }) {
    const swap = move.at === YES
    const place = s.slots.indexOf(first)
    const other = s.slots.indexOf(second)
    if (swap) s.slots = replaced(replaced(s.slots, place, second), other, first)
    tell?.({
      kind: 'swapped',
      swap,
      seat: s.active,
      tokens: [first, second],
      regions: [Math.floor(place / MOST_RATS), Math.floor(other / MOST_RATS)],
    })
  },
  why: () => 'RAT-4.19',
})

/** From now on the seat knows this face, wherever the token goes [RAT-7.3]. */
function look(s: Rattus, token: number, tell: Tell<RatEvent>): void {
  s.seen = replaced(s.seen, token, s.seen[token] | (1 << s.active))
  reveal(
    s,
    tell,
  )?.({
    kind: 'looked',
    seat: s.active,
    token,
    region: regionOf(s, token),
    secret: { face: s.faces[token] },
    eyes: [s.active],
  })
}
