import { seedLuck } from '#engine/luck.ts'
import { strike } from '../rules/ravage.ts'
import { population, regionsInUse, tokenAt, type Rattus } from '../state.ts'
import { guess } from '../bot/guess.ts'

/** So many worlds are tried: the averages come within a twentieth of a cube, and a screen does not stutter. */
const WORLDS = 400

/**
 * Cubes that each seat must expect to lose in each region if the plague struck there now: region × seats + seat. The rules
 * themselves strike, in worlds that the eye of this view cannot tell apart, and always in the same ones. Rats come in slot order.
 */
export function expectedLosses(view: Rattus, neutral = 0): number[] {
  const lost = view.cubes.map(() => 0)
  const luck = seedLuck('expected losses')
  for (let world = 0; world < WORLDS; world++) {
    const s = guess(view, luck)
    for (let region = 0; region < regionsInUse(s); region++) {
      while (s.rats[region] > 0 && population(s, region) > 0) {
        strike(s, region, tokenAt(s, region, 0), neutral, undefined)
      }
    }
    for (let i = 0; i < lost.length; i++) lost[i] += view.cubes[i] - s.cubes[i]
  }
  return lost.map((cubes) => cubes / WORLDS)
}
