import type { LegendWords } from '../legend.ts'

/** What the frame itself draws, whatever the game. */
export type FrameThing = '@seat' | '@points'

/** The words around the legend; whoever asks nothing does not load them. */
export interface LegendText extends LegendWords<FrameThing> {
  readonly title: string
  readonly help: string
  readonly back: string
  has(points: number): string
  oneOf(n: number, of: number): string
}
