/**
 * What things are worth, in points at the end of the game, for one number of seats; begun by hand, tuned by
 * `revier tune die-patin --weights`.
 */
export type PatWeights = {
  /** How many points of lead are worth little: at the end of the game, and more for each round before. */
  readonly doubt: number
  readonly doubtPerRound: number
  /** How far a lead in each mission can swing while everybody places one figure. */
  readonly swing: readonly number[]
  /** The same, until a later round. */
  readonly farSwing: readonly number[]
  /** How much of a later chance counts. */
  readonly far: number
  /** Holdings, while the whole game is still to come. */
  readonly area: number
  /** Loot: by the root of how much there is, as the first marker counts most, and each marker by itself. */
  readonly loot: number
  readonly purse: number
  /** Every manhole with own rats, and every rat there, wherever it is. */
  readonly manhole: number
  readonly horde: number
  readonly guard: number
  readonly reach: number
  /** A figure stands where a back room can be opened with the next one. */
  readonly foothold: number
  /** What figures in hand can do. */
  readonly henchman: number
  readonly bossWithoutCard: number
  readonly bossPlan: number
  /** Bonuses of tiles that are not points. */
  readonly bonusRat: number
  readonly bonusLoot: number
  readonly rat: number
  readonly trophy: number
  readonly rivalLoss: number
}
