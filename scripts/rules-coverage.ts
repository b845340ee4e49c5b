import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Coverage {
  readonly clauses: number
  readonly cited: number
  readonly missing: readonly string[]
  /** Cited by a test or named by the code, but not in RULES.md. */
  readonly unknown: readonly string[]
}

/** Which clauses of a game's RULES.md its tests cite. */
export function rulesCoverage(root: string, game: string): Coverage {
  const folder = join(root, 'games', game)
  const clauses = clausesIn(readFileSync(join(folder, 'RULES.md'), 'utf8'))
  const cited = new Set(read(folder, 'test/**/*.test.ts').flatMap((text) => titles(text).flatMap(citations)))
  const named = new Set(read(folder, '{*.ts,rules/**/*.ts,text/**/*.ts}').flatMap(citations))
  return {
    clauses: clauses.length,
    cited: clauses.filter((clause) => cited.has(clause)).length,
    missing: clauses.filter((clause) => !cited.has(clause)),
    unknown: [...cited, ...named].filter((clause) => !clauses.includes(clause)),
  }
}

const read = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))

/** The chapters of a rulebook that hold clauses, by title. */
export function chaptersIn(rules: string): Map<string, string[]> {
  const parts = rules.split(/^##+ /m).slice(1)
  const chapters = parts.map((part) => [part.split('\n', 1)[0].trim(), clausesIn(part)] as const)
  return new Map(chapters.filter(([, clauses]) => clauses.length > 0).map(([title, clauses]) => [title, [...clauses]]))
}

/** A clause is a line, a list item or a table row that begins with its number in brackets. */
export const clausesIn = (rules: string): string[] =>
  [...rules.matchAll(/^(?:[-*|] ?)?(?:\*\*)?\[([A-Z]+-\d+(?:\.\d+)+[a-z]?)\]/gm)].map((match) => match[1])

/** Only what a test that runs is called counts: `it('[APE-4.5] …')`; not one that is skipped or commented out. */
export function titles(test: string): string[] {
  const code = test.replace(/^\s*\/\/.*$/gm, '').replace(/^\s*\/\*[^]*?\*\//gm, '')
  const named = code.matchAll(/\b(?:it|describe)(?:\.each(?:<[^]*?>)?\([^]*?\))?\(\s*(['"`])([^]*?)\1/g)
  return [...named].map((match) => match[2])
}

/** `[APE-4.5, 4.6]` cites two clauses. */
export function citations(text: string): string[] {
  return [...text.matchAll(/\[([A-Z]+)-(\d+(?:\.\d+)+[a-z]?(?:, (?:[A-Z]+-)?\d+(?:\.\d+)+[a-z]?)*)\]/g)].flatMap(
    ([, prefix, numbers]) => numbers.split(', ').map((n) => (n.includes('-') ? n : `${prefix}-${n}`)),
  )
}
