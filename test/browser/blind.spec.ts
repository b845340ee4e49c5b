import { globSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { pastOf } from '#engine/past.ts'
import { gameFolder } from '#games/index.ts'
import { fold, held } from '#session/entries.ts'
import { courseOf } from '#session/course.ts'
import type { DescribePosition } from '#table/position.ts'
import { dice, expect, loadRules, position, savedGame, settle, startGame, tableWords, test } from './helpers.ts'

/** How each game tells its position. */
const DESCRIBED = new Map<string, DescribePosition>()
for (const file of globSync('games/*/table/position/index.ts').sort()) {
  const { describePosition } = (await import(new URL(`../../${file}`, import.meta.url).href)) as {
    describePosition: DescribePosition
  }
  DESCRIBED.set(file.split(/[\\/]/)[1], describePosition)
}

/** So many decisions are made by ear. */
const DECISIONS = 25

/** All that a screen reader reads of the position: headings and items of lists, by their roles alone. */
async function heard(page: Page): Promise<{ headings: string[]; items: string[] }> {
  const region = page.getByRole('region', { name: tableWords.inWords, exact: true })
  await expect(region.getByRole('heading', { level: 3 }).first()).toBeAttached()
  const [headings, items] = await Promise.all([
    region.getByRole('heading', { level: 3 }).allTextContents(),
    region.getByRole('listitem').allTextContents(),
  ])
  return { headings, items }
}

/** The same as the view of the one at the screen says it. */
async function meant(page: Page, id: string, at: number): Promise<{ headings: string[]; items: string[] }> {
  const [{ saved, entries }, rules, text] = await Promise.all([
    savedGame(page),
    loadRules(id),
    gameFolder(id)?.text.en(),
  ])
  const describe = DESCRIBED.get(id)
  if (!text || !describe) throw new Error(`no words of ${id}`)
  const { match } = fold(held(rules, saved.setup), entries)
  const course = courseOf(pastOf(match), 0)
  const who = (seat: number) => saved.seating[seat].name
  const chapters = describe({ view: course.view(at), text, who, language: 'en' })
  return {
    headings: chapters.map(({ title }) => title),
    items: chapters.flatMap(({ places }) =>
      places.map(({ name, facts }) => [name, facts.join('; ')].filter(Boolean).join(': ')),
    ),
  }
}

/** Both of one and the same position: others may decide while one listens. */
async function compare(page: Page, id: string): Promise<void> {
  for (let at = await position(page), before = -1; at !== before;) {
    before = at
    const told = await heard(page)
    at = await position(page)
    if (at === before) expect(told).toEqual(await meant(page, id, at))
  }
}

for (const id of DESCRIBED.keys())
  test(`${id} can be played by ear: the position is told in full at every decision`, async ({ page }) => {
    test.slow()
    await startGame(page, id)
    const random = dice(11)
    for (let n = 0; n < DECISIONS; n++) {
      if ((await settle(page)) === 'over') break
      const asked = page.getByRole('status').filter({ hasText: /\S/ })
      await expect(asked.first()).not.toBeEmpty()
      await compare(page, id)
      // All buttons but those that only open a list of others.
      const answers = page
        .getByRole('region', { name: tableWords.choices })
        .getByRole('button')
        .and(page.locator(':not([aria-expanded])'))
      const at = await position(page)
      const pick = Math.floor(random() * (await answers.count()))
      await answers.nth(pick).focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => position(page)).toBeGreaterThan(at)
    }
  })

test('keys lead to every part of the table, and a page names them', async ({ page }) => {
  const [id] = DESCRIBED.keys()
  test.skip(id === undefined, 'no game tells its position')
  await startGame(page, id)
  await settle(page)
  await page.keyboard.press('p')
  await expect(page.getByRole('region', { name: tableWords.inWords, exact: true })).toBeFocused()
  await page.keyboard.press('a')
  await expect(page.locator('.choices button:focus, .choices :focus').first()).toBeVisible()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: tableWords.keysTitle })
  await expect(help).toBeVisible()
  await expect(help).toContainText(tableWords.keys.w)
})
