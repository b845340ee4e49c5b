import { ordinal, rate, rating } from 'openskill'
import * as v from 'valibot'
import { Ending } from '#protocol/api.ts'
import type { Clock } from '../clock.ts'
import type { Rated, Rating } from '../store/schema.ts'
import type { Store } from '../store/store.ts'

/** What people see instead of means and deviations: most are between 0 and 3000. */
export const shownRating = ({ mu, sigma }: Pick<Rating, 'mu' | 'sigma'>): number =>
  Math.round(1000 + 25 * ordinal({ mu, sigma }))

/** Rates a game that is over: those among people only, and each once. */
export async function rateTable(store: Store, clock: Clock, id: string): Promise<boolean> {
  return store.write(async (tx) => {
    const tab = await tx.selectFrom('tab').selectAll().where('id', '=', id).executeTakeFirst()
    const seats = await tx.selectFrom('seat').selectAll().where('tab', '=', id).orderBy('seat').execute()
    const ending = tab?.result ? v.parse(Ending, JSON.parse(tab.result)) : null
    if (!tab || !ending?.places || seats.some((seat) => seat.kind !== 'person' || !seat.person)) return false
    const done = await tx.selectFrom('rated').select('tab').where('tab', '=', id).executeTakeFirst()
    if (done) return false
    const people = seats.map((seat) => seat.person ?? '')
    const before = await ratingsOf(tx, tab.game, people)
    const places = placesOf(ending)
    const after = rate(
      before.map(({ mu, sigma }) => [{ mu, sigma }]),
      { rank: places },
    )
    for (const [seat, person] of people.entries()) {
      const { mu, sigma } = after[seat][0]
      const now: Rating = { ...before[seat], mu, sigma, games: before[seat].games + 1 }
      await keep(tx, now, {
        tab: id,
        person,
        game: tab.game,
        seat,
        place: places[seat],
        seats: people.length,
        before: shownRating(before[seat]),
        after: shownRating(now),
        at: clock.now(),
      })
    }
    return true
  })
}

type Transaction = Parameters<Parameters<Store['write']>[0]>[0]

/** What people were rated so far in a game. */
async function ratingsOf(tx: Transaction, game: string, people: readonly string[]): Promise<Rating[]> {
  const rows = await tx
    .selectFrom('rating')
    .selectAll()
    .where('game', '=', game)
    .where('person', 'in', people)
    .execute()
  return people.map((person) => rows.find((row) => row.person === person) ?? fresh(person, game))
}

/** The new rating, and how it came to be. */
async function keep(tx: Transaction, { person, game, mu, sigma, games }: Rating, row: Rated): Promise<void> {
  await tx
    .insertInto('rating')
    .values({ person, game, mu, sigma, games })
    .onConflict((same) => same.columns(['person', 'game']).doUpdateSet({ mu, sigma, games }))
    .execute()
  await tx.insertInto('rated').values(row).execute()
}

const fresh = (person: string, game: string): Rating => ({ person, game, ...rating(), games: 0 })

/** Whose seat a bot played comes last. */
function placesOf({ places, substituted }: Ending): number[] {
  const all = places ?? []
  return all.map((place, seat) => (substituted.includes(seat) ? all.length : place))
}
