import type { LegendWords } from '#table/legend/legend.ts'
import type { Thing } from '../../things.ts'

export interface BossLegendText extends LegendWords<Thing> {
  readonly free: string
  held(name: string, figures: number): string
  stands(name: string): string
  left(n: number): string
  inBag(n: number): string
  wanted(orders: number): string
}
