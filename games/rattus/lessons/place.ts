import { start } from '#engine/play.ts'
import { CUBES, type CardId, type RegionId } from '../data.ts'
import { rules } from '../rules/index.ts'
import { NONE, type Rattus } from '../state.ts'
import { setupPlace } from '../steps.ts'
import { deal, placed, plagueIn, put, ratsLeft } from './notation.ts'

/** A position of a lesson for two: Red, who learns, is about to act. */
export interface Setup {
  /** Regions as section 9 of RULES.md writes them; those that are not named are empty. */
  readonly put: readonly string[]
  readonly plague?: RegionId
  /** The cubes of this turn are placed already. */
  readonly placed?: boolean
  /** Red knows the faces of all rats on the board. */
  readonly known?: boolean
  readonly cards?: Partial<Record<CardId, number>>
  /** Rats left in the supply; those that are missing were revealed before. */
  readonly left?: number
}

export function place({ put: regions, plague = 'germania', placed: done, known, cards = {}, left }: Setup): Rattus {
  const s = start(rules, { seed: 'lesson', seats: 2, variants: { start: 'first-seat' } })
  s.agenda = s.agenda.filter((step) => !setupPlace.is(step))
  s.cubes = s.cubes.map(() => 0)
  s.supply = s.supply.map(() => CUBES)
  s.rats = s.rats.map(() => 0)
  s.slots = s.slots.map(() => NONE)
  s.drawn = 0
  plagueIn(deal(put(s, ...regions), cards), plague)
  if (known) s.seen = s.seen.map((seats, token) => (token < s.drawn ? 1 : seats))
  if (left !== undefined) fillUp(s, left)
  const first = start({ ...rules, setup: () => s }, { seed: 'lesson', seats: 2, variants: {} })
  return done ? placed(first) : first
}

/** Rats that neither lie on the board nor wait in the supply have been revealed. */
function fillUp(s: Rattus, left: number): void {
  const here = s.drawn
  ratsLeft(s, left)
  for (let token = here; token < s.drawn; token++) s.revealed = [...s.revealed, token]
}
