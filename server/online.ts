import type { Logger } from 'pino'
import { botPool, type BotPool } from './bots/pool.ts'
import { openBus } from './bus/open.ts'
import { realClock, type Clock } from './clock.ts'
import { every } from './every.ts'
import { metricsOf } from './metrics.ts'
import { mailer } from './notices/mail.ts'
import { notices } from './notices/notices.ts'
import { outboxOf } from './notices/outbox.ts'
import type { Post } from './notices/post.ts'
import { pushes } from './notices/push.ts'
import { ownData } from './people/data.ts'
import { limits, type Limits } from './people/limits.ts'
import { passkeys } from './people/passkeys.ts'
import { passwords } from './people/passwords.ts'
import { people } from './people/people.ts'
import { sessions } from './people/sessions.ts'
import { tickets } from './people/tickets.ts'
import { tokens } from './people/tokens.ts'
import type { Settings } from './settings.ts'
import { openStore } from './store/open.ts'
import type { Store } from './store/store.ts'
import { closeForgotten, putAway } from './tables/archive.ts'
import { fireDue } from './tables/due.ts'
import { openHub, type Hub } from './tables/hub.ts'
import { tableInfo } from './tables/info.ts'
import { lobby } from './tables/lobby.ts'
import { BEAT, outageBook } from './tables/outages.ts'
import { tables } from './tables/tables.ts'
import { talk } from './tables/talk.ts'

const SWEEP = 30_000
const ARCHIVE = 600_000
const OUTBOX = 3000
/** If bots are this far behind, no new ones are asked. */
const BOTS_BEHIND = 5000

/** What tests put in place of the real thing. */
interface OnlineParts {
  readonly post?: Post
  readonly bots?: BotPool
}

/** Whom a push service writes to if something is wrong with what we send. */
const contactOf = ({ origin }: Settings): string => (origin?.startsWith('https:') ? origin : 'mailto:revier@localhost')

/** Everything behind the addresses: the people, the tables, and what goes on by itself. */
export async function openOnline(settings: Settings, log: Logger, clock: Clock = realClock, parts: OnlineParts = {}) {
  const metrics = metricsOf()
  const failed = failures(metrics, log)
  const wrote = (ms: number, entries: number) => {
    metrics.commits.observe(ms / 1000)
    metrics.entries.inc(entries)
  }
  const store = await openStore({ url: settings.database, folder: settings.folder }, wrote)
  const bus = await openBus({ redis: settings.redis, database: settings.database })
  const ground = { settings, log, clock, metrics, store, bus }
  const bots = parts.bots ?? botPool(settings.botThreads)
  const persons = peopleOf(store, clock)
  const post = await postOf(settings, store, clock, persons.limits, parts.post, failed('outbox'))
  const outages = outageBook(store, clock)
  await outages.beat()
  const info = tableInfo(store)
  const speech = talk(store, clock)
  const hall = lobby(store, clock)
  const hub = openHub({
    ...ground,
    bots,
    botPace: settings.botPace,
    info,
    outages,
    said: speech.tell,
    failed: (table, error) => failed(`table ${table}`)(error),
    ended: () => void post.round(),
  })
  const stopRounds = startRounds({ store, clock, hub, hall, outages, post }, failed)
  count(metrics, hub, bots)
  const close = async (): Promise<void> => {
    await stopRounds()
    await post.sent()
    await bots.close()
    await hub.close()
    post.close()
    await bus.close()
    await store.close()
  }
  return {
    ...persons,
    ...ground,
    hub,
    info,
    close,
    push: post.push,
    outbox: post.outbox,
    talk: speech,
    tables: tables({ store, clock, hub, info, lobby: hall, botsBusy: () => bots.backlog() > BOTS_BEHIND }),
    lobby: hall,
    /** Tells all sockets of a person something: that it is signed out, that it mutes somebody. */
    tellPerson: (person: string, what: 'out' | 'mutes') => bus.publish(`p:${person}`, what),
  }
}

type Metrics = ReturnType<typeof metricsOf>

/** What goes wrong behind the addresses is counted and written down. */
const failures = (metrics: Metrics, log: Logger) => (what: string) => (error: unknown) => {
  metrics.failures.inc()
  log.error({ what, err: error instanceof Error ? { message: error.message, stack: error.stack } : String(error) })
}

/** Who they are, and how they are known again. */
function peopleOf(store: Store, clock: Clock) {
  const persons = people(store, clock)
  const limit = limits(store, clock)
  const ticket = tickets(store, clock)
  return {
    people: persons,
    sessions: sessions(store, clock),
    passwords: passwords(store, clock, limit),
    passkeys: passkeys(store, clock, ticket),
    tokens: tokens(store, clock),
    tickets: ticket,
    limits: limit,
    data: ownData(store, clock, persons),
  }
}

/** What is sent to people who are not here: one round after the other. */
async function postOf(
  settings: Settings,
  store: Store,
  clock: Clock,
  limits: Limits,
  post: Post | undefined,
  failed: (error: unknown) => void,
) {
  const push = await pushes(store, contactOf(settings), post)
  const mail = await mailer(settings.smtp, settings.mailFrom)
  const outbox = outboxOf(store, clock)
  const origin = settings.origin ?? `http://${settings.host}:${settings.port}`
  const send = notices({ store, clock, push, mail, origin, limits })
  let sending: Promise<unknown> = Promise.resolve()
  return {
    push,
    outbox,
    round: (): Promise<unknown> => (sending = sending.then(() => outbox.work(send)).catch(failed)),
    sent: () => sending,
    close: () => mail?.close(),
  }
}

interface Rounds {
  readonly store: Store
  readonly clock: Clock
  readonly hub: Hub
  readonly hall: ReturnType<typeof lobby>
  readonly outages: ReturnType<typeof outageBook>
  readonly post: Awaited<ReturnType<typeof postOf>>
}

/** What is done again and again; the way to end it. */
function startRounds({ store, clock, hub, hall, outages, post }: Rounds, failed: ReturnType<typeof failures>) {
  const rounds = [
    every(clock, BEAT, () => outages.beat(), failed('beat')),
    every(clock, BEAT, () => fireDue(store, clock, hub, hall), failed('due')),
    every(clock, BEAT, () => hub.lookUp(), failed('look up')),
    every(clock, OUTBOX, post.round, failed('outbox')),
    every(clock, SWEEP, () => hub.sweep(), failed('sweep')),
    every(clock, ARCHIVE, () => putAway(store, clock.now()), failed('archive')),
    every(clock, ARCHIVE, () => closeForgotten(store, clock.now()), failed('forgotten')),
  ]
  return () => Promise.all(rounds.map((stop) => stop()))
}

function count(metrics: Metrics, hub: Hub, bots: BotPool): void {
  metrics.gauge('revier_tables_held', 'Tables in memory', () => hub.counts().rooms)
  metrics.gauge('revier_viewers', 'Sockets at tables', () => hub.counts().viewers)
  metrics.gauge('revier_bot_backlog_seconds', 'How long a question to a bot has waited', () => bots.backlog() / 1000)
}

export type Online = Awaited<ReturnType<typeof openOnline>>
