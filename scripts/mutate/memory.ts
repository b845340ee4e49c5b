import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What came of each mutant: what noticed it, or null. */
type Outcomes = Record<string, string | null>

/** Seconds that each step takes in the unchanged source. */
export type Times = Readonly<Record<string, number>>

interface Saved {
  readonly of: string
  readonly outcomes: Outcomes
  /** Null until the unchanged source was found sound. */
  readonly times: Times | null
}

/** What was found out so far, in a file, so that a run that was cut off goes on where it was. */
export class Memory {
  readonly #file: string
  readonly #of: string
  readonly outcomes: Outcomes
  times: Times | null

  /** Results hold for the very same sources and tests; `again` keeps all but the survivors of others. */
  constructor(file: string, of: string, again: boolean) {
    this.#file = file
    this.#of = of
    const saved = read(file)
    this.times = saved.of === of ? saved.times : null
    if (again) this.outcomes = Object.fromEntries(Object.entries(saved.outcomes).filter(([, by]) => by !== null))
    else this.outcomes = saved.of === of ? saved.outcomes : {}
  }

  forget(): void {
    this.times = null
    for (const key of Object.keys(this.outcomes)) delete this.outcomes[key]
  }

  save(): void {
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(
      this.#file,
      JSON.stringify({ of: this.#of, outcomes: this.outcomes, times: this.times } satisfies Saved),
    )
  }
}

function read(file: string): Saved {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Saved
  } catch {
    return { of: '', outcomes: {}, times: null }
  }
}

/** One word for the content of all files that the fate of a mutant can hang on. */
export function contentOf(root: string, patterns: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted())
    hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
