import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { apiClient } from '#client/http.ts'
import { realClock } from '#server/clock.ts'
import { openLog } from '#server/log.ts'
import { serve } from '#server/serve.ts'
import { readSettings } from '#server/settings.ts'
import { freePort } from '../services/postgres.ts'
import { SHORT } from '../some-games.ts'
import { begin, cookieFetch, newPerson, openHouse } from './house.ts'
import { playOn } from './play.ts'
import { seedLuck } from '#engine/luck.ts'

describe('the log', () => {
  it('tells of every request by its route, and nothing of people, secrets or games', async () => {
    let log = ''
    const house = await openHouse({}, realClock, {}, openLog('debug', { write: (line) => void (log += line) }))
    let cookie = ''
    const browser = apiClient({ url: house.url, fetch: cookieFetch((kept) => (cookie = kept)) })
    await browser('signUp', { body: { name: 'Somebody Known', password: 'correct horse battery', lang: 'en' } })
    await browser('signIn', { body: { name: 'Somebody Known', password: 'a wrong guess' } }).catch(() => {})
    const people = [await newPerson(house.url, 'Ada Lovely'), await newPerson(house.url, 'Bob Byron')]
    const { invite } = await people[0].api('createTable', {
      body: {
        game: SHORT,
        variants: {},
        seats: ['person', 'person'],
        control: { kind: 'days', hours: 24 },
        substitute: 'easy',
        access: 'link',
        seat: 0,
      },
    })
    await people[1].api('invited', { body: { invite: invite ?? '' } })
    const tables = await begin(people, SHORT)
    await tables[0].say('between us')
    await playOn(tables, seedLuck('log'), 5)
    const id = tables[0].state.table?.id ?? ''
    const { secret } = await house.online.store.db
      .selectFrom('luck')
      .select('secret')
      .where('tab', '=', id)
      .executeTakeFirstOrThrow()
    const move = tables[0].state.course?.moveTo(1) ?? ''
    for (const person of people) person.close()
    await house.close()
    expect(log).toContain('"route":"/api/invitations"')
    expect(log).toContain('"status":401')
    const kept = [cookie.split('=')[1], people[0].token, invite ?? '', secret, 'correct horse', 'a wrong guess']
    for (const one of [...kept, 'Somebody Known', 'Ada Lovely', 'between us', '127.0.0.1', move]) {
      expect(one).not.toBe('')
      expect(log).not.toContain(one)
    }
  })
})

describe('a server that is watched', () => {
  it('tells figures on a port of their own, and nowhere else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'revier-watched-'))
    const port = await freePort()
    const env = { HOST: '127.0.0.1', PORT: '0', METRICS_PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'silent' }
    const serving = await serve(readSettings(env))
    const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    for (const name of ['revier_commit_seconds', 'revier_decision_seconds', 'revier_bot_backlog_seconds'])
      expect(figures).toContain(name)
    for (const name of ['revier_failures_total', 'revier_waiting_bytes', 'nodejs_eventloop_lag_p99_seconds'])
      expect(figures).toContain(name)
    expect((await fetch(`${serving.address}/metrics`)).status).toBe(404)
    expect((await fetch(`${serving.address}/healthz`)).status).toBe(200)
    await serving.stop()
    rmSync(folder, { recursive: true, force: true })
  })
})
