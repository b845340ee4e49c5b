import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { postOffice, receiver } from '../server/letters.ts'
import { GAMES } from './helpers.ts'
import { begin, builtFolder, expect, makeTable, onlineWords as words, sit, tableOf, test } from './online.ts'
import { serverProcess } from '../faults/process.ts'
import { settled } from './setup.ts'

// Several browsers and a server share one machine here.
test.describe.configure({ timeout: 180_000 })

test('a passkey makes a guest an account, and lets it in again without a password', async ({ browser, house }) => {
  const url = house.url.replace('127.0.0.1', 'localhost') // passkeys belong to a name, not to a number
  const context = await browser.newContext({ baseURL: url, storageState: settled({}, url) })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const device = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options: device })
  const name = `Kay ${Date.now() % 1e6}`
  await page.goto('/me')
  await page.locator('.entry form').first().getByLabel(words.name).fill(name)
  await page.getByRole('button', { name: words.enterAsGuest }).click()
  await page.getByLabel(words.passkeyLabel).fill('my phone')
  await page.getByRole('button', { name: words.addPasskey }).click()
  const kept = page.locator('.online-rows li', { hasText: 'my phone' })
  await expect(kept).toBeVisible()
  await expect(page.locator('main')).toContainText(words.account)
  await kept.getByRole('button', { name: words.remove }).click()
  await expect(page.getByRole('alert')).toContainText(words.problems.closed) // the last way in stays

  await page.getByRole('button', { name: words.signOut, exact: true }).click()
  await page.getByRole('button', { name: words.withPasskey }).click()
  await expect(page.locator('.entry')).toHaveCount(0)
  await page.goto('/me')
  await expect(page.getByRole('heading', { name: words.youAre(name) })).toBeVisible()

  await page.getByRole('button', { name: words.signOut, exact: true }).click()
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
  expect(credentials).toHaveLength(1)
  await cdp.send('WebAuthn.clearCredentials', { authenticatorId })
  const stranger = { ...credentials[0], credentialId: Buffer.from('nobody knows this one').toString('base64') }
  await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: stranger })
  await page.getByRole('button', { name: words.withPasskey }).click()
  await expect(page.locator('.entry').getByRole('alert')).toContainText(words.passkeyUnknown)
})

test('an address for mails is confirmed by the code that is sent to it', async ({ browser }) => {
  const office = await postOffice()
  const folder = builtFolder()
  const server = await serverProcess({ SMTP_URL: office.url }, folder)
  const context = await browser.newContext({
    baseURL: server.url,
    storageState: settled({}, server.url),
    timezoneId: 'Europe/Berlin',
  })
  const page = await context.newPage()
  await page.goto('/me')
  await page.locator('.entry form').first().getByLabel(words.name).fill('Mia')
  await page.getByRole('button', { name: words.enterAsGuest }).click()
  await page.getByLabel(words.mail, { exact: true }).fill('mia@example.org')
  const card = page.locator('.online-card', { has: page.getByRole('heading', { name: words.notices }) })
  await expect(card).toContainText('Europe/Berlin') // her nights are those of where she is
  await card.getByRole('button', { name: words.save }).click()
  await expect(card).toContainText(words.mailUnconfirmed('mia@example.org'))
  await expect(card.getByLabel(words.byMail)).toBeDisabled()
  await expect.poll(() => office.letters.length).toBe(1)
  await card.getByLabel(words.mailCode).fill('wrongwrongwrong1')
  await card.getByRole('button', { name: words.confirmMail }).click()
  await expect(card.getByRole('alert')).toContainText(words.details['expired code'])
  const [code] = /[\w-]{16}(?=\s*$)/m.exec(office.letters[0].text.split('\r\n\r\n').slice(1).join('\n'))!
  await card.getByLabel(words.mailCode).fill(code)
  await card.getByRole('button', { name: words.confirmMail }).click()
  await expect(card.getByLabel(words.byMail)).toBeChecked()
  await server.remove()
  rmSync(folder, { recursive: true })
  await office.close()
})

