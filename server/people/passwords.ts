import { hash, verify } from '@node-rs/argon2'
import type { Clock } from '../clock.ts'
import { Problem } from '../problem.ts'
import type { Store } from '../store/store.ts'
import type { Limits } from './limits.ts'
import { folded, type With } from './people.ts'

/** Argon2id with 19 MiB, twice through. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** So many at once: a flood of passwords must not take the machine. */
const AT_ONCE = 2
const WAITING = 50
const TRIES = 10
const TRIES_MS = 600_000
/** What an unknown name is measured against, so that it takes as long as a known one. */
const NOBODY = hash('nobody has this password', COST)

/** Signing in with name and password. */
export function passwords(store: Store, clock: Clock, limits: Limits) {
  const gate = atMost(AT_ONCE, WAITING)
  const secretOf = (person: string) =>
    store.db.selectFrom('login').selectAll().where('kind', '=', 'password').where('key', '=', person).executeTakeFirst()
  return {
    /** Makes ready to keep a password: what takes long is done before anything is written. */
    async kept(password: string): Promise<With> {
      const secret = await gate(() => hash(password, COST))
      return (tx, person) =>
        tx
          .insertInto('login')
          .values({ kind: 'password', key: person, person, secret, counter: 0, label: '', created: clock.now() })
          .onConflict((same) => same.columns(['kind', 'key']).doUpdateSet({ secret }))
          .execute()
    },

    /** The person behind name and password. Tries are counted for the name and for the address. */
    async check(name: string, password: string, address: string): Promise<string> {
      const keys = [`name ${folded(name)}`, `address ${address}`]
      for (const key of keys) await limits.count(key, TRIES, TRIES_MS)
      const person = await store.db
        .selectFrom('person')
        .select('id')
        .where('folded', '=', folded(name))
        .where('deleted', '=', 0)
        .executeTakeFirst()
      const login = person && (await secretOf(person.id))
      const right = await gate(async () => verify(login?.secret ?? (await NOBODY), password))
      if (!right || !login) throw new Problem('password')
      for (const key of keys) await limits.forget(key)
      return login.person
    },

    /** Whether this is the person's password. */
    async isRight(person: string, password: string): Promise<boolean> {
      await limits.count(`person ${person}`, TRIES, TRIES_MS)
      const login = await secretOf(person)
      return login !== undefined && gate(() => verify(login.secret, password))
    },
  }
}

/** Lets so many run at once and so many wait; more than that are told to come again. */
function atMost(running: number, waiting: number) {
  const queue: (() => void)[] = []
  let busy = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= running) {
      if (queue.length >= waiting) throw new Problem('busy')
      await new Promise<void>((resolve) => queue.push(resolve))
    }
    busy++
    try {
      return await work()
    } finally {
      busy--
      queue.shift()?.()
    }
  }
}
