import type { Page } from '@playwright/test'
import { expect, GAMES, loadRules, openGame, settle, test } from './helpers.ts'
import { findPosition, gameAt } from './positions.ts'
import { DESKTOP, PHONE, settled, SMALL } from './setup.ts'

const SMALLEST = 11
/** Boards that grow with the number of people are looked at with so many at most. */
const MOST = 4

/** Words on the board, three letters or more, that are written smaller than can be read; marks and numbers are no words. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((smallest) => {
    const scale = (element: Element): number => {
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
      return matrix ? Math.hypot(matrix.b, matrix.d) : 1
    }
    return [...document.querySelectorAll('.board *')].flatMap((element) => {
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const word = own.map(({ textContent }) => textContent?.trim()).join('')
      if (!/\p{Letter}{3}/u.test(word) || element.getClientRects().length === 0) return []
      if (element.closest('.visually-hidden') || getComputedStyle(element).visibility === 'hidden') return []
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale(element)
      return size < smallest - 0.05 ? [`${word}: ${size.toFixed(1)}`] : []
    })
  }, SMALLEST)

/** Parts of the line with the own goal that are cut off. */
const cutGoals = (page: Page): Promise<string[]> =>
  page
    .locator('.goal, .goal *')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
        .map((part) => part.innerHTML),
    )

for (const language of ['en', 'de'])
  for (const id of GAMES)
    test.describe(`${id} (${language})`, () => {
      test.use({ storageState: settled({ language }) })

      test('names on the board can be read on a desk, on a phone and on a small one', async ({ page }) => {
        const rules = await loadRules(id)
        const seats = Math.min(rules.seats.max, MOST)
        const position = findPosition(rules, ({ match, at }) => match.setup.seats === seats && at >= 30)
        await openGame(page, gameAt(position))
        await settle(page)
        for (const size of [DESKTOP, PHONE.viewport, SMALL]) {
          await page.setViewportSize(size)
          await expect(page.locator('.table')).toHaveAttribute('data-room', size === DESKTOP ? 'wide' : 'tall')
          await expect.poll(() => tooSmall(page)).toEqual([])
          await expect.poll(() => cutGoals(page)).toEqual([])
        }
      })
    })
