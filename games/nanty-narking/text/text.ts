import type { Asked } from '#engine/step.ts'
import type * as steps from '../steps.ts'
import type { GameText } from '#engine/text.ts'
import type { moves } from '../moves.ts'
import type { Clause } from '../rules/book.ts'
import type { NantyTerm } from '../bot/index.ts'
import type { CardId, Symbol } from '../data/cards.ts'
import type { DistrictId, EventId, Goal, HouseId, KindId, PersonalityId } from '../data.ts'
import type { NantyEvent } from '../events.ts'
import type { NantyNarking, SheetLine } from '../state.ts'

interface Keys {
  readonly prompts: Asked<typeof steps>
  readonly verbs: keyof typeof moves.of
  readonly sheet: SheetLine
  readonly clauses: Clause
  readonly terms: NantyTerm
}

/** Name and words of a card. */
export type CardText = readonly [name: string, text: string]

/** Everything Nanty Narking says in one language. */
export interface Text extends GameText<NantyNarking, NantyEvent, Keys> {
  readonly cards: Readonly<Record<CardId, CardText>>
  readonly eventCards: Readonly<Record<EventId, CardText>>
  readonly districts: Readonly<Record<DistrictId, CardText>>
  readonly personalities: Readonly<Record<PersonalityId, CardText>>
  readonly agentCards: Readonly<Record<KindId, CardText>>
  readonly houseCards: Readonly<Record<HouseId, CardText>>
  readonly symbols: Readonly<Record<Symbol, string>>
  /** What the screen says beside the board. */
  readonly screen: ScreenText
  readonly draw: {
    readonly trouble: string
    readonly grenadier: string
    readonly citizen: string
    readonly deck: string
    readonly events: string
    readonly hand: string
    readonly of: string
    readonly loans: string
    readonly table: string
  }
}

/** What the board and the seats around it say. */
export interface BoardText {
  readonly thames: string
  /** The name of a district where there is little room. */
  onMap(name: string): string
  status(turn: number): string
  /** Districts. */
  readonly nobodyControls: string
  controls(name: string): string
  readonly neutralised: string
  readonly agentsLeft: string
  readonly buildingsLeft: string
  /** Districts that a seat controls, and those in which it has an agent. */
  readonly holds: string
  isIn(districts: number): string
  loans(n: number): string
  hindrances(n: number): string
}

/** The same, and what is said beside it. */
export interface ScreenText extends BoardText {
  readonly language: 'en' | 'de'
  readonly spectator: string
  handOf(name: string): string
  readonly onTheTable: string
  readonly nothingOnTheTable: string
  /** The front page. */
  readonly masthead: string
  edition(n: number): string
  /** When there was no event yet: how the town fares with so many trouble markers. */
  news(markers: number): string
  newsText(places: readonly string[]): string
  /** What keeps a district card from being used; empty when nothing does. */
  readonly tickets: Readonly<Record<'ready' | 'used' | 'fresh' | 'blocked' | 'voided', string>>
  readonly lyingOpen: string
  readonly secret: string
  /** Counts. */
  readonly troubleHelp: string
  readonly drawPile: string
  readonly eventsLeft: string
  /** Ways to win. */
  readonly yourGoal: string
  reached(has: number, need: number): string
  readonly ifThisWere: string
  /** The alarm: who could win next. */
  couldWin(names: readonly string[]): string
  readonly waysHelp: string
  readonly thatIsYou: string
  readonly nobodyIs: string
  readonly goals: Readonly<Record<Goal, (need: number, most: number) => string>>
  readonly discards: string
  readonly pastEvents: string
  /** Previews. */
  readonly troubleWouldGo: string
  readonly wouldSkip: string
  readonly onlyInterrupts: string
}
