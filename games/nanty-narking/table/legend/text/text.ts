import type { LegendWords } from '#table/legend/legend.ts'
import type { Thing } from '../../things.ts'

export interface NantyLegendText extends LegendWords<Thing> {
  belongs(name: string): string
  agents(name: string, n: number): string
  readonly troubled: string
  readonly calm: string
  count(n: number): string
}
