import type { Seat } from '#engine/state.ts'
import type { Ending } from '#protocol/api.ts'
import type { Vote } from '#protocol/frames.ts'
import { fold, held, type Held } from '#session/entries.ts'
import { runDown } from './clocks.ts'
import type { TableEntry } from './entries.ts'
import { fullTime, isLive, type SeatSetup, type TableSetup, type TableState } from './state.ts'

const MINUTE = 60_000
const DAY = 86_400_000
/** A seat that a bot played for more than this share of its decisions is not its person's any more. */
const MOST_SUBSTITUTED = 0.2

const voteTime = (setup: TableSetup): number => (isLive(setup) ? 10 * MINUTE : DAY)

/** The table before its first entry. */
export function before(setup: TableSetup): TableState {
  const { game, seed, variants, seats } = setup
  const zeros = seats.map(() => 0)
  return {
    held: held(game, { seed, seats: seats.length, variants }),
    at: 0,
    left: seats.map(() => fullTime(setup)),
    hands: seats.map(({ level }) => level ?? 'person'),
    handed: 0,
    resigned: seats.map(() => false),
    vote: null,
    ending: null,
    decided: zeros,
    substituted: zeros,
    backs: 0,
  }
}

/** The table with one more entry. `next` is the game with it, if that is known already. Throws if it is not a legal one. */
export function advance(setup: TableSetup, s: TableState, entry: TableEntry, next = fold(s.held, [entry])): TableState {
  const timed = { ...s, left: runDown(setup, s, entry), at: Math.max(s.at, entry.at) }
  const changed = effect(setup, timed, entry)
  const renewed = { ...changed, held: next, left: renew(setup, changed, s.held, next) }
  const ending = renewed.ending ?? endOf(renewed)
  return { ...renewed, ending: ending && { ...ending, substituted: substitutes(renewed, setup.seats) } }
}

function effect(setup: TableSetup, s: TableState, entry: TableEntry): TableState {
  switch (entry.kind) {
    case 'start':
      return { ...s, at: entry.at, handed: entry.at }
    case 'decide': {
      const byBot = entry.by === 'person' ? 0 : 1
      return {
        ...s,
        vote: null,
        decided: added(s.decided, entry.seat, 1),
        substituted: added(s.substituted, entry.seat, byBot),
      }
    }
    case 'back':
      return { ...s, vote: null, backs: s.backs + 1 }
    case 'vote':
      return { ...s, vote: voted(setup, s, entry) }
    case 'hand':
      return {
        ...s,
        hands: s.hands.with(entry.seat, entry.hand),
        handed: entry.at,
        resigned: entry.why === 'resigned' ? s.resigned.with(entry.seat, true) : s.resigned,
        left: entry.hand === 'person' ? s.left.with(entry.seat, fullTime(setup)) : s.left,
        vote: null,
      }
    case 'end':
      return { ...s, vote: null, ending: endedEarly(s, entry.why, entry.seat) }
  }
}

const added = (list: readonly number[], seat: Seat, n: number): number[] => list.with(seat, list[seat] + n)

function voted(setup: TableSetup, s: TableState, entry: Extract<TableEntry, { kind: 'vote' }>): Vote | null {
  const { seat, about, to, yes } = entry
  if (!yes) return null
  const same = s.vote?.about === about && (about === 'end' || s.vote.to === to)
  if (!same || !s.vote) return { about, to, by: seat, yes: [seat], ends: entry.at + voteTime(setup) }
  return { ...s.vote, yes: [...new Set([...s.vote.yes, seat])].sort() }
}

/** By days every new question has its own time. */
function renew(setup: TableSetup, s: TableState, old: Held, next: Held): readonly number[] {
  if (isLive(setup)) return s.left
  return s.left.map((left, seat) => (next.since[seat] !== old.since[seat] ? fullTime(setup) : left))
}

/** Seats that count as a substitute's: at the end, or for too long before. */
export const substitutes = (s: TableState, seats: readonly SeatSetup[]): Seat[] =>
  seats.flatMap(({ person }, seat) => {
    const share = s.decided[seat] > 0 ? s.substituted[seat] / s.decided[seat] : 0
    return person && (s.hands[seat] !== 'person' || share > MOST_SUBSTITUTED) ? [seat] : []
  })

function endOf(s: TableState): Ending | null {
  const { game, state } = s.held.match
  const result = game.result(state)
  return result && { why: 'played', places: [...result.places], scores: [...result.scores], substituted: [] }
}

/** Whoever resigns a game of two has lost it; a game that is given up has no places. */
function endedEarly(s: TableState, why: Ending['why'], seat: Seat | null): Ending {
  const places = why === 'resigned' ? s.hands.map((_, one) => (one === seat ? 2 : 1)) : null
  return { why, places, scores: null, substituted: [] }
}
