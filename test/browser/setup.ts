import { spawnSync } from 'node:child_process'
import type { BrowserContextOptions } from '@playwright/test'

const LISTEN = `const s = require('node:net').createServer().listen(0, () => s.close(console.log(s.address().port)))`
const freePort = (): string => spawnSync(process.execPath, ['-e', LISTEN], { encoding: 'utf8' }).stdout.trim()

// Whoever reads this first looks for a port that is free; the server and those who test at the same time are told by it.
process.env.TEST_PORT ??= freePort()
export const PORT = Number(process.env.TEST_PORT)
export const BASE = `http://localhost:${PORT}`

/** The same server under a name that is not this machine's own, so that nothing that needs a secure page is there. */
export const PLAIN_HOST = 'plain.test'
export const PLAIN = `http://${PLAIN_HOST}:${PORT}`

export const DESKTOP = { width: 1366, height: 768 }
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
/** As small as a phone gets. */
export const SMALL = { width: 360, height: 640 }

type Storage = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** A browser in which only these settings were made. */
export const unsettled = (settings: object, origin = BASE): Storage => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'revier-settings', value: JSON.stringify(settings) }] }],
})

/** A browser whose settings were made before: no animation, no sound, no questions twice and no tips, unless a test is about them. */
export const settled = (changes: object = {}, origin = BASE): Storage =>
  unsettled(
    { language: 'en', speed: 'off', pace: 'none', muted: true, endTurn: false, coach: false, ...changes },
    origin,
  )

/** A browser that was never here. */
export const untouched = { cookies: [], origins: [] }
