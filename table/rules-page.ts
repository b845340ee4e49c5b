/** The rules for players, in our own words. Each paragraph names the clauses it tells of. */
export interface RulesPage {
  readonly sections: readonly {
    readonly title: string
    readonly paragraphs: readonly RulesParagraph[]
  }[]
}

export interface RulesParagraph {
  readonly text: string
  readonly clauses: readonly string[]
  /** A picture of the game's `figures.tsx`, by its name. */
  readonly figure?: string
}
