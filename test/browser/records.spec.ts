import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { dice, expect, inTop, listen, openFile, playOn, position, startGame, test, words } from './helpers.ts'

const GAME = 'ape-town'

async function openShare(page: Page): Promise<void> {
  await startGame(page, GAME)
  await playOn(page, dice(9), 4)
  await inTop(page, words.share).click()
}

async function saveRecord(page: Page): Promise<string> {
  await openShare(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.saveRecord }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${GAME}.revier`)
  return readFileSync(await download.path(), 'utf8')
}

test('a game is saved as a file and opened again', async ({ page }) => {
  const record = await saveRecord(page)
  const at = await position(page)
  await openFile(page, 'mine.revier', record)
  await expect(page).toHaveURL(/\/replay\//)
  await expect(page.locator('.replay-controls output')).toHaveText(new RegExp(`/${at}$`))
})

test('files that are no records are refused in words', async ({ page }) => {
  const record = await saveRecord(page)
  const problem = page.getByRole('alert')
  await openFile(page, 'picture.png', new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0]))
  await expect(problem).toContainText(words.badRecord(1, ''))
  await openFile(page, 'damaged.revier', record.replace(/^2 .*$/m, '2 0 place:nowhere'))
  await expect(problem).toContainText(/^This is not the record of a legal game. Line \d+: ./)
  await openFile(page, 'changed.revier', record.replace(/hash: ..../, 'hash: 0000'))
  await expect(problem).toContainText(/^This is not the record of a legal game. Line \d+: ./)
  await openFile(page, 'chess.revier', record.replace(`game: ${GAME}`, 'game: chess'))
  await expect(problem).toHaveText(words.unknownGame('chess'))
  await openFile(page, 'large.revier', record + ' '.repeat(2_000_000))
  await expect(problem).toHaveText(words.notARecord)
  await expect(page).toHaveURL('/')
})

test('a link holds the whole game', async ({ page, browser }) => {
  await openShare(page)
  await page.getByRole('button', { name: words.shareLink }).click()
  const link = await page.getByRole('textbox', { name: words.shareLink }).inputValue()
  const at = await position(page)

  const elsewhere = await browser.newContext()
  const visitor = await elsewhere.newPage()
  const complaints = listen(visitor)
  await visitor.goto(link)
  await expect(visitor.locator('.table')).toHaveAttribute('data-position', String(at))
  await visitor.locator('.replay-controls input').fill('1')
  await expect(visitor.locator('.table')).toHaveAttribute('data-position', '1')

  await visitor.goto('/')
  await visitor.goto(link.slice(0, -20))
  await expect(visitor.getByRole('main')).toContainText(words.badLink)
  await visitor.goto('/')
  await visitor.goto('/shared#%%%')
  await expect(visitor.getByRole('main')).toContainText(words.badLink)
  expect(complaints).toEqual([])
  await elsewhere.close()
})
