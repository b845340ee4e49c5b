/** What is said when a district closes. */
export interface MomentText {
  isFull(district: string): string
  filledBy(name: string): string
  readonly whoIsBoss: string
  orangutans(n: number): string
  lemurs(n: number): string
  bossByOrangutans(name: string): string
  bossByLemurs(name: string): string
  readonly nobody: string
  readonly tieRule: string
  readonly counts: string
  sum(values: readonly number[], total: number, name: string): string
  noApes(name: string): string
  readonly neighbours: string
  /** A neighbour's label on the map. */
  pays(lemurs: number, apes: number): string
  safe(lemurs: number): string
  here(lemurs: number, names: readonly string[]): string
  noTakers: string
  share(district: string, apes: number, takers: number, each: number): string
  readonly nothing: string
  readonly boss: string
}
