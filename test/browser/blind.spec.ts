import { globSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { pastOf, type Past } from '#engine/past.ts'
import { gameFolder } from '#games/index.ts'
import { fold, held } from '#session/entries.ts'
import { courseOf } from '#session/course.ts'
import type { DescribePosition } from '#table/position.ts'
import {
  dice,
  expect,
  loadRules,
  openGame,
  position,
  savedGame,
  settle,
  startGame,
  tableWords,
  test,
} from './helpers.ts'
import { gameAt, recordsOf, type Position } from './positions.ts'

/** How each game tells its position. */
const DESCRIBED = new Map<string, DescribePosition>()
for (const file of globSync('games/*/table/position/index.ts').sort()) {
  const { describePosition } = (await import(new URL(`../../${file}`, import.meta.url).href)) as {
    describePosition: DescribePosition
  }
  DESCRIBED.set(file.split(/[\\/]/)[1], describePosition)
}

/** So many decisions of the opening are made by ear; with WHOLE=1 all of them, to the result, which takes half an hour. */
const OPENING = process.env.WHOLE ? 5000 : 10
/** The end of a game is played from where the recorded one had so many decisions to go; bad play makes it no longer than the second. */
const [LEFT, MOST] = [30, 150]

interface Heard {
  readonly headings: readonly string[]
  readonly items: readonly string[]
}

/** A line of what a screen reader gets, without its role. */
const plain = (line: string): string => (line.startsWith('"') ? (JSON.parse(line) as string) : line)

/** All that a screen reader reads of the position: headings and items of lists, from the accessibility tree alone. */
async function heard(page: Page): Promise<Heard> {
  const region = page.getByRole('region', { name: tableWords.inWords, exact: true })
  await expect(region.getByRole('heading', { level: 3 }).first()).toBeAttached()
  const lines = (await region.ariaSnapshot()).split('\n').map((line) => line.trim())
  const all = (pattern: RegExp) => lines.flatMap((line) => pattern.exec(line)?.slice(1) ?? []).map(plain)
  return { headings: all(/^- heading (".*") \[level=3\]$/), items: all(/^- listitem: (.*)$/) }
}

/** Words as the tree has them: what is written on several lines is read as one. */
const spoken = (words: string): string => words.replace(/\s+/g, ' ').trim()

/** What the view of the one at the screen says, in words, position by position. */
async function teller(page: Page, id: string): Promise<(at: number) => Promise<Heard>> {
  const [rules, text, describe] = [await loadRules(id), await gameFolder(id)?.text.en(), DESCRIBED.get(id)]
  if (!text || !describe) throw new Error(`no words of ${id}`)
  let past: Past | undefined
  return async (at) => {
    const { saved, entries } = await savedGame(page)
    past = pastOf(fold(held(rules, saved.setup), entries).match, past)
    const me = saved.seating.findIndex(({ player }) => player === 'me')
    const who = (seat: number) => saved.seating[seat].name
    const chapters = describe({ view: courseOf(past, me).view(at), text, who, language: 'en' })
    return {
      headings: chapters.map(({ title }) => spoken(title)),
      items: chapters.flatMap(({ places }) =>
        places.map(({ name, facts }) => spoken([name, facts.join('; ')].filter(Boolean).join(': '))),
      ),
    }
  }
}

/** Both of one and the same position: others may decide while one listens. */
async function compare(page: Page, meant: (at: number) => Promise<Heard>): Promise<void> {
  for (let at = await position(page), before = -1; at !== before;) {
    before = at
    const told = await heard(page)
    at = await position(page)
    if (at === before) expect(told).toEqual(await meant(at))
  }
}

/** Plays by ear: at every decision the question is said and the position told in full. Says how it ended. */
async function playByEar(page: Page, id: string, most: number): Promise<'over' | 'enough'> {
  const meant = await teller(page, id)
  const random = dice(11)
  for (let n = 0; n < most; n++) {
    if ((await settle(page)) === 'over') return 'over'
    await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).not.toBeEmpty()
    await compare(page, meant)
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
  return 'enough'
}

/** Shortly before the end of the longest recorded game of two: there it is near, however one plays. */
async function nearEnd(id: string): Promise<Position> {
  const games = recordsOf(await loadRules(id)).filter(({ match }) => match.setup.seats === 2)
  const [{ match }] = games.toSorted((a, b) => b.match.decisions.length - a.match.decisions.length)
  const at = match.decisions.length - LEFT
  return { match, at, seat: match.decisions[at].seat }
}

for (const id of DESCRIBED.keys()) {
  test(`${id} can be begun by ear: the position is told in full at every decision`, async ({ page }) => {
    if (process.env.WHOLE) test.setTimeout(0)
    else test.slow()
    await startGame(page, id)
    expect(await playByEar(page, id, OPENING)).toBe(process.env.WHOLE ? 'over' : 'enough')
  })

  test(`${id} can be played to its end by ear, and who has won is said`, async ({ page }) => {
    test.slow()
    await openGame(page, gameAt(await nearEnd(id), 'medium'))
    expect(await playByEar(page, id, MOST)).toBe('over')
    const { saved } = await savedGame(page)
    const winners = saved.winners!.map((seat) => saved.seating[seat].name)
    const said = winners.length === saved.seating.length ? tableWords.draw : tableWords.wins(winners)
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2, name: said })).toBeVisible()
  })
}

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
