import type { Asked } from '#engine/step.ts'
import type * as steps from '../steps.ts'
import type { GameText } from '#engine/text.ts'
import type { NantyTerm } from '../bot/index.ts'
import type { CardId, Symbol } from '../data/cards.ts'
import type { DistrictId, EventId, Goal, HouseId, KindId, PersonalityId } from '../data.ts'
import type { NantyEvent } from '../events.ts'
import type { NantyNarking, SheetLine } from '../state.ts'

interface Keys {
  readonly prompts: Asked<typeof steps>
  readonly verbs: Verb
  readonly sheet: SheetLine
  readonly clauses: RefusalClause
  readonly terms: NantyTerm
}

type Verb =
  | 'declare'
  | 'play'
  | 'do'
  | 'skip'
  | 'end'
  | 'use'
  | 'agent'
  | 'house'
  | 'throw'
  | 'watson'
  | 'place'
  | 'lift'
  | 'to'
  | 'kind'
  | 'house-kind'
  | 'build'
  | 'move-house'
  | 'buy'
  | 'raze'
  | 'lose-house'
  | 'calm'
  | 'stir'
  | 'score'
  | 'kill'
  | 'pick'
  | 'lose'
  | 'target'
  | 'pair'
  | 'coin'
  | 'pay'
  | 'refuse'
  | 'give'
  | 'discard'
  | 'take'
  | 'keep'
  | 'done'
  | 'react'
  | 'suffragette'
  | 'shield'
  | 'save'
  | 'pass'
  | 'stay'
  | 'draw-house'
  | 'bottom'
  | 'top'

type RefusalClause = `NN-${
  | `3.8`
  | `4.1.${1 | 2 | 3 | 4 | 5 | 8 | 9}`
  | `4.2.${1 | 2 | 4 | 5 | 6 | 7 | 9}`
  | `4.3.${4 | 6}`
  | `4.4.${1 | 2}`
  | `4.5.${5 | 6 | 7 | 12 | 13 | 14 | 16 | 17 | 19 | 20 | 26 | 28 | 31 | 32 | 34 | 37 | 40 | 41 | 42}`
  | `4.6.${3 | 4 | 10 | 11}`
  | `4.7.${2 | 4 | 9 | 11 | 12}`
  | `4.9.1`
  | `4.10.${5 | 6 | 8 | 9 | 16 | 19 | 25}`
  | `5.${1 | 2 | 3 | 5}`
  | `6.2`}`

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

export interface ScreenText {
  readonly language: 'en' | 'de'
  readonly thames: string
  /** The name of a district where there is little room. */
  onMap(name: string): string
  status(turn: number, pile: number): string
  readonly spectator: string
  handOf(name: string): string
  readonly onTheTable: string
  readonly nothingOnTheTable: string
  /** The front page. */
  readonly masthead: string
  edition(n: number): string
  readonly noNews: string
  readonly noNewsText: string
  /** Districts. */
  readonly nobodyControls: string
  controls(name: string): string
  readonly neutralised: string
  /** What keeps a district card from being used; empty when nothing does. */
  readonly tickets: Readonly<Record<'ready' | 'used' | 'fresh' | 'blocked' | 'voided', string>>
  readonly lyingOpen: string
  readonly secret: string
  /** Counts. */
  readonly troubleHelp: string
  readonly drawPile: string
  readonly eventsLeft: string
  readonly money: string
  handSize(cards: number, limit: number): string
  readonly agentsLeft: string
  readonly buildingsLeft: string
  tally(occupied: number, controlled: number, worth: number): string
  readonly tallyHelp: string
  loans(n: number): string
  hindrances(n: number): string
  /** Ways to win. */
  readonly waysHelp: string
  readonly thatIsYou: string
  readonly nobodyIs: string
  readonly goals: Readonly<Record<Goal, (need: number, peace: number) => string>>
  readonly discards: string
  readonly pastEvents: string
  /** Previews. */
  readonly troubleWouldGo: string
  readonly wouldSkip: string
  readonly onlyInterrupts: string
}
