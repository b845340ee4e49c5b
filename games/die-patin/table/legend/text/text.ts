import type { LegendWords } from '#table/legend/legend.ts'
import type { Thing } from '../../things.ts'

export interface PatLegendText extends LegendWords<Thing> {
  ratsOf(name: string, rats: number): string
  between(areas: readonly string[]): string
  owned(name: string): string
  loot(n: number): string
  power(name: string, power: number): string
  has(name: string, n: number): string
  scored(name: string, round: number): string
  readonly notScored: string
  readonly hidden: string
}
