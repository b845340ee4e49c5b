import type { Seat } from '#engine/state.ts'
import type { NoticeKind } from '#protocol/frames.ts'
import type { Held } from '#session/entries.ts'
import type { Appended } from '#session/entry-log.ts'
import { newId } from '../id.ts'
import type { Outbox } from '../store/schema.ts'
import type { Store, TabChange } from '../store/store.ts'
import { nextDue } from './clocks.ts'
import { rowOf, type TableEntry } from './entries.ts'
import { readEntries } from './load.ts'
import { advance } from './advance.ts'
import { isLive, openQuestions, type TableSetup, type TableState } from './state.ts'

/** Somebody who is not looking is told after so long, unless it has answered by then. */
const TURN_LIVE = 20_000
const TURN_DAYS = 60_000

interface Taken {
  readonly entry: TableEntry
  /** The table with the entry, if that is known already. */
  readonly next: TableState | null
}

interface Neighbours {
  isHere(table: string, seat: Seat): boolean
  nudge(person: string, table: string, kind: NoticeKind): void
}

/** A table's log in the database, as the ledger wants it; remembers what has come in, for whoever shows it. */
export function tableLog(setup: TableSetup, store: Store, now: () => TableState, { isHere, nudge }: Neighbours) {
  const { id } = setup
  let incoming: Taken[] = []
  const note = (entries: readonly TableEntry[]): readonly TableEntry[] => {
    incoming.push(...entries.map((entry) => ({ entry, next: null })))
    return entries
  }
  return {
    read: async (from: number) => note(await readEntries(store, id, from)),
    async append(after: number, entry: TableEntry, then: Held): Promise<Appended<TableEntry>> {
      const next = advance(setup, now(), entry, then)
      const outbox = letters(setup, now(), next, (seat) => isHere(id, seat))
      if (await store.append({ entry: rowOf(id, after, entry), tab: changeOf(setup, next), outbox })) {
        incoming.push({ entry, next })
        for (const { kind, person } of outbox)
          if (person && (kind === 'turn' || kind === 'over')) nudge(person, id, kind)
        return { written: true }
      }
      const others = await readEntries(store, id, after)
      if (others.length === 0) throw new Error('this was said before')
      return { written: false, others: note(others) }
    },
    follow: () => () => {},
    /** What has become durable since this was last asked. */
    taken(): Taken[] {
      const taken = incoming
      incoming = []
      return taken
    },
    /** The number of an entry that somebody appended long ago; null if nobody did. */
    async numberOf(entryId: string): Promise<number | null> {
      const space = entryId.indexOf(' ')
      const row = await store.db
        .selectFrom('entry')
        .select('n')
        .where('tab', '=', id)
        .where('person', '=', entryId.slice(0, space))
        .where('cid', '=', entryId.slice(space + 1))
        .executeTakeFirst()
      return row?.n ?? null
    },
  }
}

/** What the table's row says once the log has this entry. */
export function changeOf(setup: TableSetup, s: TableState): TabChange {
  const { seats } = openQuestions(s)
  const { ending } = s
  return {
    len: s.held.count,
    pos: s.held.match.decisions.length,
    waits: seats.filter((seat) => s.hands[seat] === 'person').reduce((bits, seat) => bits | (1 << seat), 0),
    due: nextDue(setup, s)?.at ?? 0,
    changed: s.at,
    status: ending ? (ending.places ? 'over' : 'void') : 'running',
    result: ending && JSON.stringify(ending),
  }
}

/** What is to be sent because of an entry: whose turn it is now, and that the game is over. */
function letters(setup: TableSetup, old: TableState, s: TableState, isHere: (seat: Seat) => boolean): Outbox[] {
  const { count, since } = s.held
  const letter = (kind: string, key: string, person: string | null, wait: number): Outbox => ({
    id: newId(),
    key: `${kind} ${setup.id} ${key}`,
    kind,
    person,
    tab: setup.id,
    body: JSON.stringify({ n: count }),
    due: s.at + wait,
    tries: 0,
    lease: 0,
  })
  if (s.ending) {
    const people = setup.seats.flatMap(({ person }, seat) => (person && !isHere(seat) ? [person] : []))
    return [letter('finish', '', null, 0), ...people.map((person) => letter('over', person, person, 0))]
  }
  const wait = isLive(setup) ? TURN_LIVE : TURN_DAYS
  return openQuestions(s).seats.flatMap((seat) => {
    const { person } = setup.seats[seat]
    const fresh = since[seat] !== old.held.since[seat] || s.hands[seat] !== old.hands[seat]
    return person && fresh && s.hands[seat] === 'person' && !isHere(seat)
      ? [letter('turn', `${count} ${seat}`, person, wait)]
      : []
  })
}
