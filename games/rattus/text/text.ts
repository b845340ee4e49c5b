import type { Asked } from '#engine/step.ts'
import type * as steps from '../steps.ts'
import type { GameText } from '#engine/text.ts'
import type { RatTerm } from '../bot/index.ts'
import type { CardId, ClassId, RegionId } from '../data.ts'
import type { RatEvent } from '../events.ts'
import type { moves } from '../moves.ts'
import type { Rattus, SheetLine } from '../state.ts'

interface Keys {
  readonly prompts: Asked<typeof steps>
  readonly verbs: keyof typeof moves.of
  readonly sheet: SheetLine
  readonly clauses:
    | 'RAT-1.3'
    | 'RAT-3.7'
    | 'RAT-4.1'
    | 'RAT-4.2'
    | 'RAT-4.3'
    | 'RAT-4.4'
    | 'RAT-4.5'
    | 'RAT-4.7'
    | 'RAT-4.8'
    | 'RAT-4.9'
    | 'RAT-4.10'
    | 'RAT-4.15'
    | 'RAT-4.16'
    | 'RAT-4.17'
    | 'RAT-4.18'
    | 'RAT-4.19'
    | 'RAT-4.21'
    | 'RAT-4.22'
    | 'RAT-4.25'
    | 'RAT-4.29'
    | 'RAT-4.31'
    | 'RAT-5.3'
    | 'RAT-5.4'
    | 'RAT-5.6'
    | 'RAT-5.7'
    | 'RAT-5.12'
    | 'RAT-6.1'
    | 'RAT-6.3'
    | 'RAT-6.5'
  readonly terms: RatTerm
}

/** What a card is called, and what it does. */
interface CardText {
  readonly name: string
  readonly text: string
  readonly finalRound: string
}

/** Words that only the table on the screen needs. */
interface ScreenText {
  turn(n: number): string
  readonly settling: string
  readonly finalRound: string
  readonly over: string
  ratsLeft(n: number): string
  turnsLeft(n: number): string
  readonly mayEnd: string
  region(name: string, modern: string, rats: number, cubes: number): string
  lookedAt(names: readonly string[]): string
  readonly lastRevealed: string
  /** What a card does, in a few words that fit on it. */
  readonly abilities: Readonly<Record<CardId, string>>
  readonly unheld: string
  heldBy(name: string): string
  take(card: string): string
  readonly inSupply: string
  where(regions: number, palace: number): string
  unseen(n: number): string
  readonly byLimit: string
  readonly bySymbol: string
  limit(n: number): string
  readonly known: string
  readonly cards: string
  tieOrder(names: readonly string[]): string
  /** So many cubes, or one more. */
  placing(cubes: number): string
  risk(bearing: number, of: number): string
  newRats(n: number, room: readonly string[]): string
  readonly noRavage: string
  /** Expected losses of each seat, and those if the plague piece counts. */
  losses(each: readonly string[], counted?: readonly string[]): string
  decimal(n: number): string
}

/** Everything Rattus says in one language. */
export interface Text extends GameText<Rattus, RatEvent, Keys> {
  readonly regions: Readonly<Record<RegionId, { readonly name: string; readonly modern: string }>>
  readonly cards: Readonly<Record<CardId, CardText>>
  readonly classes: Readonly<Record<ClassId, string>>
  readonly symbols: { readonly majority: string; readonly all: string }
  readonly palace: string
  readonly plague: string
  /** A symbol of the rats by its index, and a whole face: limit and symbols. */
  symbol(index: number): string
  face(index: number): string
  /** What the screen says beside the board. */
  readonly info: ScreenText
  readonly draw: {
    readonly cards: string
    readonly display: string
    readonly supply: string
    readonly unseen: string
    readonly ratSupply: string
  }
}
