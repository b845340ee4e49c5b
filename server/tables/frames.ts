import { seenBy, type GameEvent } from '#engine/event.ts'
import type { Rules, Told } from '#engine/game.ts'
import { asks, takeBackLimit, type Decision, type Match } from '#engine/match.ts'
import { glimpse, openness, play, start, type Ask } from '#engine/play.ts'
import { staged, type Staged } from '#engine/past.ts'
import { sightOf } from '#engine/sight.ts'
import type { Eye, Onlooker, State } from '#engine/state.ts'
import { difference, type Difference } from '#protocol/difference.ts'
import type { AtFrame } from '#protocol/frames.ts'
import type { AskFrame, Position } from '#protocol/position.ts'
import { clocksOf } from './clocks.ts'
import type { TableEntry } from './entries.ts'
import type { TableSetup, TableState } from './state.ts'

/** What happened on the way to the position of a frame. */
export interface Way extends Staged {
  /** The position before the last decision in force, and that decision; null at the first position. */
  readonly from: State | null
}

/** Plays the last decision of a match once more, to hear what it tells. */
export function lastWay({ game, setup, decisions }: Match): Way {
  const events: Told<GameEvent>[] = []
  const last = decisions.length - 1
  const state = start(game, setup, last < 0 ? (event) => events.push(event) : undefined)
  if (last < 0) return { from: null, events, stages: [] }
  for (let i = 0; i < last; i++) play(game, state, decisions[i].seat, decisions[i].move)
  return wayFrom(game, state, decisions[last])
}

/** Plays a decision on a copy, to hear what it tells. */
const wayFrom = (game: Rules, from: State, decision: Decision): Way => ({
  from,
  ...staged(game, game.clone(from), decision),
})

/** The way of one more entry. Only a decision leads anywhere new; what was taken back leads to where it was before. */
export function wayOf(before: TableState, entry: TableEntry, after: TableState): Way {
  const { match, told } = after.held
  if (entry.kind !== 'decide' || !told) return lastWay(match)
  const { game, state: from } = before.held.match
  // One event has no stages before it: then what was heard when the decision was judged is all.
  return told.length < 2
    ? { from, events: told, stages: [] }
    : wayFrom(game, from, match.decisions[match.decisions.length - 1])
}

/** How each stage differs from the one after it, the last of them from the position: whoever has that needs no other. */
function stagesSeen({ game }: Match, { stages }: Way, eye: Onlooker, end: State): Difference[] {
  const views = [...stages.map((stage) => game.view(stage, eye)), end]
  return stages.map((_, i) => difference(views[i + 1], views[i]) ?? {})
}

/** What eyes see of a position; each looks once. */
export type Views = (eye: Onlooker) => State

export const viewsOf = ({ game, state }: Match): Views => once((eye: Onlooker) => game.view(state, eye))

const askFrame = ({ seat, step, moves }: Ask): AskFrame => ({ seat, step, moves: moves.map(({ id }) => id) })

/** Who made a decision and what it was, as far as an eye may know. */
function decisionSeen({ game, decisions }: Match, n: number, from: State | null, eye: Eye) {
  const made = n > 0 ? decisions[n - 1] : undefined
  if (!made || !from) return { mover: null, move: null }
  const open = made.seat === eye ? { seat: true, move: true } : openness(game, from)
  return { mover: open.seat ? made.seat : null, move: open.move ? made.move.name : null }
}

/** What every eye is told of an entry alike. */
type Shared = Omit<AtFrame, keyof Position | 'since' | 'back'>

function sharedOf(setup: TableSetup, s: TableState): Shared {
  const { match, count } = s.held
  return {
    t: 'at',
    table: setup.id,
    n: count,
    pos: match.decisions.length,
    clocks: clocksOf(s),
    hands: s.hands,
    resigned: s.resigned.flatMap((gone, seat) => (gone ? [seat] : [])),
    vote: s.vote,
    result: s.ending,
    score: match.game.result(match.state),
  }
}

const eventsSeen = ({ events }: Way, eye: Onlooker) => events.map((event) => seenBy(event, eye))
const asksSeen = ({ held: { match }, ending }: TableState, eye: Onlooker): AskFrame[] =>
  ending ? [] : glimpse(match.game, asks(match), eye).map(askFrame)
const lastSeen = ({ held: { match } }: TableState, { from }: Way, eye: Onlooker) =>
  decisionSeen(match, match.decisions.length, from, eye)

