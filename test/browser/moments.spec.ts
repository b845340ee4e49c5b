import { globSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { pastOf } from '#engine/past.ts'
import { parseRecord, replay } from '#engine/record.ts'
import { newGame } from '#web/local/saved.ts'
import { choices, expect, loadRules, openGame, seatingOf, settle, tableWords, test } from './helpers.ts'
import { PHONE, settled } from './setup.ts'

/** Where a big moment begins, of each game that has some. */
type Span = (events: readonly object[], from: number) => number
const SPANS = new Map<string, Span>()
for (const file of globSync('games/*/table/moments/span.ts').sort()) {
  const { span } = (await import(new URL(`../../${file}`, import.meta.url).href)) as { span: Span }
  SPANS.set(file.split(/[\\/]/)[1], span)
}

/** Brings a game to the decision of a recorded one that a big moment follows, and makes it. */
async function playMoment(page: Page, id: string): Promise<void> {
  const rules = await loadRules(id)
  for (const file of globSync(`games/${id}/test/records/*.revier`).sort()) {
    const match = replay(rules, parseRecord(readFileSync(file, 'utf8')))
    const { events } = pastOf(match)
    const n = events.findIndex((told, i) => i > 0 && told.some((_, from) => (SPANS.get(id)?.(told, from) ?? 0) > 0))
    if (n < 0) continue
    const { seat, move } = match.decisions[n - 1]
    const seating = seatingOf(Array.from({ length: match.setup.seats }, (_, i) => (i === seat ? 'me' : 'medium')))
    const entries = match.decisions
      .slice(0, n - 1)
      .map((one) => ({ kind: 'decide' as const, seat: one.seat, move: one.move.name }))
    await openGame(page, newGame(rules, match.setup, seating, entries))
    await settle(page)
    await page.evaluate(
      (name) =>
        document.querySelector(`[data-move="${name}"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
      move.name,
    )
    return
  }
  throw new Error(`no recorded game of ${id} has a big moment`)
}

const moment = '.moment'

for (const id of SPANS.keys())
  test.describe(id, () => {
    test.use({ storageState: settled({ speed: 'fast' }) })

    test('shows a big moment scene by scene: it can be paused, gone through by key and skipped', async ({ page }) => {
      await playMoment(page, id)
      const panel = page.locator(moment)
      await expect(panel).toBeVisible()
      await page.keyboard.press('Space')
      await expect(panel.getByRole('button', { name: tableWords.play })).toBeVisible()
      const first = await panel.locator('.moment-number').textContent()
      await page.keyboard.press('g')
      await expect(panel.locator('.moment-number')).not.toHaveText(first ?? '')
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)
      await settle(page)
    })
  })

test.describe('on a phone', () => {
  test.skip(SPANS.size === 0, 'no game has big moments')
  test.use({ ...PHONE, storageState: settled({ speed: 'fast' }) })

  test('a big moment fits, and a tap goes on', async ({ page }) => {
    await playMoment(page, [...SPANS.keys()][0])
    const panel = page.locator(moment)
    await expect(panel).toBeVisible()
    const box = await panel.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 390 && box.y + box.height <= 844).toBe(true)
    const number = panel.locator('.moment-number')
    await panel.getByRole('button', { name: tableWords.pause }).click()
    const first = await number.textContent()
    await panel.locator('h2').click()
    await expect(number).not.toHaveText(first ?? '')
    await panel.getByRole('button', { name: tableWords.skipToMine }).click()
    await expect(choices(page).first().or(page.locator('dialog .result'))).toBeVisible()
  })
})
