import type { Level } from '#bots/levels.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { asks } from '#engine/match.ts'
import type { Move } from '#engine/move.ts'
import { pastOf, type Past } from '#engine/past.ts'
import type { Seat } from '#engine/state.ts'
import type { Held } from '#session/entries.ts'
import type { Outcome } from '#session/ledger.ts'
import { questionOf, startSession, type Player, type SessionState } from '#session/session.ts'
import type { Hint } from '#table/context.ts'
import { adviceOn, botThinker, chooseBy, levelOf, paced } from './bots.ts'
import { backFrom, screenFor, type Screen } from './screen.ts'
import type { SavedGame, Shelf } from './shelf.ts'
import type { Thinker } from './thinker.ts'

export interface LocalState extends SessionState, Screen {
  /** The same game with every position it came through. */
  readonly past: Past
  readonly saved: SavedGame
  /** The last hint could not be given. */
  readonly hintFailed: boolean
}

/** A game played in this browser: people take turns at the screen, bots think in a worker, every decision is saved at once. */
export interface LocalTable {
  readonly store: StoreApi<LocalState>
  decide(move: Move): Promise<Outcome>
  back(): { step: number; turn: number }
  takeBack(decisions: number): void
  hint(): Promise<readonly Hint[]>
  /** The seat behind the curtain is ready. */
  ready(): void
  retry(): void
  goOnUnkept(): void
  /** A bot of another level sits down, and goes on. */
  replaceBot(seat: Seat, level: Level): void
  close(): void
}

interface Opening {
  readonly shelf: Shelf
  readonly saved: SavedGame
  readonly start: Held
  readonly known: Held
  /** How many milliseconds a bot takes at least. */
  pace(): number
}

export function localTable({ shelf, saved, start, known, pace }: Opening): LocalTable {
  const bots = botThinker()
  const { seed } = saved.setup
  const state = () => store.getState()
  const player = (seat: Seat) => botAt(bots, state().saved, seat, pace)
  const session = startSession({ start, known, log: shelf.log(saved.id), player })
  const store = createStore<LocalState>(() => ({ ...session.state, ...firstScreen(saved, known), hintFailed: false }))
  const hints = hinter(seed, state, () => store.setState({ hintFailed: true }))
  session.subscribe((now) => {
    if (now.match !== state().past.match) hints.forget()
    store.setState(onScreen(state(), now))
  })
  return {
    store,
    async decide(move) {
      const { eye, since } = state()
      if (typeof eye !== 'number') return { kind: 'stale' }
      return session.decide(eye, move, since[eye] < 0 ? undefined : since[eye])
    },
    back: () => backFrom(state().match, state().saved.seating, state()),
    takeBack(decisions) {
      const { match, count } = state()
      void session.takeBack(match.decisions.length - decisions, count)
    },
    hint: hints.ask,
    ready: () => store.setState({ eye: state().curtain ?? state().eye, curtain: null }),
    retry: () => void session.retry(),
    goOnUnkept: () => void session.goOnUnkept(),
    replaceBot(seat, player) {
      const seating = state().saved.seating.map((one, i) => (i === seat ? { ...one, player } : one))
      store.setState({ saved: { ...state().saved, seating } })
      void shelf.reseat(saved.id, seating).catch(() => undefined) // the game goes on all the same
      void session.retry()
    },
    close: () => [session, bots, hints].forEach((one) => one.close()),
  }
}

/** The bot at a seat, as the seating says just now; null for people. */
function botAt(bots: Thinker, { seating, setup }: SavedGame, seat: Seat, pace: Opening['pace']): Player | null {
  const level = levelOf(seating[seat])
  if (!level) return null
  return paced({ decide: (question, signal) => chooseBy(bots, level, question, setup.seed, signal) }, pace)
}

const NOBODY: Screen = { eye: 'spectator', curtain: null }

const firstScreen = (saved: SavedGame, { match }: Held) => ({
  ...screenFor(match, saved.seating, NOBODY),
  past: pastOf(match),
  saved,
})

/** What the screen shows when the session has something new. */
function onScreen(was: LocalState, now: SessionState): Partial<LocalState> {
  if (now.match === was.past.match) return now
  const screen = screenFor(now.match, was.saved.seating, was)
  return { ...now, ...screen, past: pastOf(now.match, was.past), hintFailed: false }
}

/** Hints to the question of whoever looks at the screen, thought about elsewhere. */
function hinter(seed: string, state: () => LocalState, onFail: () => void) {
  const thinker = botThinker()
  let hinting = new AbortController()
  return {
    async ask(): Promise<readonly Hint[]> {
      const { match, eye } = state()
      const ask = asks(match).find((one) => one.seat === eye)
      if (!ask) return []
      hinting = new AbortController()
      const { signal } = hinting
      try {
        return await adviceOn(thinker, questionOf(state(), ask), seed, signal)
      } catch {
        if (!signal.aborted) onFail()
        return []
      }
    },
    /** The question is not asked any more. */
    forget: () => hinting.abort(),
    close() {
      hinting.abort()
      thinker.close()
    },
  }
}
