import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { apiClient } from '#client/http.ts'
import { sealOf } from '#engine/fair.ts'
import { GAMES } from '#games/index.ts'
import { MOST_BYTES, SUBPROTOCOL, VERSION, type ServerFrame } from '#protocol/frames.ts'
import { moderation } from '#server/admin/moderate.ts'
import { until } from './bus-contract.ts'
import { fakeClock, type FakeClock } from './fake-clock.ts'
import { cookieFetch, newPerson, openHouse, wish, type House } from './house.ts'

const [ID] = Object.keys(GAMES)
const SECOND = 1000

let house: House
let clock: FakeClock
beforeAll(async () => {
  clock = fakeClock()
  house = await openHouse({}, clock)
})
afterAll(() => house.close())

/** A socket as a stranger opens it, and what comes of it. */
function knock(headers: Record<string, string> = {}, where = house) {
  const socket = new WebSocket(`${where.url.replace('http', 'ws')}/ws`, SUBPROTOCOL, { headers })
  const heard: ServerFrame[] = []
  // From the beginning: while one socket is waited for another may open.
  const opened = new Promise<void>((resolve) => socket.once('open', resolve))
  let end: { code: number } | { status: number } | null = null
  socket.on('message', (data) => heard.push(JSON.parse((data as Buffer).toString('utf8')) as ServerFrame))
  socket.on('unexpected-response', (_, response) => (end = { status: response.statusCode ?? 0 }))
  socket.on('close', (code) => (end ??= { code }))
  socket.on('error', () => {})
  return {
    heard,
    get end() {
      return end
    },
    opened: () => opened,
    say: (frame: object | string) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    hello: () => socket.send(JSON.stringify({ t: 'hello', v: VERSION, lang: 'en' })),
    close: () => socket.terminate(),
  }
}
const last = ({ heard }: ReturnType<typeof knock>) => heard.at(-1)

/** A browser with its cookie. */
async function browser(name: string, where = house) {
  let cookie = ''
  const api = apiClient({ url: where.url, fetch: cookieFetch((now) => (cookie = now)) })
  const { id } = await api('guest', { body: { name, lang: 'en' } })
  return { api, id, cookie: () => cookie }
}

