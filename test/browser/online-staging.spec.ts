import type { Page } from '@playwright/test'
import { answer, dice, logLines, position } from './helpers.ts'
import { askedOf, begin, expect, makeTable, sit, test, together, type Somebody } from './online.ts'
import { SHORT } from '../some-games.ts'

// Several browsers and a server share one machine here.
test.describe.configure({ timeout: 180_000 })

/** Many of these pass before anything of a decision is shown. */
const A_MOMENT_MS = 16

/** What tells how far a game has come. */
const whatIsShown = async (page: Page) => ({
  position: await position(page),
  scores: await page.locator('.left .seat-score').allTextContents(),
  log: await logLines(page),
})

/** Makes decisions until the one has just decided and the other is asked. */
async function untilAsked(asked: Somebody, after: Somebody, random: () => number): Promise<number> {
  let last: Somebody | null = null
  for (let n = 0; n < 20; n++) {
    const person = await askedOf([asked, after])
    const at = await position(person.page)
    if (person === asked && last === after) return at
    await answer(person.page, random)
    await together([asked, after], at + 1)
    last = person
  }
  throw new Error('they never took turns')
}

test('what somebody else decides is shown when its time has come, and nothing of it before', async ({ house }) => {
  const mara = await house.come('Mara')
  const path = await makeTable(mara, SHORT)
  const bruno = await house.come('Bruno', { path, settings: { speed: 'slow' } })
  await sit(bruno)
  await begin([mara, bruno])
  const random = dice(17)
  const before = await untilAsked(mara, bruno, random)
  const shown = await whatIsShown(bruno.page)
  const positions = await bruno.page.locator('.table').evaluateHandle((table) => {
    const seen = [Number(table.dataset.position)]
    new MutationObserver(() => seen.push(Number(table.dataset.position))).observe(table, {
      attributeFilter: ['data-position'],
    })
    return seen
  })

  await bruno.page.clock.install() // from here on his time passes only when it is told to
  await bruno.page.clock.pauseAt(Date.now() + 15_000)
  await answer(mara.page, random)
  await together([mara], before + 1)
  await expect
    .poll(async () => {
      await bruno.page.clock.runFor(A_MOMENT_MS) // news is gathered so long
      return bruno.page.locator('.staging-buttons').count()
    })
    .toBe(1) // he knows of it, and is about to see it
  expect(await whatIsShown(bruno.page)).toEqual(shown)

  await bruno.page.clock.resume()
  await together([bruno], before + 1)
  const seen = await positions.jsonValue()
  expect(seen).toEqual(seen.map((_, i) => before + i))
  expect((await whatIsShown(bruno.page)).log.length).toBeGreaterThan(shown.log.length)
})
