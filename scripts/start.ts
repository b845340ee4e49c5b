import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { serve } from '../server/serve.ts'
import { BadSetting, readSettings } from '../server/settings.ts'
import { StorageTrouble } from '../server/store/store.ts'

/** `npm start`: builds the app, and serves it together with the online tables. */
try {
  const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env })
  const built = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  if (built.status !== 0) process.exit(1)
  const serving = await serve(settings, join(process.cwd(), 'dist'))
  console.log(`Revier is open at ${serving.address}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void serving.stop().then(() => process.exit(0)))
} catch (error) {
  console.error(explain(error))
  process.exit(error instanceof BadSetting ? 2 : 1)
}

function explain(error: unknown): string {
  if (error instanceof BadSetting || error instanceof StorageTrouble) return error.message
  const { code, port } = error as { code?: string; port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose another one: PORT=4001 npm start`
  return code === 'ECONNREFUSED' ? 'The database or the bus cannot be reached.' : String(error)
}
