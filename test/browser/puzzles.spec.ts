import type { Page } from '@playwright/test'
import { replyTo, type Reply } from '#bots/reply.ts'
import { seedLuck } from '#engine/luck.ts'
import { gameFolder, puzzling } from '#games/index.ts'
import { dayOf, dueOn, puzzleOn } from '#lessons/puzzle-day.ts'
import { matchOf } from '#lessons/puzzle-play.ts'
import { nextPuzzle, NO_SCORE, ratedAfter } from '#lessons/puzzle-score.ts'
import { puzzlesIn, type Puzzle } from '#lessons/puzzle.ts'
import { text as german } from '#web/puzzles/text/de.ts'
import { text as english } from '#web/puzzles/text/en.ts'
import { choiceOf, choose, expect, expectNoScroll, position, test, words } from './helpers.ts'
import { PHONE, settled } from './setup.ts'

const IDS = puzzling().map(({ id }) => id)
const [FIRST] = IDS

const puzzlesOf = async (id: string): Promise<Puzzle[]> => puzzlesIn(await gameFolder(id)!.puzzles())

/** The moves that a puzzle tells of, by name: the answer, then others. */
async function told(id: string, puzzle: Puzzle): Promise<string[]> {
  const { moves } = matchOf(await gameFolder(id)!.rules(), puzzle).open[0]
  return puzzle.options.map(({ move }) => moves[move].name)
}

/** What comes of the second best move. */
async function replyOf(id: string, puzzle: Puzzle): Promise<Reply> {
  const game = await gameFolder(id)!.game()
  const { state, open } = matchOf(game, puzzle)
  const [ask] = open
  const situation = { game, view: game.view(state, ask.seat), ask, luck: seedLuck(`reply ${puzzle.id}`) }
  const [best, second] = puzzle.options.map(({ move }) => ask.moves[move])
  return replyTo(situation, state, second, best)
}

const make = (page: Page, move: string): Promise<void> => choose(choiceOf(page, move))

for (const id of IDS)
  test(`${id}: a puzzle is solved on its board, and why is seen`, async ({ page }) => {
    const puzzles = await puzzlesOf(id)
    const puzzle = nextPuzzle(puzzles, NO_SCORE, id)!
    const [answer] = await told(id, puzzle)
    await page.goto(`/puzzles/${id}`)
    await expect(page.locator('.course li')).toHaveCount(puzzles.length)
    await page.getByRole('link', { name: english.next }).click()
    await page.waitForURL(`**/puzzles/${id}/${puzzle.id}`)
    await expect(page.locator('.guide-order')).toBeInViewport()
    await make(page, answer)
    await expect(page.locator('.reaction.is-solved')).toBeInViewport()
    const rating = ratedAfter(NO_SCORE.rating, 0, puzzle.rating, true)
    await expect(page.locator('.puzzle-gain')).toContainText(english.streak(1))
    await expect(page.locator('.puzzle-gain')).toContainText(String(rating))
    await expect(page.locator('.puzzle-why li')).toHaveCount(puzzle.options.length)
    await page.getByRole('button', { name: english.watch }).click()
    await expect.poll(() => position(page)).toBeGreaterThan(puzzle.made.length)
    await page.getByRole('button', { name: english.endLine }).click()
    await expect(page.locator('.reaction.is-solved')).toBeInViewport()
    await page.goto(`/puzzles/${id}`)
    await expect(page.locator('main')).toContainText(english.score(rating, 1, 1))
    await expect(page.locator('.course .tick')).toHaveCount(1)
  })

