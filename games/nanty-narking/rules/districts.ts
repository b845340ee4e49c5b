import { calm, discardOne, stir } from '../steps.ts'
import { agenda } from '#engine/state.ts'
import { ABILITY } from '../data.ts'
import { GRENADIER } from '../moves.ts'
import type { NantyNarking } from '../state.ts'
import * as board from './board.ts'
import { pay, type Tell } from './board.ts'
import { canPlace, startPlacing } from './figures.ts'
import { draw } from './hands.ts'

/** Whether a seat holds a district's card and it is not switched off: not out of the game, not new, no grenadier [NN-4.4.2, 4.8.2]. */
export const holdsCard = (s: NantyNarking, district: number, seat: number): boolean =>
  s.building[district] === seat &&
  !((s.voided | s.fresh) & (1 << district)) &&
  board.count(s, district, GRENADIER) === 0

/** The districts whose cards the active seat can use now [NN-4.4.2]. */
export function usable(s: NantyNarking): number {
  let mask = board.builtBy(s, s.active) & ~s.used
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const district = board.first(rest)
    if (!holdsCard(s, district, s.active) || !canUse(s, district)) mask &= ~(1 << district)
  }
  return mask
}

function canUse(s: NantyNarking, district: number): boolean {
  const ability = ABILITY[district]
  const money = s.money[s.active]
  switch (ability.does) {
    case 'income':
      return true
    case 'pay-to-place':
      return money >= ability.fee && canPlace(s, s.active, board.withNeighbours(1 << district))
    case 'draw-then-discard':
      return s.deck.length > 0
    case 'pay-to-calm':
      return money >= ability.fee && s.trouble !== 0
    case 'discard-for-money':
      return s.handCount[s.active] > 0
    case 'stir-trouble':
      return stirrable(s, district) !== 0
    case 'event-shield':
      return false // in events only [NN-4.7.2]
  }
}

const stirrable = (s: NantyNarking, district: number): number =>
  board.occupied(s, board.withNeighbours(1 << district) & ~s.trouble)

/** Paid first and, once begun, finished; nobody can react [NN-4.4.3]. */
export function use(s: NantyNarking, district: number, tell: Tell): void {
  s.used |= 1 << district
  tell?.({ kind: 'used', seat: s.active, district })
  const ability = ABILITY[district]
  switch (ability.does) {
    case 'income':
      return void pay(s, null, s.active, ability.amount, tell)
    case 'pay-to-place':
      pay(s, s.active, null, ability.fee, tell)
      return startPlacing(s, s.active, board.withNeighbours(1 << district))
    case 'draw-then-discard':
      draw(s, s.active, 1, tell)
      return agenda(s, discardOne({ gain: 0, draw: 0 }))
    case 'pay-to-calm':
      pay(s, s.active, null, ability.fee, tell)
      return agenda(s, calm({ mask: s.trouble }))
    case 'discard-for-money':
      return agenda(s, discardOne({ gain: ability.amount, draw: 0 }))
    case 'stir-trouble':
      return agenda(s, stir({ mask: stirrable(s, district) }))
  }
}
