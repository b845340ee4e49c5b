import { pick, seedLuck } from '#engine/luck.ts'
import { myAsk, playOn } from '../server/play.ts'
import { answer, closeDialog, dice, expectNoScroll, GAMES, loadRules, position, words as appWords } from './helpers.ts'
import {
  askedOf,
  begin,
  expect,
  makeTable,
  onScreen,
  onlineWords as words,
  pair,
  remotely,
  sensibly,
  sit,
  tableOf,
  test,
  together,
  type Somebody,
} from './online.ts'
import { OTHER, SHORT } from '../some-games.ts'

// Several browsers and a server share one machine here.
test.describe.configure({ timeout: 180_000 })

const menu = async ({ page }: Somebody, name: string) => {
  await page.locator('.top').getByRole('button', { name: words.table, exact: true }).click()
  await page.locator('dialog').getByRole('button', { name, exact: true }).click()
}
const strip = ({ page }: Somebody) => page.locator('.online-strip')

/** Whole games are clicked. Luck at these tables cannot be chosen: one that takes far longer than usual is finished by clients. */
const CLICKED = 700

for (const [i, game] of GAMES.entries())
  test(`${game}: invited, played to its end, seen by both`, async ({ house }) => {
    test.setTimeout(900_000)
    const people = await pair(house, game, i % 2 === 0)
    const { tables, close } = await remotely(people, house.url)
    const screens = tables.map((table, seat) => onScreen(table, people[seat]))
    const choose = sensibly(await loadRules(game))
    await playOn(screens, seedLuck(game), 12, choose)
    await expectNoScroll(people[1].page)
    await playOn(screens, seedLuck(game), CLICKED, choose)
    await playOn(tables, seedLuck(game), Infinity, choose)
    close()
    for (const { page } of people) {
      await expect(page.locator('dialog .result')).toBeVisible()
      await expect(page.locator('dialog .luck.is-fair')).toBeVisible()
    }
    await people[0].page.getByRole('button', { name: words.replay }).click()
    await expect(people[0].page.locator('.replay-bar')).toBeVisible()
    await expect(people[0].page.locator('.past-actions .luck.is-fair')).toBeVisible()
    await people[1].page.getByRole('button', { name: appWords.analyse }).click()
    await expect(people[1].page).toHaveURL(/\/shared\/analysis#/)
    await expect(people[1].page.locator('.findings')).toBeVisible()
  })

test('three at one table, one of them on a phone; whoever only watches sees no questions', async ({ house }) => {
  const mara = await house.come('Mara')
  const path = await makeTable(mara, SHORT, async (page) => {
    await page.locator('.switch label', { hasText: '3' }).first().click()
    await page.getByLabel(words.access).selectOption('open')
  })
  const bruno = await house.come('Bruno', { phone: true, path })
  await sit(bruno)
  const clara = await house.come('Clara', { path })
  await sit(clara)
  await begin([mara, bruno, clara])
  const eve = await house.come('Eve')
  await eve.page.locator('.tables a', { hasText: 'Mara · Bruno · Clara' }).click()
  await expect(eve.page.locator('.table')).toBeVisible()
  const asked = await askedOf([mara, bruno, clara])
  await answer(asked.page, dice(1))
  await together([mara, bruno, clara, eve], 1)
  await expect(eve.page.locator('.choice[data-move]')).toHaveCount(0)
  await expect(eve.page.locator('.table')).toHaveAttribute('data-eye', 'spectator')
  await eve.page.locator('.right').getByLabel(words.say).fill('Bruno should attack')
  await eve.page.locator('.right').getByRole('button', { name: words.send }).click()
  await expect(eve.page.locator('.right .talk-lines')).toContainText('Bruno should attack')
  await mara.page.locator('.top').getByRole('button', { name: words.table, exact: true }).click()
  await expect(mara.page.locator('dialog')).toContainText(words.watchers(1))
  await expect(mara.page.locator('dialog .players').getByRole('link', { name: 'Bruno' })).toBeVisible()
  await expect(mara.page.locator('.right .talk-lines')).not.toContainText('attack')
})

test('talk reaches the other, who can report it and not hear any more', async ({ house }) => {
  const [mara, bruno] = await pair(house, OTHER)
  const talk = (somebody: Somebody) => somebody.page.locator('.right .talk-lines')
  const say = async ({ page }: Somebody, text: string) => {
    await page.locator('.right').getByLabel(words.say).fill(text)
    await page.locator('.right').getByRole('button', { name: words.send }).click()
  }
  await say(mara, '<b>hello</b> there')
  await expect(talk(bruno)).toContainText('Mara: <b>hello</b> there')
  await bruno.page.locator('.right .talk-more summary').click()
  await bruno.page.locator('.right').getByRole('button', { name: words.report }).click()
  await bruno.page.getByLabel(words.reportWhat).fill('loud')
  await bruno.page.locator('dialog').getByRole('button', { name: words.report }).click()
  await expect(bruno.page.locator('dialog')).toContainText(words.reported)
  await closeDialog(bruno.page)
  await bruno.page.locator('.right').getByRole('button', { name: words.mute }).click()
  await expect(talk(bruno)).not.toContainText('hello')
  await say(bruno, 'still here')
  await expect(talk(mara)).toContainText('Bruno: still here')
})

test('a page that is loaded anew shows the same, with its log', async ({ house }) => {
  const people = await pair(house, OTHER)
  const { tables, close } = await remotely(people, house.url)
  await playOn(tables, seedLuck('reload'), 30)
  close()
  await together(people, 30)
  const { page } = people[0]
  const lines = await page.locator('.right .log-line').count()
  expect(lines).toBeGreaterThan(20)
  await page.reload()
  await together(people, 30)
  await expect(page.locator('.right .log-line')).toHaveCount(lines)
  await page.locator('.right .log-line').first().click()
  await expect(page.locator('.replay-bar')).toBeVisible()
})

test('a lost network is said, what was decided meanwhile is kept when it comes back', async ({ house }) => {
  const people = await pair(house, OTHER)
  const asked = await askedOf(people)
  const other = people.find((one) => one !== asked)!
  await asked.page.context().setOffline(true)
  await expect(strip(asked)).toContainText(words.reconnecting)
  await answer(asked.page, dice(2))
  await expect(strip(asked)).toContainText(words.notSaved)
  expect(await position(other.page)).toBe(0)
  await asked.page.context().setOffline(false)
  await together(people, 1)
  await expect(strip(asked)).toHaveText('')
})

test('beyond what one may, a decision is taken back when the other agrees', async ({ house }) => {
  const people = await pair(house, OTHER)
  const { tables, close } = await remotely(people, house.url)
  const luck = seedLuck('back')
  await playOn(tables, luck, 20)
  // Until somebody has decided something that cannot be taken back without asking.
  for (let i = 0; i < 100 && tables[0].state.at?.back !== 0; i++) await playOn(tables, luck, 1)
  close()
  const { length } = tables[0].state.course!
  await together(people, length)
  const [mara, bruno] = people
  await menu(mara, words.proposeBack)
  await expect(strip(bruno)).toContainText('Mara')
  await expect(strip(bruno).locator('small')).toHaveText(/\d:\d\d/) // until when
  await mara.page.getByRole('button', { name: words.withdraw }).click()
  await expect(strip(bruno)).toHaveText('')
  await menu(mara, words.proposeBack)
  await expect(strip(bruno)).toContainText('Mara')
  await bruno.page.getByRole('button', { name: words.yes }).click()
  for (const { page } of people) await expect.poll(() => position(page)).toBeLessThan(length)
  await expect(strip(bruno)).toHaveText('')
})

test('who resigns has lost; a rematch brings both to a new table', async ({ house }) => {
  const [mara, bruno] = await pair(house, SHORT)
  await mara.page.locator('.top').getByRole('button', { name: words.table, exact: true }).click()
  await mara.page.getByRole('button', { name: words.resign, exact: true }).click()
  await expect(mara.page.locator('dialog')).toContainText(words.resignTwo)
  await mara.page.locator('dialog').getByRole('button', { name: words.resign, exact: true }).click()
  for (const { page } of [mara, bruno]) {
    await expect(page.locator('.ended')).toContainText(words.resignedBy('Mara'))
    await expect(page.locator('.ended .luck.is-fair')).toBeVisible()
  }
  const old = tableOf(mara)
  await mara.page.getByRole('button', { name: words.rematch }).click()
  await bruno.page.getByRole('button', { name: words.toRematch }).click()
  for (const { page } of [mara, bruno]) await expect(page.locator('.places')).toContainText(/Mara.*Bruno|Bruno.*Mara/)
  await begin([mara, bruno])
  expect(tableOf(bruno)).toBe(tableOf(mara))
  expect(tableOf(mara)).not.toBe(old)
})

test('the badge says on other pages that a table waits, and leads there', async ({ house }) => {
  const people = await pair(house, OTHER)
  const asked = await askedOf(people)
  const other = people.find((one) => one !== asked)!
  const id = tableOf(other)
  await other.page.goto('/')
  const sounds = await hear(other)
  await expect(other.page.locator('.covers')).toBeVisible()
  const { tables, close } = await remotely([asked], house.url)
  const [mine] = tables
  const luck = seedLuck('badge')
  for (let i = 0; i < 100 && myAsk(mine); i++) await mine.decide(pick(luck, myAsk(mine)!.moves).name)
  close()
  await expect(other.page).toHaveTitle('(1) Revier')
  await expect.poll(sounds).toBe(1)
  await other.page.goto('/me')
  await expect(other.page).toHaveTitle(`(1) ${words.me} · Revier`)
  await other.page.getByLabel(words.byTitle).uncheck()
  await expect(other.page).toHaveTitle(`${words.me} · Revier`)
  expect(await sounds()).toBe(0) // nothing is new
  await other.page.locator('.page-head .badge').click()
  await expect(other.page).toHaveURL(new RegExp(`/online/${id}$`))
  await expect(other.page.locator('.choice[data-move]').first()).toBeAttached()
})

/** Loads a page again unmuted, and counts how often it gives the sound of one's turn, which is known by its length. */
async function hear({ page }: Somebody): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const start = AudioBufferSourceNode.prototype.start
    const heard: number[] = []
    Reflect.set(globalThis, 'heard', heard)
    AudioBufferSourceNode.prototype.start = function (...when) {
      heard.push(this.buffer?.duration ?? 0)
      start.apply(this, when)
    }
    const settings = JSON.parse(localStorage.getItem('revier-settings') ?? '{}') as object
    localStorage.setItem('revier-settings', JSON.stringify({ ...settings, muted: false }))
  })
  await page.reload()
  return async () => {
    const lengths = await page.evaluate(() => Reflect.get(globalThis, 'heard') as number[])
    return lengths.filter((seconds) => Math.abs(seconds - 0.23) < 0.01).length
  }
}

