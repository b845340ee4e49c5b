/** The words for a position. */
export interface PositionText {
  readonly regions: string
  cubes(n: number, name: string): string
  readonly noCubes: string
  readonly plague: string
  counts(n: number): string
  rat(n: number): string
  readonly noRats: string
  readonly faceDown: string
  seenBy(names: readonly string[]): string
  readonly cards: string
  heldBy(name: string): string
  readonly display: string
  readonly seats: string
  points(n: number): string
  palace(n: number): string
  supply(n: number): string
  readonly rats: string
  toCome(n: number): string
  gone(n: number): string
}
