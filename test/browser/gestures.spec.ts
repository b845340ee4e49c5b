import type { Page } from '@playwright/test'
import { expect, GAMES, position, settle, startGame, tableWords, test } from './helpers.ts'
import { PHONE, SMALL } from './setup.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of a place where a tap or a click would answer. */
const onAnswer = (page: Page): Promise<Point> =>
  page.locator('.board').evaluate((board) => {
    const boxes = [...board.querySelectorAll('.spot.is-legal')].map((spot) => spot.getBoundingClientRect())
    const { x, y, width, height } = boxes[0] ?? board.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })

/** Fingers go down, move step by step, and are lifted. */
async function touch(page: Page, steps: readonly (readonly Point[])[]): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const [first, ...later] = steps.map((points) => points.map(({ x, y }, id) => ({ x, y, id })))
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: first })
  for (const touchPoints of later) await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await cdp.detach()
}

const STEPS = [0, 20, 40, 60, 80]
const enlarged = (page: Page) => page.locator('.zoom.is-zoomed')

/** What was done has played nothing: neither the screen nor the shelf has gone on, and nothing is half begun. */
async function expectNothingPlayed(page: Page, at: number): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await position(page)).toBe(at)
  await expect(page.locator('.bar .widen')).toHaveCount(0)
}

/** What the button that enlarges the board lies on: the board, or another part of the line at the top. */
const coveredBy = (page: Page): Promise<string[]> =>
  page.locator('.zoom-buttons').evaluate((buttons) => {
    const { left, right, top, bottom } = buttons.getBoundingClientRect()
    const others = [...document.querySelectorAll('.zoom, .left, .top > :not(.zoom-buttons)')]
    return others.flatMap((other) => {
      const box = other.getBoundingClientRect()
      const across = Math.min(right, box.right) - Math.max(left, box.left)
      const down = Math.min(bottom, box.bottom) - Math.max(top, box.top)
      return across > 0.5 && down > 0.5 ? [other.className] : []
    })
  })

/** Whether a place of the board that can be chosen is in sight; true where the board offers none. */
const showsPlaces = (page: Page): Promise<boolean> =>
  page.locator('.zoom').evaluate((frame) => {
    const { top, bottom } = frame.getBoundingClientRect()
    const places = [...frame.querySelectorAll('.spot.is-legal')].map((place) => place.getBoundingClientRect())
    return places.length === 0 || places.some((box) => box.top > top - 1 && box.bottom < bottom + 1)
  })

for (const id of GAMES) {
  test.describe(`${id}: fingers`, () => {
    test.use(PHONE)

    test('that pinch or drag the board enlarge and move it, and play nothing', async ({ page }) => {
      await startGame(page, id)
      await settle(page)
      const at = await position(page)
      const { x, y } = await onAnswer(page)
      await touch(
        page,
        STEPS.map((by) => [
          { x: x - 10 - by / 2, y },
          { x: x + 10 + by / 2, y },
        ]),
      )
      await expect(enlarged(page)).toBeVisible()
      expect(await page.evaluate(() => visualViewport?.scale)).toBe(1) // the board, and not the page
      await expectNothingPlayed(page, at)
      const spot = await onAnswer(page)
      const before = await page.locator('.zoom-inner').getAttribute('style')
      await touch(
        page,
        STEPS.map((by) => [{ x: spot.x - by, y: spot.y - by / 2 }]),
      )
      await expect(page.locator('.zoom-inner')).not.toHaveAttribute('style', before ?? '')
      await expectNothingPlayed(page, at)
    })
  })

  for (const viewport of [PHONE.viewport, SMALL])
    test.describe(`${id} at ${viewport.width} × ${viewport.height}`, () => {
      test.use({ ...PHONE, viewport })

      test('what enlarges the board covers nothing, and places to choose are in sight', async ({ page }) => {
        await startGame(page, id)
        await settle(page)
        await expect.poll(() => showsPlaces(page)).toBe(true)
        await page.getByRole('button', { name: tableWords.zoomIn }).tap()
        await expect(enlarged(page)).toBeVisible()
        expect(await coveredBy(page)).toEqual([])
        await page.getByRole('button', { name: tableWords.wholeBoard }).tap()
        await expect(enlarged(page)).toHaveCount(0)
        expect(await coveredBy(page)).toEqual([])
      })
    })

  test(`${id}: a mouse that drags the board plays nothing`, async ({ page }) => {
    await startGame(page, id)
    await settle(page)
    const at = await position(page)
    await page.getByRole('button', { name: tableWords.zoomIn }).click()
    await expect(enlarged(page)).toBeVisible()
    const before = await page.locator('.zoom-inner').getAttribute('style')
    const box = (await page.locator('.zoom').boundingBox())!
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    for (const by of STEPS) await page.mouse.move(from.x - by, from.y - by / 2)
    await page.mouse.up()
    await expect(page.locator('.zoom-inner')).not.toHaveAttribute('style', before ?? '')
    await expectNothingPlayed(page, at)
  })
}
