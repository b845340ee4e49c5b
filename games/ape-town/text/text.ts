import type { Asked } from '#engine/step.ts'
import type * as steps from '../steps.ts'
import type { GameText } from '#engine/text.ts'
import type { Clause } from '../rules/book.ts'
import type { ApeTerm } from '../bot/index.ts'
import type { Colour, DistrictId, TileId } from '../data.ts'
import type { ApeEvent } from '../events.ts'
import type { moves } from '../moves.ts'
import type { ApeTown, SheetLine } from '../state.ts'

interface Keys {
  readonly prompts: Asked<typeof steps>
  readonly verbs: keyof typeof moves.of
  readonly sheet: SheetLine
  readonly clauses: Clause
  readonly terms: ApeTerm
}

/** Everything Ape Town says in one language. */
export interface Text extends GameText<ApeTown, ApeEvent, Keys> {
  readonly tiles: Readonly<Record<TileId, string>>
  readonly colours: Readonly<Record<Colour, string>>
  readonly districts: Readonly<Record<DistrictId, string>>
  /** Names that a narrow plate shows in two lines. */
  readonly broken: Readonly<Partial<Record<DistrictId, readonly string[]>>>
  /** What the screen says beside the board. */
  readonly info: {
    readonly district: string
    readonly free: string
    readonly forTheBoss: string
    readonly lemurs: string
    /** What the columns of the overview mean. */
    readonly legend: string
    readonly unseen: string
    readonly street: string
    readonly nextTiles: string
    readonly noMoreTiles: string
    readonly inHand: string
    toPlace(colour: Colour): string
    freeFields(n: number): string
    /** What the boss of a district would get. */
    forBoss(points: number): string
    readonly closed: string
    /** The stamp on a closed district. */
    readonly boss: string
    readonly noBoss: string
    money(bundles: number): string
    discs(n: number): string
    bossOf(districts: number): string
    supply(tiles: number): string
    claim(name: string, orangutans: number, lemurs: number, leads: boolean): string
    turnsLeft(n: number): string
    turn(n: number, of: number): string
    purseAfter(bundles: number): string
  }
  readonly draw: { readonly display: string; readonly free: string; readonly unseen: string; readonly supply: string }
}
