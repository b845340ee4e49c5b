/** What things are worth, in points at the end of the game; found by self-play. */
export const WEIGHTS = {
  /** How many points of lead are worth little: at the end of the game, and more for each round before. */
  doubt: 1.5,
  doubtPerRound: 0.6,
  /** How far a lead in each mission can swing while everybody places one figure. */
  swing: [0.7, 1.2, 1.2, 0.5, 1],
  /** The same, until a later round. */
  farSwing: [2, 4, 3, 1.5, 4],
  /** How much of a later chance counts. */
  far: 0.65,
  /** Holdings, while the whole game is still to come. */
  area: 1.2,
  loot: 0.5,
  guard: 0.15,
  reach: 0.15,
  /** A figure stands where a back room can be opened with the next one. */
  foothold: 0.4,
  /** What figures in hand can do. */
  henchman: 0.8,
  bossWithoutCard: 2,
  bossPlan: 0.65,
  /** Bonuses of tiles that are not points. */
  bonusRat: 0.35,
  bonusLoot: 0.5,
  rat: 0.3,
  trophy: 1,
  rivalLoss: 0.5,
}
