import type { Asked } from '#engine/step.ts'
import type * as steps from '../steps.ts'
import type { GameText } from '#engine/text.ts'
import type { Clause } from '../rules/book.ts'
import type { PatTerm } from '../bot/index.ts'
import type { AreaId, BonusId, CardId, ClanId, DistrictId, FigureId, MissionId, ShopId } from '../data.ts'
import type { PatinEvent } from '../events.ts'
import type { moves } from '../moves.ts'
import type { DiePatin, SheetLine } from '../state.ts'

interface Keys {
  readonly prompts: Asked<typeof steps>
  readonly verbs: keyof typeof moves.of
  readonly sheet: SheetLine
  readonly clauses: Clause
  readonly terms: PatTerm
}

/** What a piece is called, and what it does in a sentence or two. */
export interface Explained {
  readonly name: string
  readonly says: string
}

/** Everything Die Patin says in one language. */
export interface Text extends GameText<DiePatin, PatinEvent, Keys> {
  readonly clans: Readonly<Record<ClanId, { readonly name: string; readonly colour: string; readonly boss: string }>>
  readonly districts: Readonly<Record<DistrictId, string>>
  readonly areas: Readonly<Record<AreaId, string>>
  /** Names of one word that a narrow area shows in two lines. */
  readonly broken: Readonly<Partial<Record<AreaId, readonly string[]>>>
  readonly shops: Readonly<Record<ShopId, string>>
  readonly bonuses: Readonly<Record<BonusId, Explained>>
  readonly figures: Readonly<Record<FigureId, string>>
  readonly cards: Readonly<Record<CardId, Explained>>
  /** Each also in a few words that fit on its card; where the name is long, with a short one. */
  readonly missions: Readonly<Record<MissionId, Explained & { readonly short: string; readonly tiny?: string }>>
  /** What the screen says beside the board. */
  readonly info: {
    readonly setup: string
    round(n: number, of: number): string
    turn(n: number, of: number): string
    readonly cards: string
    readonly missions: string
    readonly shops: string
    readonly loot: string
    /** These two stand after their number. */
    rats(n: number): string
    trophies(n: number): string
    readonly henchmen: string
    boss(inHand: boolean): string
    readonly startSeat: string
    readonly noCard: string
    readonly missionTiles: string
    readonly tile: { readonly 'is-open': string; readonly 'is-lost': string; readonly 'is-scored': string }
    supply(loot: number): string
    chain(shop: string, tiles: number, points: number): string
    /** What shops and stars bring together. */
    shopPoints(points: number): string
    /** Where a manhole lies, in a few words. */
    corner(manhole: number): string
    readonly yourCard: string
    readonly nobodyHasAny: string
    /** How a mission stands: several share the most, one leads who scored it before, one leads. */
    /** So many are level; two of them are named. */
    tied(n: number, names: string): string
    leadsAgain(name: string, round: number): string
    leads(name: string, by: number, worth: number): string
    readonly tiedShort: string
    readonly scoredShort: string
    readonly unowned: string
    ownedBy(name: string): string
    readonly roomReady: string
    readonly lastArea: string
    /** What a claim needs and costs; null bribes: it cannot be won. */
    claim(bribes: number | null, loot: number, paid: boolean): string
    power(powers: readonly string[]): string
    margin(n: number): string
    readonly losesLootLead: string
    readonly noTarget: string
    wouldLead(name: string, mission: string): string
    wouldTie(mission: string): string
  }
  readonly draw: {
    readonly round: string
    readonly loot: string
    readonly supply: string
    readonly rats: string
    readonly backRooms: string
    readonly trophies: string
    readonly tiles: string
    readonly hidden: string
  }
}
