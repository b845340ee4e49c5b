import { expect, test as base, type Locator, type Page } from '@playwright/test'
import type { Game } from '#engine/game.ts'
import { gameFolder } from '#games/index.ts'
import { text as tableWords } from '#table/text/en.ts'
import type { PlayEntry } from '#session/entries.ts'
import { openRecord } from '#web/local/records.ts'
import { newGame, type FreshGame } from '#web/local/saved.ts'
import type { SavedGame } from '#web/local/shelf.ts'
import { text as words } from '#web/text/en.ts'
import { SEAT_COLOURS } from '#engine/colour.ts'
import { BASE } from './setup.ts'
import { finishedRecord, tables } from '../../scripts/sample.ts'

export { expect, tableWords, words }

/** The games that have a table; the test of the home page checks that it offers just these. */
export const GAMES: readonly string[] = tables()

export const loadRules = async (id: string): Promise<Game> => {
  const folder = gameFolder(id)
  if (!folder) throw new Error(`no game '${id}'`)
  return folder.game()
}

/** Every test fails if its page complains, in the console or by an error that nobody catches; what the page draws by chance is the same in every run. */
export const test = base.extend({
  page: async ({ page }, use, { titlePath }) => {
    const complaints = listen(page)
    await page.addInitScript(fixChance, titlePath.join(' '))
    await use(page)
    expect(complaints).toEqual([])
  },
})

/** Runs in the page: random bytes follow from a name and from how many were drawn before, which outlives a reload as the window's name. */
function fixChance(name: string): void {
  crypto.getRandomValues = (array) => {
    if (!ArrayBuffer.isView(array)) return array
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    let drawn = Number(window.name)
    let word = 0x811c9dc5
    for (const char of name) word = Math.imul(word ^ char.charCodeAt(0), 0x01000193)
    for (let i = 0; i < bytes.length; i++) {
      const mixed = Math.imul(word ^ ++drawn, 0x9e3779b1)
      bytes[i] = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 24
    }
    window.name = `${drawn}`
    return array
  }
}

export function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    const wanted = !message.location().url.endsWith('/favicon.ico') // asked for where there is no page
    if (message.type() === 'error' && wanted) complaints.push(message.text())
  })
  return complaints
}

type Player = SavedGame['seating'][number]['player']

/** Who sits where. */
export const seatingOf = (players: readonly Player[]): SavedGame['seating'] =>
  players.map((player, seat) => ({ name: NAMES[seat], colour: SEAT_COLOURS[seat], player }))

const NAMES = ['Mara', 'Ada', 'Bruno', 'Clara', 'Dante']

/** A game of this browser with a fixed seed, brought to the screen. */
export async function startGame(
  page: Page,
  id: string,
  players: readonly Player[] = ['me', 'medium'],
  { seed = `browser-${id}`, entries = [] as readonly PlayEntry[], variants = {} } = {},
): Promise<void> {
  const setup = { seed, seats: players.length, variants }
  await openGame(page, newGame(await loadRules(id), setup, seatingOf(players), entries))
}

/** Puts a game on the browser's shelf and brings it to the screen. */
export async function openGame(page: Page, fresh: FreshGame, path = 'play'): Promise<void> {
  await putGame(page, fresh)
  await page.goto(`/${path}/${fresh.saved.id}`)
  await expect(page.locator('.table, .curtain, .page')).toBeVisible()
}

/** Puts a game on the shelf as the app itself would. */
export async function putGame(page: Page, { saved, entries }: FreshGame): Promise<void> {
  if (!page.url().startsWith(BASE)) await page.goto('/icon.svg')
  await page.evaluate(
    ({ saved, entries }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('revier', 2)
        opening.onerror = () => reject(opening.error)
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed')
          opening.result.createObjectStore('entries', { keyPath: ['game', 'n'] })
        }
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['games', 'entries'], 'readwrite')
          transaction.objectStore('games').put(saved)
          entries.forEach((entry, i) => transaction.objectStore('entries').put({ game: saved.id, n: i + 1, entry }))
          transaction.onerror = () => reject(transaction.error)
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    { saved, entries },
  )
}

