import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { below, pick, seedLuck, type Luck } from '#engine/luck.ts'
import { openClient } from '#client/index.ts'
import { SUBPROTOCOL, VERSION } from '#protocol/frames.ts'
import { API } from '#protocol/api.ts'
import { until } from '../server/bus-contract.ts'
import { begin, newPerson, openHouse, rules, type House } from '../server/house.ts'
import { asked, myAsk, playOn } from '../server/play.ts'
import { badLine } from './bad-line.ts'
import { isLong } from './process.ts'
import { longest, SHORT } from '../some-games.ts'

const FRAMES = isLong ? 1_000_000 : 20_000
const REQUESTS = isLong ? 20_000 : 500

let house: House
beforeAll(async () => void (house = await openHouse()))
afterAll(() => house.close())

const TIMEOUT = isLong ? 3_600_000 : 120_000

async function rawSocket(url: string, token?: string): Promise<WebSocket> {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, SUBPROTOCOL, { headers })
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(JSON.stringify({ t: 'hello', v: VERSION, lang: 'en' }))
  return socket
}

/** Values nobody should send. */
const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e21,
  NaN,
  '',
  'x',
  '__proto__',
  'constructor',
  [],
  {},
  { t: 't' },
  'é'.repeat(300),
  '\u0000',
  ['a'],
  { __proto__: 1 },
]
const KINDS = [
  'hello',
  'join',
  'leave',
  'decide',
  'back',
  'vote',
  'resign',
  'return',
  'say',
  'ping',
  'nothing',
  '__proto__',
]
const FIELDS = [
  'table',
  'n',
  'id',
  'move',
  'to',
  'about',
  'yes',
  'after',
  'c',
  'at',
  'room',
  'text',
  'v',
  'lang',
  'person',
  'seat',
]

function badFrame(luck: Luck, table: string): string {
  const fields = Array.from({ length: below(luck, 6) }, () => [pick(luck, FIELDS), pick(luck, JUNK)])
  const frame = { t: pick(luck, KINDS), table: pick(luck, [table, 'x', ...JUNK]), ...Object.fromEntries(fields) }
  const text = JSON.stringify(frame)
  const cut = below(luck, 10) === 0 ? below(luck, text.length) : text.length
  return text.slice(0, cut)
}

