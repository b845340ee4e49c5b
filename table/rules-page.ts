/** The parts of a rules page, in the order in which a newcomer wants them: a page to print, then goal, material, a turn, and all the rest. */
export const PARTS = ['summary', 'goal', 'parts', 'turn', 'details'] as const
export type Part = (typeof PARTS)[number]

export interface Paragraph {
  /** What it tells of. */
  readonly clauses: readonly string[]
  /** A picture of the game's `figures.tsx`, by its name. */
  readonly figure?: string
}

type Chapters = Readonly<Record<string, Readonly<Record<string, Paragraph>>>>

/** How a rules page is built: chapters and their paragraphs by key. It is the same in every language. */
export type RulesStructure = Readonly<Record<Part, Chapters>> & {
  /** Clauses that are no rules for players: notes for programmers, worked examples. A chapter stands for all of its clauses. */
  readonly beyond?: readonly string[]
}

/** The words for it: a text for each paragraph, a title for each chapter. */
export type RulesWords<S extends RulesStructure> = {
  readonly [P in Part]: {
    readonly [C in keyof S[P]]: { readonly title: string } & { readonly [K in keyof S[P][C]]: string }
  }
}

/** The names of all pictures that a page shows. */
export type FigureOf<S extends RulesStructure> = {
  [P in Part]: { [C in keyof S[P]]: FiguresIn<S[P][C]>[keyof S[P][C]] }[keyof S[P]]
}[Part]
type FiguresIn<Paragraphs> = { [K in keyof Paragraphs]: Paragraphs[K] extends { readonly figure: infer F } ? F : never }

/** The rules for players, in our own words. */
export interface RulesPage {
  readonly structure: RulesStructure
  readonly words: Readonly<Record<Part, Readonly<Record<string, Readonly<Record<string, string>>>>>>
}

export interface Section {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly RulesParagraph[]
}

export interface RulesParagraph extends Paragraph {
  readonly key: string
  readonly text: string
}

/** The chapters of a part, structure and words together. */
export function sectionsOf({ structure, words }: RulesPage, part: Part): Section[] {
  return Object.entries(structure[part]).map(([id, paragraphs]) => ({
    id: `${part}-${id}`,
    title: words[part][id].title,
    paragraphs: Object.entries(paragraphs).map(([key, paragraph]) => ({
      ...paragraph,
      key,
      text: words[part][id][key],
    })),
  }))
}

/** One letter, without accents and in small letters, so that a text keeps its length. */
const foldLetter = (letter: string): string => {
  const folded = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()
  return folded.length === letter.length ? folded : letter
}
const fold = (text: string): string => Array.from(text.normalize('NFC'), foldLetter).join('')

/** A text cut where what was searched for begins and ends: every second piece is a hit. */
export function highlight(text: string, query: string): string[] {
  const wanted = fold(query.trim())
  if (!wanted) return [text]
  const whole = text.normalize('NFC')
  const folded = fold(whole)
  const pieces: string[] = []
  let from = 0
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, from)) {
    pieces.push(whole.slice(from, at), whole.slice(at, at + wanted.length))
    from = at + wanted.length
  }
  return [...pieces, whole.slice(from)]
}

/** The chapters with only those paragraphs that hold what is searched for, in their text, their title or by clause; all without a query. */
export function search(sections: readonly Section[], query: string): Section[] {
  const wanted = fold(query.trim())
  if (!wanted) return [...sections]
  const fits = ({ text, clauses }: RulesParagraph) =>
    fold(text).includes(wanted) || clauses.some((clause) => fold(clause) === wanted)
  return sections
    .map((section) => ({
      ...section,
      paragraphs: fold(section.title).includes(wanted) ? section.paragraphs : section.paragraphs.filter(fits),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0)
}

/** Whether a clause is one of these or lies in one of these chapters: `RAT-8` stands for `RAT-8.1`, not for `RAT-80`. */
export const isAmong = (clause: string, some: readonly string[]): boolean =>
  some.some((one) => clause === one || clause.startsWith(`${one}.`))

/** Clauses as people look them up: without the prefix, neighbours as a range. */
export function shortened(clauses: readonly string[]): string {
  const runs: string[][] = []
  for (const clause of clauses.map((one) => one.replace(/^[A-Z]+-/, ''))) {
    const run = runs.at(-1)
    if (run && follows(run[run.length - 1], clause)) run.push(clause)
    else runs.push([clause])
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run[run.length - 1]}` : run.join(', '))).join(', ')
}

function follows(one: string, next: string): boolean {
  const split = (clause: string) => [
    clause.slice(0, clause.lastIndexOf('.')),
    Number(clause.slice(clause.lastIndexOf('.') + 1)),
  ]
  const [[chapter, n], [nextChapter, m]] = [split(one), split(next)]
  return chapter === nextChapter && Number(m) === Number(n) + 1
}
