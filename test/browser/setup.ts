import type { BrowserContextOptions } from '@playwright/test'

export const PORT = Number(process.env.TEST_PORT ?? 4173)
export const BASE = `http://localhost:${PORT}`

export const DESKTOP = { width: 1366, height: 768 }
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** A browser whose settings were made before: no animation and no sound, unless a test is about them. */
export const settled = (changes: object = {}): Exclude<BrowserContextOptions['storageState'], string | undefined> => ({
  cookies: [],
  origins: [
    {
      origin: BASE,
      localStorage: [
        {
          name: 'revier-settings',
          value: JSON.stringify({ language: 'en', speed: 'off', pace: 'none', muted: true, ...changes }),
        },
      ],
    },
  ],
})

/** A browser that was never here. */
export const untouched = { cookies: [], origins: [] }
