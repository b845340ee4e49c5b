import type { Onlooker, Seat } from '#engine/state.ts'
import { asks } from '#engine/match.ts'
import type { Ask } from '#engine/play.ts'
import type { AtFrame, NoticeKind } from '#protocol/frames.ts'
import { ledger, type Outcome } from '#session/ledger.ts'
import type { Held } from '#session/entries.ts'
import type { BotPool } from '../bots/pool.ts'
import type { Clock } from '../clock.ts'
import { Problem } from '../problem.ts'
import { StorageTrouble, type Store } from '../store/store.ts'
import { decideFor, endVote, giveUp, handOver, type Make } from './actions.ts'
import { nextDue, slotAfter } from './clocks.ts'
import type { TableEntry } from './entries.ts'
import { lastWay, nextFrames, viewsOf, wayOf, wholeFrame, type Views, type Way } from './frames.ts'
import { tableLog } from './log.ts'
import { advance, before } from './advance.ts'
import { openQuestions, peopleAt, type TableSetup, type TableState } from './state.ts'
import type { Viewer } from './viewer.ts'

export interface RoomParts {
  readonly store: Store
  readonly clock: Clock
  readonly bots: BotPool
  readonly botPace: number
  /** Whoever else has sockets at this table reads on. */
  publish(table: string, n: number): void
  /** Tells a person elsewhere on the site that it is asked. */
  nudge(person: string, table: string, kind: NoticeKind): void
  /** Whether a person has the table before its eyes, as far as is known here. */
  isHere(table: string, seat: Seat): boolean
  /** Something that should not happen has happened. */
  failed(table: string, error: unknown): void
  /** The table is over. */
  ended(table: string): void
}

/** An illegal move, with the rule that forbids it. */
export class Illegal extends Problem {
  readonly clause: string
  constructor(clause: string) {
    super('illegal')
    this.clause = clause
  }
}

const RECENT = 64

