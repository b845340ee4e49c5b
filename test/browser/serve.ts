import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { app } from '../../server/http/app.ts'
import { PORT } from './setup.ts'

/** Serves the built app for the browser tests; builds it if that has not been done. */
if (!existsSync('dist/sw.js')) spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
const server = await app({ dist: join(process.cwd(), 'dist') })
await server.listen({ port: PORT, host: 'localhost' })
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.close().then(() => process.exit(0)))
