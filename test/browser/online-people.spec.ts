import { answer, dice, position } from './helpers.ts'
import {
  askedOf,
  begin,
  expect,
  makeTable,
  onlineWords as words,
  pair,
  sit,
  slowHouse,
  tableOf,
  test,
  together,
  type Somebody,
} from './online.ts'
import type { FakeClock } from '../server/fake-clock.ts'
import { OTHER, SHORT } from '../some-games.ts'

// Several browsers and a server share one machine here.
test.describe.configure({ timeout: 180_000 })

test('a guest becomes an account, keeps its tables, and comes back in another browser', async ({ house }) => {
  const name = `Mara ${Date.now() % 1e6}`
  const mara = await house.come(name)
  await makeTable(mara, SHORT)
  const id = tableOf(mara)
  await mara.page.goto('/me')
  const card = mara.page.locator('.online-card', { has: mara.page.getByRole('heading', { name: words.signUp }) })
  await card.locator('[type=password]').fill('short')
  await card.getByRole('button', { name: words.signUp }).click()
  await expect(card.locator('[type=password]:invalid')).toBeVisible()
  await card.locator('[type=password]').fill('a long password')
  await card.getByRole('button', { name: words.signUp }).click()
  await expect(mara.page.getByRole('button', { name: words.changePassword })).toBeVisible()

  const page = await house.page(true)
  await page.goto('/online')
  const form = page.locator('.entry form').nth(1)
  await form.getByLabel(words.name).fill(name)
  await form.getByLabel(words.password).fill('a wrong password')
  await form.getByRole('button', { name: words.signIn, exact: true }).click()
  await expect(form.getByRole('alert')).toContainText(words.problems.password)
  await form.getByLabel(words.password).fill('a long password')
  await form.getByRole('button', { name: words.signIn, exact: true }).click()
  await page.locator(`.tables a[href="/online/${id}"]`).click()
  await expect(page.getByRole('button', { name: words.ready })).toBeVisible()

  await page.goto('/me')
  await expect(page.locator('.online-rows li', { hasText: words.thisOne })).toBeVisible()
  await page.getByRole('button', { name: words.everywhere }).click()
  await expect(page.locator('.entry')).toBeVisible()
  await mara.page.reload()
  await expect(mara.page.locator('.entry')).toBeVisible()
})

test('tokens are shown once and revoked; all that is kept is saved, then deleted', async ({ house }) => {
  const { page } = await house.come('Tess')
  await page.goto('/me')
  await page.getByLabel(words.tokenLabel).fill('my bot')
  await page.getByRole('button', { name: words.makeToken }).click()
  const token = await page.getByLabel(words.tokens).inputValue()
  const asTool = () => fetch(`${house.url}/api/me/tables`, { headers: { authorization: `Bearer ${token}` } })
  expect((await asTool()).status).toBe(200)
  await page.locator('.online-rows li', { hasText: 'my bot' }).getByRole('button', { name: words.remove }).click()
  await expect(page.locator('.online-rows li', { hasText: 'my bot' })).toHaveCount(0)
  expect((await asTool()).status).toBe(401)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: words.exportData }).click()
  expect((await download).suggestedFilename()).toBe('revier.json')
  await page.getByRole('button', { name: words.deleteAccount }).click()
  await page.locator('dialog').getByRole('button', { name: words.deleteAccount }).click()
  await expect(page.locator('.entry')).toBeVisible()
})

test('an invitation is a link to copy and a code to scan; a new one ends the old', async ({ house }) => {
  const mara = await house.come('Mara')
  const path = await makeTable(mara, OTHER)
  const link = house.url + path
  await expect(mara.page.getByRole('img', { name: words.qr })).toBeVisible()
  await mara.page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
  })
  await mara.page.getByRole('button', { name: words.copy }).click()
  await expect(mara.page.locator('.copy-line [role=status]')).toHaveText(words.copyYourself)
  await mara.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await mara.page.reload()
  await mara.page.getByRole('button', { name: words.copy }).click()
  await expect(mara.page.locator('.copy-line [role=status]')).toHaveText(words.copied)
  expect(await mara.page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await mara.page.getByRole('button', { name: words.newInvitation }).click()
  await expect(mara.page.getByLabel(words.invitation)).not.toHaveValue(link)
  const bruno = await house.come('Bruno', { path })
  await expect(bruno.page.getByRole('alert')).toContainText(words.problems.gone)
})

