import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { WebSocket } from 'ws'
import { apiClient } from '#client/http.ts'
import { openClient, type Client, type RemoteTable } from '#client/index.ts'
import { gameFolder } from '#games/index.ts'
import type { WordKeeper } from '#client/words.ts'
import type { Body } from '#protocol/api.ts'
import { realClock, type Clock } from '#server/clock.ts'
import { app } from '#server/http/app.ts'
import { openOnline, type Online } from '#server/online.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import { rulesOf } from '#session/editions.ts'
import { until } from './bus-contract.ts'

export interface House {
  readonly url: string
  readonly online: Online
  close(): Promise<void>
}

/** Tests are quicker than people. */
const FAST = { frameRate: 100_000, requestRate: 100_000, addressSockets: 100_000, newcomers: 100_000 }

/** A server of its own for a test, in this process, on a free port. */
export async function openHouse(
  settings: Partial<Settings> = {},
  clock: Clock = realClock,
  parts: Parameters<typeof openOnline>[3] = {},
  log = pino({ level: 'silent' }),
): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'revier-house-'))
  const all = {
    ...readSettings({}),
    host: '127.0.0.1',
    port: 0,
    folder,
    botPace: 0,
    botThreads: 1,
    ...FAST,
    ...settings,
  }
  const online = await openOnline(all, log, clock, parts)
  const server = await app({ online, checkAnswers: true })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    online,
    async close() {
      await server.close()
      await online.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const rules = async (game: string, version: number) => {
  const folder = gameFolder(game)
  return folder ? rulesOf(folder, version) : null
}

/** A browser's jar: one cookie is all it has to keep. */
export function cookieFetch(seen?: (cookie: string) => void): typeof fetch {
  let cookie = ''
  return async (url, options) => {
    const response = await fetch(url, { ...options, headers: { ...options?.headers, ...(cookie ? { cookie } : {}) } })
    for (const line of response.headers.getSetCookie()) cookie = line.split(';')[0]
    seen?.(cookie)
    return response
  }
}

/** Somebody with a token, as tools have it. */
export async function newPerson(
  url: string,
  name: string,
): Promise<Client & { readonly id: string; readonly token: string }> {
  const browser = openless(url)
  const me = await browser('guest', { body: { name, lang: 'en' } })
  const { token } = await browser('makeToken', { body: { label: 'test' } })
  return { ...clientOf(url, token), id: me.id, token }
}

/** The API alone, with a cookie. */
export const openless = (url: string) => apiClient({ url, fetch: cookieFetch() })

export const clientOf = (url: string, token: string, keeper?: WordKeeper): Client =>
  openClient({
    url,
    token,
    rules,
    keeper,
    open: (address, protocol, headers) => new WebSocket(address, protocol, { headers }),
  })

export const LIVE = { kind: 'live', bank: 3600, increment: 5 } as const

export const wish = (game: string, seats: Body<'createTable'>['seats'], more: Partial<Body<'createTable'>> = {}) => ({
  game,
  variants: {},
  seats,
  control: LIVE,
  substitute: 'medium' as const,
  access: 'open' as const,
  seat: 0,
  ...more,
})

/** People sit down at a new table, seal, open, and begin. */
export async function begin(
  people: readonly Client[],
  game: string,
  more: Partial<Body<'createTable'>> = {},
  bots: readonly ('easy' | 'medium' | 'hard')[] = [],
): Promise<RemoteTable[]> {
  const seats = [...people.map(() => 'person' as const), ...bots]
  const { table } = await people[0].api('createTable', { body: wish(game, seats, more) })
  const tables: RemoteTable[] = []
  for (const [seat, person] of people.entries()) {
    if (seat > 0) await person.api('sit', { params: { table: table.id }, body: { seat } })
    const remote = person.table(table.id)
    tables.push(remote)
    await until(() => remote.state.table?.mine === seat)
    await remote.ready()
  }
  await Promise.all(tables.map((one) => until(() => one.state.course !== null)))
  return tables
}
