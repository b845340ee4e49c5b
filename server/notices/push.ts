import webPush, { type PushSubscription } from 'web-push'
import type { Body } from '#protocol/api.ts'
import { hashed } from '../people/secrets.ts'
import { Problem } from '../problem.ts'
import type { Push } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { isPublicUrl, publicLookup, publicPost, type Post, type Resolve } from './post.ts'

// The package is one object: it has no exports by name.
const { generateVAPIDKeys, generateRequestDetails } = webPush

const MOST = 10
const TTL = 3600
const MOST_FAILURES = 5
const GONE = [404, 410]

interface Keys {
  readonly publicKey: string
  readonly privateKey: string
}

/** A browser's push address: only https, only the public net. */
export function checkEndpoint(endpoint: string, resolve?: Resolve): Promise<void> {
  const problem = new Problem('schema', 'endpoint')
  if (!isPublicUrl(endpoint)) return Promise.reject(problem)
  const lookup = publicLookup(resolve)
  return new Promise((done, fail) =>
    lookup?.(new URL(endpoint).hostname, { all: true }, (error) => (error ? fail(problem) : done())),
  )
}

/** Web Push. The keys are made at the first start and shared by all processes. */
export async function pushes(store: Store, contact: string, post: Post = publicPost()) {
  const keys = await keysOf(store)
  return {
    publicKey: keys.publicKey,

    async add(person: string, { endpoint, keys: theirs }: Body<'addPush'>): Promise<void> {
      await checkEndpoint(endpoint)
      const hash = hashed(endpoint)
      await store.write(async (tx) => {
        const have = await tx.selectFrom('push').select('hash').where('person', '=', person).execute()
        if (have.length >= MOST) throw new Problem('full')
        await tx
          .insertInto('push')
          .values({ hash, person, endpoint, keys: JSON.stringify(theirs), failed: 0 })
          .onConflict((same) => same.column('hash').doUpdateSet({ person, keys: JSON.stringify(theirs), failed: 0 }))
          .execute()
      })
    },

    async remove(person: string, endpoint: string): Promise<void> {
      await store.write((tx) =>
        tx.deleteFrom('push').where('hash', '=', hashed(endpoint)).where('person', '=', person).execute(),
      )
    },

    /** Sends to all browsers of a person; those that are gone are forgotten. */
    async send(person: string, message: object): Promise<void> {
      const rows = await store.db.selectFrom('push').selectAll().where('person', '=', person).execute()
      await Promise.all(rows.map((row) => sendOne(row, message)))
    },
  }

  async function sendOne({ hash, endpoint, keys: theirs, failed }: Push, message: object): Promise<void> {
    const subscription = { endpoint, keys: JSON.parse(theirs) as { p256dh: string; auth: string } }
    const status = await deliver(subscription, message).catch(() => 0)
    if (status >= 200 && status < 300) return failed > 0 ? note(hash, 0) : undefined
    if (GONE.includes(status) || failed + 1 >= MOST_FAILURES) return forget(hash)
    await note(hash, failed + 1)
  }

  /** Encrypted for that browser alone, and signed, so that its service takes it. */
  async function deliver(subscription: PushSubscription, message: object): Promise<number> {
    const vapidDetails = { subject: contact, ...keys }
    const parcel = generateRequestDetails(subscription, JSON.stringify(message), { TTL, vapidDetails })
    return post({ ...parcel, headers: { ...parcel.headers } })
  }

  async function note(hash: string, failed: number): Promise<void> {
    await store.write((tx) => tx.updateTable('push').set({ failed }).where('hash', '=', hash).execute())
  }
  async function forget(hash: string): Promise<void> {
    await store.write((tx) => tx.deleteFrom('push').where('hash', '=', hash).execute())
  }
}

export type Pushes = Awaited<ReturnType<typeof pushes>>

async function keysOf(store: Store): Promise<Keys> {
  const read = () => store.db.selectFrom('setting').select('value').where('name', '=', 'vapid').executeTakeFirst()
  const old = await read()
  if (old) return JSON.parse(old.value) as Keys
  await store.write((tx) =>
    tx
      .insertInto('setting')
      .values({ name: 'vapid', value: JSON.stringify(generateVAPIDKeys()) })
      .onConflict((same) => same.doNothing())
      .execute(),
  )
  return JSON.parse((await read())?.value ?? '{}') as Keys
}
