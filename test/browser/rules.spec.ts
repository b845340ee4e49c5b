import { expect, GAMES, settle, startGame, test, words } from './helpers.ts'
import { text as rulesWords } from '#table/text/rules.en.ts'
import { gameFolder } from '#games/index.ts'
import { PHONE } from './setup.ts'

/** How many pieces of text are coloured as hits, and as the one that is looked at. */
const coloured = () => [CSS.highlights.get('rules-hits')?.size ?? 0, CSS.highlights.get('rules-hit')?.size ?? 0]

for (const id of GAMES) {
  test(`${id}: what is searched for is counted, coloured, and gone through`, async ({ page }) => {
    await page.goto(`/rules/${id}`)
    const search = page.getByLabel(rulesWords.search)
    await search.fill('the')
    const status = page.locator('.rules-hits')
    await expect(status).toContainText(/^1 of \d+$/)
    const hits = Number((await status.innerText()).match(/of (\d+)/)?.[1])
    expect(hits).toBeGreaterThan(1)
    await expect.poll(() => page.evaluate(coloured)).toEqual([hits, 1])
    await page.getByRole('button', { name: rulesWords.nextHit }).click()
    await expect(status).toContainText(`2 of ${hits}`)
    await page.getByRole('button', { name: rulesWords.previousHit }).click()
    await page.getByRole('button', { name: rulesWords.previousHit }).click()
    await expect(status).toContainText(`${hits} of ${hits}`)
    await search.press('Enter')
    await expect(status).toContainText(`1 of ${hits}`)
    await search.fill('')
    await expect(status).toHaveCount(0)
    await expect.poll(() => page.evaluate(coloured)).toEqual([0, 0])
  })

  test(`${id}: examples show the board before and after`, async ({ page }) => {
    test.skip(!gameFolder(id)?.manifest.learn, 'it teaches nothing')
    await page.goto(`/rules/${id}`)
    const example = page.locator('.rules-example')
    await expect(example.first()).toBeVisible()
    const count = await example.count()
    for (let n = 0; n < count; n++) {
      await example.nth(n).locator('> summary').click()
      await expect(example.nth(n).locator('.board svg').first()).toBeVisible()
      await expect(example.nth(n).locator('.board')).toHaveCount(2)
      await expect(example.nth(n).locator('ol li').first()).toBeVisible()
      await example.nth(n).locator('> summary').click()
    }
  })

  test(`${id}: the summary is printed on one page`, async ({ page }) => {
    await page.goto(`/rules/${id}`)
    await expect(page.locator('.rules-part.is-summary')).toBeVisible()
    await page.evaluate(() => (document.documentElement.dataset.print = 'summary'))
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.rules-part:visible')).toHaveCount(1)
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
}

test('a browser that cannot colour text marks it', async ({ page }) => {
  const [id] = GAMES
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Highlight'))
  await page.goto(`/rules/${id}`)
  await page.getByLabel(rulesWords.search).fill('the')
  await expect(page.locator('.rules-body mark').first()).toBeVisible()
  const marks = await page.locator('.rules-body mark').count()
  await expect(page.locator('.rules-hits')).toContainText(`1 of ${marks}`)
  await expect(page.locator('mark.is-current')).toHaveCount(1)
})

test('the summary opens beside the board', async ({ page }) => {
  const [id] = GAMES
  await startGame(page, id)
  await settle(page)
  await page.locator('.top').getByRole('link', { name: words.rules }).click()
  await expect(page.locator('.drawer .rules-part.is-summary')).toBeVisible()
  await expect(page.locator('.board')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(PHONE)
  test('an example fits the width', async ({ page }) => {
    const [id] = GAMES.filter((one) => gameFolder(one)?.manifest.learn)
    test.skip(id === undefined, 'no game teaches')
    await page.goto(`/rules/${id}`)
    await page.locator('.rules-example summary').first().tap()
    await expect(page.locator('.rules-example .board svg').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
