import { choices, expect, settle, startGame, tableWords, test } from './helpers.ts'
import { settled } from './setup.ts'

test.use({ storageState: settled({ speed: 'fast' }) })

const moment = '.moment'

/** Plays the first answer again and again until a big moment is on the screen. */
async function playToMoment(page: import('@playwright/test').Page): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    const found = await page.waitForFunction(() => {
      if (document.querySelector('.moment')) return 'moment'
      if (document.querySelector('dialog .result')) return 'over'
      return document.querySelector('.choice[data-move]') && 'asked'
    })
    const what = await found.jsonValue()
    if (what === 'moment') return
    expect(what).toBe('asked')
    await choices(page).last().click()
  }
  throw new Error('no moment in 400 decisions')
}

test('an outbreak is told in pictures: points change with its scene, a key goes on, Escape leads to the next question', async ({
  page,
}) => {
  await startGame(page, 'rattus')
  await settle(page)
  await playToMoment(page)
  const title = page.locator(`${moment} h2`)
  await expect(title).toContainText('The plague strikes')
  await expect(page.locator(`${moment}-points em`)).toHaveCount(0)
  await page.keyboard.press('Space')
  await expect(page.locator(moment).getByRole('button', { name: tableWords.play })).toBeVisible()
  await page.keyboard.press('g')
  await expect(title).not.toContainText('The plague strikes')
  await page.keyboard.press('Escape')
  await expect(page.locator(moment)).toHaveCount(0)
  expect(await settle(page)).not.toBe('curtain')
  await expect(page.locator('.happened')).toBeVisible()
})
