import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Browser, Page } from '@playwright/test'
import { openClient, type Client, type RemoteTable, type Reply } from '#client/index.ts'
import { greedy } from '#bots/greedy.ts'
import type { Game } from '#engine/game.ts'
import { gameFolder } from '#games/index.ts'
import { app } from '#server/http/app.ts'
import { openOnline } from '#server/online.ts'
import { readSettings } from '#server/settings.ts'
import { rulesOf } from '#session/editions.ts'
import { text as onlineWords } from '#web/online/text/en.ts'
import { serverProcess } from '../faults/process.ts'
import { until } from '../server/bus-contract.ts'
import { fakeClock, type FakeClock } from '../server/fake-clock.ts'
import type { Choose } from '../server/play.ts'
import { clickMove, expect as quickly, listen, test as base } from './helpers.ts'
import { DESKTOP, PHONE, settled } from './setup.ts'

export { onlineWords }

/** Several browsers and a server share one machine here: what comes at all may take a while. */
export const expect = quickly.configure({ timeout: 45_000 })

/** Somebody in a browser of its own. */
export interface Somebody {
  readonly name: string
  readonly page: Page
}

interface Come {
  readonly phone?: boolean
  /** Settings that are not those of the other tests. */
  readonly settings?: object
  /** The address it comes in by. */
  readonly path?: string
}

export interface House {
  readonly url: string
  /** A new guest in a new browser. Whoever comes may not complain; a browser that loses its network does. */
  come(name: string, how?: Come): Promise<Somebody>
  /** A new browser in which nobody has said who they are. */
  page(phone?: boolean): Promise<Page>
}

const DIST = join(process.cwd(), 'dist')

/** A folder for a server of its own, with the built app in it. */
export function builtFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'revier-browser-'))
  symlinkSync(DIST, join(folder, 'dist'))
  return folder
}

/** A browser of its own at a server, in which nothing moves by itself. */
async function newPage(browser: Browser, url: string, { phone, settings }: Come): Promise<Page> {
  const screen = phone ? PHONE : { viewport: DESKTOP }
  const context = await browser.newContext({ ...screen, baseURL: url, storageState: settled(settings, url) })
  return context.newPage()
}

async function comeIn(page: Page, name: string, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('.entry form').first().getByLabel(onlineWords.name).fill(name)
  await page.getByRole('button', { name: onlineWords.enterAsGuest }).click()
  await expect(page.locator('.entry')).toHaveCount(0)
}

const NETWORK = /ERR_|WebSocket|Failed to load resource/

function houseAt(browser: Browser, url: string, complaints: string[][]): House {
  const page = async (how: Come) => {
    const fresh = await newPage(browser, url, how)
    complaints.push(listen(fresh))
    return fresh
  }
  return {
    url,
    page: (phone = false) => page({ phone }),
    async come(name, how = {}) {
      const fresh = await page(how)
      await comeIn(fresh, name, how.path ?? '/online')
      return { name, page: fresh }
    },
  }
}

