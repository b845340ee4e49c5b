import type { Tell } from '#engine/event.ts'
import { below } from '#engine/luck.ts'
import { replaced, type Seat } from '#engine/state.ts'
import { isMafia, valueOf } from '../data.ts'
import { BLACK_ROLLS, BLACK_SYMBOLS, hits, WHITE_ROLLS, WHITE_SYMBOLS } from '../data/dice.ts'
import type { BossEvent } from '../events.ts'
import type { Boss } from '../state.ts'
import { drawTile, putBack, vacate } from './area.ts'

/** The defender who is no seat. */
const MAFIA = null

/** Figures from the supply of the active seat attack the owner of an area [BOSS-4.10.1, 4.10.6]. */
export function attack(s: Boss, area: number, attackers: number, tell: Tell<BossEvent>): void {
  const defender = s.owner[area]
  const defenders = s.figures[area]
  const left = fight(s, area, defender, attackers, defenders, tell)
  s.supply[s.active] -= Math.max(left, 0)
  s.supply[defender] += defenders - Math.max(-left, 0)
  s.figures = replaced(s.figures, area, Math.abs(left))
  if (left > 0) s.owner = replaced(s.owner, area, s.active)
  fought(s, area, defender, left, tell)
  if (left === 0) vacate(s, area, tell)
}

/** The ambush: as many black figures as the tile is strong [BOSS-4.9.1 to 4.9.5]. */
export function fightMafia(s: Boss, area: number, tile: number, tell: Tell<BossEvent>): void {
  const attackers = s.figures[area]
  const outcome = fight(s, area, MAFIA, attackers, valueOf(tile), tell)
  const left = Math.max(outcome, 0)
  s.supply[s.active] += attackers - left
  s.figures = replaced(s.figures, area, left)
  fought(s, area, MAFIA, outcome, tell)
  tell?.({ kind: 'mafia-left', area, tile, to: left > 0 ? 'box' : 'bag' })
  if (left > 0) return openAfterMafia(s, area, tell)
  putBack(s, tile) // [BOSS-4.9.2, 4.9.4]
  vacate(s, area, tell)
}

/** No second fight: mafia goes back into the bag until a company comes [BOSS-4.9.3]. */
function openAfterMafia(s: Boss, area: number, tell: Tell<BossEvent>): void {
  let tile = drawTile(s)
  while (isMafia(tile)) {
    tell?.({ kind: 'drew', seat: s.active, area, tile, draw: 'put-back' })
    putBack(s, tile)
    tile = drawTile(s)
  }
  s.company = replaced(s.company, area, tile)
  tell?.({ kind: 'drew', seat: s.active, area, tile, draw: 'company' })
}

/**
 * Rounds with all seven dice until one side is gone [BOSS-4.10.2 to 4.10.5].
 * What is left: attackers as a positive number, defenders as a negative one, 0 for nobody.
 */
function fight(
  s: Boss,
  area: number,
  defender: Seat | null,
  attackers: number,
  defenders: number,
  tell: Tell<BossEvent>,
): number {
  const attacker = s.active
  tell?.({ kind: 'fight', area, attacker, defender, attackers, defenders })
  while (attackers > 0 && defenders > 0) {
    const white = below(s.luck, WHITE_ROLLS.length)
    const black = below(s.luck, BLACK_ROLLS.length)
    const defendersLost = Math.min(defenders, hits(WHITE_SYMBOLS[white], BLACK_SYMBOLS[black]))
    const attackersLost = Math.min(attackers, hits(BLACK_SYMBOLS[black], WHITE_SYMBOLS[white]))
    attackers -= attackersLost
    defenders -= defendersLost
    tell?.({
      kind: 'round',
      area,
      attacker,
      defender,
      white: WHITE_ROLLS[white],
      black: BLACK_ROLLS[black],
      attackersLost,
      defendersLost,
      attackers,
      defenders,
    })
  }
  return attackers - defenders
}

/** Told once those who fell are off the map. */
function fought(s: Boss, area: number, defender: Seat | null, left: number, tell: Tell<BossEvent>): void {
  tell?.({ kind: 'fought', area, attacker: s.active, defender, winner: winnerOf(left), left: Math.abs(left) })
}

function winnerOf(left: number): 'attacker' | 'defender' | 'nobody' {
  if (left === 0) return 'nobody'
  return left > 0 ? 'attacker' : 'defender'
}
