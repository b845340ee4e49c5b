import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { deflateRawSync } from 'node:zlib'
import { parseRecord } from '#engine/record.ts'
import { text as recordWords } from '#web/records/text/en.ts'
import { finishedRecord } from '../../scripts/sample.ts'
import {
  closeDialog,
  dice,
  expect,
  GAMES,
  inTop,
  listen,
  loadRules,
  openFile,
  openFinished,
  playOn,
  savedGame,
  settle,
  startGame,
  test,
  words,
} from './helpers.ts'
import { settled } from './setup.ts'

const [GAME] = GAMES

/** A game that is over, with what can be shared of it. */
async function openShare(page: Page): Promise<void> {
  await openFinished(page, GAME)
  await closeDialog(page)
  await inTop(page, words.share).click()
}

async function saveFile(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.saveRecord }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${GAME}.revier`)
  return readFileSync(await download.path(), 'utf8')
}

test('a game is saved as a file and opened again', async ({ page }) => {
  await openShare(page)
  const record = await saveFile(page)
  expect(parseRecord(record)).toEqual(parseRecord(await finishedRecord(GAME)))
  await openFile(page, 'mine.revier', record)
  await expect(page).toHaveURL(/\/replay\//)
  const { decisions } = parseRecord(record)
  await expect(page.locator('.replay-controls output')).toHaveText(new RegExp(`/${decisions.length}$`))
})

test('a running game is not shared, but sealed and gone on with elsewhere', async ({ page, browser }) => {
  await startGame(page, GAME, ['hard', 'me'])
  await playOn(page, dice(9), 2)
  await inTop(page, words.share).click()
  await expect(page.getByRole('dialog')).toContainText(recordWords.shareRunning)
  await expect(page.getByRole('button', { name: recordWords.shareLink })).toHaveCount(0)
  const file = await saveFile(page)
  const { saved, entries } = await savedGame(page)
  expect(file).not.toContain(saved.setup.seed)

  const elsewhere = await browser.newContext({ storageState: settled() })
  const other = await elsewhere.newPage()
  await openFile(other, 'mine.revier', file)
  await expect(other).toHaveURL(/\/play\//)
  await settle(other)
  const there = await savedGame(other)
  expect(there.saved.seating).toEqual(saved.seating)
  expect(there.entries).toEqual(entries)
  await elsewhere.close()
})

test('files that are no records are refused in words', async ({ page }) => {
  const record = await finishedRecord(GAME)
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
  await expect(problem).toHaveText(words.tooLong)
  await openFile(page, 'sealed.revier', 'revier sealed 1\nabcdefgh\n')
  await expect(problem).toHaveText(words.notARecord)
  await expect(page).toHaveURL('/')
})

test('a link holds the whole game', async ({ page, browser }) => {
  await openShare(page)
  await page.getByRole('button', { name: recordWords.shareLink }).click()
  const link = await page.getByRole('textbox', { name: recordWords.shareLink }).inputValue()
  const at = 0 // a game that is over is watched from its start

  const elsewhere = await browser.newContext()
  const visitor = await elsewhere.newPage()
  const complaints = listen(visitor)
  await visitor.goto(link)
  await expect(visitor.locator('.table')).toHaveAttribute('data-position', String(at))
  await visitor.locator('.replay-controls input').fill('1')
  await expect(visitor.locator('.table')).toHaveAttribute('data-position', '1')

  const { secrets, seats } = await loadRules(GAME)
  // all, nobody, and everybody who sat there
  if (secrets) expect(await visitor.locator('.eye option').count()).toBeGreaterThanOrEqual(2 + seats.min)
  else await expect(visitor.locator('.eye option')).toHaveCount(0)
  await visitor.goto('/')
  await visitor.goto(link.slice(0, -20))
  await expect(visitor.getByRole('main')).toContainText(words.badLink)
  await visitor.goto('/')
  await visitor.goto('/shared#%%%')
  await expect(visitor.getByRole('main')).toContainText(words.badLink)
  await visitor.goto('/')
  await visitor.goto(`/shared#${bomb()}`)
  await expect(visitor.getByRole('main')).toContainText(words.tooLong)
  await visitor.goto('/')
  await visitor.goto(`/shared#${'A'.repeat(1_500_000)}`)
  await expect(visitor.getByRole('main')).toContainText(words.tooLong)
  expect(complaints).toEqual([])
  await elsewhere.close()
})

/** A link that is short and holds far too much. */
const bomb = (): string => deflateRawSync(Buffer.alloc(100_000_000)).toString('base64url')