test('title and sound say that it is one’s turn', async ({ house }) => {
  const people = await pair(house, OTHER)
  const asked = await askedOf(people)
  const other = people.find((one) => one !== asked)!
  const sounds = await hear(other)
  await expect(other.page).toHaveTitle(/^[^●]+ · Revier$/)
  await expect(asked.page).toHaveTitle(new RegExp(`^● ${words.yourTurn} · `))
  await expect(other.page.locator('.table')).toBeVisible()
  expect(await sounds()).toBe(0)
  const { tables, close } = await remotely([asked], house.url)
  const [mine] = tables
  const luck = seedLuck('title')
  for (let i = 0; i < 100 && myAsk(mine); i++) await mine.decide(pick(luck, myAsk(mine)!.moves).name)
  close()
  await expect(other.page).toHaveTitle(new RegExp(`^● ${words.yourTurn} · `))
  await expect.poll(sounds).toBe(1)
  await expect(asked.page).toHaveTitle(/^[^●]+ · Revier$/)
})

test('whoever waits at one table is led to the next that waits for them', async ({ house }) => {
  const people = await pair(house, OTHER)
  const first = tableOf(people[0])
  const path = await makeTable(people[0], OTHER)
  await people[1].page.goto(path)
  await sit(people[1])
  await begin(people)
  const { page } = await askedOf(people)
  const who = people.find((one) => one.page === page)!
  const second = tableOf(who)
  await page.goto(`/online/${first}`)
  await expect(page.locator('.table')).toBeVisible()
  const { tables, close } = await remotely([who], house.url)
  const [mine] = tables
  const luck = seedLuck('next')
  for (let i = 0; i < 100 && myAsk(mine); i++) await mine.decide(pick(luck, myAsk(mine)!.moves).name)
  close()
  await expect(page.locator('.next-table')).toHaveText(`${words.othersWait(1)} →`)
  await page.locator('.next-table').click()
  await expect(page).toHaveURL(new RegExp(`/online/${second}$`))
  await page.goto('/online')
  await page.getByRole('link', { name: words.nextTable }).click()
  await expect(page).toHaveURL(new RegExp(`/online/${second}$`))
})

test('who was never online asks no server for anything', async ({ house }) => {
  const page = await house.page()
  const asked: string[] = []
  page.on(
    'request',
    (request) => /\/(?:api|ws)\b|online/.test(new URL(request.url()).pathname) && asked.push(request.url()),
  )
  await page.goto('/')
  await expect(page.locator('.covers')).toBeVisible()
  await page.goto(`/new/${SHORT}`)
  await expect(page.locator('.new-game')).toBeVisible()
  expect(asked).toEqual([])
})
