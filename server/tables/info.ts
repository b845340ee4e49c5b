import * as v from 'valibot'
import { Ending, type Place, type Table } from '#protocol/api.ts'
import { Control, Level } from '#protocol/parts.ts'
import { Problem } from '../problem.ts'
import type { LuckRow, Tab } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { wordsOf } from './load.ts'
import { wantedOf } from './wanted.ts'

interface SeatSeen {
  readonly tab: string
  readonly seat: number
  readonly person: string | null
  readonly name: string | null
  readonly kind: 'person' | 'bot' | 'free'
  readonly level: string | null
  readonly ready: number
}

/** What everybody may know of tables, as one person is told it. */
export const tableInfo = (store: Store) => ({
  async one(id: string, person: string | null): Promise<Table> {
    const tab = await store.db.selectFrom('tab').selectAll().where('id', '=', id).executeTakeFirst()
    if (!tab || !(await mayWatch(store, tab, person))) throw new Problem('gone')
    return (await this.of([tab], person))[0]
  },

  /** The same table as several people are told it; null where one may not look. */
  async each(id: string, people: readonly (string | null)[]): Promise<(Table | null)[]> {
    const tab = await store.db.selectFrom('tab').selectAll().where('id', '=', id).executeTakeFirst()
    if (!tab) return people.map(() => null)
    const [told] = await this.told([tab])
    const may = await Promise.all(people.map((person) => mayWatch(store, tab, person)))
    return people.map((person, i) => (may[i] ? told(person) : null))
  },

  async of(tabs: readonly Tab[], person: string | null): Promise<Table[]> {
    return (await this.told(tabs)).map((tell) => tell(person))
  },

  /** For each table what tells it to a person. */
  async told(tabs: readonly Tab[]): Promise<((person: string | null) => Table)[]> {
    if (tabs.length === 0) return []
    const ids = tabs.map(({ id }) => id)
    const [seats, lucks] = await Promise.all([
      store.db
        .selectFrom('seat')
        .leftJoin('person', 'person.id', 'seat.person')
        .select(['seat.tab', 'seat.seat', 'seat.person', 'seat.kind', 'seat.level', 'seat.ready', 'person.name'])
        .where('seat.tab', 'in', ids)
        .orderBy('seat.seat')
        .execute(),
      store.db
        .selectFrom('luck')
        .innerJoin('tab', (on) => on.onRef('tab.id', '=', 'luck.tab').onRef('tab.gen', '=', 'luck.gen'))
        .select(['luck.tab', 'luck.gen', 'luck.commitment', 'luck.seals', 'luck.words'])
        .where('luck.tab', 'in', ids)
        .execute(),
    ])
    return tabs.map((tab) => {
      const own = seats.filter((seat) => seat.tab === tab.id)
      const luck = lucks.find((one) => one.tab === tab.id)
      return (person) => describe(tab, own, luck, person)
    })
  },
})

export type TableInfo = ReturnType<typeof tableInfo>

/** Whether somebody may look at a table. */
async function mayWatch(store: Store, tab: Tab, person: string | null): Promise<boolean> {
  if (tab.access === 'open' || tab.owner === person) return true
  if (person === null) return false
  const seated = await store.db
    .selectFrom('seat')
    .select('seat')
    .where('tab', '=', tab.id)
    .where('person', '=', person)
    .executeTakeFirst()
  if (seated) return true
  // With the link one may come in; a private table that has started is for those at it.
  return (tab.access === 'link' || tab.status === 'open') && isAllowed(store, tab.id, person)
}

export const isAllowed = async (store: Store, tab: string, person: string): Promise<boolean> =>
  (await store.db
    .selectFrom('allowed')
    .select('tab')
    .where('tab', '=', tab)
    .where('person', '=', person)
    .executeTakeFirst()) !== undefined

type LuckSeen = Pick<LuckRow, 'commitment' | 'seals' | 'words'>

function describe(tab: Tab, seats: readonly SeatSeen[], luck: LuckSeen | undefined, person: string | null): Table {
  const mine = person === null ? -1 : seats.findIndex((seat) => seat.person === person)
  const isSealed = tab.status !== 'open'
  const words = luck ? wordsOf(luck.words) : []
  return {
    id: tab.id,
    game: tab.game,
    rules: tab.rules,
    variants: JSON.parse(tab.variants) as Record<string, string>,
    control: v.parse(Control, JSON.parse(tab.control)),
    substitute: v.parse(Level, tab.substitute),
    access: tab.access,
    status: tab.status,
    owner: tab.owner,
    seats: seats.map(placeOf),
    gen: tab.gen,
    commitment: luck?.commitment ?? '',
    seals: luck && isSealed ? wordsOf(luck.seals) : null,
    words: luck && tab.len > 0 ? words : null,
    n: tab.len,
    pos: tab.pos,
    created: tab.created,
    changed: tab.changed,
    result: tab.result ? v.parse(Ending, JSON.parse(tab.result)) : null,
    rematchOf: tab.rematch_of,
    next: tab.next,
    mine: mine < 0 ? null : mine,
    waits: mine >= 0 && isWaiting(tab, seats, mine, words),
  }
}

const placeOf = ({ kind, person, name, level, ready }: SeatSeen): Place => ({
  kind,
  person: person === null ? null : { id: person, name: name ?? '–' },
  level: level === null ? null : v.parse(Level, level),
  ready: ready === 1,
})

/** Asked something in the game, or the last to be ready before it. */
function isWaiting(tab: Tab, seats: readonly SeatSeen[], mine: number, words: readonly (string | null)[]): boolean {
  if (tab.status === 'running') return ((tab.waits >> mine) & 1) === 1
  return wantedOf(tab.status, seats, words).some(({ seat }) => seat === mine)
}
