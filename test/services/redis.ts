import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { redisServerPath } from '../../scripts/packages.ts'
import { freePort, type Service } from './postgres.ts'

/** A Redis of its own on loopback that keeps nothing. */
export async function redis(): Promise<Service> {
  const program = redisServerPath()
  if (!program) throw new Error('Redis is not installed: npm test installs it, or says how')
  const port = await freePort()
  let child: ChildProcess | null = null
  const start = async () => {
    const fresh = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    child = fresh
    for await (const chunk of fresh.stdout) if (String(chunk).includes('Ready to accept')) break
  }
  const stop = async () => {
    if (!child || child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  await start()
  return { url: `redis://127.0.0.1:${port}`, start, stop, remove: stop }
}