test('pushes are switched on and off for each device', async ({ browser, address }) => {
  const context = await browser.newContext({
    baseURL: address,
    storageState: settled({}, address),
    serviceWorkers: 'allow',
    permissions: ['notifications'],
  })
  await context.addInitScript(standInForPush, receiver().keys)
  // The server looks the push service up in the net, and there may be none.
  let isTaken = false
  await context.route('**/api/push', (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    return route.fulfill(isTaken ? { json: {} } : { status: 400, json: { error: 'schema', field: 'endpoint' } })
  })
  const page = await context.newPage()
  await page.goto('/me')
  await page.locator('.entry form').first().getByLabel(words.name).fill('Pia')
  await page.getByRole('button', { name: words.enterAsGuest }).click()
  await page.evaluate(() => navigator.serviceWorker.ready)
  const called = page.getByLabel(words.byPush)
  await expect(called).not.toBeChecked()
  await called.click()
  await expect(page.getByText(words.pushMissing)).toBeVisible()
  await expect(called).not.toBeChecked()
  await page.reload()
  await expect(called).not.toBeChecked()

  isTaken = true
  // A box is ticked the moment it is clicked, long before the server knows.
  const answered = (method: string) => page.waitForResponse((response) => response.request().method() === method)
  const kept = answered('POST')
  await called.click()
  await kept
  await expect(called).toBeChecked()
  await page.reload()
  await expect(called).toBeChecked()

  const gone = answered('DELETE')
  await called.click()
  await expect(called).not.toBeChecked()
  expect((await gone).ok()).toBe(true)
  await page.reload()
  await expect(called).not.toBeChecked()
  await context.close()
})

/** Where there is no push service, this is what a browser that has one does. */
function standInForPush(keys: { p256dh: string; auth: string }): void {
  const endpoint = 'https://push.example.org/hers'
  const subscription = {
    endpoint,
    expirationTime: null,
    options: { applicationServerKey: null, userVisibleOnly: true },
    getKey: () => null,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => (localStorage.removeItem('subscribed'), true),
  } satisfies PushSubscription
  PushManager.prototype.getSubscription = async () => (localStorage.getItem('subscribed') ? subscription : null)
  PushManager.prototype.subscribe = async () => {
    localStorage.setItem('subscribed', 'yes')
    return subscription
  }
}

test('no page writes code or style into itself, or asks for anything from elsewhere', async ({ browser, house }) => {
  const mara = await house.come('Mara')
  const { page } = mara
  const broken = await violations(page)
  const policy = (await page.goto('/'))?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("style-src 'self'")
  const visit = async (path: string, sign: string) => {
    await page.goto(path)
    await expect(page.locator(sign).first()).toBeVisible()
  }
  await visit('/', '.covers')
  await visit('/about', 'main')
  await visit('/me', '.online-cards')
  await visit(`/rules/${GAMES[0]}`, 'main h2')
  await visit(`/learn/${GAMES[0]}`, 'main')
  await visit(`/online/new/${GAMES[0]}`, '.new-game')
  for (const game of GAMES) {
    await visit(`/new/${game}`, '.new-game')
    await page.locator('.new-game .primary').first().click()
    await expect(page.locator('.table, .curtain')).toBeVisible()
  }
  const path = await makeTable(mara, GAMES[0])
  const bruno = await house.come('Bruno', { path, phone: true })
  await sit(bruno)
  await begin([mara, bruno])
  await page.reload()
  await expect(page.locator('.table')).toBeVisible()
  await page.locator('.top').getByRole('button', { name: words.table, exact: true }).click()
  await page.getByRole('button', { name: words.resign, exact: true }).click()
  await page.locator('dialog').getByRole('button', { name: words.resign, exact: true }).click()
  await expect(page.locator('.ended .luck.is-fair')).toBeVisible()
  await visit('/online', '.tables')
  const { me } = (await (await page.request.get('/api/me')).json()) as { me: { id: string } }
  await visit(`/people/${me.id}`, 'main h1')
  await visit(`/online/${tableOf(bruno)}`, '.ended')
  expect(broken).toEqual([])
  // What is refused is seen: this test can fail.
  const other = await (await browser.newContext({ baseURL: house.url })).newPage()
  const seen = await violations(other)
  await other.goto('/')
  await other.evaluate(() => document.body.setAttribute('style', 'color: red'))
  await expect.poll(() => seen.length).toBe(1)
})

/** What a page was refused by the policy of its server, from now on. */
async function violations(page: Page): Promise<readonly string[]> {
  const seen: string[] = []
  await page.exposeFunction('noteViolation', (what: string) => void seen.push(`${page.url()}: ${what}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const note: unknown = Reflect.get(globalThis, 'noteViolation')
      if (typeof note === 'function') note(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  return seen
}
