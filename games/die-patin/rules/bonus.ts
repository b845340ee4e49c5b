import { bonusPlace, bonusRemove } from '../steps.ts'
import type { Tell } from '#engine/event.ts'
import type { Move } from '#engine/move.ts'
import { agenda, replaced } from '#engine/state.ts'
import { BONUS_OF, LOOT, PLACE, REMOVE } from '../data.ts'
import type { PatinEvent } from '../events.ts'
import { moves } from '../moves.ts'
import { townOf, type DiePatin } from '../state.ts'
import { canPlaceRat, isOpposing, placeRat, removeRats } from './rats.ts'
import { question } from './book.ts'

/** The bonus of a tile just taken; the point symbol waits for the end [PAT-4.17]. */
export function takeBonus(s: DiePatin, tile: number, tell: Tell<PatinEvent>): void {
  const bonus = BONUS_OF[tile]
  if (bonus === PLACE) agenda(s, bonusPlace())
  else if (bonus === REMOVE) agenda(s, bonusRemove())
  else if (bonus === LOOT && s.lootSupply > 0) {
    s.lootSupply--
    s.purse = replaced(s.purse, s.active, s.purse[s.active] + 1)
    tell?.({ kind: 'loot-taken', seat: s.active, district: null })
  }
}

/** One own rat to an own or free manhole anywhere in play, or none [PAT-4.18]. */
question(bonusPlace, {
  moves(s) {
    const { manholes } = townOf(s)
    const list: Move[] = []
    for (let i = 0; i < manholes.length; i++)
      if (canPlaceRat(s, s.active, manholes[i])) list.push(moves.of.place[manholes[i]])
    return orDecline(list)
  },
  play(s, move, tell) {
    if (move === moves.of.decline) tell?.({ kind: 'bonus-declined', seat: s.active, bonus: PLACE })
    else placeRat(s, move.at, 'bonus', tell)
  },
  why: (s, move) => (move.verb === 'place' && !townOf(s).hasManhole[move.at] ? 'PAT-2.7' : 'PAT-4.18'),
})

/** One opposing rat off any manhole in play, or none [PAT-4.19]. */
question(bonusRemove, {
  moves(s) {
    const { manholes } = townOf(s)
    const list: Move[] = []
    for (let i = 0; i < manholes.length; i++)
      if (isOpposing(s, s.active, manholes[i])) list.push(moves.of.remove[manholes[i]])
    return orDecline(list)
  },
  play(s, move, tell) {
    if (move === moves.of.decline) tell?.({ kind: 'bonus-declined', seat: s.active, bonus: REMOVE })
    else removeRats(s, move.at, 1, 'bonus', tell)
  },
  why: (s, move) => (move.verb === 'remove' && !townOf(s).hasManhole[move.at] ? 'PAT-2.7' : 'PAT-4.19'),
})

/** Without a target there is nothing to decide. */
function orDecline(list: Move[]): Move[] {
  if (list.length > 0) list.push(moves.of.decline)
  return list
}
