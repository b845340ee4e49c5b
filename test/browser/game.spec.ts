import { pastOf } from '#engine/past.ts'
import { ask, openness } from '#engine/play.ts'
import type { State } from '#engine/state.ts'
import { fold, held } from '#session/entries.ts'
import type { Page } from '@playwright/test'
import {
  answer,
  choiceOf,
  choices,
  choose,
  dice,
  expect,
  expectNoScroll,
  GAMES,
  loadRules,
  openGame,
  playOn,
  position,
  savedGame,
  settle,
  startGame,
  tableWords,
  test,
  words,
} from './helpers.ts'
import { findPosition, gameAt, type Position } from './positions.ts'

/** How many questions are answered by keyboard, if there are so many. */
const BY_KEYBOARD = 12

/** The last decision of a recorded game is still to be made. */
const lastDecision = async (id: string): Promise<Position> =>
  findPosition(await loadRules(id), ({ match, at }) => at === match.decisions.length - 1)

for (const id of GAMES) {
  test.describe(id, () => {
    test('a game against bots by clicks', async ({ page }) => {
      await startGame(page, id)
      const random = dice(7)
      for (let n = 0; n < 4; n++) {
        await playOn(page, random, 3)
        await expectNoScroll(page)
      }
    })

    test('the last decision leads to the result', async ({ page }) => {
      const last = await lastDecision(id)
      await openGame(page, gameAt(last))
      await settle(page)
      await choose(choiceOf(page, last.match.decisions[last.at].move.name))
      await expectResult(page)
      await page.goto('/')
      const finished = page.locator('.saved', { has: page.getByRole('heading', { name: words.finished }) })
      await expect(finished.locator('.saved-link')).toHaveCount(1)
    })

    test('a game by keyboard alone', async ({ page }) => {
      await page.goto(`/new/${id}#seed=keyboard`)
      await startByKeyboard(page)
      const random = dice(11)
      let answered = 0
      let state = await settle(page)
      while (state === 'asked' && answered < BY_KEYBOARD) {
        const at = await position(page)
        if (answered === 0) await tabTo(page, '.choice[data-move]')
        await answerByKeyboard(page, random)
        answered++
        state = await settle(page, at)
      }
      expect(state === 'over' || answered === BY_KEYBOARD).toBe(true)
    })

    test('two people at one screen', async ({ page }) => {
      const { secrets } = await loadRules(id)
      await startGame(page, id, ['me', 'friend'])
      const random = dice(13)
      const askedSeats = new Set<number>()
      let curtains = 0
      for (let n = 0; n < 40 && (askedSeats.size < 2 || n < 10); n++) {
        if ((await settle(page)) === 'curtain') {
          curtains++
          await expectNothingShown(page)
          await page.getByRole('button', { name: tableWords.ready }).click()
          await settle(page)
        }
        const seats = await page
          .locator('.left .seat')
          .evaluateAll((all) => all.flatMap((seat, i) => (seat.classList.contains('is-asked') ? [i] : [])))
        for (const seat of seats) askedSeats.add(seat)
        if ((await settle(page, await answer(page, random))) === 'over') break
      }
      expect(askedSeats).toEqual(new Set([0, 1]))
      expect(await page.content()).not.toContain((await savedGame(page)).saved.setup.seed)
      expect(curtains > 0).toBe(secrets && (await hadSecret(page, id)))
    })
  })
}

/** Whether somebody who was asked saw what the others did not, or gave an answer that they may not know. */
async function hadSecret(page: Page, id: string): Promise<boolean> {
  const { saved, entries } = await savedGame(page)
  const rules = await loadRules(id)
  const { match } = fold(held(rules, saved.setup), entries)
  const isSecret = (state: State, seat: number) =>
    !openness(rules, state).move ||
    JSON.stringify(rules.view(state, seat)) !== JSON.stringify(rules.view(state, 'spectator'))
  return pastOf(match).states.some((state) => ask(rules, state).some(({ seat }) => isSecret(state, seat)))
}

async function expectResult(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: tableWords.result })
  await expect(dialog.locator('.winners h2')).not.toBeEmpty()
  const total = dialog.getByRole('row', { name: tableWords.total })
  await expect(total.or(dialog.getByRole('heading', { name: tableWords.wanted }))).toBeVisible()
  if (await total.isVisible()) await expect(dialog.getByRole('img', { name: tableWords.scoresOverTurns })).toBeVisible()
  await dialog.getByRole('button', { name: tableWords.close }).click()
  await expect(dialog).toBeHidden()
  await expectNoScroll(page)
  await page.getByRole('button', { name: tableWords.showResult }).click()
  await expect(dialog).toBeVisible()
}

/** While the curtain is up there is nothing of the game on the page, not even out of sight. */
async function expectNothingShown(page: Page): Promise<void> {
  await expect(page.locator('.table, .board, .spot, .seat, [data-move], [data-spot], .log')).toHaveCount(0)
  await expect(page.locator('#app > *')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Pass to /)
}

/** Two seats, me against a bot, and go. */
async function startByKeyboard(page: Page): Promise<void> {
  await expect(page.getByRole('radio', { name: '2' })).toBeVisible()
  await tabTo(page, 'input[name=seats]')
  const two = page.getByRole('radio', { name: '2' })
  for (let n = 0; n < 10 && !(await two.isChecked()); n++) await page.keyboard.press('ArrowLeft')
  await expect(page.locator('.seat-row')).toHaveCount(2)
  await tabTo(page, '[type=submit]')
  await page.keyboard.press('Enter')
  await expect(page.locator('.table')).toBeVisible()
}

/** The focus is on the answers already: after the first one it comes back to them by itself. */
async function answerByKeyboard(page: Page, random: () => number): Promise<void> {
  await expect(choices(page).first()).toBeFocused()
  const steps = Math.floor(random() * Math.min(6, await choices(page).count()))
  for (let i = 0; i < steps; i++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
}

/** Presses Tab until the focus is where it should be; a long way is a failure. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const there = () => page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)
  for (let i = 0; i < 40 && !(await there()); i++) await page.keyboard.press('Tab')
  expect(await there(), `Tab leads to ${selector}`).toBe(true)
}
