import type { Locator, Page } from '@playwright/test'
import { foresee } from '#engine/foresee.ts'
import { ask } from '#engine/play.ts'
import {
  choiceOf,
  choices,
  choose,
  clickSpot,
  closeDialog,
  dice,
  expect,
  expectSaved,
  GAMES,
  inBar,
  inTop,
  loadRules,
  logLines,
  offeredMoves,
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
import { canBeTakenBack, findPosition, gameAt, type Found } from './positions.ts'
import { settled } from './setup.ts'

/** What a player would compare before and after. */
const whatIsShown = async (page: Page) => ({
  position: await position(page),
  prompt: await page.locator('.prompt').textContent(),
  moves: await offeredMoves(page),
  scores: await page.locator('.left .seat-score').allTextContents(),
  log: await logLines(page),
})

for (const id of GAMES) {
  test.describe(id, () => {
    test('a step and a turn are taken back', async ({ page }) => {
      const open = findPosition(await loadRules(id), (one) => canBeTakenBack(one, 1))
      const { match, at } = open
      await openGame(page, gameAt(open))
      await settle(page)
      const before = await whatIsShown(page)
      const again = choiceOf(page, match.decisions[at].move.name)
      for (const name of [tableWords.undo, tableWords.undoTurn]) {
        await choose(again)
        await settle(page, at)
        await inTop(page, name).click()
        await expect.poll(() => position(page)).toBeLessThanOrEqual(at)
        if (name === tableWords.undo) await expect.poll(() => whatIsShown(page)).toEqual(before)
      }
      const { entries } = await savedGame(page)
      expect(entries.filter(({ kind }) => kind === 'back')).toHaveLength(2)
    })

    test('a place where nothing can be done says why, with a link to the rule', async ({ page }) => {
      const alert = page.getByRole('alert')
      const rules = await loadRules(id)
      for (let least = 0; least < 60 && !(await alert.isVisible()); least += 12) {
        await openGame(page, gameAt(findPosition(rules, ({ at }) => at >= least)))
        await settle(page)
        await tryImpossible(page, alert)
      }
      await expect(alert).toContainText(tableWords.whyNot)
      const link = alert.getByRole('link')
      const clause = (await link.getAttribute('href'))?.split('#')[1] ?? ''
      expect(clause).toMatch(/^[A-Z]+-\d/)
      await link.click()
      const marked = page.locator('.drawer .paragraph.is-marked').first()
      await expect(page.locator('.board')).toBeInViewport() // the rules stand beside it
      await expect(marked).toBeInViewport()
      await expect(marked).toHaveAttribute('data-clauses', new RegExp(`(^| )${clause}( |$)`))
    })

    test('a reload in the middle of a turn changes nothing', async ({ page }) => {
      await openMiddle(page, id)
      await playOn(page, dice(5), 1)
      const before = await whatIsShown(page)
      await expectSaved(page)
      await page.reload()
      await settle(page)
      expect(await whatIsShown(page)).toEqual(before)
    })

    test('nothing is shown before its time: positions only go on', async ({ page }) => {
      await openMiddle(page, id)
      const shown = await page.locator('.table').evaluateHandle((table) => {
        const positions = [Number(table.dataset.position)]
        const note = () => positions.push(Number(table.dataset.position))
        new MutationObserver(note).observe(table, { attributeFilter: ['data-position'] })
        return positions
      })
      await playOn(page, dice(5), 2)
      const positions = await shown.jsonValue()
      expect(positions.length).toBeGreaterThan(2)
      expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    })

    test('the past: log, steps, scrubbing, and back to now', async ({ page }) => {
      await openMiddle(page, id)
      const now = await position(page)
      const shown = () => position(page)
      await page.locator('.right .log-line').first().click()
      await expect.poll(shown).toBeLessThan(now)
      await expect(choices(page)).toHaveCount(0)
      await inBar(page, tableWords.backToNow).click()
      await expect.poll(shown).toBe(now)
      await expect(choices(page).first()).toBeAttached()

      await page.keyboard.press('l')
      await page.keyboard.press('ArrowUp')
      await expect(page.locator('.right .log-line').last()).toBeFocused()
      await page.keyboard.press('Home')
      await page.keyboard.press('Enter')
      await expect.poll(shown).toBeLessThan(now)
      await page.goBack() // leads to the present, and not to where the game was set up
      await expect.poll(shown).toBe(now)
      await expect(choices(page).first()).toBeAttached()

      await inTop(page, words.replay).click()
      await inBar(page, tableWords.previous).click()
      await expect.poll(shown).toBe(now - 1)
      await inBar(page, tableWords.first).click()
      await expect.poll(shown).toBe(0)
      await inBar(page, tableWords.next).click()
      await expect.poll(shown).toBe(1)
      await page.locator('.replay-controls input').fill(String(now - 2))
      await expect.poll(shown).toBe(now - 2)
      await inBar(page, tableWords.play).click()
      await expect.poll(shown).toBe(now)
      await expect(inBar(page, tableWords.play)).toBeDisabled()
      await inBar(page, tableWords.backToNow).click()
      await expect(choices(page).first()).toBeAttached()
    })

    test('a position of the past is continued as a new game', async ({ page }) => {
      await openMiddle(page, id)
      const old = await savedGame(page)
      await inTop(page, words.replay).click()
      await page.locator('.replay-controls input').fill('2')
      await inBar(page, tableWords.continueHere).click()
      await expect(page).not.toHaveURL(new RegExp(old.saved.id))
      await playOn(page, dice(6), 1)
      await expectSaved(page)
      const fresh = await savedGame(page)
      expect(fresh.entries.slice(0, 2)).toEqual(old.entries.slice(0, 2))
      expect(fresh.saved.setup).toEqual(old.saved.setup)
      await page.goBack()
      await settle(page)
      expect(await savedGame(page)).toEqual(old)
    })

    test('two tabs with one game agree, even if both move at once', async ({ page, context }) => {
      await openMiddle(page, id, 'friend')
      await ready(page)
      const other = await context.newPage()
      await other.goto(page.url())
      await ready(other)
      const at = await position(page)
      await choose(choices(page).first())
      await expect.poll(() => knownDecisions(other)).toBeGreaterThan(at)

      for (let round = 0; round < 2; round++) {
        await Promise.all([ready(page), ready(other)])
        const before = await keptDecisions(page)
        await Promise.all([clickNow(page, 0), clickNow(other, -1)])
        await expect
          .poll(async () => {
            const known = [await knownDecisions(page), await knownDecisions(other)]
            const kept = await keptDecisions(page)
            return kept > before && known.every((decisions) => decisions === kept) // not before one of them is kept
          })
          .toBe(true)
        expect(await whatIsShown(page)).toEqual(await whatIsShown(other))
      }
      await page.reload()
      await ready(page)
      expect(await whatIsShown(page)).toEqual(await whatIsShown(other))
    })
  })
}

/** Clicks places at which nothing can be done, one after the other, until one of them says why. */
async function tryImpossible(page: Page, alert: Locator): Promise<void> {
  for (const spot of await page.locator('.board .spot:not(.is-legal)').all()) {
    const isReached = await clickSpot(page, spot).then(
      () => true,
      () => false,
    )
    if (isReached && (await alert.isVisible())) return
  }
}

/** A game that somebody at the screen is in the middle of. */
async function openMiddle(page: Page, id: string, others?: 'friend'): Promise<void> {
  const somewhere = findPosition(await loadRules(id), ({ at }) => at >= 12)
  await openGame(page, gameAt(somewhere, others))
  await settle(page)
}

/** Takes the screen if it is being passed on. */
async function ready(page: Page): Promise<void> {
  if ((await settle(page)) === 'curtain') await page.getByRole('button', { name: tableWords.ready }).click()
  await settle(page)
}

/** Clicks what is there at this moment: another tab may take it away before a pointer could arrive. */
const clickNow = (page: Page, index: number): Promise<void> =>
  page.evaluate((index) => [...document.querySelectorAll<HTMLElement>('.choice[data-move]')].at(index)?.click(), index)

/** How far the game has come where both tabs keep it. */
const keptDecisions = async (page: Page): Promise<number> => (await savedGame(page)).saved.decisions

/** How far a tab has come; -1 if a curtain came down just now. */
const knownDecisions = async (page: Page): Promise<number> => {
  await ready(page)
  return page.evaluate(() => Number(document.querySelector<HTMLElement>('.table')?.dataset.position ?? -1))
}

test('bots of every level answer', async ({ page }) => {
  await startGame(page, GAMES[0], ['me', 'easy', 'hard'])
  await playOn(page, dice(2), 5)
  const movers = (await savedGame(page)).entries.map((entry) => entry.kind === 'decide' && entry.seat)
  expect(new Set(movers)).toEqual(new Set([0, 1, 2]))
})

/** Answers of bots come to the page only once it is told so, however fast they think. */
const holdAnswers = (page: Page) =>
  page.addInitScript(() => {
    const { set } = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage')!
    Object.defineProperty(Worker.prototype, 'onmessage', {
      set(hear: (event: MessageEvent) => void) {
        set!.call(this, (event: MessageEvent) => {
          const wait = () => (document.documentElement.dataset.hear ? hear(event) : requestAnimationFrame(wait))
          wait()
        })
      },
    })
  })

test('a thinking bot does not freeze the page', async ({ page }) => {
  await holdAnswers(page)
  const rules = await loadRules(GAMES[0])
  const turn = findPosition(rules, ({ match, at, seat }) => match.decisions[at + 1]?.seat !== seat)
  const { match, at } = turn
  await openGame(page, gameAt(turn, 'hard'))
  await choose(choiceOf(page, match.decisions[at].move.name))
  await expect(page.locator('.thinking')).toBeVisible()
  await inTop(page, words.settings).click()
  await closeDialog(page)
  await expect(page.locator('.thinking')).toBeVisible()
  await page.evaluate(() => (document.documentElement.dataset.hear = 'now'))
  await expect.poll(() => position(page)).toBeGreaterThan(at + 1)
})

test('a hint points out a move that can be made', async ({ page }) => {
  await startGame(page, GAMES[0])
  await settle(page)
  await inTop(page, tableWords.hint).click()
  await expect(page.locator('.choice.is-previewed')).toHaveCount(1)
  await expect(page.locator('.preview')).not.toBeEmpty()
  const hints = page.locator('.hints li button')
  await expect(hints.first()).toContainText(/\d %/)
  await expect(hints.first().locator('small')).not.toBeEmpty()
  const at = await position(page)
  await hints.first().click()
  await expect.poll(() => position(page)).toBeGreaterThan(at)
  await expect(hints).toHaveCount(0)
})

/** The decision that was made there cannot be taken back, and was not the only one possible. */
function isFinal({ match: { game, decisions }, at, seat, state }: Found): boolean {
  const view = game.view(state, seat)
  const own = ask(game, state).find((one) => one.seat === seat)
  return own !== undefined && own.moves.length > 1 && foresee(game, view, own, decisions[at].move).final
}

test.describe('with a question before what cannot be taken back', () => {
  test.use({ storageState: settled({ confirm: true }) })

  test('such a move is answered twice, and the way back is open in between', async ({ page }) => {
    const found = findPosition(await loadRules(GAMES[0]), isFinal)
    const { match, at } = found
    await openGame(page, gameAt(found))
    await settle(page)
    const wayBack = inBar(page, tableWords.allChoices)
    const move = choiceOf(page, match.decisions[at].move.name)
    const all = await choices(page).count()
    await choose(move)
    await expect(wayBack).toBeVisible()
    await expect(choices(page)).toHaveCount(1)
    await wayBack.click()
    await expect(choices(page)).toHaveCount(all)
    expect(await position(page)).toBe(at)
    await choose(move)
    await expect(wayBack).toBeVisible()
    await choose(move)
    await settle(page, at)
    await expect(wayBack).toBeHidden()
  })
})

test.describe('with animation', () => {
  test.use({ storageState: settled({ speed: 'slow' }) })

  test('pieces move, and the game goes on after that', async ({ page }) => {
    await startGame(page, GAMES[0])
    await settle(page)
    await choose(choices(page).first())
    await page.waitForFunction(() =>
      document.getAnimations().some(({ effect }) => (effect as KeyframeEffect)?.target?.closest('.board')),
    )
    expect(await playOn(page, dice(4), 3)).toBe(3)
  })
})

test.describe('with a question before a turn ends', () => {
  test.use({ storageState: settled({ endTurn: true }) })

  test('what would end it without saying so is asked for again', async ({ page }) => {
    const rules = await loadRules(GAMES[0])
    const last = findPosition(rules, ({ match, at, seat, state }) => {
      const question = ask(rules, state).find((one) => one.seat === seat)
      return (
        question !== undefined &&
        question.moves.length > 1 &&
        foresee(rules, rules.view(state, seat), question, match.decisions[at].move).until === 'other seat'
      )
    })
    const { match, at } = last
    await openGame(page, gameAt(last, 'friend'))
    await ready(page)
    const move = choiceOf(page, match.decisions[at].move.name)
    await choose(move)
    await expect(page.locator('.prompt')).toContainText(tableWords.sure.turn) // to somebody by name, where people share the screen
    await expect(choices(page)).toHaveCount(1)
    expect(await position(page)).toBe(at)
    await choose(move)
    await expect.poll(async () => (await savedGame(page)).saved.decisions).toBe(at + 1)
  })
})
