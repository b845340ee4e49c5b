import type { Page } from '@playwright/test'
import { gameFolder } from '#games/index.ts'
import { text as analysisWords } from '#web/analysis/text/en.ts'
import { openRecord } from '#web/local/records.ts'
import { text as settingsWords } from '#web/settings/text/en.ts'
import { finishedRecord } from '../../scripts/sample.ts'
import { expect, GAMES, loadRules, openGame, position, settle, startGame, tableWords, test, words } from './helpers.ts'
import { PHONE, settled } from './setup.ts'

async function analysed(page: Page, id: string): Promise<void> {
  const rules = await loadRules(id)
  await openGame(page, await openRecord(await finishedRecord(id), async () => rules), 'analysis')
  await expect(page.locator('.findings-summary')).toBeVisible({ timeout: 90_000 }) // it thinks as long as it takes
}

for (const id of GAMES.slice(0, 3))
  test(`${id}: a game that is over is looked at again`, async ({ page }) => {
    await analysed(page, id)
    await page.getByRole('tab', { name: analysisWords.allTurns }).click()
    const turns = page.locator('.findings ol button')
    await turns.last().click()
    await expect.poll(() => position(page)).toBeGreaterThan(0) // the board follows the list
    const at = await position(page)
    const graph = page.getByRole('slider', { name: analysisWords.chanceOfAll })
    await graph.press('ArrowLeft')
    await expect.poll(() => position(page)).toBe(at - 1)
    await expect(graph).toHaveAttribute('aria-valuetext', /\d %/)
  })

test('a turn that cost much: what was better, what it would have led to, and another try', async ({ page }) => {
  await analysed(page, GAMES[0])
  const seats = page.locator('.findings-summary option')
  const costly = page.locator('.findings ol button')
  for (let seat = 0; seat < (await seats.count()) && (await costly.count()) === 0; seat++)
    await page.locator('.findings-summary select').selectOption(String(seat))
  await costly.first().click()
  await expect(page.locator('.findings-closer .is-better')).toBeVisible()
  await expect(page.locator('.findings-closer .is-played')).toBeVisible()
  await expect.poll(() => position(page)).toBeGreaterThan(0)
  const at = await position(page)
  await page.getByRole('button', { name: analysisWords.line }).click()
  await expect.poll(() => position(page)).toBeGreaterThan(at)
  await page.getByRole('button', { name: analysisWords.endLine }).click()
  await expect.poll(() => position(page)).toBe(at)
  await page.reload()
  await expect(page.locator('.findings-summary')).toBeVisible()
  await costly.first().click()
  await page.getByRole('button', { name: analysisWords.fromHere }).click()
  await expect(page).toHaveURL(/\/play\//)
})

test('a short game is looked at from where its player sat down', async ({ page }) => {
  const [id] = GAMES
  const rules = await loadRules(id)
  const late = 20
  const record = (await finishedRecord(id)).replace(/^seed: /m, `late: ${late}\nseed: `)
  await openGame(page, await openRecord(record, async () => rules), 'analysis')
  await expect(page.locator('.findings-summary')).toBeVisible({ timeout: 90_000 })
  await expect(page.locator('.table')).toHaveAttribute('data-position', String(late))
  const graph = page.getByRole('slider', { name: analysisWords.chanceOfAll })
  await expect(graph).toHaveAttribute('min', String(late))
  await page.getByRole('tab', { name: analysisWords.allTurns }).click()
  for (const turn of ['last', 'first'] as const) {
    await page.locator('.findings ol button')[turn]().click()
    await expect.poll(() => position(page)).toBe(Number(await graph.inputValue()))
  }
  expect(await position(page)).toBeGreaterThanOrEqual(late)
})

test('a replay leads there, a game that goes on does not', async ({ page }) => {
  const [id] = GAMES
  const rules = await loadRules(id)
  await openGame(page, await openRecord(await finishedRecord(id), async () => rules), 'replay')
  await page.getByRole('button', { name: words.analyse }).click()
  await expect(page).toHaveURL(/\/analysis\//)
  await startGame(page, id)
  await page.goto(page.url().replace('/play/', '/analysis/'))
  await expect(page.getByText(words.analyseLater)).toBeVisible()
})

test.describe('chances beside the board', () => {
  const barOf = (page: Page) => page.getByRole('img', { name: analysisWords.chanceOfAll })
  const gameWith = async (secrets: boolean) => {
    for (const id of GAMES) {
      const rules = await gameFolder(id)!.rules()
      if (rules.secrets === secrets) return rules
    }
    throw new Error('no game is like that')
  }

  test('are there for those who want them', async ({ page }) => {
    await startGame(page, (await gameWith(false)).id)
    await settle(page)
    await expect(barOf(page)).toHaveCount(0)
    await page.getByRole('button', { name: words.settings }).click()
    await page.getByLabel(settingsWords.chances).click()
    await page.keyboard.press('Escape')
    await expect(barOf(page)).toHaveAttribute('aria-label', /Mara \d+ %, Ada \d+ %$/)
  })

  test.describe('once they are wanted', () => {
    test.use({ storageState: settled({ chances: true }) })

    test('are those of the position that is looked at', async ({ page }) => {
      const game = await gameWith(true)
      await openGame(page, await openRecord(await finishedRecord(game.id), async () => game), 'replay')
      const bar = barOf(page)
      await expect(bar).toHaveAttribute('aria-label', /\d+ %$/)
      const first = await bar.getAttribute('aria-label')
      await page.getByRole('button', { name: tableWords.last, exact: true }).click()
      await expect(bar).toHaveAttribute('aria-label', / 100 %/)
      await page.getByRole('button', { name: tableWords.first, exact: true }).click()
      await expect(bar).toHaveAttribute('aria-label', first!)
    })
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('board, graph and findings share the screen', async ({ page }) => {
    await analysed(page, GAMES[0])
    const board = await page.locator('.board').boundingBox()
    expect(board?.height).toBeGreaterThan(200)
    for (const part of ['.board', '.chances', '.findings'])
      await expect(page.locator(part)).toBeInViewport({ ratio: 0.9 })
    const cut = await page.locator('.chances text').evaluateAll((figures) =>
      figures.flatMap((figure) => {
        const { left, right } = figure.getBoundingClientRect()
        return left < 0 || right > innerWidth ? [figure.textContent] : []
      }),
    )
    expect(cut).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
  })
})
