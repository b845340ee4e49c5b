import type { Rules } from '#engine/game.ts'
import { asks } from '#engine/match.ts'
import type { Move } from '#engine/move.ts'
import type { Ask } from '#engine/play.ts'
import type { Seat, State } from '#engine/state.ts'
import { fold, type Held, type PlayEntry } from './entries.ts'
import type { EntryLog } from './entry-log.ts'
import { ledger, type Outcome, type Proposal } from './ledger.ts'

/** What a player is given: the question and what the seat sees. Never the state. */
export interface Question {
  readonly game: Rules
  readonly ask: Ask
  /** Made when somebody first looks at it. */
  readonly view: State
  /** So many decisions were made before. */
  readonly position: number
}

/** Whoever answers for a seat when it is asked: a bot in a worker, a script, somebody at a terminal. */
export interface Player {
  /** The signal says that the answer is not wanted any more. A player that cannot answer rejects. */
  decide(question: Question, signal: AbortSignal): Promise<Move>
}

/** Something has failed, and the game stands still until somebody says how to go on. */
export type Trouble =
  | { readonly with: 'store' | 'rules'; readonly error: unknown }
  | { readonly with: 'player'; readonly seat: Seat; readonly error: unknown }

export interface SessionState extends Held {
  readonly trouble: Trouble | null
  /** So many entries are not kept. */
  readonly owed: number
}

/**
 * Drives a game from its first question to its result: asks the players, judges what they answer, keeps it, and only then
 * tells. People who come by themselves (at a screen, over a network) have no player; they come through `decide` as well.
 */
export interface Session {
  readonly state: SessionState
  subscribe(listener: (state: SessionState) => void): () => void
  /** A decision of a seat. `since`: the entry at which its question was opened, to tell an answer that comes too late. */
  decide(seat: Seat, move: Move, since?: number): Promise<Outcome>
  /** Goes back to a position. `at`: the number of entries on which that was decided. Who may is for others to say. */
  takeBack(to: number, at: number): Promise<Outcome>
  /** Tries once more what has failed. */
  retry(): Promise<void>
  /** Goes on although the store fails; what is owed to it is kept as soon as it works again. */
  goOnUnkept(): Promise<void>
  close(): void
}

export interface SessionOptions {
  /** The game before its first entry. */
  readonly start: Held
  readonly log: EntryLog<PlayEntry>
  /** The game as far as its log was read. */
  readonly known: Held
  /** Null for a seat whose decisions come by themselves. */
  player(seat: Seat): Player | null
  /** Which of the open questions are put to players now; all, if left out. */
  readonly put?: (open: readonly Ask[]) => readonly Ask[]
}

/** A question that was put to a player. */
interface Waiting {
  readonly since: number
  readonly abort: AbortController
}

/** A game from the entries that its log has. */
export async function openSession(options: Omit<SessionOptions, 'known'>): Promise<Session> {
  const known = fold(options.start, await options.log.read(0))
  return startSession({ ...options, known })
}

export function startSession({ start, log, known, player, put = (open) => open }: SessionOptions): Session {
  const listeners = new Set<(state: SessionState) => void>()
  const waiting = new Map<Seat, Waiting>()
  let trouble: Trouble | null = null
  /** What the store did not keep, to be tried again. */
  let failed: Proposal<PlayEntry> | null = null
  let closed = false

  const book = ledger(start, log, known, () => changed())
  const state = (): SessionState => ({ ...book.now, trouble, owed: book.owed })
  const tell = () => {
    const now = state()
    for (const listener of listeners) listener(now)
  }
  /** What failed at an earlier position is of no interest any more. */
  const changed = () => {
    trouble = null
    failed = null
    tell()
    attend()
  }
  const fail = (what: Trouble) => {
    trouble ??= what
    tell()
  }

  /** Puts the open questions to their players, and tells those whose question is gone. */
  const attend = () => {
    const open = closed ? [] : put(asks(book.now.match))
    for (const [seat, { since, abort }] of waiting)
      if (!open.some((ask) => ask.seat === seat && book.now.since[seat] === since)) {
        waiting.delete(seat)
        abort.abort()
      }
    if (trouble === null) for (const ask of open) if (!waiting.has(ask.seat)) void putTo(ask)
  }

  const forget = (seat: Seat, one: Waiting) => {
    if (waiting.get(seat) === one) waiting.delete(seat)
  }

  const putTo = async (ask: Ask) => {
    const { seat } = ask
    const one = player(seat)
    if (!one) return
    const since = book.now.since[seat]
    const abort = new AbortController()
    const mine: Waiting = { since, abort }
    waiting.set(seat, mine)
    try {
      const move = await one.decide(questionOf(book.now, ask), abort.signal)
      if (abort.signal.aborted) return
      const outcome = await decide(seat, move, since)
      if (outcome.kind === 'refused') throw outcome.refusal // who is asked has the list
      if (outcome.kind !== 'kept') forget(seat, mine)
    } catch (error) {
      if (abort.signal.aborted) return
      forget(seat, mine)
      fail({ with: 'player', seat, error })
    }
  }

  const propose = async (proposal: Proposal<PlayEntry>): Promise<Outcome> => {
    const outcome = await book.propose(proposal)
    if (outcome.kind === 'unsure') {
      failed = proposal
      fail({ with: 'store', error: outcome.error })
    }
    if (outcome.kind === 'broken') fail({ with: 'rules', error: outcome.error })
    return outcome
  }
  const decide = (seat: Seat, move: Move, since?: number) =>
    propose((now) =>
      since !== undefined && now.since[seat] !== since ? null : { kind: 'decide', seat, move: move.name },
    )

  const goOn = async () => {
    const again = failed
    failed = null
    trouble = null
    if (again) await propose(again)
    else if (book.owed > 0) await book.settle()
    if (trouble !== null) return
    tell()
    attend()
  }

  const stopFollowing = log.follow(() => void book.catchUp().catch((error) => fail({ with: 'store', error })))
  queueMicrotask(attend)

  return {
    get state() {
      return state()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    decide,
    takeBack: (to, at) => propose((now) => (now.count === at ? { kind: 'back', to } : null)),
    retry: goOn,
    async goOnUnkept() {
      book.goOnUnkept()
      await goOn()
    },
    close() {
      closed = true
      stopFollowing()
      listeners.clear()
      attend()
    },
  }
}

/** What a seat sees of a position, and what it is asked. */
export function questionOf({ match: { game, state, decisions } }: Pick<Held, 'match'>, ask: Ask): Question {
  let view: State | undefined
  return {
    game,
    ask,
    position: decisions.length,
    get view() {
      return (view ??= game.view(state, ask.seat))
    },
  }
}