/** Sets a game up on its page and starts it. */
export async function setUpGame(page: Page, id: string, players: readonly Player[] = ['me', 'medium']): Promise<void> {
  await page.goto(`/new/${id}#seed=browser-${id}`)
  await page.locator('.new-game .switch label', { hasText: String(players.length) }).click()
  const rows = page.locator('.seat-row')
  await expect(rows).toHaveCount(players.length)
  for (const [seat, player] of players.entries()) await rows.nth(seat).locator('select').first().selectOption(player)
  await page.locator('.new-game [type=submit]').click()
  await expect(page.locator('.table, .curtain')).toBeVisible()
}

/** Opens a file as a record, from the home page. */
export async function openFile(page: Page, name: string, content: string | Uint8Array): Promise<void> {
  await page.goto('/')
  const buffer = Buffer.from(typeof content === 'string' ? new TextEncoder().encode(content) : content)
  await page.locator('.open-record input').setInputFiles({ name, mimeType: 'text/plain', buffer })
}

/** Brings a game that is over to the screen, with its result. */
export async function openFinished(page: Page, id: string): Promise<void> {
  const rules = await loadRules(id)
  await openGame(page, await openRecord(await finishedRecord(id), async () => rules))
  await expect(page.locator('dialog .result')).toBeVisible()
}

/** The buttons that answer the open question. */
export const choices = (page: Page): Locator => page.locator('.choice[data-move]')

/** The button for a move. */
export const choiceOf = (page: Page, move: string): Locator => page.locator(`.choice[data-move="${move}"]`)

/** Gives an answer in the bar, which lists those that the board offers as soon as one of them has the focus. */
export async function choose(choice: Locator): Promise<void> {
  await choice.focus()
  await choice.click()
}

export const position = async (page: Page): Promise<number> =>
  Number(await page.locator('.table').getAttribute('data-position'))

/** Waits until somebody at this screen must do something: answer, take the screen, or read the result. */
export async function settle(page: Page, after = -1): Promise<'asked' | 'curtain' | 'over'> {
  const found = await page.waitForFunction((after) => {
    if (document.querySelector('.curtain')) return 'curtain'
    const at = Number(document.querySelector<HTMLElement>('.table')?.dataset.position ?? -1)
    if (at <= after) return null
    if (document.querySelector('dialog .result')) return 'over'
    return document.querySelector('.choice[data-move]') && 'asked'
  }, after)
  return (await found.jsonValue()) as 'asked' | 'curtain' | 'over'
}

/** Numbers from 0 to 1 that are the same in every run. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Answers the open question, by a click on the board if there is a place for it and the dice say so; says at which position. */
export async function answer(page: Page, random: () => number): Promise<number> {
  if (random() < 0.2) await narrowDown(page)
  return clickAnswer(page, { which: random(), onBoard: random() < 0.5 })
}

/** Gives a certain answer, by a click on the board where there is a place for it. */
export const clickMove = (page: Page, move: string): Promise<number> =>
  clickAnswer(page, { which: move, onBoard: true })

/**
 * Clicks one of the answers, or its place on the board, in the same moment in which it is found there and the pointer
 * could reach it: others may answer as well, and the question with them.
 */
const clickAnswer = async (page: Page, how: { which: number | string; onBoard: boolean }): Promise<number> => {
  const clicked = await page.waitForFunction(({ which, onBoard }) => {
    const hit = (element: Element): Element | null => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const { x, y, width, height } = element.getBoundingClientRect()
      const steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]
      const points = steps.flatMap((v) => steps.map((u) => document.elementFromPoint(x + u * width, y + v * height)))
      return points.find((one) => one?.closest('.spot, .choice') === element) ?? null
    }
    const choices = [...document.querySelectorAll<HTMLElement>('.choice[data-move]')]
    const choice =
      typeof which === 'string'
        ? choices.find(({ dataset }) => dataset.move === which)
        : choices.at(Math.floor(which * choices.length))
    if (!choice) return null
    const at = Number(document.querySelector<HTMLElement>('.table')?.dataset.position)
    const spots = [...document.querySelectorAll<SVGElement>('.board .spot[data-move]')]
    const places = onBoard ? spots.filter((one) => one.dataset.move === choice.dataset.move) : []
    const reached = places.map(hit).find((one) => one !== null)
    if (!reached) choice.focus() // one that the board offers is listed only then
    const target = reached ?? hit(choice)
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
    return target && { at }
  }, how)
  return (await clicked.jsonValue())!.at
}

