import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { API } from '#protocol/api.ts'
import { openHouse, type House } from './house.ts'

let house: House
beforeAll(async () => void (house = await openHouse()))
afterAll(() => house.close())

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(house.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const answer = async (response: Promise<Response>) => {
  const { status, ...rest } = await response
  return { status, ...((await (await response).json()) as object), ...(rest as object) }
}
const guest = { name: 'Eve', lang: 'en' }

describe('requests', () => {
  it.each<[string, unknown, number, string]>([
    ['no JSON', '{', 400, 'schema'],
    ['nothing', '', 400, 'schema'],
    ['a list', [], 400, 'schema'],
    ['no name', { lang: 'en' }, 400, 'schema'],
    ['an empty name', { name: ' \t ', lang: 'en' }, 400, 'schema'],
    ['a long name', { name: 'x'.repeat(25), lang: 'en' }, 400, 'schema'],
    ['half a character', { name: '\ud800', lang: 'en' }, 400, 'schema'],
    ['another language', { name: 'x', lang: 'xx' }, 400, 'schema'],
    ['something nobody asked for', { ...guest, admin: true }, 400, 'schema'],
    ['too much', { name: 'x'.repeat(70_000), lang: 'en' }, 413, 'large'],
  ])('with %s are refused', async (_, body, status, error) => {
    expect(await answer(post('/api/guest', body))).toMatchObject({ status, error })
  })

  it('that are not JSON are refused: a form of another page cannot be one', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(await answer(post('/api/guest', 'name=Eve&lang=en', form))).toMatchObject({ status: 400, error: 'schema' })
    expect(await answer(post('/api/guest', JSON.stringify(guest), { 'content-type': 'text/plain' }))).toMatchObject({
      status: 400,
    })
  })

  it('from the pages of others are refused', async () => {
    expect(await answer(post('/api/guest', guest, { origin: 'https://evil.example' }))).toMatchObject({
      status: 403,
      error: 'origin',
    })
    expect((await post('/api/guest', guest, { origin: house.url })).status).toBe(200)
  })

  it('to nowhere say so, for now', async () => {
    for (const path of ['/api/nothing', '/api/tables/xyz', '/api/people/abc', '/api/tables/%2e%2e', '/none.png']) {
      const { status, headers } = await fetch(house.url + path)
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
    }
  })

  it('carry the cookie where scripts and other sites cannot reach it', async () => {
    const cookie = (await post('/api/guest', guest)).headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^revier=[\w-]{43};/)
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Lax')
  })

  it('of somebody known are never taken for a stranger’s while the database is away', async () => {
    const [cookie] = (await post('/api/guest', guest)).headers.getSetCookie().map((line) => line.split(';')[0])
    const me = () => answer(fetch(`${house.url}/api/me`, { headers: { cookie } }))
    const find = vi.spyOn(house.online.people, 'find').mockRejectedValueOnce(new Error('the database is away'))
    expect(await me()).toEqual({ status: 500, error: 'busy' })
    expect(find).toHaveBeenCalledOnce()
    expect(await me()).toMatchObject({ status: 200, me: { name: guest.name } })
    find.mockRestore()
  })

  it('are answered with headers that load and run nothing from elsewhere', async () => {
    const { headers } = await fetch(`${house.url}/api/me`)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("style-src 'self'")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('from one address are limited', async () => {
    const strict = await openHouse({ requestRate: 5 })
    const statuses: number[] = []
    for (let i = 0; i < 7; i++) statuses.push((await fetch(`${strict.url}/api/me`)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    await strict.close()
  })
})

describe('the server', () => {
  it('says that it is well', async () => {
    expect((await fetch(`${house.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${house.url}/readyz`)).status).toBe(200)
  })

  it('has a cookie for https only, if that is how people come', async () => {
    const secure = await openHouse({ origin: 'https://play.example.org' })
    const response = await fetch(`${secure.url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://play.example.org' },
      body: JSON.stringify(guest),
    })
    expect(response.headers.get('set-cookie')).toContain('Secure')
    await secure.close()
  })

  it('describes its addresses, each with its schemas', async () => {
    const document = (await (await fetch(`${house.url}/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { operationId: string }>>
    }
    const described = Object.values(document.paths).flatMap((path) => Object.values(path).map((one) => one.operationId))
    expect(described.sort()).toEqual(Object.keys(API).sort())
    expect(document.paths['/api/tables/{table}/sit'].post).toMatchObject({
      parameters: [{ name: 'table', in: 'path', required: true }],
      requestBody: { content: { 'application/json': { schema: { required: ['seat'] } } } },
    })
  })
})
