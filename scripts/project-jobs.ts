import type { Job } from './jobs.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

const node = process.execPath

export const types: Job = { name: 'types', command: ['tsc', '-p', '.'] }
export const lint: Job = { name: 'lint', command: ['oxlint', '--deny-warnings'] }
export const deepLint: Job = { name: 'lint with types', command: ['oxlint', '--deny-warnings', '--type-aware'] }
export const format: Job = { name: 'format', command: ['oxfmt', '--check'] }
export const deadCode: Job = { name: 'dead code', command: ['knip', '--no-progress'] }
export const rules: Job = { name: 'rules coverage', command: [node, 'scripts/rules.ts'] }
/** A copy of the project with one new game and none of the others: see scripts/one-folder.ts. */
export const oneFolder: Job = { name: 'one folder', command: [node, 'scripts/one-folder.ts'] }
/** What is known against packages that we ship: reported, see scripts/audit.ts. */
export const audit: Job = { name: 'audit', command: [node, 'scripts/audit.ts'], tells: true }
export const build: Job = { name: 'build and weight', command: [node, 'scripts/build.ts'] }

const vitest = (name: string, ...args: string[]): Job => ({
  name,
  command: ['vitest', 'run', '--reporter=default', '--reporter=json', ...args],
  counts: (report) => ({
    passed: (report as VitestReport).numPassedTests,
    failed: (report as VitestReport).numFailedTests,
  }),
})

/** They share nothing, so that every core takes its part; what starts services of its own does so one by one. */
export const unit = vitest(
  'unit tests',
  '--maxWorkers=100%',
  '--exclude',
  'test/battery/games.test.ts',
  '--exclude',
  'test/services/**',
  '--exclude',
  'test/faults/**',
)
/** What runs against a real PostgreSQL and a real Redis. */
export const services = vitest('server tests', 'test/services')
/** What breaks, with real processes. */
export const faults = vitest('faults', 'test/faults')
export const battery = vitest('battery', 'test/battery/games.test.ts')

export const browser: Job = {
  name: 'browser tests',
  command: ['playwright', 'test'],
  counts: (report) => {
    const { expected, unexpected, flaky } = (report as PlaywrightReport).stats
    return { passed: expected, failed: unexpected + flaky }
  },
}
