import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import webPush from 'web-push'
import type { Body } from '#protocol/api.ts'
import { hashed } from '../people/secrets.ts'
import { Problem } from '../problem.ts'
import type { Store } from '../store/store.ts'

// The package is one object: it has no exports by name.
const { generateVAPIDKeys, sendNotification } = webPush

const MOST = 10
const TTL = 3600
const MOST_FAILURES = 5
const GONE = [404, 410]

interface Keys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Addresses within our own net: nobody makes us knock there. */
const INSIDE =
  /^(0\.|10\.|127\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|192\.168\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|::1?$|f[cde]|::ffff:)/i

export const isInside = (address: string): boolean => INSIDE.test(address)

/** A browser's push address: only https, only the public net. */
export async function checkEndpoint(endpoint: string, resolve = lookup): Promise<void> {
  const { protocol, hostname, username } = new URL(endpoint)
  if (protocol !== 'https:' || username || isIP(hostname.replace(/[[\]]/g, ''))) throw new Problem('schema', 'endpoint')
  const addresses = await resolve(hostname, { all: true }).catch(() => [])
  if (addresses.length === 0 || addresses.some(({ address }) => isInside(address)))
    throw new Problem('schema', 'endpoint')
}

/** Web Push. The keys are made at the first start and shared by all processes. */
export async function pushes(store: Store, contact: string) {
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
      await Promise.all(rows.map((row) => sendOne(row.hash, row.endpoint, row.keys, row.failed, message)))
    },
  }

  async function sendOne(hash: string, endpoint: string, theirs: string, failed: number, message: object) {
    try {
      await checkEndpoint(endpoint)
      const subscription = { endpoint, keys: JSON.parse(theirs) as { p256dh: string; auth: string } }
      const vapidDetails = { subject: contact, ...keys }
      await sendNotification(subscription, JSON.stringify(message), { TTL, timeout: 10_000, vapidDetails })
    } catch (error) {
      const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0
      const forget = GONE.includes(status) || failed + 1 >= MOST_FAILURES
      await store.write(async (tx) => {
        if (forget) await tx.deleteFrom('push').where('hash', '=', hash).execute()
        else
          await tx
            .updateTable('push')
            .set({ failed: failed + 1 })
            .where('hash', '=', hash)
            .execute()
      })
    }
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
