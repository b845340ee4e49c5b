import { monkTo, monkToken } from '../steps.ts'
import type { Move } from '#engine/move.ts'
import { agenda } from '#engine/state.ts'
import { MOST_RATS, NEIGHBOURS } from '../data.ts'
import { moves } from '../moves.ts'
import { addRat, regionsInUse, removeRat, tokenAt, type Rattus } from '../state.ts'
import { question } from './book.ts'

/** Monk: a rat from any region to a neighbouring one that has room [RAT-4.17]. */
export function offerMonk(s: Rattus, list: Move[]): void {
  for (let region = 0; region < regionsInUse(s); region++) {
    if (s.rats[region] > 0 && hasRoomAround(s, region)) list.push(moves.of.monk[region])
  }
}

export const useMonk = (s: Rattus, region: number): void => agenda(s, monkToken({ region }))

question(monkToken, {
  moves(s, { region }) {
    const list: Move[] = []
    for (let slot = 0; slot < s.rats[region]; slot++) list.push(moves.of['monk-token'][tokenAt(s, region, slot)])
    return list
  },
  play: (s, move, _, { region }) => agenda(s, monkTo({ region, token: move.at })),
  why: (_, move) => (move.verb === 'monk-token' ? 'RAT-6.5' : 'RAT-4.15'),
})

question(monkTo, {
  moves(s, { region }) {
    const list: Move[] = []
    addRoomAround(s, region, moves.of['monk-to'], list)
    return list
  },
  play(s, move, tell, { region, token }) {
    removeRat(s, region, token)
    addRat(s, move.at, token)
    tell?.({ kind: 'pushed', seat: s.active, token, from: region, to: move.at })
  },
  why: (_, move) => (move.verb === 'monk-to' ? 'RAT-4.17' : 'RAT-4.15'),
})

/** Lists the moves to those neighbours that can take one more rat [RAT-2.12, 6.6]. */
export function addRoomAround(s: Rattus, region: number, to: readonly Move[], list: Move[]): void {
  const around = NEIGHBOURS[s.seats][region]
  for (let i = 0; i < around.length; i++) if (s.rats[around[i]] < MOST_RATS) list.push(to[around[i]])
}

export function hasRoomAround(s: Rattus, region: number): boolean {
  const around = NEIGHBOURS[s.seats][region]
  for (let i = 0; i < around.length; i++) if (s.rats[around[i]] < MOST_RATS) return true
  return false
}
