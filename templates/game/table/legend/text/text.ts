import type { LegendWords } from '#table/legend/legend.ts'
import type { Thing } from '../../things.ts'

export interface TownLegendText extends LegendWords<Thing> {
  lamps(name: string, n: number): string
  worth(points: number): string
}
