import { takeBackLimit } from '#engine/match.ts'
import type { Seat } from '#engine/state.ts'
import { Problem } from '../problem.ts'
import { HOUSE, idOf, type TableEntry } from './entries.ts'
import { peopleAt, type TableSetup, type TableState } from './state.ts'

/** Whoever wants something: a person at its seat, and the id it gave to the wish. */
export interface Wish {
  readonly person: string
  readonly seat: Seat
  readonly cid: string
  /** The number of entries the person had seen. */
  readonly n: number
}

/** Makes the entry for a wish on the table as it stands; null if it has become pointless. Throws a `Problem`. */
export type Make = (s: TableState, at: number) => TableEntry | null

const MOST_BACKS = 200

const signed = ({ person, cid }: Wish, at: number) => ({ person, at, id: idOf(person, cid) })

function mustGoOn(s: TableState): void {
  if (s.ending) throw new Problem('closed')
}

/** Only its own person plays a seat, and only while no bot does. */
function mustHold(s: TableState, seat: Seat): void {
  mustGoOn(s)
  if (s.hands[seat] !== 'person') throw new Problem('seat')
}

/** A move; whether it is allowed is for the kernel to say. */
export const decideAs =
  (wish: Wish, move: string): Make =>
  (s, at) => {
    mustHold(s, wish.seat)
    if (!s.held.match.game.moves.parse(move)) throw new Problem('illegal')
    if (wish.n < s.held.since[wish.seat]) return null
    return { kind: 'decide', seat: wish.seat, move, by: 'person', ...signed(wish, at) }
  }

/** Taking back: as far as nobody has learned anything by oneself, further with everybody's consent. */
export const backAs =
  (wish: Wish, to: number): Make =>
  (s, at) => {
    mustHold(s, wish.seat)
    const { match, count } = s.held
    if (wish.n !== count) return null
    const steps = match.decisions.length - to
    if (steps <= 0) throw new Problem('illegal')
    if (s.backs >= MOST_BACKS) throw new Problem('closed')
    const bots = (seat: Seat) => s.hands[seat] !== 'person'
    if (steps <= takeBackLimit(match, wish.seat, bots)) return { kind: 'back', to, ...signed(wish, at) }
    return ballot(s, wish, { about: 'back', to, yes: true }, at)
  }

/** A vote: the one that settles it is the deed itself. */
export const voteAs =
  (wish: Wish, about: 'back' | 'end', yes: boolean): Make =>
  (s, at) => {
    mustHold(s, wish.seat)
    if (s.vote && s.vote.about !== about) throw new Problem('closed')
    if (!s.vote && (about === 'back' || !yes)) throw new Problem('closed')
    return ballot(s, wish, { about, to: s.vote?.to ?? 0, yes }, at)
  }

interface Ballot {
  readonly about: 'back' | 'end'
  readonly to: number
  readonly yes: boolean
}

function ballot(s: TableState, wish: Wish, { about, to, yes }: Ballot, at: number): TableEntry {
  const open = s.vote?.about === about && (about === 'end' || s.vote.to === to) ? s.vote.yes : []
  const people = peopleAt(s)
  const agreed = people.filter((seat) => seat === wish.seat || open.includes(seat)).length
  const enough = about === 'back' ? agreed === people.length : agreed > people.length / 2
  if (yes && enough && about === 'back') return { kind: 'back', to, ...signed(wish, at) }
  if (yes && enough) return { kind: 'end', why: 'voted', seat: null, ...signed(wish, at) }
  return { kind: 'vote', seat: wish.seat, about, to, yes, ...signed(wish, at) }
}

/** Resigning ends a game of two; with more, a bot goes on. */
export const resignAs =
  (setup: TableSetup, wish: Wish): Make =>
  (s, at) => {
    mustGoOn(s)
    if (s.resigned[wish.seat]) throw new Problem('closed')
    const { seat } = wish
    if (setup.seats.length === 2) return { kind: 'end', why: 'resigned', seat, ...signed(wish, at) }
    return { kind: 'hand', seat, hand: setup.substitute, why: 'resigned', ...signed(wish, at) }
  }

/** Taking one's seat back from the bot. */
export const returnAs =
  (wish: Wish): Make =>
  (s, at) => {
    mustGoOn(s)
    const { seat } = wish
    if (s.resigned[seat]) throw new Problem('closed')
    if (s.hands[seat] === 'person') throw new Problem('seat')
    return { kind: 'hand', seat, hand: 'person', why: 'returned', ...signed(wish, at) }
  }

/** What the table itself does. The id says for which entry, so that two processes do it once. */
const house = (s: TableState, what: string, at: number) => ({
  person: HOUSE,
  at,
  id: idOf(HOUSE, `${what}-${s.held.count}`),
})

export const handOver =
  (seat: Seat, setup: TableSetup, why: 'time' | 'left'): Make =>
  (s, at) =>
    s.ending || s.hands[seat] !== 'person'
      ? null
      : { kind: 'hand', seat, hand: setup.substitute, why, ...house(s, `hand${seat}`, at) }

export const endVote: Make = (s, at) =>
  s.vote && !s.ending
    ? { kind: 'vote', seat: s.vote.by, about: s.vote.about, to: s.vote.to, yes: false, ...house(s, 'vote', at) }
    : null

export const giveUp =
  (why: 'left' | 'broken'): Make =>
  (s, at) =>
    s.ending ? null : { kind: 'end', why, seat: null, ...house(s, 'end', at) }

export const startNow: Make = (s, at) => (s.held.count === 0 ? { kind: 'start', ...house(s, 'start', at) } : null)

/** What a bot, or the clock in a hidden window, decides; null if the question is not open any more. */
export const decideFor =
  (seat: Seat, move: string, since: number, by: 'bot' | 'clock'): Make =>
  (s, at) =>
    s.ending || s.held.since[seat] !== since
      ? null
      : { kind: 'decide', seat, move, by, ...house(s, `decide${seat}`, at) }
