import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Done, Found } from './worker.ts'

/** What a run of the battery is about; a run can only be gone on with if all of it is the same. */
export interface Run {
  readonly seed: string
  readonly every: number
  readonly from: number
  readonly games: number
  /** One word for the content of rules, kernel and battery. */
  readonly content: string
  /** The commit that it was begun at, for whoever reads the file. */
  readonly commit: string
}

/** How far one game has come. */
export interface Tally {
  games: number
  decisions: number
  previews: number
  seconds: number
  readonly tables: number
  /** The numbers of the first games of the stretches that are done. */
  readonly done: number[]
  readonly found: Found[]
}

export interface Progress {
  readonly run: Run
  readonly tallies: Record<string, Tally>
}

const SAVE_EVERY_MS = 2000

/** Progress in a file, so that a run that was cut off goes on where it was; without a file it is forgotten at the end. */
export class ProgressFile {
  readonly progress: Progress
  readonly #file: string | undefined
  #saved = 0

  constructor(run: Run, file: string | undefined) {
    this.#file = file
    this.progress = file !== undefined && existsSync(file) ? goOn(file, run) : { run, tallies: {} }
  }

  tally(id: string, tables: number): Tally {
    return (this.progress.tallies[id] ??= {
      games: 0,
      decisions: 0,
      previews: 0,
      seconds: 0,
      tables,
      done: [],
      found: [],
    })
  }

  add(tally: Tally, from: number, { games, decisions, previews, seconds, found }: Done): void {
    tally.games += games
    tally.decisions += decisions
    tally.previews += previews
    tally.seconds += seconds
    tally.done.push(from)
    if (found) tally.found.push(found)
    if (performance.now() - this.#saved > SAVE_EVERY_MS) this.save()
  }

  /** Under another name first: whoever is cut off while writing leaves the last good file. */
  save(): void {
    if (this.#file === undefined) return
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.progress))
    renameSync(`${this.#file}.new`, this.#file)
    this.#saved = performance.now()
  }
}

/** A file that belongs to another run, or to none. */
export class OtherRun extends Error {}

const SAME = ['seed', 'every', 'from', 'games', 'content'] as const

function goOn(file: string, run: Run): Progress {
  const progress = readProgress(file)
  const other = SAME.find((key) => progress.run[key] !== run[key])
  if (other === 'content') throw new OtherRun(`${file} was begun with other rules; name another file`)
  if (other) throw new OtherRun(`${file} was begun with --${other} ${progress.run[other]}; name another file`)
  return progress
}

export function readProgress(file: string): Progress {
  try {
    const progress = JSON.parse(readFileSync(file, 'utf8')) as Progress
    if (progress.run && progress.tallies) return progress
  } catch {
    // said below
  }
  throw new OtherRun(`${file} holds no progress of the battery`)
}
