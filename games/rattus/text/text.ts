import type { Asked } from '#engine/step.ts'
import type * as steps from '../steps.ts'
import type { GameText } from '#engine/text.ts'
import type { Clause } from '../rules/book.ts'
import type { RatTerm } from '../bot/index.ts'
import type { CardId, ClassId, RegionId } from '../data.ts'
import type { RatEvent } from '../events.ts'
import type { moves } from '../moves.ts'
import type { Rattus, SheetLine } from '../state.ts'

interface Keys {
  readonly prompts: Asked<typeof steps>
  readonly verbs: keyof typeof moves.of
  readonly sheet: SheetLine
  readonly clauses: Clause
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
  /** After the number of cubes that are still to be placed. */
  readonly toPlace: string
  /** What the number of rats in the supply means, in two short lines. */
  readonly ratsToCome: readonly string[]
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
