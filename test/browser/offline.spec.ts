import { dice, expect, GAMES, playOn, startGame, test, words } from './helpers.ts'

test.use({ serviceWorkers: 'allow' })

test('another version leaves open pages what they came with, and says that it is there', async ({ page, request }) => {
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect(page.locator('.new-version')).toHaveCount(0)
  await page.evaluate(async () => {
    for (const name of ['revier-oldest', 'revier-older'])
      await (await caches.open(name)).put('/assets/of-old.js', new Response(name))
    await navigator.serviceWorker.register('/sw.js?another')
  })
  await expect.poll(() => page.evaluate(() => caches.has('revier-oldest'))).toBe(false)
  const older = await page.evaluate(async () => (await fetch('/assets/of-old.js')).text())
  expect(older).toBe('revier-older')
  await expect(page.locator('.new-version')).toContainText(words.newVersion)
  expect((await request.get('/assets/of-old.js')).status()).toBe(404)
  await page.getByRole('button', { name: words.reload }).click()
  await expect(page.locator('.new-version')).toHaveCount(0)
})

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
