/** What is said when rats are turned over. */
export interface MomentText {
  strikes(region: string): string
  stands(rats: number, cubes: number): string
  readonly unchanged: string
  turns(nth: number, of: number): string
  limit(limit: number): string
  breaksOut(cubes: number, neutral: number): string
  holds(cubes: number, neutral: number): string
  /** Below the cubes in the picture. */
  compared(cubes: number, limit: number, outbreak: boolean): string
  readonly signs: string
  readonly majority: string
  readonly all: string
  holdsCard(card: string): string
  readonly nobody: string
  readonly noCube: string
  loses(names: string): string
}
