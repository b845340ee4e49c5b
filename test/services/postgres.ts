import { spawnSync, type SpawnSyncOptions } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pgCtlPath } from '../../scripts/packages.ts'

const NOBODY = 65534

export interface Service {
  readonly url: string
  /** Ends it at once, as a crash would. */
  stop(): Promise<void>
  /** Starts it again, with all that it had kept. */
  start(): Promise<void>
  /** Ends it and throws its files away. */
  remove(): Promise<void>
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A PostgreSQL of its own on loopback; it refuses to run as root, so that root lends it to nobody. */
export async function postgres(): Promise<Service> {
  const pgCtl = pgCtlPath()
  if (!pgCtl) throw new Error('PostgreSQL is not installed: npm test installs it, or says how')
  const asRoot = process.getuid?.() === 0
  const folder = mkdtempSync(join(tmpdir(), 'revier-pg-'))
  if (asRoot) chownSync(folder, NOBODY, NOBODY)
  const who: SpawnSyncOptions = { ...(asRoot ? { uid: NOBODY, gid: NOBODY } : {}), cwd: folder, stdio: 'ignore' }
  const data = join(folder, 'data')
  const port = await freePort()
  const run = (program: string, args: readonly string[]) => {
    const { status } = spawnSync(program, args, who)
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed with ${status}`)
  }
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`
  run(join(dirname(pgCtl), 'initdb'), ['-D', data, '-U', 'revier', '--auth=trust', '-E', 'UTF8', '--no-locale', '-N'])
  const start = async () => run(pgCtl, ['-D', data, '-l', join(folder, 'log'), '-o', settings, '-w', 'start'])
  const stop = async () => run(pgCtl, ['-D', data, '-m', 'immediate', '-w', 'stop'])
  await start()
  return {
    url: `postgres://revier@127.0.0.1:${port}/postgres`,
    start,
    stop,
    async remove() {
      spawnSync(pgCtl, ['-D', data, '-m', 'immediate', '-w', 'stop'], who)
      rmSync(folder, { recursive: true })
    },
  }
}
