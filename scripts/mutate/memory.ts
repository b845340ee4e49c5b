import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What came of each mutant: what noticed it, or null. */
type Outcomes = Record<string, string | null>

interface Saved {
  readonly of: string
  readonly outcomes: Outcomes
}

/** What was found out so far, in a file, so that a run that was cut off goes on where it was. */
export class Memory {
  readonly #file: string
  readonly #of: string
  readonly outcomes: Outcomes

  /** Results hold for the very same sources and tests; `again` keeps all but the survivors of others. */
  constructor(file: string, of: string, again: boolean) {
    this.#file = file
    this.#of = of
    const saved = read(file)
    if (again) this.outcomes = Object.fromEntries(Object.entries(saved.outcomes).filter(([, by]) => by !== null))
    else this.outcomes = saved.of === of ? saved.outcomes : {}
  }

  save(): void {
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, JSON.stringify({ of: this.#of, outcomes: this.outcomes } satisfies Saved))
  }
}

function read(file: string): Saved {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Saved
  } catch {
    return { of: '', outcomes: {} }
  }
}

/** One word for the content of all files that the fate of a mutant can hang on. */
export function contentOf(root: string, patterns: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted())
    hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
