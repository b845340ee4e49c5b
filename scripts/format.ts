import { spawnSync } from 'node:child_process'

/** `npm run format`. */
process.exitCode = spawnSync('oxfmt', { stdio: 'inherit' }).status ?? 1
