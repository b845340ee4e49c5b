import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { packRecord, unpackRecord } from '../link.ts'
import { BadPack, pack } from '../pack.ts'

const records = globSync('games/*/test/records/*.revier').map((file) => readFileSync(file, 'utf8'))

describe('a record in a link', () => {
  it('is the same again, and shorter than packed whole', async () => {
    expect(records.length).toBeGreaterThan(0)
    for (const record of records) {
      const link = await packRecord(record)
      expect(await unpackRecord(link)).toBe(record)
      expect(link.length).toBeLessThan((await pack(record)).length)
    }
  })

  it('is read from links that hold it whole, too', async () =>
    expect(await unpackRecord(await pack(records[0]))).toBe(records[0]))

  it.each([
    'revier record 1\n\n1 0 a\n2 0 b\n\nhash: 0\n',
    'revier record 1\n\n\nhash: 0\n',
    'revier record 1\n\n7 0 a\n\n',
    'revier record 1\r\n\r\n1 0 a\r\n',
    'no record at all',
    '',
  ])('is the same again, whatever it says: %j', async (text) =>
    expect(await unpackRecord(await packRecord(text))).toBe(text),
  )

  it.each(['revier link 1\n', 'revier link 1\n\nx', 'revier link 1\n\n0 a b\n\n'])(
    'that somebody has changed becomes some text: %j',
    async (text) => expect(await unpackRecord(await pack(text))).toMatch(/^revier record 1\n/),
  )

  it('that is cut off is damaged', async () => {
    const link = await packRecord(records[0])
    await expect(unpackRecord(link.slice(0, -9))).rejects.toEqual(new BadPack('damaged'))
  })
})
