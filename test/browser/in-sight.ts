import type { Page } from '@playwright/test'
import { expect, expectNoScroll, loadRules, openGame, settle } from './helpers.ts'
import { findPosition, gameAt } from './positions.ts'

/**
 * Answers to the open question that cannot be seen: their button is cut off or folded away, and no place of the board or card of the hand that is lit for
 * them is in sight.
 */
const unseen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const screen = new DOMRect(0, 0, innerWidth, innerHeight)
    const clips = '.choices, .bar, .hand-cards, .zoom'
    /** A board that is higher than its frame can be moved up and down; no other is. */
    const slides = (board: Element | null): boolean => !!board && getComputedStyle(board).overflowY === 'auto'
    /** What part of a box can be seen inside all that cuts it off. */
    const share = (element: Element): number => {
      const box = element.getBoundingClientRect()
      if (slides(element.closest('.zoom'))) return box.left > -1 && box.right < innerWidth + 1 ? 1 : 0
      let [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom]
      for (let at: Element | null = element.closest(clips); at; at = at.parentElement?.closest(clips) ?? null) {
        const cut = at.getBoundingClientRect()
        ;[left, right] = [Math.max(left, cut.left), Math.min(right, cut.right)]
        ;[top, bottom] = [Math.max(top, cut.top), Math.min(bottom, cut.bottom)]
      }
      const across = Math.min(right, screen.right) - Math.max(left, screen.left)
      const down = Math.min(bottom, screen.bottom) - Math.max(top, screen.top)
      return across > 0 && down > 0 ? (across * down) / (box.width * box.height) : 0
    }
    const lit = new Set<string>()
    for (const spot of document.querySelectorAll<HTMLElement>('.spot.is-legal'))
      if (share(spot) > 0.6) spot.dataset.moves?.split(' ').forEach((move) => lit.add(move))
    return [...document.querySelectorAll<HTMLElement>('.choice[data-move]')].flatMap((choice) => {
      const { move = '' } = choice.dataset
      const listed = !choice.closest('.fold') && share(choice) > 0.97
      return listed || lit.has(move) ? [] : [move]
    })
  })

/** Every answer can be seen without scrolling: in the bar, on the board or in the hand. */
export const expectAnswersInSight = (page: Page): Promise<void> => expect.poll(() => unseen(page)).toEqual([])

/** A table for the most people that a game was recorded with, in its middle. */
export async function openFull(page: Page, id: string): Promise<number> {
  const rules = await loadRules(id)
  const most = rules.seats.max
  const position = findPosition(rules, ({ match, at }) => match.setup.seats === most && at >= 30)
  await openGame(page, gameAt(position))
  await settle(page)
  return most
}

/** Nothing to scroll to, the board large enough, every answer and every name to be seen. */
export async function expectPlayable(page: Page, seats: number, board: number): Promise<void> {
  await expectNoScroll(page)
  for (const part of ['.zoom', '.prompt', '.top'])
    await expect(page.locator(part).first()).toBeInViewport({ ratio: 0.99 })
  const box = await page.locator('.zoom').boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(board)
  const names = page.locator('.left .seat-name')
  await expect(names).toHaveCount(seats)
  for (const name of await names.all()) await expect(name).toBeInViewport({ ratio: 0.99 })
  await expectAnswersInSight(page)
}
