import type { SeatColour } from '#engine/colour.ts'

/** Who sits where, as the table shows it. */
export interface Seating {
  readonly name: string
  readonly colour: SeatColour
  /** A person at this screen, or the name of a bot's level. */
  readonly player: 'me' | 'friend' | 'easy' | 'medium' | 'hard' | 'master'
}

export const isHuman = ({ player }: Seating): boolean => player === 'me' || player === 'friend'

export const namesOf = (seating: readonly Seating[]): string[] => seating.map(({ name }) => name)
