/** The words for a position. */
export interface PositionText {
  ownedBy(name: string, figures: number): string
  readonly free: string
  readonly noCompany: string
  ports(seas: readonly string[]): string
  readonly orders: string
  pays(millions: string): string
  city(city: string, owner: string): string
  readonly nobody: string
  readonly stacks: string
  cards(n: number): string
  faceDown(n: number): string
  readonly monopolies: string
  readonly seats: string
  money(millions: string): string
  supply(n: number): string
  pawn(field: string): string
  readonly atStart: string
  field(n: number, kind: string): string
  hand(n: number, card: string): string
  hidden(n: number): string
  took(order: string): string
  readonly removed: string
  readonly bag: string
  tiles(n: number, tile: string): string
}
