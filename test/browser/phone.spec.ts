import type { Page } from '@playwright/test'
import {
  choiceOf,
  clickSpot,
  closeDialog,
  dice,
  expect,
  expectNoScroll,
  GAMES,
  offeredMoves,
  position,
  settle,
  startGame,
  tableWords,
  test,
  words,
} from './helpers.ts'
import { PHONE } from './setup.ts'

test.use(PHONE)

/** Whatever a finger should hit is large enough for one; places on the board are as large as the board allows. */
async function expectTargets(page: Page, within: string): Promise<void> {
  const small = await page
    .locator(within)
    .first()
    .evaluate((root) =>
      [...root.querySelectorAll<HTMLElement>('button, a, select, summary, input')].flatMap((element) => {
        const { width, height } = element.getBoundingClientRect()
        if (width === 0 || !element.checkVisibility() || (width > 43.5 && height > 43.5)) return []
        return [`${element.className} ${element.textContent} ${Math.round(width)} × ${Math.round(height)}`]
      }),
    )
  expect(small).toEqual([])
}

async function tapAnswer(page: Page, random: () => number): Promise<void> {
  const names = await offeredMoves(page)
  const move = names[Math.floor(random() * names.length)]
  const spot = page.locator(`.board .spot[data-move="${move}"]`).first()
  if (random() < 0.5 && (await spot.count()) > 0) {
    const at = await position(page)
    await clickSpot(page, spot, 'tap')
    await expect(spot).toHaveClass(/is-previewed/) // the first tap shows, the second plays
    expect(await position(page)).toBe(at)
    return clickSpot(page, spot, 'tap')
  }
  await choiceOf(page, move).focus()
  await choiceOf(page, move).tap()
}

for (const id of GAMES)
  test(`${id} on a phone`, async ({ page }) => {
    await startGame(page, id)
    const random = dice(17)
    for (let n = 0; n < 8 && (await settle(page)) === 'asked'; n++) {
      await expectNoScroll(page)
      await expect(page.locator('.prompt')).toBeInViewport({ ratio: 1 })
      await expect(page.locator('.tabs')).toBeInViewport({ ratio: 1 })
      await expectTargets(page, '.table')
      const at = await position(page)
      await tapAnswer(page, random)
      await settle(page, at)
    }
    for (const name of [tableWords.seats, tableWords.info, tableWords.log]) {
      await page.locator('.tabs').getByRole('button', { name }).tap()
      const sheet = page.getByRole('dialog', { name })
      await expect(sheet).toBeVisible()
      await expectTargets(page, 'dialog[open]')
      await expectNoScroll(page)
      await sheet.getByRole('button', { name: tableWords.close, exact: true }).tap()
      await expect(sheet).toBeHidden()
    }
    for (const name of [words.settings, words.share]) {
      await page.getByRole('button', { name: words.menu }).tap()
      await expectTargets(page, 'dialog[open]')
      await page.getByRole('dialog').getByRole('button', { name }).tap()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await closeDialog(page)
    }
    await page.getByRole('button', { name: words.menu }).tap()
    await page.getByRole('dialog').getByRole('button', { name: words.replay }).tap()
    await expect(page.locator('.replay-controls')).toBeInViewport({ ratio: 1 })
    await expectNoScroll(page)
    await expectTargets(page, '.table')
  })

for (const id of GAMES)
  test(`a hint at ${id} is seen whole on a phone`, async ({ page }) => {
    await startGame(page, id)
    await settle(page)
    await page.getByRole('button', { name: tableWords.hint }).tap()
    const hints = page.locator('.hints')
    await expect(hints.getByText(tableWords.hintHelp)).toBeInViewport({ ratio: 1 })
    await expectTargets(page, '.hints')
    expect(await hints.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)).toBe(0)
  })

test('pages fit the width of a phone', async ({ page }) => {
  for (const path of ['/', '/about', '/parts', ...GAMES.flatMap((id) => [`/new/${id}`, `/rules/${id}`])]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
})
