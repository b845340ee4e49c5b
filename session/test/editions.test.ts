import { describe, expect, it } from 'vitest'
import { toy } from '#test/battery/toy.ts'
import { rulesOf } from '../editions.ts'

const version = (n: number, id = toy.id) => ({ ...toy, id, version: n })
const present = version(4)
const kept: Readonly<Record<number, typeof present>> = { 2: version(2), 3: version(1), 1: version(1, 'chess') }
const editions = {
  rules: () => Promise.resolve(present),
  past: (n: number) => (n in kept ? Promise.resolve(kept[n]) : undefined),
}

describe('the rules of a game', () => {
  it('of today are the ones that everybody has', async () => expect(await rulesOf(editions, 4)).toBe(present))
  it('of another day are there where they are kept', async () => expect((await rulesOf(editions, 2))?.version).toBe(2))
  it('are not there otherwise', async () => expect(await rulesOf(editions, 5)).toBeNull())
  it('must be what they are kept as', async () => {
    await expect(rulesOf(editions, 3)).rejects.toThrow('is version 1 of toy')
    await expect(rulesOf(editions, 1)).rejects.toThrow('of chess')
  })
})
