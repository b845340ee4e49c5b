import { createPublicKey, verify } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client, RemoteTable } from '#client/index.ts'
import type { NoticeKind } from '#protocol/frames.ts'
import { GAMES } from '#games/index.ts'
import { mailer } from '#server/notices/mail.ts'
import { notices } from '#server/notices/notices.ts'
import { outboxOf } from '#server/notices/outbox.ts'
import type { Parcel } from '#server/notices/post.ts'
import { pushes } from '#server/notices/push.ts'
import { limits } from '#server/people/limits.ts'
import { people } from '#server/people/people.ts'
import { openSqlite } from '#server/store/sqlite.ts'
import type { Store } from '#server/store/store.ts'
import { until } from './bus-contract.ts'
import { fakeClock, type FakeClock } from './fake-clock.ts'
import { begin, newPerson, openHouse, type House } from './house.ts'
import { postOffice, receiver, type PostOffice } from './letters.ts'
import { asked, myAsk, playOn } from './play.ts'
import { tabRow } from './store-contract.ts'

const [ID] = Object.keys(GAMES)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOON = Date.UTC(2026, 5, 1, 12)
const NEVER = { from: 0, to: 0, zone: 'UTC' }

let office: PostOffice
let answer = 201
const parcels: Parcel[] = []
const browser = receiver()
const post = async (parcel: Parcel) => (parcels.push(parcel), answer)

beforeAll(async () => void (office = await postOffice()))
afterAll(() => office.close())
beforeEach(() => {
  office.letters.length = parcels.length = 0
  answer = 201
})
const plain = (text: string) => text.replace(/=\r?\n/g, '')

/** The public half of a key for pushes, as Node wants it. */
function publicKey(key: string) {
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
}

describe('somebody who is not looking', { timeout: 240_000 }, () => {
  let house: House
  let clock: FakeClock
  beforeAll(async () => {
    clock = fakeClock(NOON)
    house = await openHouse({ smtp: office.url, mailFrom: 'Revier <post@example.org>' }, clock, { post })
  })
  afterAll(() => house.close())

  /** Somebody who wants letters, by mail and to one browser. */
  async function reader(name: string, lang: 'en' | 'de') {
    const person = await newPerson(house.url, name)
    await person.api('updateMe', {
      body: { lang, prefs: { push: true, mail: true, quiet: NEVER }, mail: 'her@example.org' },
    })
    await clock.passUntil(() => office.letters.length === 1)
    const code = /[\w-]{16}(?=\s*$)/m.exec(plain(office.letters[0].text).split('\r\n\r\n').slice(1).join('\n'))?.[0]
    await person.api('confirmMail', { body: { code: code ?? '' } })
    office.letters.length = 0
    const endpoint = 'https://push.example.org/her'
    const row = { person: person.id, endpoint, keys: JSON.stringify(browser.keys), hash: person.id, failed: 0 }
    await house.online.store.write((tx) => tx.insertInto('push').values(row).execute())
    return person
  }

  /** A table at which one, who has gone, is asked; the other stays. */
  async function waitingFor(away: Client, other: Client): Promise<RemoteTable> {
    const tables = await begin([away, other], ID, { control: { kind: 'days', hours: 72 } })
    const [mine, theirs] = tables
    for (let i = 0; i < 200 && asked(tables) !== theirs; i++) await playOn(tables, undefined, 1)
    mine.close()
    await until(() => theirs.state.here.length === 1)
    away.close() // else her client comes back whenever the server, whose time passes faster, takes it for dead
    for (let i = 0; i < 200 && myAsk(theirs); i++) await theirs.decide(myAsk(theirs)!.moves[0].name)
    return theirs
  }

  it.each([
    ['en', 'Your turn'],
    ['de', 'Du bist dran'],
  ] as const)('gets a mail and a push in her language, which say nothing of the game: %s', async (lang, title) => {
    const [ada, bob] = [await reader('Ada', lang), await newPerson(house.url, 'Bob')]
    const { state } = await waitingFor(ada, bob)
    const id = state.table?.id ?? ''
    await clock.passUntil(() => office.letters.length === 1 && parcels.length === 1)
    const [{ to, text }] = office.letters
    expect(to).toEqual(['her@example.org'])
    expect(text).toContain('From: Revier <post@example.org>')
    expect(text).toContain(`Subject: ${title}`)
    expect(plain(text)).toContain(`/online/${id}`)
    expect(text).not.toContain('Bob')
    const [{ endpoint, method, headers, body }] = parcels
    expect([endpoint, method]).toEqual(['https://push.example.org/her', 'POST'])
    expect(headers['Content-Encoding']).toBe('aes128gcm')
    const message: unknown = JSON.parse(browser.read(body!))
    expect(message).toMatchObject({ title, table: id })
    expect(body!.toString('latin1')).not.toContain(id)
    const [, jwt, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(headers.Authorization))!
    expect(key).toBe((await ada.api('me', {})).push)
    const [head, claims, signature] = jwt.split('.')
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: 'https://push.example.org' })
    const signed = { key: publicKey(key), dsaEncoding: 'ieee-p1363' as const }
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'))).toBe(true)
    await clock.pass(2 * MINUTE)
    expect([office.letters.length, parcels.length]).toEqual([1, 1])
    for (const one of [ada, bob]) one.close()
  })

  it('hears that the other would like to play once more', async () => {
    const [ada, bob] = [await reader('Ada', 'en'), await newPerson(house.url, 'Bob')]
    const theirs = await waitingFor(ada, bob)
    await theirs.resign()
    await until(() => theirs.state.at?.result !== null)
    const params = { table: theirs.state.table?.id ?? '' }
    const { table } = await bob.api('rematch', { params })
    const again = () => office.letters.filter(({ text }) => text.includes('Subject: Another game?'))
    await clock.passUntil(() => again().length === 1)
    expect(plain(again()[0].text)).toContain(`/online/${table.id}`)
    for (const one of [ada, bob]) one.close()
  })
})

