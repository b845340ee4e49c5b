import { close, run } from './jobs.ts'
import { ensureServers } from './packages.ts'
import { faults } from './project-jobs.ts'

/** `npm run faults`: everything that can break, long and often: 50 kills on each store, a million bad frames. */
ensureServers()
close([await run({ ...faults, env: { FAULTS: 'long' } })])
