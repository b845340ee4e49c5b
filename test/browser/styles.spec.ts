import { globSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { halfwayRecord } from '../../scripts/sample.ts'
import { expect, GAMES, openFile, test } from './helpers.ts'

/** All style sheets that were built for a game, by its id. */
const BUILT: ReadonlyMap<string, string> = new Map(
  GAMES.map((id) => [
    id,
    globSync(`dist/assets/${id}-*.css`)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  ]),
)

/** The rules of a style sheet that concern anything on the page. */
const matching = (page: Page, css: string): Promise<string[]> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    const look = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) {
          const selector = rule.selectorText.replaceAll(/::[\w-]+/g, '')
          return document.querySelector(selector) ? [rule.selectorText] : []
        }
        return rule instanceof CSSGroupingRule ? look(rule.cssRules) : []
      })
    return look(sheet.cssRules)
  }, css)

for (const id of GAMES)
  test(`no style of another game touches ${id}`, async ({ page }) => {
    await openFile(page, `${id}.revier`, await halfwayRecord(id))
    await page.locator('.past-actions > .choice').click()
    await expect(page.locator('.choice[data-move]').first()).toBeAttached()
    const touched: Record<string, string[]> = {}
    for (const [other, css] of BUILT) touched[other] = await matching(page, css)
    expect(touched[id].length).toBeGreaterThan(10)
    delete touched[id]
    expect(Object.values(touched).flat()).toEqual([])
    await page.goto(`/rules/${id}`)
    await expect(page.locator('.rules figure').first()).toBeVisible()
    for (const [other, css] of BUILT) expect((await matching(page, css)).length > 0, other).toBe(other === id)
  })
