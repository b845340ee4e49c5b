import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type BrowserContextOptions, type Page } from '@playwright/test'
import sharp from 'sharp'
import { app } from '../server/http/app.ts'
import { chromiumPath, ensureChromium } from './packages.ts'
import { halfwayRecord, tables } from './sample.ts'

const FOLDER = 'docs/screenshots'
const DESKTOP: BrowserContextOptions = { viewport: { width: 1366, height: 768 } }
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const SETTINGS = JSON.stringify({ language: 'en', theme: 'light', speed: 'off', muted: true, coach: false })

/** `npm run screenshots [GAME …]`: pictures of the built app for the documentation. */
const wanted = process.argv.slice(2)
const ids = tables().filter((id) => wanted.length === 0 || wanted.includes(id))
ensureChromium()
mkdirSync(FOLDER, { recursive: true })
const server = await app({ dist: join(process.cwd(), 'dist') })
const origin = await server.listen({ port: Number(process.env.PORT ?? 4175), host: 'localhost' })
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })

await picture('home', DESKTOP, async (page) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
})
for (const id of ids) {
  await picture(`${id}-table`, DESKTOP, (page) => openHalfway(page, id))
  await picture(`${id}-phone`, PHONE, (page) => openHalfway(page, id))
}
await browser.close()
await server.close()

async function picture(
  name: string,
  device: BrowserContextOptions,
  open: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ ...device, baseURL: origin, serviceWorkers: 'block' })
  await context.addInitScript((settings) => localStorage.setItem('revier-settings', settings), SETTINGS)
  const page = await context.newPage()
  await open(page)
  await page.evaluate(() => document.fonts.ready)
  const path = join(FOLDER, `${name}.png`)
  const picture = await sharp(await page.screenshot({ animations: 'disabled' }))
    .png({ palette: true, effort: 10 }) // at most 256 colours: a third of the size, and hard to tell apart
    .toBuffer()
  writeFileSync(path, picture)
  console.log(`${path}: ${Math.round(picture.length / 1000)} kB`)
  await context.close()
}

/** A game in its middle, with the question open. */
async function openHalfway(page: Page, id: string): Promise<void> {
  await page.goto('/')
  const file = { name: `${id}.revier`, mimeType: 'text/plain', buffer: Buffer.from(await halfwayRecord(id)) }
  await page.locator('.open-record input').setInputFiles(file)
  await page.locator('.past-actions > .choice').click()
  await page.locator('.choice[data-move]').first().waitFor({ state: 'attached' })
}
