import type { Answer } from '#protocol/api.ts'
import type { People } from '../people/people.ts'
import type { Store } from '../store/store.ts'
import { shownRating } from './ratings.ts'

const LAST = 50

/** What everybody may see of a person: ratings, results, and how it fared against whoever looks. */
export async function profileOf(
  store: Store,
  people: People,
  id: string,
  looker: string | null,
): Promise<Answer<'person'>> {
  const { name, kind, created } = await people.find(id)
  const [ratings, results, versus, muted] = await Promise.all([
    store.db.selectFrom('rating').selectAll().where('person', '=', id).orderBy('game').execute(),
    resultsOf(store, id, looker),
    looker === null || looker === id ? null : headToHead(store, looker, id),
    looker === null
      ? undefined
      : store.db
          .selectFrom('mute')
          .select('other')
          .where('person', '=', looker)
          .where('other', '=', id)
          .executeTakeFirst(),
  ])
  return {
    id,
    name,
    kind,
    created,
    ratings: ratings.map((row) => ({ game: row.game, rating: shownRating(row), games: row.games })),
    results,
    versus,
    muted: muted !== undefined,
  }
}

/** The last games of a person, and with whom: of tables that were not open only those who were there are told. */
async function resultsOf(store: Store, id: string, looker: string | null): Promise<Answer<'person'>['results']> {
  const { db } = store
  const rows = await db
    .selectFrom('rated')
    .selectAll()
    .where('person', '=', id)
    .orderBy('at', 'desc')
    .limit(LAST)
    .execute()
  if (rows.length === 0) return []
  const seats = await db
    .selectFrom('seat')
    .innerJoin('tab', 'tab.id', 'seat.tab')
    .innerJoin('person', 'person.id', 'seat.person')
    .select(['seat.tab', 'tab.access', 'person.id', 'person.name'])
    .where(
      'seat.tab',
      'in',
      rows.map(({ tab }) => tab),
    )
    .orderBy('seat.seat')
    .execute()
  const others = (table: string): string[] => {
    const there = seats.filter(({ tab }) => tab === table)
    const mayKnow = there.some((seat) => seat.access === 'open' || seat.id === looker)
    return mayKnow ? there.filter((seat) => seat.id !== id).map(({ name }) => name) : []
  }
  return rows.map(({ tab: table, game, place, seats: size, before, after, at }) => ({
    table,
    game,
    place,
    seats: size,
    others: others(table),
    before,
    after,
    at,
  }))
}

async function headToHead(store: Store, me: string, other: string) {
  const rows = await store.db
    .selectFrom('rated as mine')
    .innerJoin('rated as theirs', 'theirs.tab', 'mine.tab')
    .select(['mine.place as me', 'theirs.place as them'])
    .where('mine.person', '=', me)
    .where('theirs.person', '=', other)
    .execute()
  const count = (test: (me: number, them: number) => boolean) => rows.filter(({ me, them }) => test(me, them)).length
  return {
    won: count((a, b) => a < b),
    lost: count((a, b) => a > b),
    tied: count((a, b) => a === b),
  }
}
