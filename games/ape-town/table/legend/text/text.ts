import type { LegendWords } from '#table/legend/legend.ts'
import type { Thing } from '../../things.ts'

export interface ApeLegendText extends LegendWords<Thing> {
  readonly free: string
  readonly printed: string
  owned(name: string): string
  beside(points: number): string
  leads(name: string): string
  readonly nobodyLeads: string
  price(n: number): string
  brings(n: number): string
  goesTo(colour: string): string
  left(n: number): string
  lemurs(n: number): string
}
