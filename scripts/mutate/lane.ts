import { globSync, readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Game } from '#engine/game.ts'
import type * as Registry from '#games/index.ts'
import type * as Battery from '#test/battery/battery.ts'
import type * as Tables from '#test/battery/tables.ts'
import { collect, type Test } from './harness.ts'

/** What a lane is started with. */
export interface Trials {
  readonly root: string
  /** Patterns of test files, from the root; those that come first are run first. */
  readonly tests: readonly string[]
  /** Games whose battery is run after the tests: at so many tables at least once, and until so many decisions were checked. */
  readonly games: readonly string[]
  readonly tables: number
  readonly decisions: number
  /** Seconds of computing after which a step counts as endless, besides a few times what it takes in the unchanged source. */
  readonly seconds: number
}

/** A mutant to be tried: one file with a change; none for a trial of the source as it is. */
export interface Trial {
  readonly file: string
  readonly source: string
  /** Tests that are run before all others, the likeliest to fail first. */
  readonly first: readonly string[]
}

export interface Verdict {
  /** What noticed the change; null if nothing did. */
  readonly by: string | null
  readonly what: string
  /** Seconds that each step computed: tests, and the longest game of a battery. */
  readonly times: Readonly<Record<string, number>>
}

/** Said before every step, so that whoever watches knows how long it may take. */
export interface Step {
  readonly step: string
}

const HARNESS = new URL('harness.ts', import.meta.url).href
const stripped = new Map<string, string>()
let trials: Trials
let generation = 0
let mutant: Trial

/** Each trial loads the project anew, under addresses of its own; packages and this folder stay as they are. */
function isProject(url: string): boolean {
  if (!url.startsWith('file:') || url.includes('?')) return false
  const path = relative(trials.root, fileURLToPath(url)).replaceAll('\\', '/')
  return /^(?!\.\.|node_modules\/|scripts\/mutate\/)/.test(path)
}

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'vitest' && context.parentURL !== HARNESS) return { url: HARNESS, shortCircuit: true }
    const found = next(specifier, context)
    return isProject(found.url) ? { ...found, url: `${found.url}?trial=${generation}` } : found
  },
  load(url, context, next) {
    if (!/\.ts\?trial=/.test(url)) return next(url, context)
    return { format: 'module', source: sourceOf(fileURLToPath(url)), shortCircuit: true }
  },
})

function sourceOf(path: string): string {
  if (path === join(trials.root, mutant.file)) return stripTypeScriptTypes(mutant.source)
  const source = stripped.get(path) ?? stripTypeScriptTypes(readFileSync(path, 'utf8'))
  stripped.set(path, source)
  return source
}

const load = <Module>(path: string): Promise<Module> =>
  import(`${pathToFileURL(join(trials.root, path)).href}?trial=${generation}`)

async function tryOut(trial: Trial): Promise<Verdict> {
  generation++
  mutant = trial
  const times: Record<string, number> = {}
  let by = 'loading'
  const step = async (name: string, run: () => unknown): Promise<void> => {
    by = name
    process.send!({ step: name } satisfies Step)
    const before = process.cpuUsage()
    await run()
    const { user, system } = process.cpuUsage(before)
    times[name] = Math.max(times[name] ?? 0, (user + system) / 1e6)
  }
  try {
    for (const pattern of trials.tests) {
      by = 'loading'
      for (const test of await inOrder(pattern, trial.first)) await step(test.name, test.run)
    }
    for (const id of trials.games) for await (const play of battery(id)) await step(`battery of ${id}`, play)
    return { by: null, what: '', times }
  } catch (error) {
    return { by, what: String(error).slice(0, 500), times }
  }
}

async function inOrder(pattern: string, first: readonly string[]): Promise<Test[]> {
  const files = globSync(pattern, { cwd: trials.root }).toSorted().filter(isTrial)
  const tests = await collect(files.map((name) => ({ name, load: () => load(name) })))
  const rank = new Map(first.map((name, i) => [name, i]))
  const rankOf = ({ name }: Test) => rank.get(name) ?? first.length
  return tests.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** A program that a test starts has the source as it is, whatever the mutant; and screens are not loaded. */
const isTrial = (file: string): boolean =>
  !/#cli\/test\/run\.ts|\.tsx'/.test(readFileSync(join(trials.root, file), 'utf8'))

/** A few games at every table, with every law of the battery. */
async function* battery(id: string): AsyncGenerator<() => void> {
  const { GAMES } = await load<typeof Registry>('games/index.ts')
  const { checkGame } = await load<typeof Battery>('test/battery/battery.ts')
  const { tables } = await load<typeof Tables>('test/battery/tables.ts')
  const game: Game = await GAMES[id].game()
  const all = [...tables(game)]
  let decisions = 0
  for (let i = 0; i < Math.min(all.length, trials.tables) || decisions < trials.decisions; i++)
    yield () => {
      decisions += checkGame(game, { ...all[i % all.length], seed: `mutate-${i}` }, { every: 6 }).decisions
    }
}

process.on('message', async (message: Trials | Trial) => {
  if ('root' in message) trials = message
  else process.send!(await tryOut(message))
})
process.on('disconnect', () => process.exit())
