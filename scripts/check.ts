import { close, runLanes } from './jobs.ts'
import { deadCode, format, lint, rules, types, unit } from './project-jobs.ts'

/** `npm run check`: the inner loop, under a minute. */
close(await runLanes([[types, lint, format, deadCode, rules], [unit]]))
