import { spawnSync } from 'node:child_process'

/** `npm audit`'s counts, by how bad they are. */
type Counts = Readonly<Record<'low' | 'moderate' | 'high' | 'critical', number>>

/**
 * What is known against the packages that run at people's and operators': said in the report of `npm test`. It fails
 * nothing, since what was found out today is no fault of the change that is tested; nor does it need a network.
 */
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  timeout: 60_000,
  shell: process.platform === 'win32',
})
console.log(tell(stdout))

function tell(text: string): string {
  const counts = countsIn(text)
  if (!counts) return 'Runtime packages: the registry could not be asked what is known against them.'
  const { critical, high, moderate, low } = counts
  const all = critical + high + moderate + low
  if (all === 0) return 'Runtime packages: nothing is known against them.'
  return `Runtime packages: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low; npm audit --omit=dev says which.`
}

function countsIn(text: string): Counts | null {
  try {
    const { metadata } = JSON.parse(text) as { metadata?: { vulnerabilities?: Counts } }
    return metadata?.vulnerabilities ?? null
  } catch {
    return null
  }
}
