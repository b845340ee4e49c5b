import { expect, GAMES, test } from './helpers.ts'
import { expectPlayable, openFull } from './in-sight.ts'

/** Screens from a small phone to a large desk; twice as large letters or a zoom of 200 % leave half the room. */
const SIZES: readonly (readonly [width: number, height: number, room: 'wide' | 'tall' | 'side', board: number])[] = [
  [360, 640, 'tall', 150],
  [390, 844, 'tall', 300],
  [844, 390, 'side', 300],
  [820, 1180, 'tall', 600],
  [1366, 768, 'wide', 480],
  [1920, 1080, 'wide', 650],
  [2560, 1440, 'wide', 900],
  [683, 384, 'side', 250],
]

for (const id of GAMES)
  test(`${id} is playable at every size`, async ({ page }) => {
    const seats = await openFull(page, id)
    for (const [width, height, room, board] of SIZES) {
      await page.setViewportSize({ width, height })
      await expect(page.locator('.table')).toHaveAttribute('data-room', room)
      await test.step(`${width} × ${height}`, () => expectPlayable(page, seats, board))
    }
  })
