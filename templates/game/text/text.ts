import type { Asked } from '#engine/step.ts'
import type * as steps from '../steps.ts'
import type { GameText } from '#engine/text.ts'
import type { TownTerm } from '../bot/index.ts'
import type { QuarterId } from '../data.ts'
import type { TownEvent } from '../events.ts'
import type { SheetLine, Town } from '../state.ts'

interface Keys {
  readonly prompts: Asked<typeof steps>
  readonly verbs: 'light' | 'carry' | 'stay'
  readonly sheet: SheetLine
  readonly clauses: 'MYG-4.1' | 'MYG-4.2' | 'MYG-4.3' | 'MYG-4.4' | 'MYG-4.5'
  readonly terms: TownTerm
}

/** Everything the game says in one language. */
export interface Text extends GameText<Town, TownEvent, Keys> {
  readonly quarters: Readonly<Record<QuarterId, string>>
  livesIn(who: string, quarter: number): string
  /** What the screen says beside the board. */
  readonly screen: {
    readonly lamps: string
    readonly home: string
    readonly worth: string
    readonly leader: string
    readonly nobody: string
    readonly fog: string
    readonly quarter: string
    turn(n: number, of: number): string
  }
}
