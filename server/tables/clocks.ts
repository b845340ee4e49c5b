import type { Seat } from '#engine/state.ts'
import type { Clocks } from '#protocol/frames.ts'
import { ABANDONED } from '#protocol/parts.ts'
import type { TableEntry } from './entries.ts'
import { openQuestions, type TableSetup, type TableState } from './state.ts'

const SECOND = 1000
const MINUTE = 60_000
/** So much of every decision is the network's. */
const FREE = 500
/** A bot that has not answered after this long is asked again, by whichever process sees it first. */
const RESCUE = 15 * SECOND
const HIDDEN_LIVE = 30 * SECOND
/** A hidden answer becomes known at fixed times only, so that when it comes says nothing. */
const FIRST_SLOT = 4 * SECOND
const SLOT = 2 * SECOND

/** For whom time runs down: everybody who is openly asked. A hidden question runs nobody's down. */
export function running(s: TableState): Seat[] {
  const { seats, hidden } = openQuestions(s)
  return hidden ? [] : seats.filter((seat) => s.hands[seat] === 'person')
}

/** The time left once the entry is there. What we were away costs nobody anything. */
export function runDown(setup: TableSetup, s: TableState, entry: TableEntry): readonly number[] {
  if (entry.kind === 'start') return s.left
  const elapsed = Math.max(0, entry.at - s.at - setup.outages.within(s.at, entry.at))
  const left = [...s.left]
  for (const seat of running(s)) {
    const free = entry.kind === 'decide' && entry.seat === seat ? Math.min(FREE, elapsed) : 0
    left[seat] = Math.max(0, left[seat] - elapsed + free)
  }
  const { control } = setup
  // A hidden answer adds nothing, or the clock would say whose it was.
  if (entry.kind === 'decide' && control.kind === 'live' && !openQuestions(s).hidden)
    left[entry.seat] += control.increment * SECOND
  return left
}

export const clocksOf = (s: TableState): Clocks => ({ at: s.at, left: s.left, running: running(s) })

/** How long a hidden question stays open. */
export const hiddenTime = (setup: TableSetup): number =>
  setup.control.kind === 'live' ? HIDDEN_LIVE : setup.control.hours * 60 * MINUTE

/** When an answer to a hidden question that is given now becomes known. */
export function slotAfter(opened: number, now: number): number {
  const passed = now - opened
  if (passed <= FIRST_SLOT) return opened + FIRST_SLOT
  return opened + FIRST_SLOT + Math.ceil((passed - FIRST_SLOT) / SLOT) * SLOT
}

/** What happens by itself, and when. */
export type Due =
  | { readonly what: 'time'; readonly seat: Seat; readonly at: number }
  | { readonly what: 'lapse' | 'bots' | 'vote' | 'abandoned'; readonly at: number }

/** The next thing that happens by itself, if nobody does anything before. */
export function nextDue(setup: TableSetup, s: TableState): Due | null {
  if (s.ending) return null
  const { seats, hidden } = openQuestions(s)
  let first: Due | null = null
  for (const seat of seats)
    if (s.hands[seat] !== 'person') first = earlier(first, { what: 'bots', at: s.at + RESCUE })
    else if (hidden) first = earlier(first, { what: 'lapse', at: s.at + hiddenTime(setup) })
    else first = earlier(first, { what: 'time', seat, at: s.at + s.left[seat] })
  if (!s.hands.includes('person'))
    // bots do not play among themselves
    first = { what: 'abandoned', at: s.handed + ABANDONED[setup.control.kind] }
  return s.vote ? earlier(first, { what: 'vote', at: s.vote.ends }) : first
}

const earlier = (one: Due | null, other: Due): Due => (one && one.at <= other.at ? one : other)
