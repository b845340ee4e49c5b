// The one door to every script: installs what is missing, then hands over to the Node that the project brings along.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const [task, ...args] = process.argv.slice(2)
process.chdir(process.env.INIT_CWD && task === 'revier' ? process.env.INIT_CWD : root)

install()
const node = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
const bin = join(root, 'node_modules', '.bin')
// What was compiled once is not compiled again: a server that need not load the compiler takes less memory.
const compiled = join(root, 'node_modules', '.cache', 'compiled')
const env = {
  NODE_COMPILE_CACHE: compiled,
  ...process.env,
  PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
}
const script = task === 'revier' ? 'cli/main.ts' : `scripts/${task}.ts`
// Room for what is short-lived: it is used under load, and given back when it is calm (`server/tidy.ts`).
const flags = task === 'start' ? ['--max-semi-space-size=32'] : []
const child = spawn(node, [...flags, join(root, script), ...args], {
  stdio: 'inherit',
  env,
  shell: process.platform === 'win32',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

/** `npm ci`, unless the installed packages are those of the lock file already. */
function install() {
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return // somebody else's to keep
  const stamp = join(root, 'node_modules', '.cache', 'installed')
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.error('Installing packages …')
  const quiet = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = spawnSync('npm', ['ci', ...quiet], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) {
    console.error('npm ci failed; nothing was started.')
    process.exit(1)
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, lock)
}
