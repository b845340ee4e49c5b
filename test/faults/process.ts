import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../services/postgres.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** `npm run faults` does everything long and often; `npm test` in seconds. */
export const isLong = process.env.FAULTS === 'long'

export interface ServerProcess {
  readonly url: string
  readonly folder: string
  readonly pid: number
  /** What it has printed. */
  output(): string
  start(): Promise<void>
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>
  /** Asks it to end, and returns its exit code. */
  stop(): Promise<number | null>
  remove(): Promise<void>
}

/** A server of its own as a program of its own, on a port that stays the same. */
export async function serverProcess(
  env: Record<string, string> = {},
  shared?: string,
  root = ROOT,
): Promise<ServerProcess> {
  const port = await freePort()
  const folder = shared ?? mkdtempSync(join(tmpdir(), 'revier-server-'))
  let child: ChildProcess | null = null
  let output = ''
  const start = async () => {
    const fresh = spawn(process.execPath, ['--max-semi-space-size=32', join(root, 'server/main.ts')], {
      cwd: folder,
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, ...FAST, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = fresh
    fresh.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    await new Promise<void>((resolve, reject) => {
      fresh.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (output.includes('is open at')) resolve()
      })
      fresh.once('exit', () => reject(new Error(`the server ended: ${output}`)))
    })
    output = output.replaceAll('is open at', 'was opened at')
  }
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
    const gone = once(child, 'exit') as Promise<[number | null]>
    child.kill(signal)
    const [code] = await gone
    return code
  }
  await start()
  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    get pid() {
      return child?.pid ?? 0
    },
    output: () => output,
    start,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    async remove() {
      await end('SIGKILL')
      if (!shared) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Tests are quicker than people. */
const FAST = {
  FRAME_RATE: '100000',
  REQUEST_RATE: '100000',
  ADDRESS_SOCKETS: '100000',
  NEWCOMERS: '100000',
  BOT_PACE: '0',
  BOT_THREADS: '1',
}