test('a wrong move says so and can be taken back; the rating counts the first try only', async ({ page }) => {
  const [puzzle] = await puzzlesOf(FIRST)
  const [answer, wrong] = await told(FIRST, puzzle)
  await page.goto(`/puzzles/${FIRST}/${puzzle.id}`)
  await make(page, wrong)
  await expect(page.locator('.reaction')).toContainText(english.wrong)
  await expect(page.locator('.reaction')).toContainText(english.chanceOf(puzzle.options[1].chance))
  const { line, lacks } = await replyOf(FIRST, puzzle)
  const { terms } = await gameFolder(FIRST)!.text.en()
  if (lacks !== null) await expect(page.locator('.reaction')).toContainText(english.lacks(terms[lacks]))
  await expect.poll(() => position(page)).toBe(puzzle.made.length + 1 + line.length) // what it leads to is seen on the board
  await expect(page.locator('.puzzle-why')).toHaveCount(0)
  await page.getByRole('button', { name: english.tryAgain }).click()
  await expect.poll(() => position(page)).toBe(puzzle.made.length)
  await make(page, answer)
  await expect(page.locator('.reaction.is-solved')).toContainText(english.right)
  await page.goto(`/puzzles/${FIRST}`)
  const rating = ratedAfter(NO_SCORE.rating, 0, puzzle.rating, false)
  await expect(page.locator('main')).toContainText(english.score(rating, 0, 0))
})

test('who gives up sees the answer, and can play on from there', async ({ page }) => {
  const [puzzle] = await puzzlesOf(FIRST)
  await page.goto(`/puzzles/${FIRST}/${puzzle.id}`)
  await page.getByRole('button', { name: english.giveUp }).click()
  await expect(page.locator('.reaction.is-solved')).toContainText(english.answer)
  await page.getByRole('button', { name: english.playOn }).click()
  await page.waitForURL('**/play/*')
  await expect.poll(() => position(page)).toBeGreaterThan(puzzle.made.length)
})

test('keys lead to the next puzzle and out of it', async ({ page }) => {
  const puzzles = await puzzlesOf(FIRST)
  const [puzzle] = puzzles
  await page.goto(`/puzzles/${FIRST}/${puzzle.id}`)
  await expect(page.locator('.guide-order')).toBeVisible()
  await page.keyboard.press('n')
  await page.waitForURL(`**/puzzles/${FIRST}/${nextPuzzle(puzzles, NO_SCORE, FIRST, puzzle.id)!.id}`)
  await expect(page.locator('.guide-order')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.waitForURL(`**/puzzles/${FIRST}`)
})

test('addresses that name no puzzle say so', async ({ page }) => {
  for (const path of ['nonsense', `${FIRST}/0-99999`, 'nonsense/1-1', 'today/1-1', `${FIRST}/1-1/more`]) {
    await page.goto(`/puzzles/${path}`)
    await expect(page.getByRole('heading', { name: words.notFound })).toBeVisible()
  }
})

test.describe('on a phone, in German', () => {
  test.use({ ...PHONE, storageState: settled({ language: 'de' }) })
  for (const id of IDS)
    test(`${id}: a puzzle`, async ({ page }) => {
      const puzzle = (await puzzlesOf(id)).at(-1)!
      const [answer] = await told(id, puzzle)
      await page.goto(`/puzzles/${id}/${puzzle.id}`)
      await expect(page.locator('.guide-order')).toBeInViewport()
      await expect(page.locator('.guide')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      await expectNoScroll(page)
      await make(page, answer)
      await expect(page.locator('.reaction.is-solved')).toBeInViewport()
      await expect(page.getByRole('button', { name: german.next, exact: true }).last()).toBeInViewport()
      await expectNoScroll(page)
    })
})

test.describe('the puzzle of the day', () => {
  test.use({ serviceWorkers: 'allow' })

  test('is reached from the home page and solved without a network', async ({ page, context }) => {
    const date = new Date(2026, 4, 1, 12)
    const { id, title } = dueOn(dayOf(date), puzzling())!
    const puzzle = puzzleOn(dayOf(date), IDS.length, await puzzlesOf(id))!
    const [answer] = await told(id, puzzle)
    await page.clock.setFixedTime(date)
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('link', { name: words.puzzleOfTheDay(title.en) }).click()
    await page.waitForURL('**/puzzles/today')
    await make(page, answer)
    await expect(page.locator('.reaction.is-solved')).toBeInViewport()
  })
})
