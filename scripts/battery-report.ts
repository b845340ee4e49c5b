import { OtherRun, readProgress } from './battery/progress-file.ts'
import { reportOf } from './battery/report.ts'

/** `node scripts/battery-report.ts FILE …`: docs/battery.md from what runs of the battery left behind. */
try {
  process.stdout.write(reportOf(process.argv.slice(2).map(readProgress)))
} catch (error) {
  if (!(error instanceof OtherRun)) throw error
  console.error(`error: ${error.message}`)
  process.exitCode = 2
}
