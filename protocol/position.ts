import type { Difference } from './difference.ts'

/** A question as it travels: moves by their number in the game's vocabulary. */
export interface AskFrame {
  readonly seat: number
  readonly step: { readonly do: string }
  readonly moves: readonly number[]
}

/** One position as an eye sees it. */
export interface Position {
  readonly events: readonly object[]
  readonly asks: readonly AskFrame[]
  /** Who decided, and what, on the way there; null where the eye may not know. */
  readonly mover: number | null
  readonly move: string | null
  readonly full?: object
  /** What is different from the frame before. */
  readonly diff?: Difference
  /**
   * How it stood when each of the events but the last had happened: what is different from the stage after it, the last of
   * them from the position. Servers that are older send none.
   */
  readonly stages?: readonly Difference[]
}
