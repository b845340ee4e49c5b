import { forkLuck, noLuck, shuffle, type Luck } from '#engine/luck.ts'
import type { Onlooker } from '#engine/state.ts'
import { QUARTERS } from './data.ts'
import { clone, HIDDEN, type Town } from './state.ts'

/** Homes of others and the cards that nobody got are hidden until the end [MYG-6.1]. */
export function view(s: Town, eye: Onlooker): Town {
  const seen = clone(s)
  seen.luck = noLuck()
  if (s.agenda.length > 0) seen.homes = s.homes.map((home, seat) => (seat === eye ? home : HIDDEN))
  return seen
}

/** Deals the cards that the eye has not seen at random to the places where they may be. */
export function guess(seen: Town, luck: Luck): Town {
  const s = clone(seen)
  const unseen = shuffle(
    luck,
    QUARTERS.map((_, quarter) => quarter).filter((quarter) => !s.homes.includes(quarter)),
  )
  s.homes = s.homes.map((home) => (home === HIDDEN ? unseen.pop()! : home))
  s.luck = forkLuck(luck)
  return s
}