const sinceOf = (s: TableState, eye: Onlooker): number => (typeof eye === 'number' ? s.held.since[eye] : -1)
const backOf = (s: TableState, eye: Onlooker): number =>
  typeof eye === 'number' && !s.ending ? takeBackLimit(s.held.match, eye, (other) => s.hands[other] !== 'person') : 0

/** What an eye sees of a table now, whole: for whoever comes. */
export function wholeFrame(setup: TableSetup, s: TableState, way: Way, eye: Onlooker): AtFrame {
  const { game, state } = s.held.match
  const full = game.view(state, eye)
  return {
    ...sharedOf(setup, s),
    events: eventsSeen(way, eye),
    asks: asksSeen(s, eye),
    ...lastSeen(s, way, eye),
    since: sinceOf(s, eye),
    back: backOf(s, eye),
    full,
    stages: stagesSeen(s.held.match, way, eye, full),
  }
}

/** The text of an object without its braces, so that several make one. */
const inner = (part: object): string => JSON.stringify(part).slice(1, -1)

/** Makes it once for each key. */
function once<K, T>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, T>()
  return (key) => {
    let one = made.get(key)
    if (one === undefined) made.set(key, (one = make(key)))
    return one
  }
}

/**
 * The frames of one more entry, for each eye its text: what is different from before, where `from` and `to` are what eyes saw
 * and see; the same, if the entry moved nothing. What eyes see alike is written once.
 */
export function nextFrames(
  setup: TableSetup,
  after: TableState,
  way: Way,
  from: Views,
  to: Views,
): (eye: Onlooker) => string {
  const { game, decisions, open } = after.held.match
  const shared = inner(sharedOf(setup, after))
  const events = once((eye: Onlooker) => JSON.stringify(eventsSeen(way, eye)))
  const asked = once((eye: Onlooker) => JSON.stringify(asksSeen(after, eye)))
  const last = once((eye: Onlooker) => inner(lastSeen(after, way, eye)))
  const views = once((eye: Onlooker) => {
    const diff = from === to ? {} : (difference(from(eye), to(eye)) ?? {})
    return inner({ diff, stages: stagesSeen(after.held.match, way, eye, to(eye)) })
  })
  const isSecret = way.events.some((event) => 'secret' in event)
  const mover = decisions.at(-1)?.seat
  const write = (eye: Onlooker, like: Onlooker, own: string): string => {
    const [heard, saw] = [isSecret ? eye : 'spectator', game.secrets ? eye : 'spectator'] as const
    const made = eye === mover ? eye : 'spectator'
    return `{${shared},"events":${events(heard)},"asks":${asked(like)},${last(made)},${own},${views(saw)}}`
  }
  const alike = once((own: string) => write('spectator', 'spectator', own))
  return once((eye) => {
    const own = `"since":${sinceOf(after, eye)},"back":${backOf(after, eye)}`
    const isAsked = open.some(({ seat }) => seat === eye)
    /** Whoever is neither asked nor has just decided learns what a spectator does, unless there is something secret. */
    const isAlike = !isSecret && !game.secrets && !isAsked && eye !== mover
    return isAlike ? alike(own) : write(eye, isAsked ? eye : 'spectator', own)
  })
}

/** Positions of the past as an eye saw them, both ends included: the first whole, the others by what was different. */
export function positions(match: Match, from: number, to: number, eye: Onlooker): Position[] {
  const { game, setup, decisions } = match
  const list: Position[] = []
  const laidOut: Told<GameEvent>[] = []
  const state = start(game, setup, (event) => laidOut.push(event))
  const sight = sightOf(game, match.state, eye)
  let way: Way = { from: null, events: laidOut, stages: [] }
  let last: State | null = null
  for (let n = 0; n <= Math.min(to, decisions.length); n++) {
    if (n > 0) {
      const { seat, move } = decisions[n - 1]
      if (n < from) play(game, state, seat, move)
      else way = { from: game.clone(state), ...staged(game, state, decisions[n - 1]) }
    }
    if (n < from) continue
    const view = structuredClone(game.view(state, eye))
    list.push({
      events: way.events.map((event) => seenBy(event, eye)),
      asks: sight.asks(state).map(askFrame),
      ...decisionSeen(match, n, way.from, eye),
      ...(last ? { diff: difference(last, view) ?? {} } : { full: view }),
      stages: stagesSeen(match, way, eye, view),
    })
    last = view
  }
  return list
}
