import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { gameFolder } from '#games/index.ts'
import { dice, expect, GAMES, inTop, openFinished, playOn, settle, startGame, test, words } from './helpers.ts'
import { settled } from './setup.ts'

/** What is the same in the dark need not be looked at twice. */
const RULES_OF: Readonly<Record<string, readonly string[] | null>> = { light: null, dark: ['color-contrast'] }

async function expectAccessible(page: Page, screen: string, rules: readonly string[] | null): Promise<void> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze()
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  expect(grave, screen).toEqual([])
}

/** The list of a game's puzzles, if it has some. */
const puzzlesOf = (id: string): string[] => (gameFolder(id)?.manifest.puzzles ? [`/puzzles/${id}`] : [])

for (const theme of ['light', 'dark']) {
  test.describe(theme, () => {
    test.use({ storageState: settled({ theme }) })
    const look = (page: Page, screen: string) => expectAccessible(page, screen, RULES_OF[theme])

    test('pages have no grave barriers', async ({ page }) => {
      for (const path of ['/', '/about', '/parts', '/puzzles', '/nowhere']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await look(page, path)
      }
      await page.getByRole('button', { name: words.settings }).click()
      await expect(page.getByRole('dialog').getByRole('checkbox')).not.toHaveCount(0) // its words come with it
      await look(page, 'settings')
      await startGame(page, GAMES[0])
      await settle(page)
      await inTop(page, words.share).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await look(page, 'share')
    })

    for (const id of GAMES) {
      test(`${id}: its pages have no grave barriers`, async ({ page }) => {
        for (const path of [`/new/${id}`, `/rules/${id}`, ...puzzlesOf(id)]) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await look(page, path)
        }
      })

      test(`${id}: its table has no grave barriers`, async ({ page }) => {
        await startGame(page, id)
        await playOn(page, dice(21), 2)
        await look(page, 'table')
        await inTop(page, words.replay).click()
        await expect(page.locator('.replay-bar')).toBeVisible()
        await look(page, 'replay')
      })

      test(`${id}: its result has no grave barriers`, async ({ page }) => {
        await openFinished(page, id)
        await look(page, 'result')
      })
    }
  })
}
