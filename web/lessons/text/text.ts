/** The words around lessons. */
export interface LearnText {
  learn(title: string): string
  lesson(n: number, of: number): string
  minutes(n: number): string
  readonly begin: string
  readonly goOn: string
  readonly done: string
  readonly startOver: string
  readonly skip: string
  readonly leave: string
  readonly showMe: string
  /** What the light means, and what the way is called. */
  shown(label: string): string
  readonly tryAgain: string
  readonly next: string
  readonly right: string
  readonly legalBut: string
  readonly remember: string
  readonly guided: string
  readonly guidedPlay: string
  readonly look: string
  readonly guide: string
}
