import { globSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import type { Game } from '#engine/game.ts'
import { asks, begin } from '#engine/match.ts'
import { ask } from '#engine/play.ts'
import { parseRecord } from '#engine/record.ts'
import type { Seat, State } from '#engine/state.ts'
import { newGame } from '#web/local/saved.ts'
import { text as recordWords } from '#web/records/text/en.ts'
import {
  choiceOf,
  choices,
  choose,
  dice,
  expect,
  GAMES,
  listen,
  loadRules,
  openGame,
  playOn,
  position,
  savedGame,
  seatingOf,
  settle,
  startGame,
  tableWords,
  test,
  words,
} from './helpers.ts'
import { findPosition, gameAt, recordsOf } from './positions.ts'
import { BASE, PLAIN, settled } from './setup.ts'

const GAME = GAMES[0]
/** The games in which one seat knows what another does not. */
const SECRETIVE = (await Promise.all(GAMES.map(loadRules))).filter(({ secrets }) => secrets)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const notice = (page: Page) => page.locator('.bar .trouble')

/** The page draws the same luck every time. */
const fixLuck = (page: Page) =>
  page.addInitScript(() => {
    let drawn = 0
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint8Array) array.forEach((_, i) => (array[i] = (drawn += 89) % 251))
      return array
    }
  })

/** The browser's disk is full, or not, as the page is told. */
const breakable = (page: Page) =>
  page.addInitScript(() => {
    const { add } = IDBObjectStore.prototype
    IDBObjectStore.prototype.add = function (...args) {
      const { dataset } = document.documentElement
      if (dataset.disk !== 'full') return add.apply(this, args)
      dataset.refused = `${Number(dataset.refused ?? 0) + 1}`
      throw new DOMException('the disk is full', 'QuotaExceededError')
    }
  })
const fillDisk = (page: Page, full: boolean) =>
  page.evaluate((full) => (document.documentElement.dataset.disk = full ? 'full' : ''), full)

test('a decision that cannot be saved is not lost in silence', async ({ page }) => {
  await breakable(page)
  await startGame(page, GAME)
  await settle(page)
  const at = await position(page)
  await fillDisk(page, true)
  await choose(choices(page).first())
  await expect(notice(page)).toContainText(words.failed.store)
  expect(await position(page)).toBe(at)
  await button(page, words.retry).click()
  await expect(page.locator('html')).toHaveAttribute('data-refused', '2') // tried again, before there is room
  await expect(notice(page)).toContainText(words.failed.store)

  await fillDisk(page, false)
  await button(page, words.retry).click()
  await settle(page, at)
  await expect(notice(page)).toHaveCount(0)
  expect((await savedGame(page)).saved.decisions).toBeGreaterThan(at)
})

test('one can play on unsaved, and what is owed is saved as soon as that is possible', async ({ page }) => {
  await breakable(page)
  await startGame(page, GAME, ['me', 'medium'])
  await settle(page)
  await fillDisk(page, true)
  const at = await position(page)
  await choose(choices(page).first())
  await button(page, words.playUnsaved).click()
  await settle(page, at)
  await expect(button(page, words.unsaved)).toBeVisible()
  await playOn(page, dice(3), 2)
  expect((await savedGame(page)).saved.decisions).toBe(at)

  await fillDisk(page, false)
  await button(page, words.unsaved).click()
  await button(page, words.retry).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button(page, words.unsaved)).toHaveCount(0)
  await expect.poll(async () => (await savedGame(page)).saved.decisions).toBe(await position(page))
})

test('a game that is deleted in another tab says so at once, and does not come back', async ({ page, context }) => {
  await startGame(page, GAME)
  await settle(page)
  const at = await position(page)
  const other = await context.newPage()
  await other.goto('/')
  await button(other, words.remove).click()
  await button(other, words.remove).click()
  await expect(other.locator('.saved')).toHaveCount(0)
  await expect(notice(page)).toContainText(words.failed.gone)
  await expect(button(page, words.retry)).toHaveCount(0)

  await button(page, words.playUnsaved).click()
  await choose(choices(page).first())
  await settle(page, at)
  await expect(button(page, words.unsaved)).toBeVisible()
  await other.reload()
  await expect(other.locator('.cover').first()).toBeVisible()
  await expect(other.locator('.saved')).toHaveCount(0)
})

