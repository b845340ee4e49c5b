import { dice, expect, GAMES, playOn, startGame, test } from './helpers.ts'

test.use({ serviceWorkers: 'allow' })

test('after one visit everything plays without a network', async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('.cover')).toHaveCount(GAMES.length)
  for (const id of GAMES) {
    await startGame(page, id)
    expect(await playOn(page, dice(1), 3)).toBe(3)
    await page.goto(`/rules/${id}`)
    await expect(page.getByRole('searchbox')).toBeVisible()
  }
})
