import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { dice, expect, GAMES, inTop, openFinished, playOn, startGame, test, words } from './helpers.ts'
import { settled } from './setup.ts'

async function expectAccessible(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  expect(grave, screen).toEqual([])
}

for (const theme of ['light', 'dark']) {
  test.describe(theme, () => {
    test.use({ storageState: settled({ theme }) })

    test('pages have no grave barriers', async ({ page }) => {
      for (const path of ['/', '/about', '/parts', '/nowhere']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page, path)
      }
      await page.getByRole('button', { name: words.settings }).click()
      await expectAccessible(page, 'settings')
    })

    for (const id of GAMES)
      test(`${id} has no grave barriers`, async ({ page }) => {
        for (const path of [`/new/${id}`, `/rules/${id}`]) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expectAccessible(page, path)
        }
        await startGame(page, id)
        await playOn(page, dice(21), 6)
        await expectAccessible(page, 'table')
        await inTop(page, words.share).click()
        await expectAccessible(page, 'share')
        await page.keyboard.press('Escape')
        await inTop(page, words.replay).click()
        await expect(page.locator('.replay-bar')).toBeVisible()
        await expectAccessible(page, 'replay')
        await openFinished(page, id)
        await expectAccessible(page, 'result')
      })
  })
}
