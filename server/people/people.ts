import { Prefs, type Me } from '#protocol/api.ts'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { newId } from '../id.ts'
import type { Clock } from '../clock.ts'
import { Problem } from '../problem.ts'
import type { Person, Schema } from '../store/schema.ts'
import type { Store } from '../store/store.ts'

const PREFS: Prefs = { push: true, mail: true, quiet: { from: 22, to: 7, zone: 'UTC' } }

export const prefsOf = (person: Pick<Person, 'prefs'>): Prefs => {
  const parsed = v.safeParse(Prefs, JSON.parse(person.prefs))
  return parsed.success ? parsed.output : PREFS
}

export const meOf = (person: Person): Me => ({
  id: person.id,
  name: person.name,
  kind: person.kind,
  lang: person.lang,
  mail: person.mail,
  mailOk: person.mail_ok === 1,
  prefs: prefsOf(person),
})

/** Names that look alike are the same name. */
export const folded = (name: string): string => name.normalize('NFKC').toLowerCase()

const VISIT_MS = 60_000
const AT_ONCE = 500

/** Something that belongs to the same transaction. */
export type With = (tx: Kysely<Schema>, person: string) => Promise<unknown>

const owned = (name: string) => ({ name, folded: folded(name), kind: 'account' as const })

const newPerson = (name: string, lang: Person['lang'], now: number): Person => ({
  id: newId(now),
  name,
  folded: null,
  kind: 'guest',
  lang,
  mail: null,
  mail_ok: 0,
  prefs: JSON.stringify(PREFS),
  created: now,
  seen: now,
  banned_until: 0,
  deleted: 0,
})

async function insert(tx: Kysely<Schema>, person: Person): Promise<Person> {
  await tx.insertInto('person').values(person).execute()
  return person
}

async function unlessTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && /unique.*folded|folded.*unique/i.test(error.message))
      throw new Problem('taken', 'name')
    throw error
  }
}

/** The people: guests under any name, accounts under a name that is theirs. */
export const people = (store: Store, clock: Clock) => ({
  async find(id: string): Promise<Person> {
    const person = await store.db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst()
    if (!person || person.deleted) throw new Problem('gone')
    return person
  },

  /** A guest under any name. */
  newGuest: (name: string, lang: Person['lang']): Promise<Person> =>
    store.write((tx) => insert(tx, newPerson(name, lang, clock.now()))),

  /** Somebody who comes with a name of its own; `also` is done with it, or nothing is. */
  newAccount: (name: string, lang: Person['lang'], also: With): Promise<Person> =>
    unlessTaken(
      store.write(async (tx) => {
        const person = await insert(tx, { ...newPerson(name, lang, clock.now()), ...owned(name) })
        await also(tx, person.id)
        return person
      }),
    ),

  /** Gives a person a name of its own; with that it is an account. `also` is done with it, or nothing is. */
  claim(id: string, name: string, also: With = async () => {}): Promise<Person> {
    return this.change(id, owned(name), also)
  },

  change: (id: string, what: Partial<Person>, also: With = async () => {}): Promise<Person> =>
    unlessTaken(
      store.write(async (tx) => {
        const person = await tx.updateTable('person').set(what).where('id', '=', id).returningAll().executeTakeFirst()
        if (!person) throw new Problem('gone')
        await also(tx, id)
        return person
      }),
    ),

  /** Who of these is kept out now. */
  async banned(ids: Iterable<string>): Promise<ReadonlySet<string>> {
    const all = [...ids]
    const found = new Set<string>()
    for (let i = 0; i < all.length; i += AT_ONCE) {
      const rows = await store.db
        .selectFrom('person')
        .select('id')
        .where('id', 'in', all.slice(i, i + AT_ONCE))
        .where('banned_until', '>', clock.now())
        .execute()
      for (const { id } of rows) found.add(id)
    }
    return found
  },

  /** Notes a visit, about once a minute. */
  async visited(person: Person): Promise<void> {
    const now = clock.now()
    if (now - person.seen > VISIT_MS) await this.change(person.id, { seen: now })
  },
})

export type People = ReturnType<typeof people>
