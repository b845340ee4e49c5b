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
    store.db.selectFrom('rated').selectAll().where('person', '=', id).orderBy('at', 'desc').limit(LAST).execute(),
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
    results: results.map(({ tab, game, place, seats, before, after, at }) => ({
      table: tab,
      game,
      place,
      seats,
      before,
      after,
      at,
    })),
    versus,
    muted: muted !== undefined,
  }
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
