import type { Asked } from '#engine/step.ts'
import type * as steps from '../steps.ts'
import type { GameText } from '#engine/text.ts'
import type { Clause } from '../rules/book.ts'
import type { TownTerm } from '../bot/index.ts'
import type { QuarterId } from '../data.ts'
import type { TownEvent } from '../events.ts'
import type { moves } from '../moves.ts'
import type { SheetLine, Town } from '../state.ts'

interface Keys {
  readonly prompts: Asked<typeof steps>
  readonly verbs: keyof typeof moves.of
  readonly sheet: SheetLine
  readonly clauses: Clause
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
