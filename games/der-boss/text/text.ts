import type { Asked } from '#engine/step.ts'
import type * as steps from '../steps.ts'
import type { GameText } from '#engine/text.ts'
import type { Clause } from '../rules/book.ts'
import type { BossTerm } from '../bot/outlook.ts'
import type { AreaId, BranchId, CardId, OrderId, SeaId, StackId, SymbolId, TerritoryId } from '../data.ts'
import type { BossEvent } from '../events.ts'
import type { Verb } from '../moves.ts'
import type { Boss, SheetLine } from '../state.ts'

interface Keys {
  readonly prompts: Asked<typeof steps>
  readonly verbs: Verb
  readonly sheet: SheetLine
  readonly clauses: Clause
  readonly terms: BossTerm | 'promise'
}

interface CardText {
  readonly name: string
  readonly text: string
  /** What it does, in a few words. */
  readonly does: string
}

/** What everything on the board is called. */
export interface BoardNames {
  readonly areas: Readonly<Record<AreaId, { readonly city: string; readonly area: string }>>
  readonly territories: Readonly<Record<TerritoryId, string>>
  /** The same where there is little room. */
  readonly shortTerritories: Readonly<Record<TerritoryId, string>>
  readonly seas: Readonly<Record<SeaId, string>>
  readonly stacks: Readonly<Record<StackId, string>>
  /** A field of the track that shows the special stack. */
  readonly actionField: string
  readonly orders: Readonly<Record<OrderId, string>>
  readonly branches: Readonly<Record<BranchId, string>>
  readonly mafia: string
  readonly symbols: Readonly<Record<SymbolId, string>>
}

export interface Names extends BoardNames {
  readonly cards: Readonly<Record<CardId, CardText>>
}

/** What the board and the seats around it say. */
export interface BoardScreen {
  /** Millions, as short as can be. */
  money(millions: number): string
  status(turn: number, ordersLeft: number, lastOrder: boolean): string
  readonly ordersLeft: string
  /** Below the number of orders that are face down, in lines. */
  readonly lastOrder: readonly string[]
  readonly toCome: readonly string[]
  /** What the pins mean before any order is open, in lines. */
  readonly noOrders: readonly string[]
  /** So many cities of an order the reader lacks. */
  toGo(cities: number): string
  missing(name: string, cities: readonly string[]): string
  readonly monopolies: string
  /** On a seat's card. */
  figures(onMap: number): string
  more(supply: number): string
  cards(n: number): string
  orders(taken: number): string
  monopoliesHeld(n: number): string
}

/** What only the screen says. */
export interface Screen extends BoardScreen {
  readonly bag: string
  ambushChance(chance: string): string
  readonly hand: string
  readonly stacks: string
  playsLeft(cards: number): string
  readonly businessDone: string
  /** Previews. */
  fight(attackers: number, defenders: number, win: string, lose: string, gone: string): string
  losses(own: string, theirs: string): string
  ambush(chance: string, hold: string, lost: string): string
  readonly joins: string
  breaks(city: string, orders: readonly string[]): string
  completes(orders: readonly string[]): string
  alone(city: string): string
  brings(stack: string, left: number): string
}

/** Everything Der Boss says in one language. */
export interface Text extends GameText<Boss, BossEvent, Keys> {
  readonly names: Names
  readonly screen: Screen
  readonly draw: {
    readonly orders: string
    readonly faceDown: string
    readonly bag: string
    readonly monopolies: string
    readonly hand: string
    readonly supply: string
    readonly pawn: string
    readonly stacks: string
  }
}
