import type { LegendWords } from '#table/legend/legend.ts'
import type { Thing } from '../../things.ts'

export interface RatLegendText extends LegendWords<Thing> {
  cubesOf(name: string, cubes: number): string
  most(name: string): string
  readonly noMost: string
  readonly unseen: string
  stands(region: string): string
  left(rats: number): string
  readonly doctor: string
}