describe('a letter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'revier-letters-'))
  let store: Store
  let count = 0
  beforeAll(async () => void (store = await openSqlite(folder)))
  afterAll(async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  })

  /** Somebody with a mail and a browser, asked at a table of her own, at a time of day. */
  async function world(prefs: { push?: boolean; mail?: boolean; quiet?: typeof NEVER } = {}, start = NOON) {
    const clock = fakeClock(start)
    const all = people(store, clock)
    const tab = `t${++count}`
    const { id } = await all.newGuest('Ada', 'en')
    const mine = JSON.stringify({ push: true, mail: true, quiet: NEVER, ...prefs })
    await all.change(id, { mail: 'her@example.org', mail_ok: 1, prefs: mine, seen: start - HOUR })
    const table = { ...tabRow(tab), game: ID, waits: 1 }
    const seat = { tab, seat: 0, person: id, kind: 'person' as const, level: null, ready: 1 }
    const keys = JSON.stringify(browser.keys)
    await store.write(async (tx) => {
      await tx.insertInto('tab').values(table).execute()
      await tx.insertInto('seat').values(seat).execute()
      const row = { person: id, endpoint: 'https://push.example.org/x', keys, hash: tab, failed: 0 }
      await tx.insertInto('push').values(row).execute()
    })
    const outbox = outboxOf(store, clock)
    const push = await pushes(store, 'mailto:us@example.org', post)
    const mail = await mailer(office.url, 'Revier <post@example.org>')
    const send = notices({ store, clock, push, mail, origin: 'http://x', limits: limits(store, clock) })
    let letters = 0
    return {
      id,
      tab,
      clock,
      all,
      ask: (kind: NoticeKind | 'rematch' = 'turn') =>
        outbox.add({ key: `${tab} ${++letters}`, kind, person: id, tab, body: {}, due: clock.now() }),
      work: () => outbox.work(send),
      waits: (waits: number) =>
        store.write((tx) => tx.updateTable('tab').set({ waits }).where('id', '=', tab).execute()),
      sent: () => [office.letters.length, parcels.length],
    }
  }

  it('comes the way that is wanted', async () => {
    for (const [prefs, sent] of [
      [{}, [1, 1]],
      [{ push: false }, [1, 0]],
      [{ mail: false }, [0, 1]],
      [{ mail: false, push: false }, [0, 0]],
    ] as const) {
      office.letters.length = parcels.length = 0
      const one = await world(prefs)
      await one.ask()
      await one.work()
      expect(one.sent()).toEqual(sent)
    }
  })

  it('waits for the end of quiet hours, where she is', async () => {
    const one = await world({ quiet: { from: 19, to: 23, zone: 'Asia/Kolkata' } }, NOON + 2 * HOUR) // 19:30 there
    await one.ask()
    await one.work()
    await one.clock.pass(3.4 * HOUR)
    await one.work()
    expect(one.sent()).toEqual([0, 0])
    await one.clock.pass(0.2 * HOUR)
    await one.work()
    expect(one.sent()).toEqual([1, 1])
  })

  it('that is not true any more when it could be sent is not sent', async () => {
    const one = await world({ quiet: { from: 11, to: 13, zone: 'UTC' } })
    await one.ask()
    await one.work()
    await one.waits(0)
    await one.clock.pass(2 * HOUR)
    expect(await one.work()).toBe(1)
    expect(one.sent()).toEqual([0, 0])
    await one.clock.pass(2 * HOUR)
    expect(await one.work()).toBe(0)
  })

  it('waits while she is here, and comes once she has gone', async () => {
    const one = await world()
    await one.all.change(one.id, { seen: NOON - 30_000 })
    await one.ask()
    await one.work()
    expect(one.sent()).toEqual([0, 0])
    await one.clock.pass(61_000)
    await one.work()
    expect(one.sent()).toEqual([1, 1])
  })

  it('of one table comes once in ten minutes, however often she is asked; that it is over is another matter', async () => {
    const one = await world()
    for (let i = 0; i < 3; i++) {
      await one.ask()
      await one.work()
      await one.clock.pass(3 * MINUTE)
    }
    expect(one.sent()).toEqual([1, 1])
    await one.clock.pass(2 * MINUTE)
    await one.ask()
    await one.ask('over')
    await one.work()
    expect(one.sent()).toEqual([3, 3])
    expect(office.letters.map(({ text }) => /^Subject: (.*)\r$/m.exec(text)?.[1])).toEqual([
      'Your turn',
      'Your turn',
      'Game over',
    ])
  })

  it('calls her to a table that is full, as long as she is the one who is not ready', async () => {
    const one = await world()
    const ready = (ready: number) =>
      store.write(async (tx) => {
        await tx.updateTable('tab').set({ status: 'open' }).where('id', '=', one.tab).execute()
        await tx.updateTable('seat').set({ ready }).where('tab', '=', one.tab).execute()
      })
    await ready(1)
    await one.ask('begin')
    await one.work()
    expect(one.sent()).toEqual([0, 0])
    await ready(0)
    await one.ask('begin')
    await one.work()
    expect(one.sent()).toEqual([1, 1])
    expect(office.letters[0].text).toContain('Subject: Ready?')
  })

  it('asks her for another game, as long as a seat is free and she has none', async () => {
    const one = await world()
    const seat = (change: { person: string | null; kind: 'person' | 'free' }) =>
      store.write((tx) => tx.updateTable('seat').set(change).where('tab', '=', one.tab).execute())
    await store.write(async (tx) => {
      await tx.updateTable('tab').set({ status: 'open' }).where('id', '=', one.tab).execute()
      await tx.insertInto('allowed').values({ tab: one.tab, person: one.id }).execute()
    })
    for (const [change, sent] of [
      [{ person: one.id, kind: 'person' }, 0],
      [{ person: 'another', kind: 'person' }, 0],
      [{ person: null, kind: 'free' }, 1],
    ] as const) {
      await seat(change)
      await one.ask('rematch')
      await one.work()
      expect(one.sent()).toEqual([sent, sent])
    }
    expect(office.letters[0].text).toContain('Subject: Another game?')
  })

  it('is tried again when the mail server is away', async () => {
    const one = await world()
    const { port } = new URL(office.url)
    await office.close()
    await one.ask()
    await one.work()
    office = await postOffice(Number(port))
    await one.clock.pass(MINUTE)
    expect(await one.work()).toBe(1)
    await one.clock.pass(10 * MINUTE)
    expect(await one.work()).toBe(0)
    expect(one.sent()).toEqual([1, 1])
  })

  it.each([
    [410, 1],
    [500, 5],
  ])('to a browser whose service says %i is tried %i times, and then forgotten', async (status, times) => {
    answer = status
    const one = await world({ mail: false })
    for (let i = 0; i < 7; i++) {
      await one.ask()
      await one.work()
      await one.clock.pass(11 * MINUTE)
    }
    expect(parcels).toHaveLength(times)
  })
})
