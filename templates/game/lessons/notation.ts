import { QUARTERS } from '../data.ts'
import { hang, type Town } from '../state.ts'

export const quarter = (id: string): number => QUARTERS.findIndex((one) => one.id === id)

/** Hangs lamps of a seat, taken from what it has left: `lay(s, 0, 'harbour 2', 'mills 1')`. */
export function lay(s: Town, seat: number, ...places: readonly string[]): Town {
  for (const place of places) {
    const [id, lamps] = place.split(' ')
    hang(s, quarter(id), seat, Number(lamps))
    s.supply[seat] -= Number(lamps)
  }
  return s
}

/** Lets fog come down on a quarter. */
export function fogOver(s: Town, id: string): Town {
  s.fog = quarter(id)
  return s
}

/** Gives a seat a home, and whoever has that card the other one. */
export function liveIn(s: Town, seat: number, id: string): Town {
  s.homes[s.homes.indexOf(quarter(id))] = s.homes[seat]
  s.homes[seat] = quarter(id)
  return s
}
