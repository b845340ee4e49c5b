import { chromiumPath } from '../../scripts/packages.ts'
import { expect, expectNoScroll, GAMES, test } from './helpers.ts'
import { expectPlayable, openFull } from './in-sight.ts'
import { PHONE } from './setup.ts'

/** Somebody who has made all text twice as large. */
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  },
})

for (const id of GAMES)
  test(`${id} with large text gets the layout that still fits`, async ({ page }) => {
    const seats = await openFull(page, id)
    await expect(page.locator('.table')).toHaveAttribute('data-room', 'side')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    await expectPlayable(page, seats, 400)
  })

test.describe('on a phone', () => {
  test.use(PHONE)

  for (const id of GAMES)
    test(`${id} with large text leaves room for the board and every name`, async ({ page }) => {
      const seats = await openFull(page, id)
      await expect(page.locator('.table')).toHaveAttribute('data-room', 'tall')
      await expectNoScroll(page)
      const box = await page.locator('.board').boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(180)
      const names = page.locator('.left .seat-name')
      await expect(names).toHaveCount(seats)
      for (const part of [page.locator('.prompt'), ...(await names.all()), page.locator('.tabs')])
        await expect(part).toBeInViewport({ ratio: 0.99 })
      const last = page.locator('.choices button:not(.fold *)').last() // those that the board offers are listed on demand
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport({ ratio: 0.99 })
    })
})
