import type { Page } from '@playwright/test'
import { gameFolder } from '#games/index.ts'
import { text as settingsGerman } from '#web/settings/text/de.ts'
import { text as settingsWords } from '#web/settings/text/en.ts'
import { text as german } from '#web/text/de.ts'
import { text as coachWords } from '#web/coach/text/en.ts'
import { text as coachGerman } from '#web/coach/text/de.ts'
import type { Language } from '#engine/text.ts'
import {
  choices,
  choose,
  expect,
  GAMES,
  openFinished,
  position,
  settle,
  setUpGame,
  tableWords,
  test,
  words,
} from './helpers.ts'
import { PHONE, unsettled } from './setup.ts'

const APP = { en: words, de: german }
const SETTINGS = { en: settingsWords, de: settingsGerman }
const COACH = { en: coachWords, de: coachGerman }
/** A newcomer, but that bots and animation need no time. */
const newcomer = (language: Language, changes: object = {}) =>
  unsettled({ language, speed: 'off', pace: 'none', muted: true, endTurn: false, ...changes })
/** So many decisions there are at most until a question of another kind. */
const SOON = 30
/** So many show that nothing is said any more. */
const A_FEW = 5

async function courseOf(id: string, language: Language) {
  const folder = gameFolder(id)
  if (!folder) throw new Error(`no game '${id}'`)
  const [course, text] = await Promise.all([folder.course(), folder.courseText[language]()])
  return { coach: course.coach, text }
}

/** The kind of question that is open, once the coach has heard of it. */
async function askedNow(page: Page): Promise<string> {
  const status = page.locator('[data-asked]:not([data-asked=""])')
  await expect(status).toHaveCount(1)
  return (await status.getAttribute('data-asked')) ?? ''
}

/** Decides until another card is due, and gives its name; null if none comes soon. */
async function nextCard(
  page: Page,
  asked: Readonly<Record<string, string | null>>,
  seen: readonly string[],
  soon = SOON,
): Promise<string | null> {
  for (let n = 0; n < soon; n++) {
    const at = await position(page)
    await page.mouse.move(0, 0) // nothing that lies under the pointer is to say what it is
    await choose(choices(page).first())
    if ((await settle(page, at)) !== 'asked') return null
    const card = asked[await askedNow(page)]
    if (card !== null && !seen.includes(card)) return card
  }
  return null
}

/** Buttons of the page are in a menu where there is little room. */
async function press(page: Page, label: string, language: Language): Promise<void> {
  const menu = page.locator('header.top').getByRole('button', { name: APP[language].menu })
  if (await menu.isVisible()) {
    await menu.click()
    await page.locator('dialog').getByRole('button', { name: label, exact: true }).click()
  } else await page.locator('header.top').getByRole('button', { name: label, exact: true }).click()
}

/** A first game, past its goal. */
async function begin(page: Page, id: string): Promise<void> {
  await setUpGame(page, id)
  await expect(page.locator('dialog .goal-card')).toBeVisible()
  await page.keyboard.press('Escape')
}

/** A newcomer's first minutes, from the home page to the first cards. */
async function firstSteps(page: Page, id: string, language: Language): Promise<void> {
  const { coach, text } = await courseOf(id, language)
  const card = page.locator('.guide.coach')
  const goal = page.locator('dialog .goal-card')
  await page.goto('/')
  await expect(page.locator('.new-here')).toBeVisible()
  await setUpGame(page, id)
  await expect(goal).toContainText(text.goal)
  await expect(goal).toContainText(text.ends)
  await expect(goal.locator('.goal-picture :is(svg, div)').first()).toBeVisible()
  await expect(card).toHaveCount(0)
  await goal.getByRole('button', { name: COACH[language].begin }).click()
  await expect(goal).toHaveCount(0)

  await settle(page)
  const first = coach.asked[await askedNow(page)]
  if (first === null) throw new Error('the first question has no card')
  await expect(card).toContainText(text.coach[first].about)
  await expect(card).toContainText(text.coach[first].look)
  const [said, bar] = [await card.boundingBox(), await page.locator('.bar').boundingBox()]
  if (!said || !bar) throw new Error('nothing is drawn')
  const apart = said.y + said.height <= bar.y + 1 || said.x >= bar.x + bar.width - 1
  expect(apart).toBe(true)
  await card.getByRole('button', { name: COACH[language].gotIt }).click()
  await expect(card).toHaveCount(0)

  const second = await nextCard(page, coach.asked, [first])
  if (second === null) throw new Error('no other question came')
  await expect(card).toContainText(text.coach[second].about)
  await page.reload()
  await settle(page)
  await askedNow(page)
  await expect(card).toHaveCount(0) // each is shown once, and so is the goal
  await expect(goal).toHaveCount(0)
  await press(page, COACH[language].goal, language)
  await expect(goal).toContainText(text.goal)
  await goal.getByRole('button').click()
  await press(page, APP[language].settings, language)
  await page.getByRole('checkbox', { name: SETTINGS[language].coach }).click()
  await page.locator('dialog').getByRole('button', { name: APP[language].close }).click()
  const third = await nextCard(page, coach.asked, [first, second], A_FEW)
  if (third !== null) await askedNow(page)
  await expect(card).toHaveCount(0)
}

