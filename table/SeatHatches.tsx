import type { ReactNode } from 'react'
import type { SeatColour } from '#engine/colour.ts'

interface Hatch {
  readonly size: number
  readonly turned?: number
  readonly lines: ReactNode
}

/** What tells the seats' areas apart without colour; blue is plain. */
const HATCHES: Readonly<Partial<Record<SeatColour, Hatch>>> = {
  yellow: { size: 9, turned: 45, lines: <path d="M0 4.5H9" /> },
  pink: { size: 7, lines: <path d="M0 3.5H7" /> },
  green: { size: 8, lines: <path d="M1.5 2h2M5.5 6h2" strokeWidth="3" strokeLinecap="round" /> },
  orange: { size: 8, lines: <path d="M4 0V8" /> },
  violet: { size: 9, lines: <path d="M4.5 0V9M0 4.5H9" /> },
  red: { size: 10, lines: <path d="M0 7.5L5 2.5L10 7.5" /> },
}

/**
 * The patterns that `hatchOf` names, once in every board that fills areas for seats; grown where the areas are drawn in smaller units, with a scope of
 * their own beside a board.
 */
export function SeatHatches({ grown = 1, scope = '' }: { readonly grown?: number; readonly scope?: string }) {
  return (
    <defs>
      {Object.entries(HATCHES).map(([colour, { size, turned = 0, lines }]) => (
        <pattern
          key={colour}
          id={`${scope}hatch-${colour}`}
          className={`seat-hatch seat-${colour}`}
          width={size}
          height={size}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${grown}) rotate(${turned})`}
        >
          {lines}
        </pattern>
      ))}
    </defs>
  )
}

/** The filling that lies over an area in a seat's colour. */
export const hatchOf = (colour: SeatColour, scope = ''): string =>
  colour in HATCHES ? `url(#${scope}hatch-${colour})` : 'none'
