import { spawnSync } from 'node:child_process'
import { BadSetting, readSettings } from '../server/settings.ts'

/** `npm start`: builds the app, and serves it together with the online tables. */
try {
  readSettings(process.env) // what cannot be used is said before anybody waits for the build
} catch (error) {
  console.error(error instanceof BadSetting ? error.message : String(error))
  process.exit(2)
}
const built = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
if (built.status !== 0) process.exit(1)
await import('../server/main.ts')