test.describe('a newcomer', () => {
  test.use({ storageState: newcomer('en') })
  for (const id of GAMES)
    test(`is told the goal of ${id}, then what each kind of question is about, once`, async ({ page }) => {
      await firstSteps(page, id, 'en')
    })

  test('plays at once, and is told the goal', async ({ page }) => {
    await page.goto('/')
    await page.locator('.cover').first().getByRole('button').click()
    await expect(page.locator('dialog .goal-card')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.locator('dialog .goal-card')).toHaveCount(0)
  })

  test('wants no more tips', async ({ page }) => {
    await begin(page, GAMES[0])
    const card = page.locator('.guide.coach')
    await card.getByRole('button', { name: coachWords.noMore }).click()
    await expect(card).toHaveCount(0)
    await press(page, words.settings, 'en')
    await expect(page.getByRole('checkbox', { name: settingsWords.coach })).not.toBeChecked()
  })

  for (const id of GAMES)
    test(`asks what matters now in ${id}, and hears the same again in the same turn`, async ({ page }) => {
      await begin(page, id)
      await settle(page)
      await askedNow(page)
      await press(page, coachWords.matters, 'en')
      const said = page.locator('.guide.coach [aria-busy=false]')
      await expect(said).toContainText(coachWords.matters)
      const lines = await said.innerText()
      expect(lines.split('\n').filter((line) => line.trim()).length).toBeGreaterThan(1)
      await page.locator('.guide.coach').getByRole('button', { name: coachWords.gotIt }).click()
      await press(page, coachWords.matters, 'en')
      expect(await said.innerText()).toBe(lines)
    })

  for (const id of GAMES.filter((one) => gameFolder(one)?.manifest.short))
    test(`plays a short game of ${id}, which starts late`, async ({ page }) => {
      await page.goto(`/learn/${id}`)
      await page.locator(`a[href="/new/${id}#short"]`).click()
      await expect(page.getByRole('checkbox', { name: words.shortGame })).toBeChecked()
      await page.locator('.new-game [type=submit]').click()
      const minutes = gameFolder(id)?.manifest.short?.minutes ?? 0
      await expect(page.locator('dialog .goal-card')).toContainText(words.minutes(minutes, minutes))
      await page.keyboard.press('Escape')
      expect(await settle(page)).toBe('asked')
      expect(await position(page)).toBeGreaterThan(20)
      await expect(page.getByRole('button', { name: tableWords.undo, exact: true })).toBeDisabled()
    })

  test('who looks at a game that is over is told nothing', async ({ page }) => {
    await openFinished(page, GAMES[0])
    await expect(page.locator('dialog .goal-card')).toHaveCount(0)
    await expect(page.locator('.guide.coach')).toHaveCount(0)
  })
})

test.describe('a newcomer on a phone, in German', () => {
  test.use({ ...PHONE, locale: 'de-DE', storageState: newcomer('de') })

  test('has the whole board, also under a card, which folds when the board is touched', async ({ page }) => {
    await begin(page, GAMES[0])
    const card = page.locator('.guide.coach')
    const board = page.locator('.zoom')
    await expect(card).toBeInViewport({ ratio: 1 })
    const small = await board.boundingBox()
    const [said, bar] = [await card.boundingBox(), await page.locator('.bar').boundingBox()]
    if (!small || !said || !bar) throw new Error('nothing is drawn')
    expect(said.y + said.height).toBeLessThanOrEqual(bar.y + 1)
    await board.tap({ position: { x: 4, y: 4 } })
    await expect(card).toHaveCount(0)
    await page.getByRole('button', { name: coachGerman.coach, exact: true }).tap()
    await expect(card).toBeVisible()
    await card.getByRole('button', { name: coachGerman.gotIt }).tap()
    await expect(card).toHaveCount(0)
    expect(await board.boundingBox()).toEqual(small)
  })

  for (const id of GAMES)
    test(`is told the goal of ${id}, then what each kind of question is about, once`, async ({ page }) => {
      await firstSteps(page, id, 'de')
    })
})
