/**
 * Rough averages and estimates, in points, for one number of seats; begun by hand, tuned by `revier tune ape-town --weights`.
 */
export type ApeWeights = {
  /** Apes and lemurs that come to a free field: there are 60 points of apes on 80 tiles. */
  readonly apesPerField: number
  readonly lemursPerField: number
  readonly pointsPerTurn: number
  /** Others spoil a part of what the next turn seems to offer. */
  readonly nextTurn: number
  /** What a bundle is worth beyond its point while there is much left to choose, shared by the seats. */
  readonly earlyBundle: number
  /** What one more orang-utan adds to the chance to be boss, and a first lemur to the chance of a share. */
  readonly bossByOne: number
  readonly shareByOne: number
  /** How little a lead of one orang-utan says, in a full district and more for each free field; the same of lemurs. */
  readonly bossDoubt: number
  readonly bossDoubtPerField: number
  readonly shareDoubt: number
  readonly shareDoubtPerField: number
  /** What lemurs, which only break ties, add to an orang-utan; most with the last field. */
  readonly lemur: number
  readonly lastLemur: number
  /** How little a point says while fields are free. */
  readonly spread: number
}