/** Clicks a place that stands for several answers, if there is one: the bar then offers just these. */
async function narrowDown(page: Page): Promise<void> {
  const at = await page.evaluate(() => {
    const several = document.querySelector('.board .spot.is-legal:not([data-move])')
    several?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
    return several && Number(document.querySelector<HTMLElement>('.table')?.dataset.position)
  })
  if (at === null) return
  await page.waitForFunction((at) => {
    const wayBack = document.querySelector('.bar .widen')
    return wayBack || Number(document.querySelector<HTMLElement>('.table')?.dataset.position) > at // others answered, too
  }, at)
}

export const offeredMoves = (page: Page): Promise<string[]> =>
  choices(page).evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-move') ?? ''))

/** Plays on until the game is over or so many more questions were answered; says how many. */
export async function playOn(page: Page, random: () => number, most: number): Promise<number> {
  let answered = 0
  let state = await settle(page)
  while (state !== 'over' && answered < most) {
    if (state === 'curtain') {
      await page.getByRole('button', { name: tableWords.ready }).click()
      state = await settle(page)
    } else {
      const at = await answer(page, random)
      answered++
      state = await settle(page, at)
    }
  }
  return answered
}

/** Clicks a place of the board where the pointer meets it and nothing else. */
export async function clickSpot(page: Page, spot: Locator, how: 'click' | 'tap' = 'click'): Promise<void> {
  const at = await spot.evaluate((element) => {
    const box = element.getBoundingClientRect()
    const steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]
    for (const v of steps)
      for (const u of steps) {
        const [x, y] = [box.x + u * box.width, box.y + v * box.height]
        if (document.elementFromPoint(x, y)?.closest('.spot') === element) return { x, y }
      }
    return null
  })
  if (!at) throw new Error(`the pointer cannot reach ${await spot.getAttribute('data-spot')}`)
  if (how === 'tap') await page.touchscreen.tap(at.x, at.y)
  else await page.mouse.click(at.x, at.y)
}

/** The whole table is on the screen: nothing to scroll to. */
export async function expectNoScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return { across: Math.max(0, scrollWidth - innerWidth), down: Math.max(0, scrollHeight - innerHeight) }
  })
  expect(overflow).toEqual({ across: 0, down: 0 })
}

/** What the browser keeps of the game on the screen. */
export async function savedGame(page: Page): Promise<FreshGame> {
  const id = new URL(page.url()).pathname.split('/')[2]
  return page.evaluate(
    (id) =>
      new Promise<FreshGame>((resolve, reject) => {
        const opening = indexedDB.open('revier')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction(['games', 'entries'])
          const game = reading.objectStore('games').get(id)
          const kept = reading.objectStore('entries').getAll(IDBKeyRange.bound([id, 0], [id, Infinity]))
          reading.onerror = () => reject(reading.error)
          reading.oncomplete = () => {
            opening.result.close()
            const entries = (kept.result as { entry: PlayEntry }[]).map(({ entry }) => entry)
            resolve({ saved: game.result as SavedGame, entries })
          }
        }
      }),
    id,
  )
}

/** Waits until what is on the screen is kept. */
export async function expectSaved(page: Page): Promise<void> {
  await expect.poll(async () => (await savedGame(page)).saved.decisions).toBe(await position(page))
}

/** Everything that the log says. */
export const logLines = (page: Page): Promise<string[]> => page.locator('.right .log-line').allTextContents()

/** Closes the dialog that is open; it must be there before a key can close it. */
export async function closeDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

export const inBar = (page: Page, name: string): Locator =>
  page.locator('.bar').getByRole('button', { name, exact: true })
export const inTop = (page: Page, name: string): Locator =>
  page.locator('.top').getByRole('button', { name, exact: true })
