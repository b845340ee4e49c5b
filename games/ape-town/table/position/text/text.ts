/** The words for a position. */
export interface PositionText {
  district(name: string, colour: string, free: number, apes: number): string
  readonly free: string
  of(tile: string, name: string): string
  readonly printed: string
  readonly display: string
  nth(n: number): string
  colour(name: string): string
  costs(n: number): string
  brings(n: number): string
  readonly seats: string
  points(n: number): string
  bundles(n: number): string
  discs(n: number): string
  readonly taken: string
  readonly nothing: string
}
