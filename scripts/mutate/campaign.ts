import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { progressBar } from '#cli/progress.ts'
import { Lane } from './lanes.ts'
import type { Trials } from './lane.ts'
import { contentOf, Memory, type Times } from './memory.ts'
import { isWanted, keyOf, mutantsOf, sampled, type Mutant, type Mutation } from './mutants.ts'

export interface Options {
  readonly sample: number
  readonly seed: string
  readonly kind: string | undefined
  readonly again: boolean
  readonly fresh: boolean
  /** So many processes at once. */
  readonly lanes: number
}

/** A mutant that cannot be noticed, because it changes nothing that anybody could see. */
export interface Equivalent extends Mutation {
  readonly reason: string
}

export interface Outcome {
  readonly mutant: Mutant
  /** What noticed it; null if nothing did. */
  readonly by: string | null
  readonly reason: string | undefined
}

const SAVE_EVERY_MS = 2000

/** The tests of a game. How well bots play is not asked: it says little of the rules, and late. */
const testsOf = (game: string): string => `games/${game}/test/!(value).test.ts`

/** What is tried on the mutants of a game; or of the kernel, which every game stands on, so that a little of each will do. */
export function trialsOf(game: string, root: string, games: readonly string[]): Trials {
  if (game !== 'engine')
    return {
      root,
      tests: [testsOf(game)],
      games: [game],
      tables: Infinity,
      decisions: 1500,
      seconds: 2,
    }
  return {
    root,
    tests: ['{engine/test/*,test/battery/{same,teeth}}.test.ts', 'session/test/*.test.ts', testsOf(games[0])],
    games,
    tables: 2,
    decisions: 0,
    seconds: 2,
  }
}

const folderOf = (game: string): string => (game === 'engine' ? 'engine' : `games/${game}`)

export function equivalentsOf(game: string, root: string): Equivalent[] {
  const file = join(root, folderOf(game), 'test', 'equivalent.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Equivalent[]) : []
}

/** Tries the chosen mutants of a game. */
export async function campaign(game: string, trials: Trials, options: Options): Promise<Outcome[]> {
  const { root } = trials
  const wanted = mutantsOf(game, root).filter((mutant) => isWanted(options.kind, mutant))
  const mutants = sampled(wanted, options.sample, options.seed)
  const memory = memoryOf(game, root, options)
  const reasons = new Map(equivalentsOf(game, root).map((one) => [keyOf(one), one.reason]))
  const todo = mutants
    .filter((mutant) => !(keyOf(mutant) in memory.outcomes))
    .toSorted((a, b) => Number(reasons.has(keyOf(a))) - Number(reasons.has(keyOf(b)))) // these take longest
  const progress = progressBar(game, mutants.length)
  if (todo.length > 0) await tryAll(todo, trials, memory, options.lanes, (left) => progress.show(mutants.length - left))
  progress.end()
  memory.save()
  return mutants.map((mutant) => ({
    mutant,
    by: memory.outcomes[keyOf(mutant)],
    reason: reasons.get(keyOf(mutant)),
  }))
}

function memoryOf(game: string, root: string, { again, fresh }: Options): Memory {
  const sources = [
    '{engine,session}/**/*.ts',
    'test/battery/*.ts',
    game === 'engine' ? 'games/**/*.ts' : `games/${game}/**/*.ts`,
  ]
  const memory = new Memory(
    join(root, 'node_modules', '.cache', 'mutate', `${game}.json`),
    contentOf(root, sources),
    again,
  )
  if (fresh) memory.forget()
  return memory
}

async function tryAll(
  todo: readonly Mutant[],
  trials: Trials,
  memory: Memory,
  count: number,
  show: (left: number) => void,
): Promise<void> {
  memory.times ??= await soundness(trials)
  const order = new Order(memory.times)
  const limit = (step: string) => trials.seconds + 3 * order.timeOf(step)
  const lanes = Array.from({ length: Math.min(count, todo.length) }, () => new Lane(trials, limit))
  const queue = [...todo]
  let saved = performance.now()
  const serve = async (lane: Lane): Promise<void> => {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      const { by } = await lane.try({ file: mutant.file, source: mutant.source, first: order.for(mutant.file) })
      memory.outcomes[keyOf(mutant)] = by
      if (by !== null) order.noticed(mutant.file, by)
      show(queue.length)
      if (performance.now() - saved < SAVE_EVERY_MS) continue
      memory.save()
      saved = performance.now()
    }
  }
  const end = () => lanes.forEach((lane) => lane.end())
  const stop = () => {
    end()
    memory.save()
    process.exit(130)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  await Promise.all(lanes.map(serve)).finally(end)
  process.off('SIGINT', stop).off('SIGTERM', stop)
}

/** Everything must hold for the source as it is. Says how long each step takes. */
async function soundness(trials: Trials): Promise<Times> {
  const lane = new Lane(trials, () => Infinity)
  const { by, what, times } = await lane.try({ file: '', source: '', first: [] })
  lane.end()
  if (by !== null) throw new Error(`without any mutant, ${by} fails: ${what}`)
  return times
}

/** In which order tests are run: those that noticed a mutant of the same file, then quick ones before slow ones. */
class Order {
  readonly #times: Times
  readonly #noticed = new Map<string, Map<string, number>>()

  constructor(times: Times) {
    this.#times = times
  }

  noticed(file: string, by: string): void {
    const counts = this.#noticed.get(file) ?? new Map<string, number>()
    counts.set(by, (counts.get(by) ?? 0) + 1)
    this.#noticed.set(file, counts)
  }

  /** What is not a test (loading, say) takes no longer than the slowest of them. */
  timeOf(step: string): number {
    return this.#times[step] ?? Math.max(0, ...Object.values(this.#times))
  }

  for(file: string): string[] {
    const counts = this.#noticed.get(file)
    const cost = (name: string) => (this.#times[name] + 0.001) / (1 + 20 * (counts?.get(name) ?? 0))
    return Object.keys(this.#times).toSorted((a, b) => cost(a) - cost(b))
  }
}
