import type { Game, TableSetup, Variants } from '#engine/game.ts'

/** Every seat count with every combination of variants that it offers. */
export function* tables(game: Game): Generator<Omit<TableSetup, 'seed'>> {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (const variants of combinations(Object.entries(game.variants)))
      if (fits(game, seats, variants)) yield { seats, variants }
}

function combinations([first, ...rest]: readonly (readonly [string, readonly string[]])[]): Variants[] {
  if (!first) return [{}]
  const [option, values] = first
  return values.flatMap((value) => combinations(rest).map((others) => ({ [option]: value, ...others })))
}

const fits = (game: Game, seats: number, variants: Variants): boolean =>
  Object.entries(variants).every(([option, value]) => game.offers?.(option, value, seats) !== false)