describe('bad input', () => {
  it(
    `changes nothing: ${FRAMES} malformed frames`,
    async () => {
      const people = await Promise.all(['Ada', 'Bob'].map((name) => newPerson(house.url, name)))
      const tables = await begin(people, SHORT)
      await playOn(tables, seedLuck('before'), 10)
      const id = tables[0].state.table?.id ?? ''
      const entries = () => house.online.store.db.selectFrom('entry').selectAll().where('tab', '=', id).execute()
      const before = await entries()
      const eve = await newPerson(house.url, 'Eve')
      const luck = seedLuck('fuzz')
      let socket = await rawSocket(house.url, eve.token)
      for (let i = 0; i < FRAMES; i++) {
        if (socket.readyState !== WebSocket.OPEN) socket = await rawSocket(house.url, eve.token)
        socket.send(badFrame(luck, id))
        if (i % 100 === 0) await new Promise((resolve) => setImmediate(resolve))
      }
      socket.send('x'.repeat(5000)) // longer than any frame: it is shown the door
      await until(() => socket.readyState === WebSocket.CLOSED)
      expect(await entries()).toEqual(before)
      await playOn(tables, seedLuck('after'), 5)
      for (const person of [...people, eve]) person.close()
    },
    TIMEOUT,
  )

  it(
    `gets an answer that says so: ${REQUESTS} malformed requests`,
    async () => {
      const eve = await newPerson(house.url, 'Eve')
      const luck = seedLuck('requests')
      const routes = Object.values(API).filter(
        ({ path }) => !/login|accounts|guest|passkeys|export/.test(path) && path !== '/api/me',
      )
      const statuses = new Map<number, number>()
      for (let i = 0; i < REQUESTS; i++) {
        const { method, path } = pick(luck, routes)
        const url = house.url + path.replace(/:\w+/g, () => encodeURIComponent(String(pick(luck, JUNK))) || 'x')
        const body = JSON.stringify(Object.fromEntries([[pick(luck, FIELDS), pick(luck, JUNK)]]))
        const { status } = await fetch(url, {
          method,
          headers: {
            authorization: `Bearer ${eve.token}`,
            ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
          },
          ...(method === 'GET' ? {} : { body: below(luck, 5) === 0 ? body.slice(1) : body }),
        })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
      expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
      expect(statuses.get(400) ?? 0).toBeGreaterThan(REQUESTS / 4)
      eve.close()
    },
    TIMEOUT,
  )

  it('that is not even HTTP is let go', async () => {
    const port = Number(new URL(house.url).port)
    for (const text of [
      '\u0016\u0003\u0001',
      'GET / HTTP/9.9\r\n\r\n',
      `GET /${'x'.repeat(100_000)} HTTP/1.1\r\n\r\n`,
    ]) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      socket.resume()
      socket.write(text)
      await new Promise((resolve) => socket.once('close', resolve))
    }
    expect((await fetch(`${house.url}/healthz`)).status).toBe(200)
  })

  it('from a page of somebody else opens no socket', async () => {
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/ws`, SUBPROTOCOL, {
      origin: 'https://evil.example',
    })
    const status = await new Promise((resolve) => {
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode))
      socket.on('error', () => {})
    })
    expect(status).toBe(403)
  })

  it('that comes too fast is refused, and who goes on is let go', async () => {
    const strict = await openHouse({ frameRate: 10 })
    const eve = await newPerson(strict.url, 'Eve')
    const socket = await rawSocket(strict.url, eve.token)
    const codes: string[] = []
    socket.on('message', (data) =>
      codes.push((JSON.parse((data as Buffer).toString('utf8')) as { code?: string }).code ?? ''),
    )
    for (let i = 0; i < 400; i++) socket.send('{}')
    await until(() => socket.readyState === WebSocket.CLOSED)
    expect(codes).toContain('rate')
    eve.close()
    await strict.close()
  })
})

describe('messages', () => {
  it('that come twice, and late, do everything once', async () => {
    const people = await Promise.all(['Ada', 'Bob'].map((name) => newPerson(house.url, name)))
    const tables = await begin(people, SHORT)
    const id = tables[0].state.table?.id ?? ''
    const doubled = await Promise.all(people.map(({ token }) => rawSocket(house.url, token)))
    const luck = seedLuck('twice')
    const old: string[] = []
    for (let i = 0; i < 40; i++) {
      await until(() => asked(tables) !== undefined)
      const seat = tables.indexOf(asked(tables)!)
      const n = tables[seat].state.at?.n ?? 0
      const frame = JSON.stringify({
        t: 'decide',
        table: id,
        n,
        id: `d${i}`,
        move: pick(luck, myAsk(tables[seat])!.moves).name,
      })
      for (const text of [frame, frame, ...old.slice(-3)]) doubled[seat].send(text)
      old.push(frame)
      await until(() => tables.every(({ state }) => (state.at?.n ?? 0) > n))
    }
    const rows = await house.online.store.db
      .selectFrom('entry')
      .select('cid')
      .where('tab', '=', id)
      .where('kind', '=', 'decide')
      .orderBy('n')
      .execute()
    expect(rows.map(({ cid }) => cid)).toEqual(Array.from({ length: 40 }, (_, i) => `d${i}`))
    doubled.forEach((socket) => socket.terminate())
    people.forEach((person) => person.close())
  })

  it(
    'that get lost, come twice or in another order are made up for: everything is done once, and everybody sees it',
    async () => {
      const most = isLong ? 1000 : 60
      const lines = [0, 1].map((seat) => badLine(seedLuck(`line ${seat}`)))
      const people = await Promise.all(
        lines.map(async ({ open }, seat) => {
          const { token, close } = await newPerson(house.url, `P${seat}`)
          close()
          return openClient({ url: house.url, token, rules, open })
        }),
      )
      const tables = await begin(people, longest())
      const id = tables[0].state.table?.id ?? ''
      await playOn(tables, seedLuck('lost'), most)
      const entries = () =>
        house.online.store.db.selectFrom('entry').selectAll().where('tab', '=', id).orderBy('n').execute()
      const rows = await entries()
      expect(rows.filter(({ kind }) => kind === 'decide')).toHaveLength(most)
      await until(() => tables.every(({ state }) => state.at?.n === rows.length))
      const { match } = (await house.online.hub.room(id)).state.held
      for (const [seat, { state }] of tables.entries())
        expect(state.course?.view(match.decisions.length)).toEqual(
          JSON.parse(JSON.stringify(match.game.view(match.state, seat))),
        )
      // The line was as bad as it was meant to be.
      for (const what of ['twice', 'late', 'lost'] as const)
        expect(lines.reduce((sum, { counts }) => sum + counts[what], 0)).toBeGreaterThan(0)
      people.forEach((person) => person.close())
    },
    TIMEOUT,
  )
})

const waitingBytes = async (): Promise<number> => {
  const metric = await house.online.metrics.register.getSingleMetric('revier_waiting_bytes')?.get()
  return metric?.values[0].value ?? -1
}

describe('somebody who reads too slowly', () => {
  it(
    'holds up nobody, and takes no more room than it may',
    async () => {
      const people = await Promise.all(['Ada', 'Bob'].map((name) => newPerson(house.url, name)))
      const tables = await begin(people, longest())
      const id = tables[0].state.table?.id ?? ''
      const slow = [await rawSocket(house.url)]
      for (const socket of slow) {
        socket.send(JSON.stringify({ t: 'join', table: id }))
        await new Promise((resolve) => socket.once('message', resolve))
        // It asks for the whole again and again, and never takes any of it.
        socket.pause()
      }
      for (let i = 0; i < 1200; i++)
        for (const socket of slow)
          if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ t: 'join', table: id }))
      await playOn(tables, seedLuck('slow'), 60)
      expect(await waitingBytes()).toBeLessThanOrEqual(1.1 * 1024 * 1024)
      slow.forEach((socket) => socket.terminate())
      people.forEach((person) => person.close())
    },
    TIMEOUT,
  )
})
