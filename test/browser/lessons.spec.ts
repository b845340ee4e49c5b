import type { Page } from '@playwright/test'
import { gameFolder, GAMES } from '#games/index.ts'
import type { LessonCourse } from '#lessons/format.ts'
import { choiceOf, choices, choose, expect, expectNoScroll, test, words } from './helpers.ts'
import { PHONE, settled } from './setup.ts'
import { text as german } from '#web/lessons/text/de.ts'
import { text as english } from '#web/lessons/text/en.ts'

const TEACHING = Object.values(GAMES).flatMap(({ manifest }) => (manifest.learn ? [manifest.id] : []))

const loadCourse = (id: string): Promise<LessonCourse> => gameFolder(id)!.course()

/** Makes a move by its button. */
async function make(page: Page, move: string): Promise<void> {
  await choose(choiceOf(page, move))
}

/** Solves the lesson on the screen; its answers, its words and its reaction are all in sight. */
async function solve(page: Page, solution: readonly string[]): Promise<void> {
  await expect(page.locator('.guide-order')).toBeInViewport()
  for (const move of solution) await make(page, move)
  await expect(page.locator('.reaction.is-solved')).toBeInViewport()
}

for (const id of TEACHING) {
  test(`${id}: the whole course by clicks, down to the game at its end`, async ({ page }) => {
    const { lessons } = await loadCourse(id)
    await page.goto('/')
    await page.locator(`.cover a[href="/learn/${id}"]`).click()
    await page.getByRole('link', { name: english.begin }).click()
    for (const { solution } of Object.values(lessons)) {
      await solve(page, solution)
      await page.getByRole('button', { name: english.next, exact: true }).click()
    }
    await page.getByRole('button', { name: english.guidedPlay }).click()
    await page.waitForURL('**/play/*')
    await expect(choices(page).first()).toBeAttached()
    await page.goto(`/learn/${id}`)
    await expect(page.locator('.course .tick')).toHaveCount(Object.keys(lessons).length + 1)
  })
}

test.describe('on a phone, in German', () => {
  test.use({ ...PHONE, storageState: settled({ language: 'de' }) })
  for (const id of TEACHING)
    test(`${id}: all lessons`, async ({ page }) => {
      const { lessons } = await loadCourse(id)
      await page.goto(`/learn/${id}/1`)
      for (const { solution } of Object.values(lessons)) {
        await solve(page, solution)
        await expectNoScroll(page)
        await page.getByRole('button', { name: german.next, exact: true }).click()
      }
      await expect(page.getByRole('button', { name: german.guidedPlay })).toBeVisible()
    })
})

const [FIRST] = TEACHING

test('on a low screen what is said leaves room for the answers', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  for (const id of TEACHING) {
    await page.goto(`/learn/${id}/1`)
    await expect(page.locator('.guide')).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.guide-order')).toBeInViewport({ ratio: 1 })
    await expect(choices(page).first()).toBeAttached()
    // Both at the same moment: a hand that comes in makes room for itself.
    const { end, begin, height } = await page.evaluate(() => {
      const box = (name: string) => document.querySelector(name)!.getBoundingClientRect()
      return { end: box('.guide').bottom, begin: box('.bar').top, height: box('.bar').height }
    })
    expect(end, id).toBeLessThanOrEqual(begin + 1)
    expect(height, id).toBeGreaterThan(80)
  }
})

test('a legal move that misses the point gets its reaction and is taken back', async ({ page }) => {
  const { lessons } = await loadCourse(FIRST)
  const { turns, solution } = Object.values(lessons)[0]
  const text = await gameFolder(FIRST)!.courseText.en()
  const [turn, { test: moves }] = Object.entries(turns).find(([, { when }]) => 'move' in when)!
  await page.goto(`/learn/${FIRST}/1`)
  for (const move of moves) await make(page, move)
  await expect(page.locator('.reaction')).toContainText(Object.values(text.lessons)[0].turns[turn])
  await page.getByRole('button', { name: english.tryAgain }).click()
  await solve(page, solution)
})

test('who wants to be shown sees the way lit, and can go it by keyboard', async ({ page }) => {
  const { lessons } = await loadCourse(FIRST)
  const { solution } = Object.values(lessons)[0]
  await page.goto(`/learn/${FIRST}/1`)
  await expect(page.locator('.guide-order')).toBeVisible()
  await page.keyboard.press('h')
  for (const move of solution) {
    await expect(page.locator('.choice.is-previewed')).toHaveAttribute('data-move', move)
    await page.locator('.choice.is-previewed').press('Enter')
  }
  await page.locator('.reaction.is-solved button').press('Enter')
  for (const n of [2, 3]) {
    await expect(page.locator('.guide-head')).toContainText(english.lesson(n, Object.keys(lessons).length))
    await page.keyboard.press('n')
  }
  await expect(page).toHaveURL(/\/4$/)
  await expect(page.locator('.guide-order')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: english.goOn })).toHaveAttribute('href', `/learn/${FIRST}/2`)
})

test('an address that leads to no lesson says so', async ({ page }) => {
  for (const path of [`/learn/${FIRST}/0`, `/learn/${FIRST}/99`, `/learn/${FIRST}/x`, '/learn/nothing']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: words.notFound })).toBeVisible()
  }
})

test('only newcomers are told where to begin', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('.new-here')).toBeVisible()
  await page.reload()
  await expect(page.locator('.cover').first()).toBeVisible()
  await expect(page.locator('.new-here')).toHaveCount(0)
})
