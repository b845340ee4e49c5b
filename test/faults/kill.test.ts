import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '#server/store/open.ts'
import { postgres, type Service } from '../services/postgres.ts'
import { redis } from '../services/redis.ts'
import { until } from '../server/bus-contract.ts'
import { crowd, expectNothingLost } from './crowd.ts'
import { isLong, serverProcess } from './process.ts'
import { longest } from '../some-games.ts'

const KILLS = isLong ? 50 : 2
const TABLES = isLong ? 12 : 3
const TIMEOUT = isLong ? 1_200_000 : 120_000
const LONG_GAME = longest()

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let database: Service
let cache: Service
beforeAll(async () => void ([database, cache] = await Promise.all([postgres(), redis()])))
afterAll(() => Promise.all([database.remove(), cache.remove()]))

/** More decisions come through: the tables go on. */
const goesOn = (kept: readonly unknown[]) => {
  const { length } = kept
  return until(() => kept.length > length + TABLES, 60_000)
}

describe('kill -9 under load', () => {
  it.each([
    ['SQLite', () => ({})],
    ['PostgreSQL', () => ({ DATABASE_URL: database.url })],
  ] as const)(
    'on %s loses nothing that was said to be kept, doubles nothing, and all tables go on',
    async (_, env) => {
      const server = await serverProcess(env())
      const people = await crowd([server.url], TABLES, LONG_GAME)
      for (let i = 0; i < KILLS; i++) {
        await goesOn(people.kept)
        await pause((i * 37) % 200)
        await server.kill()
        await server.start()
      }
      await goesOn(people.kept)
      await people.stop()
      await server.kill()
      const store = await openStore({ folder: server.folder, url: 'DATABASE_URL' in env() ? database.url : undefined })
      await expectNothingLost(store, people.kept)
      expect(people.kept.length).toBeGreaterThan(KILLS * TABLES)
      await store.close()
      await server.remove()
    },
    TIMEOUT,
  )
})

describe('two processes at one database', () => {
  it(
    'serve the same tables; one is killed, the bus goes and comes, and nothing is lost',
    async () => {
      const env = { DATABASE_URL: database.url, REDIS_URL: cache.url }
      const servers = await Promise.all([serverProcess(env), serverProcess(env)])
      const people = await crowd(
        servers.map(({ url }) => url),
        TABLES,
        LONG_GAME,
      )
      for (let i = 0; i < (isLong ? 20 : 1); i++) {
        await goesOn(people.kept)
        await servers[i % 2].kill()
        await servers[i % 2].start()
        await goesOn(people.kept)
        await cache.stop()
        await goesOn(people.kept) // slower: everybody looks into the database every five seconds
        await cache.start()
      }
      await goesOn(people.kept)
      await people.stop()
      const store = await openStore({ folder: '', url: database.url })
      await expectNothingLost(store, people.kept)
      await store.close()
      await Promise.all(servers.map((server) => server.remove()))
    },
    TIMEOUT,
  )

  it(
    'go on when the database was away, and say meanwhile that nothing is saved',
    async () => {
      const server = await serverProcess({ DATABASE_URL: database.url })
      const people = await crowd([server.url], TABLES, LONG_GAME)
      await goesOn(people.kept)
      await database.stop()
      await until(async () => (await fetch(`${server.url}/readyz`)).status === 503)
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
      const { length } = people.kept
      await pause(isLong ? 30_000 : 1000)
      expect(people.kept.length - length).toBeLessThanOrEqual(TABLES)
      await database.start()
      await goesOn(people.kept)
      await people.stop()
      const store = await openStore({ folder: '', url: database.url })
      await expectNothingLost(store, people.kept)
      await store.close()
      await server.remove()
    },
    TIMEOUT,
  )
})

describe('a graceful stop', () => {
  it(
    'says goodbye, finishes what is under way, and exits with 0; people go on at the next start',
    async () => {
      const server = await serverProcess()
      const people = await crowd([server.url], TABLES, LONG_GAME)
      await goesOn(people.kept)
      expect(await server.stop()).toBe(0)
      await server.start()
      await goesOn(people.kept)
      await people.stop()
      await server.kill()
      const store = await openStore({ folder: server.folder })
      await expectNothingLost(store, people.kept)
      await store.close()
      await server.remove()
    },
    TIMEOUT,
  )
})
