import type { Rules, Variants } from '#engine/game.ts'
import type { GameText } from '#engine/text.ts'
import { useWords } from './words.ts'

interface VariantFieldsProps {
  readonly game: Rules
  readonly text: GameText
  readonly seats: number
  readonly variants: Variants
  readonly onChange: (variants: Variants) => void
}

/** Whether a value of a variant makes sense at a table of this size. */
export const offers = (game: Rules, option: string, value: string, seats: number): boolean =>
  game.offers?.(option, value, seats) !== false

/** What a group may agree on beyond the game itself. */
export function VariantFields({ game, text, seats, variants, onChange }: VariantFieldsProps) {
  const words = useWords()
  const options = Object.entries(game.variants)
  if (options.length === 0) return null
  return (
    <fieldset className="variants">
      <legend>{words.variants}</legend>
      {options.map(([option, values]) => (
        <label key={option}>
          {text.variants?.[option]?.name ?? option}
          <select
            value={variants[option]}
            onChange={(event) => onChange({ ...variants, [option]: event.currentTarget.value })}
          >
            {values
              .filter((value) => offers(game, option, value, seats))
              .map((value) => (
                <option key={value} value={value}>
                  {text.variants?.[option]?.values[value] ?? value}
                </option>
              ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}
