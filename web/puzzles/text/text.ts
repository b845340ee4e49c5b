/** The words of the puzzle pages. */
export interface PuzzlePageText {
  readonly puzzles: string
  puzzlesOf(game: string): string
  readonly intro: string
  /** How somebody does so far. */
  score(rating: number, streak: number, best: number): string
  progress(tried: number, of: number): string
  readonly next: string
  readonly ofTheDay: string
  readonly puzzle: string
  readonly unknown: string
  level(rating: number): string
  seats(n: number): string
  /** What to do. */
  order(name: string): string
  readonly giveUp: string
  readonly leave: string
  readonly right: string
  readonly wrong: string
  readonly answer: string
  /** The chance to win with a move that was made, beside the best one. */
  chanceOf(percent: number): string
  /** The term in which a move falls short of the best one, as games name it. */
  lacks(term: string): string
  /** What somebody does about it. */
  answers(name: string, move: string): string
  /** While it is being thought out what a move leads to. */
  readonly seeing: string
  readonly tryAgain: string
  /** What the first try did to the rating. */
  gained(points: number, rating: number): string
  streak(n: number): string
  readonly why: string
  readonly chances: string
  /** What speaks for a move, as games name it. */
  above(reason: string): string
  readonly knew: string
  readonly watch: string
  readonly endLine: string
  readonly playOn: string
  missed(percent: readonly number[]): string
  readonly done: string
}
