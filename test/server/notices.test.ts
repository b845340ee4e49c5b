import { describe, expect, it } from 'vitest'
import { isQuiet } from '#server/notices/notices.ts'
import { isInside, publicPost, type Resolve } from '#server/notices/post.ts'
import { checkEndpoint } from '#server/notices/push.ts'

describe('quiet hours', () => {
  const noon = Date.UTC(2026, 0, 1, 12)
  it.each([
    [{ from: 22, to: 7, zone: 'UTC' }, noon, false],
    [{ from: 22, to: 7, zone: 'UTC' }, noon + 11 * 3_600_000, true],
    [{ from: 22, to: 7, zone: 'UTC' }, noon - 6 * 3_600_000, true],
    [{ from: 22, to: 7, zone: 'Asia/Tokyo' }, noon + 2 * 3_600_000, true],
    [{ from: 9, to: 17, zone: 'UTC' }, noon, true],
    [{ from: 9, to: 9, zone: 'UTC' }, noon, false],
    [{ from: 22, to: 7, zone: 'Nowhere/At_All' }, noon, false],
  ])('%j', (quiet, now, is) => expect(isQuiet(quiet, now)).toBe(is))
})

describe('a push address', () => {
  const at =
    (...addresses: string[]): Resolve =>
    (_name, _options, found) =>
      found(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      )

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '172.20.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '0.0.0.0',
  ])('inside our own net is refused: %s', async (address) => {
    expect(isInside(address)).toBe(true)
    await expect(checkEndpoint('https://push.example.org/x', at(address))).rejects.toThrow('schema: endpoint')
  })

  it('that leads inside later is not posted to: it is looked up when we connect', async () => {
    const parcel = { endpoint: 'https://push.example.org/x', method: 'POST', headers: {}, body: null }
    for (const addresses of [['127.0.0.1'], ['93.184.216.34', '10.0.0.1'], []])
      await expect(publicPost(at(...addresses))(parcel)).rejects.toThrow('not in the public net')
    await expect(publicPost()({ ...parcel, endpoint: 'https://127.0.0.1/x' })).rejects.toThrow('not an address')
  })

  it.each([
    'http://push.example.org/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://user@push.example.org/x',
    'ftp://push.example.org',
  ])('is https and a name: %s', async (endpoint) =>
    expect(checkEndpoint(endpoint, at('93.184.216.34'))).rejects.toThrow('schema: endpoint'),
  )

  it('in the public net is fine', () =>
    expect(checkEndpoint('https://push.example.org/x', at('93.184.216.34'))).resolves.toBeUndefined())
})
