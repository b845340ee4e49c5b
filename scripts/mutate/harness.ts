/**
 * Stands in for vitest while mutants are tried: the same words, but tests are only collected here, so that they can be run
 * in any order and up to the first that fails. What they expect is judged by vitest itself.
 */
export { expect } from 'vitest'

type Body = (...args: readonly unknown[]) => unknown

export interface Test {
  /** Its file and all its titles. */
  readonly name: string
  run(): Promise<void>
}

interface Group {
  readonly titles: readonly string[]
  readonly before: Body[]
  readonly after: Body[]
}

const groupIn = (outer: Group | null, title: string): Group => ({
  titles: [...(outer?.titles ?? []), title],
  before: [...(outer?.before ?? [])],
  after: [...(outer?.after ?? [])],
})

let tests: Test[] = []
let current = groupIn(null, '')
let finishing: Body[] = []

export interface TestFile {
  readonly name: string
  load(): Promise<unknown>
}

/** All tests of some files, in the order they are written. */
export async function collect(files: readonly TestFile[]): Promise<Test[]> {
  tests = []
  for (const { name, load } of files) {
    current = groupIn(null, name)
    await load()
  }
  return tests
}

function group(title: string, body: Body, args: readonly unknown[] = []): void {
  const outer = current
  current = groupIn(outer, title)
  const done = body(...args)
  current = outer
  if (done instanceof Promise) throw new Error(`'${title}': a group that waits cannot be tried on mutants`)
}

function single(title: string, body: Body, args: readonly unknown[] = []): void {
  const { titles, before, after } = current
  tests.push({
    name: [...titles, title].join(' › '),
    async run() {
      finishing = []
      for (const hook of before) await hook()
      try {
        await body(...args)
      } finally {
        for (const hook of [...after, ...finishing]) await hook()
      }
    },
  })
}

const bodyOf = (rest: readonly unknown[]): Body => rest.find((one): one is Body => typeof one === 'function')!

/** `it` and `describe`, with their `each`. */
const declarer = (declare: typeof single) =>
  Object.assign((title: string, ...rest: readonly unknown[]) => declare(title, bodyOf(rest)), {
    each:
      (rows: readonly unknown[]) =>
      (title: string, ...rest: readonly unknown[]): void =>
        rows.forEach((row, i) => declare(`${title} (${i + 1})`, bodyOf(rest), Array.isArray(row) ? row : [row])),
  })

export const describe = declarer(group)
export const it = declarer(single)
export const beforeEach = (hook: Body): number => current.before.push(hook)
export const afterEach = (hook: Body): number => current.after.push(hook)
/** Before the first test of its group; what is left behind goes with the process. */
export const beforeAll = (hook: Body): number => {
  let done = false
  return current.before.push(async () => {
    if (done) return
    done = true
    await hook()
  })
}
export const afterAll = (): void => undefined
export const onTestFinished = (hook: Body): number => finishing.push(hook)
