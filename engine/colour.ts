/** What seats can be told apart by, in the order in which they are given out if a game names none of its own. */
export const SEAT_COLOURS = ['blue', 'yellow', 'pink', 'green', 'orange', 'violet', 'red'] as const
export type SeatColour = (typeof SEAT_COLOURS)[number]

/** The colour that a seat has unless its table chooses another. */
export const colourOf = (
  { colours = SEAT_COLOURS }: { readonly colours?: readonly SeatColour[] },
  seat: number,
): SeatColour => colours[seat]
