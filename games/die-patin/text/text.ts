import type { Asked } from '#engine/step.ts'
import type * as steps from '../steps.ts'
import type { GameText } from '#engine/text.ts'
import type { PatTerm } from '../bot/index.ts'
import type { AreaId, BonusId, CardId, ClanId, DistrictId, FigureId, MissionId, ShopId } from '../data.ts'
import type { PatinEvent } from '../events.ts'
import type { DiePatin, SheetLine } from '../state.ts'

interface Keys {
  readonly prompts: Asked<typeof steps>
  readonly verbs:
    | 'start'
    | 'settle'
    | 'card'
    | 'figure'
    | 'area'
    | 'place'
    | 'remove'
    | 'loot'
    | 'back-room'
    | 'done'
    | 'decline'
    | 'invade'
    | 'from'
    | 'skip'
    | 'mission'
    | 'no-mission'
  readonly sheet: SheetLine
  readonly clauses:
    | 'PAT-2.7'
    | 'PAT-3.6'
    | 'PAT-3.7'
    | 'PAT-4.1'
    | 'PAT-4.4'
    | 'PAT-4.5'
    | 'PAT-4.6'
    | 'PAT-4.8'
    | 'PAT-4.9'
    | 'PAT-4.10'
    | 'PAT-4.11'
    | 'PAT-4.12'
    | 'PAT-4.13'
    | 'PAT-4.15'
    | 'PAT-4.16'
    | 'PAT-4.18'
    | 'PAT-4.19'
    | 'PAT-4.20'
    | 'PAT-4.21'
    | 'PAT-4.22'
    | 'PAT-4.27'
    | 'PAT-4.28'
    | 'PAT-4.29'
    | 'PAT-4.30'
    | 'PAT-5.2'
    | 'PAT-6.1'
    | 'PAT-6.5'
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
  readonly shops: Readonly<Record<ShopId, string>>
  readonly bonuses: Readonly<Record<BonusId, Explained>>
  readonly figures: Readonly<Record<FigureId, string>>
  readonly cards: Readonly<Record<CardId, Explained>>
  readonly missions: Readonly<Record<MissionId, Explained>>
  /** What the screen says beside the board. */
  readonly info: {
    readonly setup: string
    round(n: number, of: number): string
    turn(n: number, of: number): string
    readonly cards: string
    readonly missions: string
    readonly shops: string
    readonly inTown: string
    readonly loot: string
    readonly rats: string
    readonly areas: string
    readonly backRooms: string
    readonly trophies: string
    readonly henchmen: string
    boss(inHand: boolean): string
    readonly startSeat: string
    readonly noCard: string
    readonly missionTiles: string
    readonly tile: { readonly 'is-open': string; readonly 'is-lost': string; readonly 'is-scored': string }
    supply(loot: number): string
    chain(shop: string, tiles: number, points: number): string
    stars(points: number): string
    manhole(index: number, areas: readonly string[]): string
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
