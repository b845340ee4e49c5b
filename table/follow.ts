/** From here on the screen does not try to show everything: it would never catch up. */
const FAR_BEHIND = 12

/** The position that the screen shows next when it shows one and the game has come to another. */
export function nextShown(shown: number, length: number): number {
  if (shown >= length) return length
  return length - shown > FAR_BEHIND ? length : shown + 1
}
