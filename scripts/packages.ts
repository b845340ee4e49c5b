import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'

/** A program of the system that tests need. */
interface Needed {
  readonly name: string
  /** Debian's name for what brings it. */
  readonly package: string
  readonly why: string
  /** The variable that says where it is, if it is nowhere we look. */
  readonly variable: string
  /** Where it may be, the best first. */
  readonly places: readonly string[]
}

/** The build without windows takes two thirds of the time of the one with them; both will do. */
const CHROMIUM: Needed = {
  name: 'Chromium',
  package: 'chromium-headless-shell',
  why: 'The browser tests need Chromium.',
  variable: 'CHROMIUM',
  places: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ],
}
const POSTGRES: Needed = {
  name: 'PostgreSQL',
  package: 'postgresql',
  why: 'The server tests need PostgreSQL.',
  variable: 'PG_CTL',
  places: ['/usr/lib/postgresql/*/bin/pg_ctl', '/usr/local/bin/pg_ctl', '/usr/bin/pg_ctl', '/opt/homebrew/bin/pg_ctl'],
}
const REDIS: Needed = {
  name: 'Redis',
  package: 'redis-server',
  why: 'The server tests need Redis.',
  variable: 'REDIS_SERVER',
  places: ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'],
}

function pathOf({ variable, places }: Needed): string | undefined {
  const given = process.env[variable]
  if (given && existsSync(given)) return given
  return places.map((place) => globSync(place).sort().at(-1)).find((path) => path !== undefined)
}

export const chromiumPath = (): string | undefined => pathOf(CHROMIUM)
export const pgCtlPath = (): string | undefined => pathOf(POSTGRES)
export const redisServerPath = (): string | undefined => pathOf(REDIS)

/** Installs Debian's package when the program is missing and we may; otherwise says what to install. */
function ensure(needed: Needed): void {
  if (pathOf(needed)) return
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${needed.package} …`)
    const quiet = { stdio: 'ignore' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update', '-qq'], quiet)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', needed.package], quiet)
  }
  if (pathOf(needed)) return
  console.error(
    `${needed.why} Install it (Debian: apt-get install ${needed.package}) or set ${needed.variable} to its path.`,
  )
  process.exit(1)
}

export const ensureChromium = (): void => ensure(CHROMIUM)

export function ensureServers(): void {
  ensure(POSTGRES)
  ensure(REDIS)
}
