import type { Page } from '@playwright/test'
import { gameFolder } from '#games/index.ts'
import { text as germanTable } from '#table/text/de.ts'
import { text as settingsGerman } from '#web/settings/text/de.ts'
import { text as settingsWords } from '#web/settings/text/en.ts'
import { text as german } from '#web/text/de.ts'
import {
  closeDialog,
  dice,
  expect,
  GAMES,
  inTop,
  openFinished,
  playOn,
  settle,
  startGame,
  tableWords,
  test,
  words,
} from './helpers.ts'
import { unsettled } from './setup.ts'

test.use({ locale: 'de-DE', storageState: unsettled({ pace: 'none', speed: 'off', endTurn: false, coach: false }) })

/** All sentences of a dictionary, however deep. */
const sentences = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentences) : []
}

/** What the page says to eyes and ears, piece by piece. */
const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const pieces: string[] = []
    while (walker.nextNode()) pieces.push(walker.currentNode.textContent?.trim() ?? '')
    for (const element of document.querySelectorAll('[aria-label], [title]'))
      pieces.push(element.getAttribute('aria-label') ?? '', element.getAttribute('title') ?? '')
    return pieces
  })

for (const id of GAMES)
  test(`${id} from home to the result without an English word`, async ({ page }) => {
    const folder = gameFolder(id)
    const allGerman = new Set(sentences([german, settingsGerman, germanTable, await folder?.text.de()]))
    const allEnglish = sentences([words, settingsWords, tableWords, await folder?.text.en()])
    const foreign = new Set(allEnglish.filter((sentence) => !allGerman.has(sentence)))
    const expectGerman = async () => expect((await said(page)).filter((piece) => foreign.has(piece))).toEqual([])

    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(german.slogan)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expectGerman()
    await page.goto(`/rules/${id}`)
    await expect(page.getByRole('searchbox')).toBeVisible()
    await expectGerman()
    await startGame(page, id)
    await settle(page)
    await expectGerman()
    await inTop(page, german.settings).click()
    const settings = page.getByRole('dialog', { name: german.settings })
    await expect(settings.getByRole('checkbox')).not.toHaveCount(0) // its words come with it
    await expectGerman()
    await closeDialog(page)
    await playOn(page, dice(8), 6)
    await expectGerman()
    await openFinished(page, id)
    await expect(page.getByRole('dialog', { name: germanTable.result })).toBeVisible()
    await expectGerman()
  })
