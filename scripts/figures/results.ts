import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Score } from '#bots/arena.ts'
import type { Calibration } from '#bots/calibration.ts'
import type { LabResult } from '#bots/lab.ts'

export interface ArenaResult {
  readonly game: string
  readonly seats: number
  readonly games: number
  /** Without the time where it was not that of the processor. */
  readonly bots: readonly (Omit<Score, 'msPerDecision'> & Partial<Pick<Score, 'msPerDecision'>>)[]
}

export interface CalibrationResult extends Calibration {
  readonly game: string
  readonly seats: number
  readonly ceiling?: number
}

const FOLDER = join(import.meta.dirname, '..', '..', 'bots', 'results')

/** One file of results; an entry with the same key takes the place of an older one. */
function results<T>(name: string, keyOf: (one: T) => string) {
  const file = join(FOLDER, `${name}.json`)
  const read = (): T[] => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T[]) : [])
  return {
    read,
    add(one: T): void {
      const others = read().filter((other) => keyOf(other) !== keyOf(one))
      const sorted = [...others, one].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
      writeFileSync(file, `${JSON.stringify(sorted, null, 1)}\n`)
    },
  }
}

export const RESULTS = {
  arena: results<ArenaResult>(
    'arena',
    ({ game, seats, bots }) => `${game}/${seats}/${bots.map(({ bot }) => bot).join()}`,
  ),
  calibration: results<CalibrationResult>('calibration', ({ game, seats }) => `${game}/${seats}`),
  lab: results<LabResult>(
    'lab',
    ({ game, seats, bot, variants }) => `${game}/${seats}/${bot}/${JSON.stringify(variants)}`,
  ),
}

/** Keeps what a command printed, whichever it was. */
export function keep(found: unknown): void {
  if (typeof found !== 'object' || found === null || !('game' in found)) throw new Error('these are no figures')
  if ('brierSkill' in found) RESULTS.calibration.add(found as CalibrationResult)
  else if ('byOrder' in found) RESULTS.lab.add(found as LabResult)
  else if ('bots' in found) RESULTS.arena.add(found as ArenaResult)
  else throw new Error('these are no figures of an arena, a calibration or a lab')
}
