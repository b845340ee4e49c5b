import { writeFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { commitTo, fairSeed, sealOf } from '#engine/fair.ts'
import { begin } from '#engine/match.ts'
import { formatRecord } from '#engine/record.ts'
import { revier, scratch } from './run.ts'
import { game } from './sample.ts'

const folder = scratch()
afterAll(folder.remove)

const secret = '5'.repeat(64)
const words = ['1'.repeat(64), null]
const seals = words.map((word, seat) => word && sealOf('t1', 1, seat, word))
const proof = { table: 't1', gen: 1, secret, commitment: commitTo('t1', 1, secret), seals, words }

function written(name: string, change: (text: string) => string, fair: typeof proof | null = proof) {
  const setup = { seed: fairSeed('t1', 1, secret, words), seats: 2, variants: {} }
  writeFileSync(folder.path(name), change(formatRecord(begin(game, setup), [], fair)))
  return folder.path(name)
}

describe('check --fair', () => {
  it('says that luck was fair', async () => {
    const file = written('good', (text) => text)
    const { code, out } = await revier(`check --fair ${file}`)
    expect(code).toBe(0)
    expect(out).toContain('fair luck: the secret was committed to, and the key is made of it and the words of seats 0')
  })

  it('says what is bent', async () => {
    const file = written('bent', (text) => text.replace(`word 0: ${words[0]}`, `word 0: ${'2'.repeat(64)}`))
    const { code, err } = await revier(`check --fair ${file}`)
    expect(code).toBe(2)
    expect(err).toContain('the luck cannot be trusted: the word of seat 0 is not the one that was sealed')
    expect((await revier(`check --fair ${file} --lang de`)).err).toContain('das Wort von Platz 0 ist nicht')
  })

  it('says that there is no proof', async () => {
    const { code, err } = await revier(`check --fair ${written('bare', (text) => text, null)}`)
    expect(code).toBe(2)
    expect(err).toContain('holds no proof of its luck')
  })
})
