import type { Seat } from '#engine/state.ts'
import type { PatinEvent } from '../events.ts'

/** What somebody did by bribing several rats in a row. */
export interface Bribes {
  readonly seat: Seat
  /** How many events that were. */
  readonly events: number
  readonly rats: number
  readonly placed: number
  /** Rats driven off, by whose they were. */
  readonly driven: ReadonlyMap<Seat, number>
  readonly paid: number
}

type Bribe = Extract<PatinEvent, { kind: 'loot-paid' | 'rats-placed' | 'rats-removed' | 'rat-moved' }>

const isBribe = (event: PatinEvent): event is Bribe =>
  event.kind === 'loot-paid' || event.kind === 'rat-moved' || ('cause' in event && event.cause === 'bribe')

/** The bribes with which a list of events begins; null if there are not several. */
export function bribesIn(events: readonly PatinEvent[]): Bribes | null {
  const end = events.findIndex((event) => !isBribe(event))
  const all = (end < 0 ? events : events.slice(0, end)).filter(isBribe)
  const last = all.findIndex(({ seat }) => seat !== all[0].seat)
  const told = last < 0 ? all : all.slice(0, last)
  const driven = new Map<Seat, number>()
  for (const event of told)
    if (event.kind === 'rats-removed') driven.set(event.owner, (driven.get(event.owner) ?? 0) + event.count)
  const numberOf = (kinds: readonly Bribe['kind'][]) => told.filter(({ kind }) => kinds.includes(kind)).length
  const placed = numberOf(['rats-placed', 'rat-moved'])
  const rats = placed + numberOf(['rats-removed'])
  if (rats < 2) return null
  return { seat: told[0].seat, events: told.length, rats, placed, driven, paid: numberOf(['loot-paid']) }
}