test('what could not be loaded beside the board comes when that is possible again', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: BASE, storageState: settled() }) // in which the browser may complain
  const page = await context.newPage()
  let stopped = 0
  await page.route('**/assets/*osition*.js', (route) => {
    stopped++
    return route.abort()
  })
  await startGame(page, GAME)
  await settle(page)
  const inWords = page.getByRole('region', { name: tableWords.inWords, exact: true }).getByRole('listitem')
  await expect.poll(() => stopped).toBeGreaterThan(0)
  await expect(inWords).toHaveCount(0)
  await page.unroute('**/assets/*osition*.js')
  await expect(inWords.first()).toBeAttached()
  await context.close()
})

test('a bot that stops is tried again, or replaced', async ({ page }) => {
  let stopped = 0
  await page.route('**/bot-worker*.js', (route) => {
    stopped++
    return route.abort()
  })
  const rules = await loadRules(GAME)
  const setup = { seed: 'worker', seats: 2, variants: {} }
  const [{ seat }] = asks(begin(rules, setup))
  const seating = seatingOf(seat === 0 ? ['hard', 'me'] : ['me', 'hard'])
  await openGame(page, newGame(rules, setup, seating))
  await expect(notice(page)).toContainText(words.botFailed(seating[seat].name))
  const first = stopped
  await button(page, words.retry).click()
  await expect.poll(() => stopped).toBeGreaterThan(first)
  await expect(notice(page)).toContainText(words.botFailed(seating[seat].name))
  await page.unroute('**/bot-worker*.js')
  await button(page, words.goOnWith(words.players.easy)).click()
  await settle(page, 0)
  expect((await savedGame(page)).saved.seating[seat].player).toBe('easy')
})

test('without a place to keep games they are played in memory, and the page says so', async ({ page }) => {
  await fixLuck(page)
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  await page.goto('/')
  await expect(page.getByRole('main')).toContainText(words.keptNowhere)
  await page.locator('.cover button').first().click()
  await expect(button(page, words.unsaved)).toBeVisible()
  expect(await playOn(page, dice(1), 3)).toBe(3)
})

test('on a plain host, without what secure pages have, everything plays', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: PLAIN, storageState: settled({}, PLAIN) })
  const page = await context.newPage()
  const complaints = listen(page)
  await fixLuck(page)
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
  await page.goto('/')
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  expect(
    await page.evaluate(() => ['randomUUID' in crypto, 'serviceWorker' in navigator, 'clipboard' in navigator]),
  ).toEqual([false, false, false])
  await page.locator('.cover button').first().click()
  expect(await playOn(page, dice(1), 3)).toBe(3)
  await page.reload()
  await settle(page)
  // the browser remarks that one of the server's headers is of no use here
  expect(complaints.filter((complaint) => !complaint.startsWith('The Cross-Origin-Opener-Policy'))).toEqual([])
  await context.close()
})

test('a game of other rules is still there: its decisions, its record, and a way to delete it', async ({ page }) => {
  const rules = await loadRules(GAME)
  const { match } = recordsOf(rules)[0]
  const { saved, entries } = gameAt({ match, at: 12, seat: 0 })
  await openGame(page, { saved: { ...saved, rules: 999 }, entries })
  await expect(page.getByRole('main')).toContainText(recordWords.oldRulesHelp(999))
  await expect(page.locator('.plain-moves li')).toHaveCount(12)
  await expect(page.locator('.plain-moves li').first()).toContainText(match.decisions[0].move.name)
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, words.saveRecord).click()])
  const record = parseRecord(readFileSync(await download.path(), 'utf8'))
  expect(record).toMatchObject({ rules: 999, setup: saved.setup })
  expect(record.decisions).toHaveLength(12)

  await page.goto(page.url().replace('/play/', '/replay/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recordWords.oldRules)
  await button(page, words.remove).click()
  await expect(page.getByRole('main')).toContainText(words.removeSure)
  await button(page, words.remove).click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('.saved')).toHaveCount(0)
})

test.describe('with a calm bot', () => {
  test.use({ storageState: settled({ pace: 'calm' }) })

  for (const rules of SECRETIVE)
    test(`${rules.id}: nobody’s view stays while a bot is asked at a screen that people share`, async ({ page }) => {
      const before = findPosition(rules, ({ match, at, seat, state }) => {
        const next = match.decisions[at + 1]
        const secret = JSON.stringify(rules.view(state, seat)) !== JSON.stringify(rules.view(state, 'spectator'))
        return match.setup.seats > 2 && next !== undefined && next.seat !== seat && secret
      })
      const { match, at, seat } = before
      const bot = match.decisions[at + 1].seat
      const fresh = gameAt(before, 'friend')
      const seating = fresh.saved.seating.map((one, i) => (i === bot ? { ...one, player: 'medium' as const } : one))
      await openGame(page, { ...fresh, saved: { ...fresh.saved, seating } })
      await expect(page.locator('.curtain')).toContainText(seating[seat].name)
      await expect(page.locator('.table, .hand, [data-move]')).toHaveCount(0)
      await page.locator('.curtain button').click()
      await expect(page.locator('.table')).toHaveAttribute('data-eye', String(seat))
      await choose(choiceOf(page, match.decisions[at].move.name))
      await expect(page.locator('.table')).toHaveAttribute('data-eye', 'spectator')
      await expect(choices(page)).toHaveCount(0)
    })
})

