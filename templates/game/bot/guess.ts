import { shuffle, type Luck } from '#engine/luck.ts'
import { unveil } from '#engine/state.ts'
import { QUARTERS } from '../data.ts'
import { clone, HIDDEN, type Town } from '../state.ts'

/** Deals the cards that the eye has not seen at random to the places where they may be. */
export function guess(seen: Town, luck: Luck): Town {
  const s = clone(seen)
  const unseen = shuffle(
    luck,
    QUARTERS.map((_, quarter) => quarter).filter((quarter) => !s.homes.includes(quarter)),
  )
  s.homes = s.homes.map((home) => (home === HIDDEN ? unseen.pop()! : home))
  unveil(s, luck)
  return s
}
