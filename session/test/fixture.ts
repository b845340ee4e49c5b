import { pick, seedLuck } from '#engine/luck.ts'
import { asks } from '#engine/match.ts'
import { toy } from '#test/battery/toy.ts'
import { fold, held, type Held, type PlayEntry } from '../entries.ts'
import type { EntryLog } from '../entry-log.ts'
import type { Player } from '../session.ts'

export const SETUP = { seed: 'session', seats: 3, variants: {} }
export const start = (): Held => held(toy, SETUP)

/** A player that answers at random, the same every time. */
export function dicePlayer(seed: string): Player {
  const luck = seedLuck(seed)
  return { decide: ({ ask }) => Promise.resolve(pick(luck, ask.moves)) }
}

/** The entry of the first answer to the first open question. */
export function firstAnswer(now: Held): PlayEntry {
  const [{ seat, moves }] = asks(now.match)
  return { kind: 'decide', seat, move: moves[0].name }
}

/** So many such entries. */
export function someEntries(n: number): PlayEntry[] {
  const entries: PlayEntry[] = []
  for (let now = start(); entries.length < n;) {
    const entry = firstAnswer(now)
    entries.push(entry)
    now = fold(now, [entry])
  }
  return entries
}

/** A log that can be told to fail, and that somebody else can write to. */
export interface TestLog extends EntryLog<PlayEntry> {
  readonly kept: PlayEntry[]
  broken: boolean
  /** Somebody else appends. */
  elsewhere(...entries: readonly PlayEntry[]): void
}

export function testLog(kept: PlayEntry[] = []): TestLog {
  const listeners = new Set<() => void>()
  const log: TestLog = {
    kept,
    broken: false,
    read: async (from) => kept.slice(from),
    async append(after, entry) {
      if (log.broken) throw new Error('the disk is full')
      if (kept.length !== after) return { written: false, others: kept.slice(after) }
      kept.push(entry)
      return { written: true }
    },
    follow(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    elsewhere(...entries) {
      kept.push(...entries)
      for (const listener of listeners) listener()
    },
  }
  return log
}