for (const id of GAMES)
  test(`${id}: the longest names push no score out of view`, async ({ page }) => {
    const somewhere = gameAt(findPosition(await loadRules(id), ({ match, at }) => match.setup.seats > 2 && at >= 20))
    const seating = somewhere.saved.seating.map((one, i) => ({ ...one, name: `${i} Maximiliane Oberhammer` }))
    await openGame(page, { ...somewhere, saved: { ...somewhere.saved, seating } })
    await settle(page)
    const over = await page.locator('.left').evaluate((left) => {
      const { right } = left.getBoundingClientRect()
      const beyond = (element: Element) => element.getBoundingClientRect().right > right
      return [...left.querySelectorAll('.seat, .seat-score')].filter(beyond).length
    })
    expect(over).toBe(0)
  })

/** The first position of a recorded game in which three or more are asked at once. */
const allAsked = (rules: Game) =>
  recordsOf(rules).flatMap(({ match, states }) => {
    const at = match.setup.seats > 2 ? states.findIndex((state) => ask(rules, state).length === match.setup.seats) : -1
    return at < 0 ? [] : [{ match, at }]
  })[0]

for (const rules of SECRETIVE.filter(allAsked))
  test(`${rules.id}: where all choose in secret, the screen goes round once`, async ({ page }) => {
    const { match, at } = allAsked(rules)
    const game = gameAt({ match, at, seat: 0 }, 'friend')
    const { seats } = match.setup
    await openGame(page, game)
    const first = ((match.decisions[at - 1]?.seat ?? -1) + 1) % seats
    for (let n = 0; n < seats; n++) {
      const seat = (first + n) % seats
      await expect(page.locator('.curtain h1')).toContainText(game.saved.seating[seat].name)
      await expect(page.locator('.table, .hand, [data-move]')).toHaveCount(0)
      await page.locator('.curtain button').click()
      await expect(page.locator('.table')).toHaveAttribute('data-eye', String(seat))
      await choose(choices(page).first())
      await expect.poll(async () => (await savedGame(page)).saved.decisions).toBe(at + n + 1)
    }
    const { entries } = await savedGame(page)
    const chosen = entries.slice(-seats).map((entry) => entry.kind === 'decide' && entry.seat)
    expect(chosen).toEqual(Array.from({ length: seats }, (_, n) => (first + n) % seats))
  })

for (const rules of SECRETIVE)
  test(`${rules.id}: an unfinished game is replayed with the own eyes only, or nobody’s`, async ({ page }) => {
    const [{ match }] = recordsOf(rules)
    const alone = gameAt({ match, at: 8, seat: 1 })
    await openGame(page, alone, 'replay')
    await expect(page.locator('.table')).toHaveAttribute('data-eye', '1')
    await expect(page.locator('.eye option')).toHaveCount(2)
    const together = gameAt({ match, at: 8, seat: 1 }, 'friend')
    await openGame(page, together, 'replay')
    await expect(page.locator('.table')).toHaveAttribute('data-eye', 'spectator')
    await expect(page.locator('.eye')).toHaveCount(0)
    expect(await page.content()).not.toContain(match.setup.seed)
  })

type Telling = Readonly<Record<string, (state: State, seat: Seat) => boolean>>

for (const file of globSync('games/*/test/telling.ts')) {
  const { telling } = (await import(pathToFileURL(file).href)) as { telling: Telling }
  const [, id] = file.split(sep)
  for (const [name, so] of Object.entries(telling))
    test(`${id}: ${name} freezes nothing`, async ({ page }) => {
      const found = findPosition(await loadRules(id), ({ state, seat }) => so(state, seat))
      await openGame(page, gameAt(found))
      await settle(page)
      for (const choice of await choices(page).all()) {
        await choice.focus()
        await choice.hover()
      }
      await choose(choices(page).first())
      await settle(page, found.at)
    })
}
