import { describe, expect, it } from 'vitest'
import { toy } from '#test/battery/toy.ts'
import { rulesOf } from '../editions.ts'

const version = (n: number, id = toy.id) => ({ ...toy, id, version: n })
const present = version(4)
const editions = {
  rules: () => Promise.resolve(present),
  past: {
    2: () => Promise.resolve(version(2)),
    3: () => Promise.resolve(version(1)),
    1: () => Promise.resolve(version(1, 'chess')),
  },
}

describe('the rules of a game', () => {
  it('of today are the ones that everybody has', async () => expect(await rulesOf(editions, 4)).toBe(present))
  it('of another day are there where they are kept', async () => expect((await rulesOf(editions, 2))?.version).toBe(2))
  it('are not there otherwise', async () => {
    expect(await rulesOf(editions, 5)).toBeNull()
    expect(await rulesOf({ rules: editions.rules }, 2)).toBeNull()
  })
  it('must be what they are kept as', async () => {
    await expect(rulesOf(editions, 3)).rejects.toThrow('is version 1 of toy')
    await expect(rulesOf(editions, 1)).rejects.toThrow('of chess')
  })
})
