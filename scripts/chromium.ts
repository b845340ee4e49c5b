import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Where the browser for the tests is; undefined if there is none. */
export const chromiumPath = (): string | undefined => PLACES.find((path) => path && existsSync(path))

/** Installs Debian's Chromium when it is missing and we may; otherwise says what to install. */
export function ensureChromium(): void {
  if (chromiumPath()) return
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing chromium …')
    const quiet = { stdio: 'ignore' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update', '-qq'], quiet)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet)
  }
  if (chromiumPath()) return
  console.error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  )
  process.exit(1)
}
