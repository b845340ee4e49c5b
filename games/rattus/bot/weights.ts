/** What `outlook` is made with, for one number of seats; begun by hand, tuned by `revier tune rattus --weights`. */
export type RatWeights = {
  /** What a card brings in a turn, in cubes, beyond what can be seen on the board; in the order of `CARDS`. */
  readonly card: readonly number[]
  /** Turns for which one may hope to keep a card, and uses it has after the last of them. */
  readonly kept: number
  readonly lastUse: number
  /** Rats drawn in a turn, cubes placed in a turn, and the share of these that will survive. */
  readonly ratsDrawn: number
  readonly placed: number
  readonly surviving: number
  /** Cubes that will get away from the rats around them: near the plague, and far from it. */
  readonly near: number
  readonly far: number
  /** The share of cubes lost in a turn to rats still to come: anywhere, and for each place to which one can come; the palace is safe. */
  readonly hazard: number
  readonly room: number
  /** The more turns are left, the less a cube says. */
  readonly doubt: number
  /** How much of an ability's best use counts before it is begun: something better, or nothing, may come of it. */
  readonly likely: number
  /** What a seat can expect from the placing of a turn, on average. */
  readonly usualPlacing: number
  /** What a cube that the others lose is worth, of an own one. */
  readonly rivals: number
}
