import { parseArgs } from 'node:util'
import { GAMES } from '#games/index.ts'
import { summary } from '../test/load/measure.ts'
import { idleSockets, loadOurs } from '../test/load/ours.ts'
import { rivalLoad } from '../test/load/rival.ts'
import { freePort, postgres } from '../test/services/postgres.ts'
import { redis } from '../test/services/redis.ts'
import { ensureServers } from './packages.ts'

/** `npm run load`: bots as clients over real sockets, beside boardgame.io's server with the same game in the same run. */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    tables: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '8' },
    /** Also with 1, 2 and 4 processes on PostgreSQL and Redis. */
    processes: { type: 'boolean', default: false },
    idle: { type: 'string', default: '5000' },
  },
})
const [tables, seconds, idle] = [values.tables, values.seconds, values.idle].map(Number)
if (![tables, seconds, idle].every((n) => Number.isInteger(n) && n >= 0 && n <= 20_000)) {
  console.error('--tables, --seconds and --idle are whole numbers up to 20000.')
  process.exit(2)
}
const say = (text: string) => values.json || console.log(text)
const met = await rivalLoad()
const game = await GAMES[met.game].rules()

const ours = await loadOurs(game, { tables, seconds, processes: 1 })
const [full, paced] = [summary(ours.full), summary(ours.paced)]
say(`Revier, SQLite, ${tables} tables: ${full.perSecond} durable decisions/s, ${full.cpuMs} ms CPU each`)
say(
  `  paced at ${paced.perSecond}/s: p50 ${paced.p50} ms, p99 ${paced.p99} ms (commit ${ours.commit} ms, loop lag p99 ${ours.lag} ms)`,
)
say(`  lost ${ours.lost}, doubled ${ours.doubled}`)
const rival = await met.rival.loadRival(await freePort(), Math.min(tables, 50), seconds)
const theirs = summary(rival)
say(
  `boardgame.io, in memory, ${Math.min(tables, 50)} matches: ${theirs.perSecond} decisions/s, ${theirs.cpuMs} ms CPU each, p50 ${theirs.p50} ms, p99 ${theirs.p99} ms`,
)
const ratio = Math.round((10 * full.decisionsPerCpuSecond) / theirs.decisionsPerCpuSecond) / 10
say(`Ratio of decisions per CPU-second: ${ratio}`)
if (idle > 0 && !values.json) {
  const { sockets, before, after } = await idleSockets(idle)
  say(`${sockets} idle sockets: ${Math.round(after / 1e6)} MB (${Math.round(before / 1e6)} MB without)`)
}
if (values.processes) {
  ensureServers()
  const [database, cache] = await Promise.all([postgres(), redis()])
  for (const processes of [1, 2, 4]) {
    const shared = await loadOurs(game, { tables, seconds, processes, database: database.url, redis: cache.url })
    const one = summary(shared.full)
    say(
      `${processes} processes on PostgreSQL and Redis: ${one.perSecond} decisions/s, ${one.cpuMs} ms CPU each, p99 ${one.p99} ms`,
    )
  }
  await Promise.all([database.remove(), cache.remove()])
}
if (values.json) {
  const { decisionsPerCpuSecond } = full
  const { p50, p99 } = paced
  const { lost, doubled } = ours
  console.log(
    JSON.stringify({
      revier: { decisionsPerCpuSecond, p50, p99, lost, doubled },
      boardgameio: {
        decisionsPerCpuSecond: theirs.decisionsPerCpuSecond,
        p50: theirs.p50,
        p99: theirs.p99,
        lost: rival.lost,
        doubled: 0,
      },
      ratio,
    }),
  )
}
process.exit(0)
