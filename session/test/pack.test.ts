import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { BadPack, pack, unpack } from '../pack.ts'
import { isSealed, seal, unseal } from '../sealed.ts'
import type { Seating } from '../seats.ts'

const url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

describe('a pack', () => {
  it.each(['', 'a', 'revier record 1\nname 0: Jörg 🐀\n', 'x'.repeat(900_000)])(
    'gives the text again',
    async (text) => {
      const packed = await pack(text)
      expect(packed).toMatch(/^[\w-]*$/)
      expect(await unpack(packed)).toBe(text)
    },
  )

  it.each([
    ['cut off', async () => (await pack('some text that is long enough to be cut')).slice(0, -6)],
    ['no letters of an address', async () => '%%%'],
    ['no compressed data', async () => url(new Uint8Array([255, 255, 255, 255]))],
  ])('that is %s is damaged', async (_, make) => {
    await expect(unpack(await make())).rejects.toEqual(new BadPack('damaged'))
  })

  it('unpacks no more than a record may hold, however small it is packed', async () => {
    const bomb = url(deflateRawSync(Buffer.alloc(200_000_000)))
    expect(bomb.length).toBeLessThan(400_000)
    const before = process.memoryUsage().arrayBuffers
    await expect(unpack(bomb)).rejects.toEqual(new BadPack('too long'))
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000)
  })

  it('that is too long itself is not even looked at', async () => {
    await expect(unpack('!'.repeat(400_001))).rejects.toEqual(new BadPack('too long'))
  })
})

describe('a sealed game', () => {
  const seating: Seating[] = [
    { name: 'Ada', colour: 'blue', player: 'me' },
    { name: 'Bruno', colour: 'pink', player: 'hard' },
    { name: 'Clara', colour: 'red', player: 'master' },
  ]

  it('is opened again, and shows nothing in between', async () => {
    const text = await seal({ seating, record: 'revier record 1\nseed: secret\n' })
    expect(isSealed(text)).toBe(true)
    expect(text).not.toContain('secret')
    expect(await unseal(text)).toEqual({ seating, record: 'revier record 1\nseed: secret\n' })
  })

  it.each([
    ['no game', '[]'],
    ['no seats', '{"record":"x"}'],
    ['a seat for nobody', '{"record":"x","seating":[{"name":"Ada","colour":"blue","player":"ghost"}]}'],
    ['a colour that is none', '{"record":"x","seating":[{"name":"Ada","colour":"grey","player":"me"}]}'],
    ['a name without end', `{"record":"x","seating":[{"name":"${'a'.repeat(61)}","colour":"blue","player":"me"}]}`],
    ['no data', 'hello'],
  ])('that holds %s is refused', async (_, data) => {
    await expect(unseal(`revier sealed 1\n${await pack(data)}\n`)).rejects.toThrow(SyntaxError)
  })
})
