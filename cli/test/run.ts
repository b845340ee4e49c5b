import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** The Node that can run TypeScript: this one, or the one the project brings along. */
const node = process.features.typescript ? process.execPath : join(root, 'node_modules', '.bin', 'node')

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** What was compiled once is kept: starting the program sixty times takes a third of the time. */
const env = { ...process.env, NO_COLOR: '1', NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') }

/** Starts a script of the project as a program of its own. */
export function launch(script: string, args: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const { promise: ended, resolve, reject } = Promise.withResolvers<Ran>()
  const child = spawn(node, [join(root, script), ...args], { env: { ...env, ...more } })
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  child.on('error', reject).on('close', (code) => resolve({ code, out, err }))
  child.stdin.on('error', () => {}) // it may end before it has read all
  return { child, ended }
}

/** Runs a script to its end, with the input as what comes through the pipe. */
export function runScript(
  script: string,
  args: readonly string[],
  input = '',
  more: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const { child, ended } = launch(script, args, more)
  child.stdin.end(input)
  return ended
}

export const revier = (args: string, input?: string): Promise<Ran> => runScript('cli/main.ts', args.split(' '), input)

/** A folder for the files of one test file. */
export function scratch(): { readonly path: (name: string) => string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'revier-'))
  return { path: (name) => join(folder, name), remove: () => rmSync(folder, { recursive: true }) }
}
