import { ensureChromium, ensureServers } from './packages.ts'
import { close, runLanes } from './jobs.ts'
import {
  audit,
  battery,
  browser,
  build,
  deadCode,
  deepLint,
  format,
  oneFolder,
  rules,
  faults,
  services,
  types,
  unit,
} from './project-jobs.ts'

/** `npm test`: everything. The browser tests run last and alone, since they are the ones that mind a busy machine. */
ensureChromium()
ensureServers()
const first = await runLanes([
  [types, deepLint, format, deadCode, rules, audit, build, oneFolder],
  [unit, battery, services, faults],
])
close([...first, ...(await runLanes([[browser]]))])
