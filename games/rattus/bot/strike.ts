import { ALL, FACES, HIGHEST_LIMIT, MAJORITY } from '../data.ts'
import type { Rattus } from '../state.ts'
import { held, odds, POPULATIONS } from './odds.ts'

/** What lies in a slot, as far as a player can know: nothing, a rat that nobody has looked at, or one with a face (`FACE` + face). */
export const EMPTY = 0
export const UNSEEN = 1
export const FACE = 2

/** The rats of some slots strike a region in thought; `left` has its cubes, by seat from `first` on. An empty slot stands for a rat still to come. */
export function strike(
  s: Rattus,
  slots: Int8Array,
  from: number,
  to: number,
  neutral: number,
  left: Float64Array,
  first: number,
): void {
  for (let slot = from; slot < to; slot++) {
    let people = 0
    let most = 0
    for (let i = first; i < first + s.seats; i++) {
      people += left[i]
      if (left[i] > most) most = left[i]
    }
    if (people === 0) return
    // Rounded: there are never fewer than none.
    const population = (people + neutral + 0.5) | 0
    if (slots[slot] < FACE) strikeUnseen(s, population, most, left, first)
    else strikeFace(s, slots[slot] - FACE, population, most, left, first)
  }
}

/** The average of all unseen rats strikes. Strikes take a quarter of the time of a value, and comparing is quicker than `Math.max`. */
function strikeUnseen(s: Rattus, population: number, most: number, left: Float64Array, first: number): void {
  const p = population < HIGHEST_LIMIT ? population : HIGHEST_LIMIT
  const majority = odds[MAJORITY * POPULATIONS + p]
  const all = odds[ALL * POPULATIONS + p]
  for (let seat = 0; seat < s.seats; seat++) {
    const cubes = left[first + seat]
    const share = 1 - most + cubes
    const hits = (share > 0 ? majority * share : 0) + all + held[seat * POPULATIONS + p]
    const rest = cubes - hits * (cubes < 1 ? cubes : 1)
    left[first + seat] = rest > 0 ? rest : 0
  }
}

/** A rat that somebody has looked at strikes; faces name the majority first. */
function strikeFace(
  s: Rattus,
  face: number,
  population: number,
  most: number,
  left: Float64Array,
  first: number,
): void {
  const { limit, symbols } = FACES[face]
  if (population < limit) return
  for (let i = 0; i < symbols.length; i++) {
    const symbol = symbols[i]
    for (let seat = 0; seat < s.seats; seat++) {
      const cubes = left[first + seat]
      if (symbol === MAJORITY) left[first + seat] -= Math.min(cubes, Math.max(0, 1 - most + cubes))
      else if (symbol === ALL || s.cards[symbol] === seat) left[first + seat] = Math.max(0, cubes - 1)
    }
  }
}
