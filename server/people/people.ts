import { Prefs, type Me } from '#protocol/api.ts'
import * as v from 'valibot'
import { newId } from '../id.ts'
import type { Clock } from '../clock.ts'
import { Problem } from '../problem.ts'
import type { Person } from '../store/schema.ts'
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

/** The people: guests under any name, accounts under a name that is theirs. */
export const people = (store: Store, clock: Clock) => ({
  async find(id: string): Promise<Person> {
    const person = await store.db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst()
    if (!person || person.deleted) throw new Problem('gone')
    return person
  },

  async newGuest(name: string, lang: Person['lang']): Promise<Person> {
    const now = clock.now()
    const person: Person = {
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
    }
    await store.write((tx) => tx.insertInto('person').values(person).execute())
    return person
  },

  /** Gives a person a name of its own; with that it is an account. */
  async claim(id: string, name: string): Promise<void> {
    await this.change(id, { name, folded: folded(name), kind: 'account' })
  },

  async change(id: string, what: Partial<Person>): Promise<Person> {
    try {
      return await store.write((tx) =>
        tx.updateTable('person').set(what).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),
      )
    } catch (error) {
      if (error instanceof Error && /unique|duplicate/i.test(error.message)) throw new Problem('taken', 'name')
      throw error
    }
  },

  /** Notes a visit, about once a minute. */
  async visited(person: Person): Promise<void> {
    const now = clock.now()
    if (now - person.seen > VISIT_MS) await this.change(person.id, { seen: now })
  },
})

export type People = ReturnType<typeof people>