/** A table that this process holds: a cache of its log, and the sockets that look at it. */
export function openRoom(setup: TableSetup, known: TableState, viewers: () => ReadonlySet<Viewer>, parts: RoomParts) {
  const { store, clock, bots } = parts
  const { id } = setup
  const recent = new Map<string, number>()
  const thinking = new Set<string>()
  let state = known
  let way: Way | null = null
  /** What everybody saw last, if all see the same: it is not looked at again to find what is different. */
  let seen: Views | null = null
  let used = clock.now()
  let cancelDue = () => {}
  let armed = Infinity
  let closed = false

  const log = tableLog(setup, store, () => state, parts)
  const book = ledger<TableEntry>(before(setup).held, log, known.held, (now) => adopt(now))

  /** Everything that became durable since, one entry after the other. */
  const adopt = (now: Held) => {
    for (const { entry, next } of log.taken()) {
      const last = state
      state = next ?? advance(setup, last, entry)
      way = viewers().size > 0 ? wayOf(last, entry, state) : null
      remember(entry, last.held.count)
      show(last)
    }
    if (state.held.count !== now.count) parts.failed(id, new Error(`${id} is at ${state.held.count}, not ${now.count}`))
    schedule()
    if (state.ending) parts.ended(id)
  }

  const remember = (entry: TableEntry, n: number) => {
    recent.set(entry.id, n)
    if (recent.size > RECENT) recent.delete(recent.keys().next().value ?? '')
  }

  /** One frame for each eye, made once, whoever looks through it. Before the first entry nobody has seen anything. */
  const show = (last: TableState) => {
    const here = viewers()
    if (here.size === 0) return void (seen = null)
    const { match } = state.held
    const from = seen ?? viewsOf(last.held.match)
    const to = match === last.held.match ? from : viewsOf(match)
    const isFirst = last.held.count === 0
    const frameOf = isFirst ? whole : nextFrames(setup, state, wayNow(), from, to)
    for (const viewer of here) viewer.send(frameOf(viewer.eye))
    seen = setup.game.secrets ? null : to
  }

  const whole = (eye: Onlooker): AtFrame => wholeFrame(setup, state, wayNow(), eye)

  const wayNow = (): Way => (way ??= lastWay(state.held.match))

  /** Judges, makes durable, and only then tells. Returns the number of the entry. */
  const propose = async (make: Make, entryId?: string): Promise<number> => {
    used = clock.now()
    const old = entryId === undefined ? undefined : recent.get(entryId)
    if (old !== undefined) return old
    const outcome = await book.propose(() => make(state, Math.max(state.at, clock.now())))
    if (outcome.kind === 'kept') {
      parts.publish(id, state.held.count)
      if (!state.ending) attendBots()
      return (entryId === undefined ? undefined : recent.get(entryId)) ?? state.held.count - 1
    }
    // Perhaps it was said before, so long ago that only the log knows: then it was done.
    const known = entryId === undefined ? null : await log.numberOf(entryId).catch(() => null)
    if (known !== null) return known
    throw problemOf(outcome)
  }

  const problemOf = (outcome: Exclude<Outcome, { kind: 'kept' }>): Problem => {
    if (outcome.kind === 'stale') return new Problem('stale')
    if (outcome.kind === 'refused') return new Illegal(outcome.refusal.clause)
    const { error } = outcome
    if (error instanceof Problem) return error
    if (error instanceof StorageTrouble) return new Problem('storage')
    parts.failed(id, error)
    return new Problem('busy')
  }

  /**
   * What happens by itself is looked at again when its time has come, here or in another process. Mostly that moves on with
   * every entry: a timer that goes off too early is set anew then.
   */
  const schedule = () => {
    const due = nextDue(setup, state)
    if (due && due.at >= armed) return
    cancelDue()
    armed = Infinity
    if (!due || closed) return
    armed = due.at
    cancelDue = clock.after(due.at - clock.now(), () => void wake().catch(() => {}))
  }

  const wake = async (): Promise<void> => {
    armed = Infinity
    const due = nextDue(setup, state)
    if (due && due.at > clock.now()) schedule()
    else await fire()
  }

  const fire = async (): Promise<void> => {
    await book.catchUp()
    const due = nextDue(setup, state)
    if (!due || closed) return
    if (due.at > clock.now()) return schedule()
    if (due.what === 'bots') return attendBots()
    if (due.what === 'lapse') return lapse()
    const make = {
      time: () => handOver(due.what === 'time' ? due.seat : 0, setup, 'time'),
      vote: () => endVote,
      abandoned: () => giveUp('left'),
    }
    await propose(make[due.what]()).catch(ignoreStale)
  }

  /** Asks the bots whose turn it is. Whoever wrote the last entry does so; if that one dies, whoever sees it first. */
  const attendBots = () => {
    // Bots do not play among themselves: a table that everybody has left waits for somebody to return, and ends.
    if (closed || state.ending || peopleAt(state).length === 0) return
    for (const ask of asks(state.held.match)) if (state.hands[ask.seat] !== 'person') void think(ask, 'bot')
  }

  /** A hidden question that nobody answered in time is answered for its seat, and nobody else learns of it. */
  const lapse = () => {
    for (const ask of asks(state.held.match)) void think(ask, 'clock')
  }

  const think = async (ask: Ask, by: 'bot' | 'clock'): Promise<void> => {
    const since = state.held.since[ask.seat]
    const job = `${ask.seat} ${since}`
    if (thinking.has(job)) return
    thinking.add(job)
    const { held, at, hands } = state
    const { hidden } = openQuestions(state)
    const hand = hands[ask.seat]
    try {
      const move = await bots.choose({
        game: setup.game,
        view: held.match.game.view(held.match.state, ask.seat),
        ask,
        level: hand === 'person' ? setup.substitute : hand,
        owner: setup.seats.find(({ person }) => person)?.person ?? id,
        table: id,
      })
      // The pace follows from the clock alone: it says nothing of what is in the answer.
      const when = hidden ? slotAfter(at, clock.now()) : at + (by === 'bot' ? parts.botPace : 0)
      await sleep(when - clock.now())
      if (!closed) await propose(decideFor(ask.seat, move, since, by))
    } catch (error) {
      ignoreStale(error)
    } finally {
      thinking.delete(job)
    }
  }

  const sleep = (ms: number): Promise<void> =>
    ms <= 0 ? Promise.resolve() : new Promise((resolve) => void clock.after(ms, resolve))

  /** An answer to a hidden question waits for its slot before it is written, so that its time says nothing. */
  const slot = (): Promise<void> | null =>
    openQuestions(state).hidden ? sleep(slotAfter(state.at, clock.now()) - clock.now()) : null

  schedule()
  return {
    setup,
    get state() {
      return state
    },
    get idleSince() {
      return thinking.size > 0 || viewers().size > 0 ? Infinity : used
    },
    propose,
    slot,
    fire,
    attendBots,
    catchUp: () => book.catchUp(),
    whole,
    close() {
      closed = true
      cancelDue()
    },
  }
}

export type Room = ReturnType<typeof openRoom>

/** Somebody else was faster, or the database is away: `due` brings it up again. */
function ignoreStale(error: unknown): void {
  if (!(error instanceof Problem)) throw error
}
