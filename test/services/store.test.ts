import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '#server/store/open.ts'
import { openPostgres } from '#server/store/postgres.ts'
import { StorageTrouble } from '#server/store/store.ts'
import { appendOf, migrationContract, storeContract } from '../server/store-contract.ts'
import { postgres, type Service } from './postgres.ts'

let service: Service
beforeAll(async () => {
  service = await postgres()
  const client = new Client(service.url)
  await client.connect()
  await client.query('create database migrated')
  await client.end()
})
afterAll(() => service.remove())

storeContract('PostgreSQL', () => openStore({ url: service.url, folder: '' }))
migrationContract('PostgreSQL', (steps) => openPostgres(service.url.replace(/\w+$/, 'migrated'), undefined, steps))

describe('PostgreSQL', () => {
  it('lets one of several processes in for each number', async () => {
    const stores = await Promise.all([1, 2, 3].map(() => openPostgres(service.url)))
    const rounds = Array.from({ length: 50 }, (_, n) =>
      Promise.all(stores.map((store, i) => store.append(appendOf('race', n, `${n} ${i}`)))),
    )
    for (const written of await Promise.all(rounds)) expect(written.filter(Boolean)).toHaveLength(1)
    await Promise.all(stores.map((store) => store.close()))
  })

  it('says so when it is gone, and works again when it is back', async () => {
    const store = await openPostgres(service.url)
    await service.stop()
    await expect(store.append(appendOf('gone', 0))).rejects.toThrow(StorageTrouble)
    await expect(store.check()).rejects.toThrow(StorageTrouble)
    await service.start()
    expect(await store.append(appendOf('gone', 0))).toBe(true)
    await store.close()
  })

  it('that goes in the middle of a transaction ends that one, and nothing else', async () => {
    const store = await openPostgres(service.url)
    const looks = store.write(async (tx) => {
      await tx.selectFrom('person').select('id').execute()
      await service.stop()
      for (let i = 0; i < 2; i++) await new Promise((resolve) => setImmediate(resolve)) // nothing is asked while it goes
      await tx.selectFrom('person').select('id').execute()
    })
    await expect(looks).rejects.toThrow(StorageTrouble)
    await service.start()
    await expect(store.check()).resolves.toBeUndefined()
    await store.close()
  })
})
