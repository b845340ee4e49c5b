interface Span {
  readonly top: number
  readonly height: number
}

/** So much of the board is seen beside the card. */
const GAP = 8

/** How far up a card on the lower edge of a board goes: all the way if fewer places to choose lie under it there, not at all otherwise. */
export function liftOf(board: Span, tall: number, places: readonly Span[]): number {
  const up = Math.max(0, board.height - tall - GAP)
  const under = (from: number) =>
    places.filter(({ top, height }) => top < from + tall && top + height > from && height < board.height).length
  const low = board.top + board.height - tall
  return under(low) > under(low - up) ? up : 0
}