test('an open table is shown to others by its own address, by whoever is at it, and stays when the tab is closed', async ({
  house,
}) => {
  const mara = await house.come('Mara')
  const path = await makeTable(mara, OTHER, (page) =>
    page
      .getByLabel(words.access)
      .selectOption('open')
      .then(() => {}),
  )
  expect(path).toBe(`/online/${tableOf(mara)}`)
  const bruno = await house.come('Bruno', { path, phone: true })
  await expect(bruno.page.getByLabel(words.invitation)).toHaveValue(house.url + path)
  await expect(bruno.page.getByRole('img', { name: words.qr })).toBeVisible()
  await expect(bruno.page.getByRole('button', { name: words.newInvitation })).toHaveCount(0)

  const link = house.url + (await makeTable(mara, OTHER))
  const id = tableOf(mara)
  const again = await mara.page.context().newPage()
  await mara.page.close()
  await again.goto(`/online/${id}`)
  await expect(again.getByLabel(words.invitation)).toHaveValue(link)
})

test('a profile says what somebody has played, and against whom', async ({ house }) => {
  const [mara, bruno] = await pair(house, SHORT)
  await mara.page.locator('.top').getByRole('button', { name: words.table, exact: true }).click()
  await mara.page.getByRole('button', { name: words.resign, exact: true }).click()
  await mara.page.locator('dialog').getByRole('button', { name: words.resign, exact: true }).click()
  await expect(bruno.page.locator('.ended')).toBeVisible()
  const person = await mara.page.evaluate(async () => {
    const { me } = (await (await fetch('/api/me')).json()) as { me: { id: string } }
    return me.id
  })
  await bruno.page.goto(`/people/${person}`)
  await expect(bruno.page.getByRole('heading', { name: 'Mara' })).toBeVisible()
  await expect(bruno.page.locator('main')).toContainText(words.placeOf(2, 2))
  await expect(bruno.page.locator('main')).toContainText(words.versus(1, 0, 0))
  await bruno.page.getByRole('button', { name: words.mute }).click()
  await expect(bruno.page.locator('main')).toContainText(words.muted)
})

/** All of five minutes and, as whoever was cut off meanwhile has to come back first, what it takes until the bot is there. */
async function timeRunsOut(clock: FakeClock, { page }: Somebody): Promise<void> {
  await clock.pass(301_000)
  const seatBack = page.getByRole('button', { name: words.takeSeatBack })
  await expect.poll(async () => (await clock.pass(10), seatBack.count())).toBe(1)
}

test('when time runs out a bot goes on, and the seat is taken back', async ({ browser }) => {
  const house = await slowHouse(browser)
  const mara = await house.come('Mara')
  const path = await makeTable(mara, SHORT, async (page) => {
    await page.getByLabel(words.bank).selectOption({ label: words.minutes(5) })
    await page.getByLabel(words.increment).selectOption({ label: words.seconds(0) })
  })
  const bruno = await house.come('Bruno', { phone: true, path })
  await sit(bruno)
  await begin([mara, bruno])
  const people = [mara, bruno]
  const asked = await askedOf(people)
  const other = people.find((one) => one !== asked)!
  await timeRunsOut(house.clock, asked)
  await expect(asked.page.locator('.online-strip')).toContainText(words.botPlaysForYou)
  await expect(other.page.locator('.left')).toContainText(words.botPlays)
  await expect(other.page.locator('.online-strip')).toContainText(words.alone)
  await other.page.getByRole('button', { name: words.playOn }).click()
  await expect(other.page.locator('.online-strip')).not.toContainText(words.alone)
  await expect.poll(async () => (await house.clock.pass(100), position(other.page))).toBeGreaterThan(0)
  await asked.page.getByRole('button', { name: words.takeSeatBack }).click()
  await expect(asked.page.locator('.online-strip')).toHaveText('')
  await expect(other.page.locator('.left')).not.toContainText(words.botPlays)
  const before = await position(other.page)
  const next = await askedOf(people)
  await answer(next.page, dice(3))
  await together(people, before + 1)

  const late = await askedOf(people)
  const present = people.find((one) => one !== late)!
  await timeRunsOut(house.clock, late)
  await present.page.getByRole('button', { name: words.breakOff }).click()
  const gone = people.filter((one) => one === asked || one === late).map(({ name }) => name)
  for (const { page } of people) {
    await expect(page.locator('.ended')).toContainText(words.endings.voted)
    await expect(page.locator('.ended')).toContainText(words.substituted(gone.join(', ')))
  }
  await house.close()
})
