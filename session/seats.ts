/** What marks a seat wherever it appears: a colour, a letter and a shape, so that colour is never the only carrier. */
export const SEAT_COLOURS = ['blue', 'yellow', 'pink', 'green', 'orange', 'violet'] as const
export type SeatColour = (typeof SEAT_COLOURS)[number]

/** Who sits where, as the table shows it. */
export interface Seating {
  readonly name: string
  readonly colour: SeatColour
  /** A person at this screen, or the name of a bot's level. */
  readonly player: 'me' | 'friend' | 'easy' | 'medium' | 'hard'
}

export const isHuman = ({ player }: Seating): boolean => player === 'me' || player === 'friend'
