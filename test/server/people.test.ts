import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiClient, type ApiProblem } from '#client/http.ts'
import { GAMES } from '#games/index.ts'
import { cookieFetch, newPerson, openHouse, openless, wish, type House } from './house.ts'

const [ID] = Object.keys(GAMES)

let house: House
beforeAll(async () => void (house = await openHouse({ smtp: 'smtp://127.0.0.1:1' })))
afterAll(() => house.close())

const problem = async (what: Promise<unknown>): Promise<string> =>
  what.then(
    () => 'nothing wrong',
    (error: ApiProblem) => error.message,
  )
const account = (name: string) => ({ name, password: 'correct horse', lang: 'en' as const })

describe('people', () => {
  it('are nobody at first', async () => {
    const api = openless(house.url)
    expect((await api('me', {})).me).toBeNull()
    expect(await problem(api('myTables', {}))).toBe('auth')
  })

  it('play at once as guests, under any name', async () => {
    const [one, other] = [openless(house.url), openless(house.url)]
    await one('guest', { body: { name: '  Ada \n Lovelace ', lang: 'de' } })
    await other('guest', { body: { name: 'Ada Lovelace', lang: 'en' } })
    expect((await one('me', {})).me).toMatchObject({ name: 'Ada Lovelace', kind: 'guest', lang: 'de' })
  })

  it('become accounts without losing their games, and come in on a second device', async () => {
    const phone = openless(house.url)
    const { id } = await phone('guest', { body: { name: 'Grace', lang: 'en' } })
    const { table } = await phone('createTable', { body: wish(ID, ['person', 'person']) })
    expect(await phone('signUp', { body: account('Grace H') })).toMatchObject({ id, kind: 'account', name: 'Grace H' })
    const laptop = openless(house.url)
    expect(await problem(laptop('signIn', { body: { name: 'grace h', password: 'wrong horse' } }))).toBe('password')
    expect(await laptop('signIn', { body: { name: 'GRACE h', password: 'correct horse' } })).toMatchObject({ id })
    expect((await laptop('myTables', {})).tables.map((one) => one.id)).toEqual([table.id])
  })

  it('have a name of their own', async () => {
    await openless(house.url)('signUp', { body: account('Only One') })
    expect(await problem(openless(house.url)('signUp', { body: account('ｏｎｌｙ one') }))).toBe('taken: name')
  })

  it('who cannot have a name become nobody, and stay who they were', async () => {
    await openless(house.url)('signUp', { body: account('Mine Alone') })
    const { db } = house.online.store
    const count = async () => (await db.selectFrom('person').select('id').execute()).length
    const before = await count()
    expect(await problem(openless(house.url)('signUp', { body: account('mine alone') }))).toBe('taken: name')
    expect(await count()).toBe(before)
    const guest = openless(house.url)
    const { id } = await guest('guest', { body: { name: 'Guest', lang: 'en' } })
    expect(await problem(guest('signUp', { body: account('mine alone') }))).toBe('taken: name')
    const response = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {}, response: {} }
    const body = { response, label: 'key', name: 'Some Name' }
    expect(await problem(guest('passkeyAdd', { body }))).toBe('schema: response')
    expect((await guest('me', {})).me).toMatchObject({ id, name: 'Guest', kind: 'guest' })
    expect(await db.selectFrom('login').select('key').where('person', '=', id).execute()).toEqual([])
  })

  it('sign out here, and everywhere', async () => {
    const [one, other] = [openless(house.url), openless(house.url)]
    await one('signUp', { body: account('Two Devices') })
    await other('signIn', { body: { name: 'Two Devices', password: 'correct horse' } })
    expect((await one('sessions', {})).sessions.map(({ current }) => current).sort()).toEqual([false, true])
    await other('signOut', {})
    expect((await other('me', {})).me).toBeNull()
    await other('signIn', { body: { name: 'Two Devices', password: 'correct horse' } })
    await one('signOutEverywhere', {})
    expect((await other('me', {})).me).toBeNull()
  })

  it('change their password, knowing the old one', async () => {
    const api = openless(house.url)
    await api('signUp', { body: account('Changer') })
    expect(await problem(api('changePassword', { body: { old: 'no', password: 'another horse' } }))).toBe('password')
    await api('changePassword', { body: { old: 'correct horse', password: 'another horse' } })
    const again = openless(house.url)
    expect(await again('signIn', { body: { name: 'Changer', password: 'another horse' } })).toMatchObject({
      kind: 'account',
    })
  })

  it('cannot be guessed: ten tries, then a pause, even with the right one', async () => {
    const api = openless(house.url)
    await api('signUp', { body: account('Guarded') })
    const guesser = openless(house.url)
    const answers: string[] = []
    for (let i = 0; i < 12; i++)
      answers.push(await problem(guesser('signIn', { body: { name: 'Guarded', password: `guess ${i}` } })))
    expect(new Set(answers.slice(0, 9))).toEqual(new Set(['password']))
    expect(answers.at(-1)).toBe('rate')
    expect(await problem(guesser('signIn', { body: { name: 'Guarded', password: 'correct horse' } }))).toBe('rate')
    await house.online.store.write((tx) => tx.deleteFrom('tries').execute())
  })

  it('make tokens for their tools, and take them back', async () => {
    const api = openless(house.url)
    const me = await api('guest', { body: { name: 'Tool maker', lang: 'en' } })
    const { id, token } = await api('makeToken', { body: { label: 'my bot' } })
    const tool = apiClient({ url: house.url, token })
    expect((await tool('me', {})).me?.id).toBe(me.id)
    expect((await api('tokens', {})).tokens).toMatchObject([{ id, label: 'my bot' }])
    await api('revokeToken', { params: { token: id } })
    expect(await problem(tool('me', {}))).toBe('auth')
  })

  it('take their data along, and go', async () => {
    const api = openless(house.url)
    const me = await api('signUp', { body: account('Goer') })
    await api('updateMe', { body: { mail: 'goer@example.org' } })
    const data = await api('exportMe', {})
    expect(data).toMatchObject({ me: { name: 'Goer' }, logins: [{ kind: 'password' }] })
    expect(JSON.stringify(data)).not.toContain('argon2')
    await api('deleteMe', {})
    expect((await api('me', {})).me).toBeNull()
    const { store } = house.online
    expect(await store.db.selectFrom('login').selectAll().where('person', '=', me.id).execute()).toEqual([])
    const row = await store.db.selectFrom('person').selectAll().where('id', '=', me.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ name: '–', mail: null, folded: null })
    await openless(house.url)('signUp', { body: account('Goer') }) // the name is free again
  })

  it('confirm an address by the code in the mail', async () => {
    const api = openless(house.url)
    const me = await api('guest', { body: { name: 'Mailer', lang: 'de' } })
    await api('updateMe', { body: { mail: 'mailer@example.org' } })
    expect(await api('me', {})).toMatchObject({ me: { mail: null, mailOk: false }, asked: 'mailer@example.org' })
    const letter = await house.online.store.db
      .selectFrom('outbox')
      .select('body')
      .where('person', '=', me.id)
      .executeTakeFirstOrThrow()
    const { code } = JSON.parse(letter.body) as { code: string }
    expect(await problem(openless(house.url)('confirmMail', { body: { code } }))).toBe('auth')
    expect(await api('confirmMail', { body: { code } })).toMatchObject({ mail: 'mailer@example.org', mailOk: true })
    expect(await problem(api('confirmMail', { body: { code } }))).toBe('expired: code')
  })

  it('are kept out when they are banned', async () => {
    const person = await newPerson(house.url, 'Rude')
    await house.online.people.change(person.id, { banned_until: Date.now() + 60_000 })
    expect(await problem(person.api('me', {}))).toBe('banned')
    person.close()
  })

  it('leave nothing in the database that would let a thief in', async () => {
    let cookie = ''
    const api = apiClient({ url: house.url, fetch: cookieFetch((now) => (cookie = now)) })
    await api('signUp', { body: account('Robbed') })
    const { token } = await api('makeToken', { body: { label: 't' } })
    const { invite } = await api('createTable', { body: wish(ID, ['person', 'person'], { access: 'link' }) })
    const { db } = house.online.store
    const tables = ['person', 'login', 'session', 'token', 'tab', 'ticket'] as const
    const dump = JSON.stringify(await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())))
    for (const secret of [cookie.split('=')[1], token, invite ?? '', 'correct horse']) {
      expect(secret.length).toBeGreaterThan(8)
      expect(dump).not.toContain(secret)
    }
  })
})
