/** The words around the coach. */
export interface CoachText {
  readonly coach: string
  readonly gotIt: string
  readonly noMore: string
  /** The card before the first decision, and the way to it later. */
  readonly goal: string
  readonly begin: string
  /** How long it takes, after the minutes: "45 to 60 minutes". */
  takes(minutes: string): string
  readonly matters: string
  /** What the moves that are open differ in most. */
  now(terms: readonly string[]): string
  ahead(term: string): string
  behind(name: string, term: string): string
  readonly even: string
  readonly notNow: string
  readonly failed: string
}
