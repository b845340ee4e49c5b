import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Reading } from './measure.ts'

/** A server as a program of its own, which says over the channel that it is ready, and how much CPU it took. */
export async function startProgram(file: string, args: readonly string[], execArgv: readonly string[] = []) {
  const child = fork(file, args, {
    execArgv: [...execArgv],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return {
    async read(): Promise<Reading> {
      child.send('cpu')
      const [reading] = (await once(child, 'message')) as [Reading]
      return reading
    },
    kill: () => void child.kill('SIGKILL'),
  }
}

/** The other end of it, in the program. */
export function tellReadings(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpu: (user + system) / 1e6 } satisfies Reading)
  })
  process.send?.({ ready: true })
}
