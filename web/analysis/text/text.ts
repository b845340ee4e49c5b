/** The words of an analysis. */
export interface AnalysisText {
  readonly analysis: string
  /** While it goes on: a share from 0 to 100. */
  reckoning(percent: number): string
  readonly failed: string
  readonly whose: string
  readonly start: string
  readonly end: string
  readonly choices: string
  readonly luck: string
  readonly others: string
  readonly othersHelp: string
  readonly chanceOfAll: string
  /** Where the bar beside a board stands, when they could not be reckoned. */
  readonly noChances: string
  /** What the two kinds of bars below the graph are. */
  readonly lucky: string
  readonly givenAway: string
  position(n: number, of: number): string
  readonly costly: string
  readonly allTurns: string
  readonly luckiest: string
  readonly nothingCostly: string
  readonly noLuck: string
  turn(n: number): string
  cost(turn: number, points: number): string
  luckOf(points: string): string
  readonly noLuckHere: string
  readonly played: string
  readonly better: string
  readonly instead: string
  why(reason: string): string
  readonly knewThen: string
  readonly line: string
  readonly endLine: string
  readonly fromHere: string
  readonly watch: string
}
