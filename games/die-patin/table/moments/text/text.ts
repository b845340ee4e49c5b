/** What is said when the missions of a round are judged. */
export interface MomentText {
  judged(round: number): string
  leads(name: string, by: number): string
  tileGoes(round: number): string
  scoredBefore(round: number): string
  tie(names: readonly string[], value: number): string
  readonly nothing: string
  readonly tieStamp: string
  readonly overview: string
  readonly nobody: string
}
