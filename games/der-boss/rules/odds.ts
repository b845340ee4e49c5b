import { isMafia, TILES, valueOf } from '../data.ts'
import { BLACK_SYMBOLS, hits, WHITE_SYMBOLS } from '../data/dice.ts'

/** How a fight ends, before it is fought: exact chances, and figures lost on average. */
export interface Odds {
  /** The attacker holds the area. */
  readonly win: number
  /** The defender holds it. */
  readonly lose: number
  /** Both sides are gone, the area is free. */
  readonly gone: number
  readonly attackersLost: number
  readonly defendersLost: number
}

/** In how many of the 6⁷ rolls of a round the defender loses h figures and the attacker k: `ROUND[h][k]`. */
export const ROUND: readonly (readonly number[])[] = countRounds()

function countRounds(): number[][] {
  const counts = Array.from({ length: 5 }, () => [0, 0, 0, 0])
  for (const white of WHITE_SYMBOLS) for (const black of BLACK_SYMBOLS) counts[hits(white, black)][hits(black, white)]++
  return counts
}

const ROLLS = WHITE_SYMBOLS.length * BLACK_SYMBOLS.length
const table: Odds[][] = []

/** The chances of so many attackers against so many defenders [BOSS-4.10.2 to 4.10.6]. */
export function fightOdds(attackers: number, defenders: number): Odds {
  const row = (table[attackers] ??= [])
  return (row[defenders] ??= compute(attackers, defenders))
}

/**
 * One round leads to smaller fights, of which the chances are known. A round without losses leads back to the same fight,
 * so it is left out and the others are weighed up accordingly.
 */
function compute(attackers: number, defenders: number): Odds {
  if (attackers === 0 || defenders === 0) return decided(attackers, defenders)
  const sum = { win: 0, lose: 0, gone: 0, attackersLost: 0, defendersLost: 0 }
  ROUND.forEach((row, h) =>
    row.forEach((count, k) => {
      if (count === 0 || h + k === 0) return
      const [a, d] = [Math.min(attackers, k), Math.min(defenders, h)]
      add(sum, fightOdds(attackers - a, defenders - d), a, d, count / (ROLLS - ROUND[0][0]))
    }),
  )
  return sum
}

const decided = (attackers: number, defenders: number): Odds => ({
  win: attackers > 0 ? 1 : 0,
  lose: defenders > 0 ? 1 : 0,
  gone: attackers + defenders === 0 ? 1 : 0,
  attackersLost: 0,
  defendersLost: 0,
})

type Sum = { -readonly [K in keyof Odds]: Odds[K] }

function add(sum: Sum, rest: Odds, attackersLost: number, defendersLost: number, chance: number): void {
  sum.win += chance * rest.win
  sum.lose += chance * rest.lose
  sum.gone += chance * rest.gone
  sum.attackersLost += chance * (attackersLost + rest.attackersLost)
  sum.defendersLost += chance * (defendersLost + rest.defendersLost)
}

/** What entering a free area may bring, by what is in the bag. */
export interface AmbushOdds {
  /** The mafia waits there. */
  readonly ambush: number
  /** The area is held in the end, with or without an ambush. */
  readonly hold: number
  /** Figures lost on average. */
  readonly lost: number
}

/** The chances of so many figures in a free area: a company, or a fight against the mafia drawn [BOSS-4.8.1, 4.9.1]. */
export function ambushOdds(bag: readonly number[], figures: number): AmbushOdds {
  const tiles = bag.reduce((sum, count) => sum + count, 0)
  const odds = { ambush: 0, hold: 0, lost: 0 }
  TILES.forEach((_, tile) => {
    const chance = bag[tile] / tiles
    const fight = isMafia(tile) ? fightOdds(figures, valueOf(tile)) : null
    odds.hold += chance * (fight ? fight.win : 1)
    if (!fight) return
    odds.ambush += chance
    odds.lost += chance * fight.attackersLost
  })
  return odds
}
