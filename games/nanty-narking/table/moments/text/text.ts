/** What is said of an event, and when the masks fall. */
export interface MomentText {
  readonly extra: string
  draws(name: string): string
  readonly paper: string
  readonly price: string
  number(n: number): string
  dice(places: readonly string[]): string
  struck(places: readonly string[]): string
  standing(district: string, what: readonly string[]): string
  agents(n: number, name: string): string
  grenadiers(n: number): string
  citizens(n: number): string
  house(name: string): string
  readonly trouble: string
  readonly empty: string
  readonly changed: string
  readonly nothingChanged: string
  declares(name: string): string
  readonly riots: string
  readonly deckOut: string
  readonly masks: string
  was(name: string): string
  progress(has: number, need: number): string
  readonly allMasks: string
  wins(names: readonly string[]): string
  readonly byPoints: string
  points(n: number): string
}
