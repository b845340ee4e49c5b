/** The words for a position. */
export interface PositionText {
  loot(n: number): string
  ownedBy(name: string): string
  readonly unowned: string
  readonly backRoom: string
  henchmen(n: number, name: string): string
  bossOf(name: string): string
  readonly manholes: string
  at(areas: readonly string[]): string
  rats(n: number, name: string): string
  readonly noRats: string
  readonly seats: string
  points(n: number): string
  ratsLeft(n: number): string
  rooms(n: number): string
  henchmenLeft(n: number): string
  card(name: string): string
  readonly chosen: string
  readonly noCard: string
  readonly bossInHand: string
  readonly bossStranded: string
  has(shop: string): string
  scored(mission: string, points: number): string
  trophies(n: number, name: string): string
  readonly missions: string
  standing(name: string, value: number): string
  readonly town: string
  round(n: number): string
  starts(name: string): string
}
