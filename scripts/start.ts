import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { app } from '../server/app.ts'

const DEFAULT_PORT = 4000

/** `npm start`: builds the app and serves it. */
const port = Number(process.env.PORT ?? DEFAULT_PORT)
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT must be a number from 0 to 65535, not '${process.env.PORT}'.`)
  process.exit(2)
}
const built = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
if (built.status !== 0) process.exit(1)

const server = await app(join(process.cwd(), 'dist'))
try {
  console.log(`Revier is open at ${await server.listen({ port, host: process.env.HOST ?? 'localhost' })}`)
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  console.error(taken ? `Port ${port} is in use. Choose another one: PORT=4001 npm start` : String(error))
  process.exit(1)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.close().then(() => process.exit(0)))
