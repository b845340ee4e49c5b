import { chromiumPath } from '../../scripts/packages.ts'
import { expect, GAMES, test } from './helpers.ts'
import { expectPlayable, openFull } from './in-sight.ts'

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
