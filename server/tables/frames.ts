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
  if (entry.kind !== 'decide') return lastWay(after.held.match)
  const { game, state: from } = before.held.match
  const move = game.moves.parse(entry.move)
  return move ? wayFrom(game, from, { seat: entry.seat, move }) : { from, events: [], stages: [] }
}

/** How each stage differs from the one after it, the last of them from the position: whoever has that needs no other. */
function stagesSeen({ game }: Match, { stages }: Way, eye: Onlooker, end: State): Difference[] {
  const views = [...stages.map((stage) => game.view(stage, eye)), end]
  return stages.map((_, i) => difference(views[i + 1], views[i]) ?? {})
}

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
/** What an eye is told of how it came to be, and of what is asked. */
type Seen = Pick<AtFrame, 'events' | 'asks' | 'mover' | 'move'>

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

function seenOf(s: TableState, way: Way, eye: Onlooker): Seen {
  const { match } = s.held
  return {
    events: way.events.map((event) => seenBy(event, eye)),
    asks: s.ending ? [] : glimpse(match.game, asks(match), eye).map(askFrame),
    ...decisionSeen(match, match.decisions.length, way.from, eye),
  }
}

const sinceOf = (s: TableState, eye: Onlooker): number => (typeof eye === 'number' ? s.held.since[eye] : -1)
const backOf = (s: TableState, eye: Onlooker): number =>
  typeof eye === 'number' && !s.ending ? takeBackLimit(s.held.match, eye, (other) => s.hands[other] !== 'person') : 0

/** What an eye sees of a table now, whole: for whoever comes. */
export function wholeFrame(setup: TableSetup, s: TableState, way: Way, eye: Onlooker): AtFrame {
  const { game, state } = s.held.match
  const full = game.view(state, eye)
  const own = { since: sinceOf(s, eye), back: backOf(s, eye), full, stages: stagesSeen(s.held.match, way, eye, full) }
  return { ...sharedOf(setup, s), ...seenOf(s, way, eye), ...own }
}

/** The text of an object without its braces, so that several make one. */
const inner = (part: object): string => JSON.stringify(part).slice(1, -1)

/** Makes it once for each key. */
function once<K>(make: (key: K) => string): (key: K) => string {
  const made = new Map<K, string>()
  return (key) => {
    let text = made.get(key)
    if (text === undefined) made.set(key, (text = make(key)))
    return text
  }
}

/** The frames of one more entry, for each eye its text: what is different from before. What eyes see alike is written once. */
export function nextFrames(
  setup: TableSetup,
  before: TableState,
  after: TableState,
  way: Way,
): (eye: Onlooker) => string {
  const { match } = after.held
  const { game, decisions } = match
  const shared = inner(sharedOf(setup, after))
  const seen = once((eye: Onlooker) => inner(seenOf(after, way, eye)))
  const views = once((eye: Onlooker) => {
    const view = game.view(match.state, eye)
    const same = before.held.match === match
    const diff = same ? {} : (difference(game.view(before.held.match.state, eye), view) ?? {})
    return inner({ diff, stages: stagesSeen(match, way, eye, view) })
  })
  /** Whoever is neither asked nor has just decided learns what a spectator does, unless there was something secret. */
  const isSecret = way.events.some((event) => 'secret' in event)
  const special = new Set<Onlooker>(asks(match).map(({ seat }) => seat))
  if (decisions.length > 0) special.add(decisions[decisions.length - 1].seat)
  return once((eye) => {
    const like = isSecret || special.has(eye) ? eye : 'spectator'
    const own = `"since":${sinceOf(after, eye)},"back":${backOf(after, eye)}`
    return `{${shared},${seen(like)},${own},${views(game.secrets ? eye : 'spectator')}}`
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