/** A server as a program of its own for every worker, with its own data; browsers that complain fail the test. */
export const test = base.extend<{ house: House }, { address: string }>({
  address: [
    async ({ browser: _browser }, use) => {
      const folder = builtFolder()
      const server = await serverProcess({}, folder)
      await use(server.url)
      await server.remove()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  house: async ({ browser, address }, use) => {
    const complaints: string[][] = []
    await use(houseAt(browser, address, complaints))
    for (const context of browser.contexts()) await context.close()
    expect(complaints.flat().filter((line) => !NETWORK.test(line))).toEqual([])
  },
})

/** A server whose time passes only when the test says so. */
export async function slowHouse(browser: Browser): Promise<House & { clock: FakeClock; close(): Promise<void> }> {
  const clock = fakeClock()
  const folder = mkdtempSync(join(tmpdir(), 'revier-browser-'))
  const settings = { ...readSettings({}), folder, host: '127.0.0.1', port: 0, botPace: 0, botThreads: 1 }
  const online = await openOnline(settings, pino({ level: 'silent' }), clock)
  const server = await app({ online, dist: DIST })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  return {
    ...houseAt(browser, `http://127.0.0.1:${port}`, []),
    clock,
    async close() {
      await server.close()
      await online.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** As a simple bot decides: games are over sooner than at random. */
export function sensibly(game: Game): Choose {
  const bot = greedy(1)
  return (ask, { state: { course } }, luck) =>
    course ? bot.choose({ game, view: course.view(course.length), ask, luck }) : ask.moves[0]
}

/** Makes a table for as many people as are needed, and returns the path by which others come. */
export async function makeTable(
  { page }: Somebody,
  game: string,
  change?: (page: Page) => Promise<void>,
): Promise<string> {
  await page.goto(`/online/new/${game}`)
  await expect(page.locator('.new-game')).toBeVisible()
  await change?.(page)
  await page.getByRole('button', { name: onlineWords.create }).click()
  await expect(page.locator('.places')).toBeVisible()
  await expect(page).toHaveURL(/\/online\/\w{10,}$/)
  const invitation = page.getByLabel(onlineWords.invitation)
  return new URL((await invitation.count()) > 0 ? await invitation.inputValue() : page.url()).pathname
}

/** Takes the first free seat of a table whose page is open. */
export const sit = ({ page }: Somebody): Promise<void> =>
  page.getByRole('button', { name: onlineWords.sitHere }).first().click()

/** Everybody says that they are ready, and the game begins. */
export async function begin(people: readonly Somebody[]): Promise<void> {
  for (const { page } of people) await page.getByRole('button', { name: onlineWords.ready }).click()
  for (const { page } of people) await expect(page.locator('.table')).toBeVisible()
}

/** Two people at a new table, in the middle of nothing. */
export async function pair(house: House, game: string, phone = false): Promise<[Somebody, Somebody]> {
  const mara = await house.come('Mara')
  const path = await makeTable(mara, game)
  const bruno = await house.come('Bruno', { phone, path })
  await sit(bruno)
  await begin([mara, bruno])
  return [mara, bruno]
}

export const tableOf = ({ page }: Somebody): string => new URL(page.url()).pathname.split('/')[2]

/** The same person through the typed client, to play quickly. */
export async function clientOf({ page }: Somebody, url: string): Promise<Client> {
  const token = await page.evaluate(async () => {
    const made = await fetch('/api/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ label: 'test' }),
    })
    return ((await made.json()) as { token: string }).token
  })
  const rules = async (game: string, version: number) => {
    const folder = gameFolder(game)
    return folder ? rulesOf(folder, version) : null
  }
  return openClient({ url, token, rules })
}

/** All of them at their table through typed clients. */
export async function remotely(
  people: readonly Somebody[],
  url: string,
): Promise<{ tables: RemoteTable[]; close(): void }> {
  const clients = await Promise.all(people.map((person) => clientOf(person, url)))
  const tables = clients.map((client) => client.table(tableOf(people[0])))
  for (const table of tables) await expect.poll(() => table.state.course !== null).toBe(true)
  return { tables, close: () => clients.forEach((client) => client.close()) }
}

/** The same table for somebody who decides on its screen: the answer is clicked there, once the question is there. */
export const onScreen = (table: RemoteTable, { page }: Somebody): RemoteTable =>
  Object.create(table, {
    decide: {
      async value(move: string): Promise<Reply> {
        const before = lengthOf(table)
        await page.locator(`.table[data-position="${before}"]`).waitFor()
        await clickMove(page, move)
        await until(() => lengthOf(table) > before, 45_000)
        return { t: 'ok', n: lengthOf(table) }
      },
    },
  }) as RemoteTable
const lengthOf = ({ state: { course } }: RemoteTable): number => course?.length ?? 0

/** Whoever of them is asked something on its screen. */
export async function askedOf(people: readonly Somebody[]): Promise<Somebody> {
  let found: Somebody | undefined
  await expect
    .poll(async () => {
      for (const person of people) if (await person.page.locator('.choice[data-move]').count()) found = person
      return found !== undefined
    })
    .toBe(true)
  return found!
}

/** Waits until all see the same number of decisions, and says which. */
export async function together(people: readonly Somebody[], least: number): Promise<void> {
  for (const { page } of people)
    await expect
      .poll(async () => Number(await page.locator('.table').getAttribute('data-position')))
      .toBeGreaterThanOrEqual(least)
}
