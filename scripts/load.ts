import { parseArgs } from 'node:util'
import { GAMES } from '#games/index.ts'
import { loadBare } from '../test/load/bare.ts'
import { summary, type Company, type Run } from '../test/load/measure.ts'
import { idleSockets, loadOurs } from '../test/load/ours.ts'
import { rivalLoad } from '../test/load/rival.ts'
import { percent } from '../test/load/share.ts'
import { freePort, postgres } from '../test/services/postgres.ts'
import { redis } from '../test/services/redis.ts'
import { ensureServers } from './packages.ts'

/** `npm run load`: bots as clients over real sockets, beside boardgame.io's server with the same game in the same run. */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    tables: { type: 'string', default: '200' },
    /** Seconds at the pace of busy tables; then every game is played to its end as fast as it goes. */
    seconds: { type: 'string', default: '8' },
    seats: { type: 'string', default: '4' },
    /** Sockets at every table that only look. */
    watchers: { type: 'string', default: '0' },
    /** Also with 1, 2 and 4 processes on PostgreSQL and Redis, each held to the same share of a core. */
    processes: { type: 'boolean', default: false },
    idle: { type: 'string', default: '5000' },
  },
})
const [tables, seconds, seats, watchers, idle] = [
  values.tables,
  values.seconds,
  values.seats,
  values.watchers,
  values.idle,
].map(Number)
if (![tables, seconds, seats, watchers, idle].every((n) => Number.isInteger(n) && n >= 0 && n <= 20_000)) {
  console.error('--tables, --seconds, --seats, --watchers and --idle are whole numbers up to 20000.')
  process.exit(2)
}
const company: Company = { tables, seats, watchers }
const say = (text: string) => values.json || console.log(text)
const tell = (who: string, run: Run) => {
  const [full, paced] = [summary(run.full), summary(run.paced)]
  say(`${who}, ${tables} tables of ${seats} players and ${watchers} watchers`)
  say(`  as fast as it goes: ${full.perSecond} decisions/s, ${full.cpuMs} ms CPU each (${full.decisions} decisions)`)
  if (paced.decisions > 0)
    say(
      `  paced at ${paced.perSecond}/s: ${paced.cpuMs} ms CPU each, p50 ${paced.p50} ms, p99 ${paced.p99} ms, most ${paced.most} ms`,
    )
  for (const [way, { commit, batch, lag }] of Object.entries({ full, paced }))
    if (commit > 0) say(`  ${way}: commit ${commit} ms for ${batch} entries, event loop late by ${lag} ms (p99)`)
  return { full, paced }
}
const met = await rivalLoad()
const game = await GAMES[met.game].rules()

const ours = await loadOurs(game, { ...company, seconds, processes: 1 })
const us = tell('Revier, SQLite, everything durable', ours)
say(`  lost ${ours.lost}, doubled ${ours.doubled}`)
const rival = await met.rival.loadRival(await freePort(), company, seconds)
const them = tell('boardgame.io, in memory', rival)
const ratioOf = (way: 'full' | 'paced') =>
  Math.round((100 * us[way].decisionsPerCpuSecond) / them[way].decisionsPerCpuSecond) / 100
if (!values.json)
  for (const durable of [false, true]) {
    const { cpuMs, decisionsPerCpuSecond } = summary(await loadBare(company, durable))
    const ratio = (decisionsPerCpuSecond / them.full.decisionsPerCpuSecond).toFixed(2)
    say(`Sockets${durable ? ' and log' : ''} alone, without any game: ${cpuMs} ms CPU each, ratio ${ratio}`)
  }
say(`Ratio of decisions per CPU-second: ${ratioOf('full')}; paced ${ratioOf('paced')}`)
if (idle > 0 && !values.json) {
  const { sockets, before, after } = await idleSockets(idle)
  say(`${sockets} idle sockets: ${Math.round(after / 1e6)} MB (${Math.round(before / 1e6)} MB without)`)
}
if (values.processes) {
  ensureServers()
  const [database, cache] = await Promise.all([postgres(), redis()])
  for (const processes of [1, 2, 4]) {
    const servers = { processes, database: database.url, redis: cache.url }
    const alone = await loadOurs(game, { ...company, ...servers, seconds: 0, shared: true })
    tell(`${processes} processes on PostgreSQL and Redis, each with ${percent} % of a core`, alone)
  }
  await Promise.all([database.remove(), cache.remove()])
}
if (values.json) {
  const { decisionsPerCpuSecond } = us.full
  const { lost, doubled } = ours
  console.log(
    JSON.stringify({
      revier: { decisionsPerCpuSecond, p50: us.paced.p50, p99: us.paced.p99, lost, doubled },
      boardgameio: {
        decisionsPerCpuSecond: them.full.decisionsPerCpuSecond,
        p50: them.paced.p50,
        p99: them.paced.p99,
        lost: rival.lost,
        doubled: 0,
      },
      ratio: ratioOf('full'),
    }),
  )
}
process.exit(0)
