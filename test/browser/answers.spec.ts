import type { Game } from '#engine/game.ts'
import { ask } from '#engine/play.ts'
import { dice, expect, GAMES, loadRules, openGame, playOn, settle, startGame, test } from './helpers.ts'
import { expectAnswersInSight } from './in-sight.ts'
import { gameAt, recordsOf, type Position } from './positions.ts'
import { DESKTOP, PHONE } from './setup.ts'

const MOST_KINDS = 14

/** For each kind of question the recorded position with the most answers; of many kinds those with the most. */
function largestQuestions(game: Game): Position[] {
  const largest = new Map<string, { readonly position: Position; readonly answers: number }>()
  for (const { match, states } of recordsOf(game))
    for (const [at, { seat }] of match.decisions.entries()) {
      const question = ask(game, states[at]).find((one) => one.seat === seat)
      if (!question || question.moves.length <= (largest.get(question.step.do)?.answers ?? 1)) continue
      largest.set(question.step.do, { position: { match, at, seat }, answers: question.moves.length })
    }
  return [...largest.values()]
    .toSorted((a, b) => b.answers - a.answers)
    .slice(0, MOST_KINDS)
    .map(({ position }) => position)
}

for (const id of GAMES) {
  test(`${id}: the largest questions show all their answers, on a desk and on a phone`, async ({ page }) => {
    test.slow()
    const largest = largestQuestions(await loadRules(id))
    expect(largest.length).toBeGreaterThan(1)
    for (const position of largest) {
      await page.setViewportSize(DESKTOP)
      await openGame(page, gameAt(position))
      await settle(page)
      await expectAnswersInSight(page)
      await page.setViewportSize(PHONE.viewport)
      await expect(page.locator('.table')).toHaveAttribute('data-room', 'tall')
      await expectAnswersInSight(page)
    }
  })

  test(`${id}: whatever is asked, all answers are in sight`, async ({ page }) => {
    await startGame(page, id)
    const random = dice(23)
    for (let n = 0; n < 10 && (await settle(page)) === 'asked'; n++) {
      await expectAnswersInSight(page)
      await playOn(page, random, 1)
    }
  })
}
