import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notifyBus } from '#server/bus/notify.ts'
import { openBus } from '#server/bus/open.ts'
import { redisBus } from '#server/bus/redis.ts'
import { busContract, heard } from '../server/bus-contract.ts'
import { postgres, type Service } from './postgres.ts'
import { redis } from './redis.ts'

let cache: Service
let database: Service
beforeAll(async () => void ([cache, database] = await Promise.all([redis(), postgres()])))
afterAll(() => Promise.all([cache.remove(), database.remove()]))

busContract('Redis', () => Promise.all([redisBus(cache.url), openBus({ redis: cache.url })]))
busContract('PostgreSQL', () => Promise.all([notifyBus(database.url), openBus({ database: database.url })]))

describe('a bus whose server is gone for a while', () => {
  it.each([
    ['Redis', () => cache, redisBus],
    ['PostgreSQL', () => database, notifyBus],
  ] as const)('%s: works again by itself, also for who came meanwhile', async (_, service, open) => {
    const [here, there] = await Promise.all([open(service().url), open(service().url)])
    await heard(here, there, 'before')
    const got: string[] = []
    there.subscribe('before', (message) => got.push(message))
    await service().stop()
    here.publish('before', 'lost')
    there.subscribe('meanwhile', (message) => got.push(message))
    await service().start()
    expect(await heard(here, there, 'before')).toBe(true)
    expect(await heard(here, there, 'meanwhile')).toBe(true)
    expect(got).toContain('hello')
    await Promise.all([here.close(), there.close()])
  })
})
