import { defineConfig, type ReporterDescription } from '@playwright/test'
import { chromiumPath } from './scripts/packages.ts'
import { BASE, DESKTOP, PLAIN_HOST, settled } from './test/browser/setup.ts'

const report: ReporterDescription[] = process.env.REPORT ? [['json', { outputFile: process.env.REPORT }]] : []

/** The browser tests run against the built app, as it is shipped. */
export default defineConfig({
  testDir: 'test/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ...report],
  use: {
    baseURL: BASE,
    viewport: DESKTOP,
    locale: 'en-GB',
    storageState: settled(),
    serviceWorkers: 'block',
    // A trace of every test would take a third of the time; TRACE=1 makes one.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: { command: 'node test/browser/serve.ts', url: BASE, timeout: 60_000 },
})
