import { ADJACENT, DISTRICT_FIELDS, isApe, LEMUR, NEIGHBOURS, ORANGUTAN, POST, VALUE } from '../../data.ts'
import type { RivalG } from './game.ts'

/** Apes score beside posts, posts beside apes. */
export function scorePlacing(G: RivalG, seat: number, cell: number, tile: number): void {
  const { city } = G
  let points = 0
  for (const other of ADJACENT[cell]) {
    const beside = city[other]
    if (tile === POST && isApe(beside)) points += VALUE[beside]
    if (beside === POST) points += VALUE[tile]
  }
  if (points > 0) G.scores[seat] += points
}

export function scoreDistrict(G: RivalG, district: number): void {
  const here = census(G, district)
  const boss = most(here.orangutans) ?? most(here.lemurs)
  if (boss !== undefined) G.scores[boss] += here.apes
  const takers = here.lemurs.flatMap((count, seat) => (count > 0 ? [seat] : []))
  if (takers.length === 0) return
  let share = 0
  for (const neighbour of NEIGHBOURS[district]) {
    const there = census(G, neighbour)
    if (there.allLemurs < here.allLemurs) share += Math.ceil(there.apes / takers.length)
  }
  for (const seat of takers) G.scores[seat] += share
}

interface Census {
  apes: number
  allLemurs: number
  /** By owner. */
  lemurs: number[]
  orangutans: number[]
}

/** Counts a district in one pass, so that each cell is read through immer once. */
function census(G: RivalG, district: number): Census {
  const { city, discs, scores } = G
  const nobody = () => Array<number>(scores.length).fill(0)
  const found: Census = { apes: 0, allLemurs: 0, lemurs: nobody(), orangutans: nobody() }
  for (const cell of DISTRICT_FIELDS[district]) {
    const tile = city[cell]
    if (isApe(tile)) found.apes += VALUE[tile]
    if (tile === LEMUR) found.allLemurs++
    if (tile !== LEMUR && tile !== ORANGUTAN) continue
    const owner = discs[cell]
    if (owner >= 0) found[tile === LEMUR ? 'lemurs' : 'orangutans'][owner]++
  }
  return found
}

/** The seat with strictly the most, if there is one. */
function most(counts: readonly number[]): number | undefined {
  const best = Math.max(...counts)
  if (best === 0 || counts.indexOf(best) !== counts.lastIndexOf(best)) return undefined
  return counts.indexOf(best)
}