describe('a socket', () => {
  it('from the page of somebody else is refused, cookie or not', async () => {
    const ada = await browser('Ada')
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { origin: `${house.url}.evil` }]) {
      const socket = knock({ cookie: ada.cookie(), ...headers })
      await until(() => socket.end !== null)
      expect(socket.end).toEqual({ status: 403 })
    }
    const own = knock({ cookie: ada.cookie(), origin: house.url })
    await own.opened()
    own.hello()
    await until(() => last(own)?.t === 'welcome')
    expect(last(own)).toMatchObject({ person: { id: ada.id, name: 'Ada' } })
    own.close()
  })

  it('with a token that is none is refused', async () => {
    const socket = knock({ authorization: 'Bearer revier_nothing' })
    await until(() => socket.end !== null)
    expect(socket.end).toEqual({ status: 401 })
  })

  it.each<[string, string | object, string]>([
    ['no JSON', '{', 'schema'],
    ['a list', '[]', 'schema'],
    ['something unknown', { t: 'cheat' }, 'schema'],
    ['a field nobody asked for', { t: 'leave', table: 'x', admin: true }, 'schema'],
    ['something before its hello', { t: 'leave', table: 'x' }, 'version'],
    ['a table that is not there', { t: 'join', table: 'nowhere' }, 'version'],
  ])('that says %s is refused, and stays open', async (_, frame, code) => {
    const socket = knock()
    await socket.opened()
    socket.say(frame)
    await until(() => socket.heard.length === 1)
    expect(last(socket)).toMatchObject({ t: 'no', code })
    socket.hello()
    await until(() => last(socket)?.t === 'welcome')
    socket.close()
  })

  it('that says too much at once is closed', async () => {
    const socket = knock()
    await socket.opened()
    socket.say('x'.repeat(MOST_BYTES + 1))
    await until(() => socket.end !== null)
    expect(socket.end).toEqual({ code: 1009 })
  })

  it('that says something too often is not listened to, then let go', async () => {
    const strict = await openHouse({ frameRate: 5 }, clock)
    const socket = knock({}, strict)
    await socket.opened()
    socket.hello()
    for (let i = 0; i < 250; i++) socket.say({ t: 'ping', c: i })
    await until(() => socket.end !== null)
    const pongs = socket.heard.filter(({ t }) => t === 'pong')
    expect(pongs).toHaveLength(14) // three seconds' worth at once, one of them the hello
    expect(socket.heard.filter((frame) => frame.t === 'no' && frame.code === 'rate').length).toBeGreaterThan(100)
    expect(last(socket)).toMatchObject({ t: 'bye', code: 'rate' })
    await strict.close()
  })

  it('of an older or newer version hears so', async () => {
    const socket = knock()
    await socket.opened()
    socket.say({ t: 'hello', v: VERSION + 1, lang: 'en' })
    await until(() => socket.end !== null)
    expect(last(socket)).toMatchObject({ t: 'bye', code: 'version' })
  })

  it('is one of so many, for a person and for an address', async () => {
    const few = await openHouse({ addressSockets: 14 }, clock)
    const ada = await browser('Ada', few)
    const sockets = Array.from({ length: 12 }, () => knock({ cookie: ada.cookie() }, few))
    await Promise.all(sockets.map((one) => one.opened()))
    const thirteenth = knock({ cookie: ada.cookie() }, few)
    await until(() => thirteenth.end !== null)
    expect(thirteenth.end).toEqual({ status: 429 })
    const others = [knock({}, few), knock({}, few)]
    await Promise.all(others.map((one) => one.opened()))
    const fifteenth = knock({}, few)
    await until(() => fifteenth.end !== null)
    expect(fifteenth.end).toEqual({ status: 429 })
    for (const one of [...sockets, ...others]) one.close()
    await few.close()
  })

  it('of a token that is taken back is closed; those of the same person elsewhere stay', async () => {
    const ada = await browser('Ada')
    const { id, token } = await ada.api('makeToken', { body: { label: 'bot' } })
    const page = knock({ cookie: ada.cookie(), origin: house.url })
    const tool = knock({ authorization: `Bearer ${token}` })
    for (const one of [page, tool]) {
      await one.opened()
      one.hello()
      await until(() => last(one)?.t === 'welcome')
    }
    await ada.api('revokeToken', { params: { token: id } })
    await until(() => tool.end !== null)
    expect(last(tool)).toMatchObject({ t: 'bye', code: 'auth' })
    page.say({ t: 'ping', c: 1 })
    await until(() => last(page)?.t === 'pong')
    await ada.api('signOutEverywhere', {})
    await until(() => page.end !== null)
    expect(last(page)).toMatchObject({ t: 'bye', code: 'auth' })
  })

  it('of somebody who is kept out is closed', async () => {
    const eve = await newPerson(house.url, 'Eve')
    await until(() => eve.link.state === 'open')
    await moderation(house.online.store, () => clock.now()).ban(eve.id, 7)
    await clock.passUntil(() => eve.link.state === 'closed')
    expect(eve.link.reason).toBe('banned')
  })

  it('that has gone silent is closed', async () => {
    const socket = knock()
    await socket.opened()
    socket.hello()
    await until(() => last(socket)?.t === 'welcome')
    await clock.pass(50 * SECOND)
    expect(socket.end).toBeNull()
    await clock.passUntil(() => socket.end !== null)
  })

  it('of a seat is never shown the table through other eyes, however soon it asks for it', async () => {
    const people = await Promise.all(['Ada', 'Bob'].map((name) => browser(name)))
    const [ada, bob] = people
    const { table } = await ada.api('createTable', { body: wish(ID, ['person', 'person']) })
    const params = { table: table.id }
    await bob.api('sit', { params, body: { seat: 1 } })
    const words = ['a', 'b'].map((letter) => letter.repeat(64))
    for (const [seat, { api }] of people.entries())
      await api('ready', { params, body: { gen: 1, seal: sealOf(table.id, 1, seat, words[seat]) } })
    for (const [seat, { api }] of people.entries())
      await api('openWord', { params, body: { gen: 1, word: words[seat] } })
    const { asks } = (await house.online.hub.room(table.id)).whole('spectator')
    const { cookie } = people[asks[0].seat]
    const socket = knock({ cookie: cookie() })
    await socket.opened()
    socket.hello()
    await until(() => last(socket)?.t === 'welcome')
    socket.say({ t: 'join', table: table.id })
    socket.say({ t: 'ping', c: 1, at: { [table.id]: 0 } })
    const frames = () => socket.heard.filter((frame) => frame.t === 'at')
    await until(() => frames().length > 0 && socket.heard.some(({ t }) => t === 'pong'))
    for (const { asks: seen } of frames()) expect(seen[0].moves.length).toBeGreaterThan(0)
    socket.close()
  })

  it('hears nothing of a table that is not for it', async () => {
    const ada = await browser('Ada')
    const { table } = await ada.api('createTable', { body: wish(ID, ['person', 'person'], { access: 'private' }) })
    const socket = knock()
    await socket.opened()
    socket.hello()
    socket.say({ t: 'join', table: table.id })
    await until(() => socket.heard.length === 2)
    expect(last(socket)).toMatchObject({ t: 'no', code: 'gone', table: table.id })
    socket.say({ t: 'say', table: table.id, id: 'x', room: 'watchers', text: 'hello?' })
    await until(() => socket.heard.length === 3)
    expect(last(socket)).toMatchObject({ t: 'no', code: 'auth' })
    socket.close()
  })
})
