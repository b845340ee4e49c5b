import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from './serve.ts'
import { BadSetting, readSettings } from './settings.ts'
import { StorageTrouble } from './store/store.ts'
import { tidyWhenCalm } from './tidy.ts'

/** The server by itself: the online tables, and the app if it has been built. */
try {
  const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env })
  const dist = join(process.cwd(), 'dist')
  const serving = await serve(settings, existsSync(join(dist, 'index.html')) ? dist : undefined)
  tidyWhenCalm()
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
