import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rated, type Score } from '#bots/arena.ts'
import type { Calibration } from '#bots/calibration.ts'
import type { LabResult } from '#bots/lab.ts'

export interface ArenaResult {
  readonly game: string
  readonly seats: number
  readonly games: number
  /** Where the deals came from, as far as that was kept. */
  readonly seeds?: readonly string[]
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
  const like = (one: T) => read().find((other) => keyOf(other) === keyOf(one))
  return {
    read,
    like,
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

/** The games of two runs of an arena, of other deals each; the newer run says how long bots think. */
export function together(older: ArenaResult, newer: ArenaResult): ArenaResult {
  const seeds = [...(older.seeds ?? []), ...(newer.seeds ?? [])]
  if (new Set(seeds).size < seeds.length) throw new Error(`these games are kept already: seed ${seeds.at(-1)}`)
  const games = older.games + newer.games
  const meeting = { seats: newer.seats, bots: newer.bots.map(({ bot }) => bot) }
  const wins = newer.bots.map((one, b) => older.bots[b].wins + one.wins)
  const bots = rated(meeting, games, wins).map((score, b) => ({ ...newer.bots[b], ...score }))
  return { ...newer, games, seeds, bots }
}

/** Keeps what a command printed, whichever it was: in place of what was kept of the same, or games of an arena with those that were kept. */
export function keep(found: unknown, { more = false } = {}): void {
  if (typeof found !== 'object' || found === null || !('game' in found)) throw new Error('these are no figures')
  const isArena = 'bots' in found
  if (more && !isArena) throw new Error('only games of an arena can be added to others')
  if ('brierSkill' in found) RESULTS.calibration.add(found as CalibrationResult)
  else if ('byOrder' in found) RESULTS.lab.add(found as LabResult)
  else if (isArena) keepGames(found as ArenaResult, more)
  else throw new Error('these are no figures of an arena, a calibration or a lab')
}

function keepGames(found: ArenaResult, more: boolean): void {
  const older = more ? RESULTS.arena.like(found) : undefined
  RESULTS.arena.add(older ? together(older, found) : found)
}
