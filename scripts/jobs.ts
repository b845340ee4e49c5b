import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One thing that can pass or fail. */
export interface Job {
  readonly name: string
  readonly command: readonly string[]
  /** A test runner that writes its counts as JSON to the file named by REPORT; otherwise the job counts as one test. */
  readonly counts?: (report: unknown) => { passed: number; failed: number }
  readonly env?: Readonly<Record<string, string>>
  /** What it prints belongs into the report even if nothing is wrong. */
  readonly tells?: boolean
}

export interface Outcome {
  readonly name: string
  readonly passed: number
  readonly failed: number
}

/** Runs a job, showing what it prints only if it fails (or if it is the test runner, as it goes). */
export async function run(job: Job): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'revier-'))
  const report = join(folder, 'report.json')
  const started = performance.now()
  const { code, output } = await execute(job, report)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const counts = job.counts && existsSync(report) ? job.counts(JSON.parse(readFileSync(report, 'utf8'))) : null
  rmSync(folder, { recursive: true })
  const passed = counts ? counts.passed : code === 0 ? 1 : 0
  const failed = counts ? Math.max(counts.failed, code === 0 ? 0 : 1) : code === 0 ? 0 : 1
  console.log(`${failed ? '✗' : '✓'} ${job.name} (${seconds} s)`)
  if (failed || job.tells) console.log(output.trimEnd())
  return { name: job.name, passed, failed }
}

function execute(job: Job, report: string): Promise<{ code: number | null; output: string }> {
  const [program, ...args] = job.command as [string, ...string[]]
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...job.env, REPORT: report },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** Runs lanes side by side, the jobs of a lane one after another. */
export async function runLanes(lanes: readonly (readonly Job[])[]): Promise<Outcome[]> {
  const outcomes = await Promise.all(
    lanes.map(async (lane) => {
      const done: Outcome[] = []
      for (const job of lane) done.push(await run(job))
      return done
    }),
  )
  return outcomes.flat()
}

/** The plain closing line, and the exit code. */
export function close(outcomes: readonly Outcome[]): void {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
  const culprits = outcomes.filter((outcome) => outcome.failed).map((outcome) => outcome.name)
  if (culprits.length) console.log(`Failed: ${culprits.join(', ')}`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed ? 1 : 0
}
