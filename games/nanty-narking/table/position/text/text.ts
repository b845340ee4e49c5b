/** The words for a position. */
export interface PositionText {
  district(n: number, name: string, cost: number): string
  agents(n: number, name: string): string
  agent(kind: string, name: string): string
  grenadiers(n: number): string
  citizens(n: number): string
  readonly trouble: string
  house(name: string): string
  heldBy(name: string): string
  readonly voided: string
  readonly empty: string
  readonly seats: string
  money(n: number): string
  cards(n: number): string
  card(name: string): string
  supply(agents: number, houses: number): string
  is(name: string, goal: string): string
  lies(name: string): string
  readonly town: string
  deck(n: number): string
  events(n: number): string
  latest(name: string): string
  readonly onTable: string
  readonly discarded: string
}
