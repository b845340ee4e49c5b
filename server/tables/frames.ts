import { seenBy, type GameEvent, type Listener } from '#engine/event.ts'
import type { Told } from '#engine/game.ts'
import { takeBackLimit, type Match } from '#engine/match.ts'
import { openness, play, start, type Ask } from '#engine/play.ts'
import { sightOf } from '#engine/sight.ts'
import type { Eye, Onlooker, State } from '#engine/state.ts'
import { difference } from '#protocol/difference.ts'
import type { AtFrame } from '#protocol/frames.ts'
import type { AskFrame, Position } from '#protocol/position.ts'
import { clocksOf } from './clocks.ts'
import type { TableEntry } from './entries.ts'
import type { TableSetup, TableState } from './state.ts'

/** What happened on the way to the position of a frame. */
export interface Way {
  /** The position before the last decision in force, and that decision; null at the first position. */
  readonly from: State | null
  readonly events: readonly Told<GameEvent>[]
}

/** Plays the last decision of a match once more, to hear what it tells. */
export function lastWay({ game, setup, decisions }: Match): Way {
  const events: Told<GameEvent>[] = []
  const hear: Listener<GameEvent> = (event) => events.push(event)
  const last = decisions.length - 1
  const state = start(game, setup, last < 0 ? hear : undefined)
  if (last < 0) return { from: null, events }
  for (let i = 0; i < last; i++) play(game, state, decisions[i].seat, decisions[i].move)
  const from = game.clone(state)
  play(game, state, decisions[last].seat, decisions[last].move, hear)
  return { from, events }
}

/** The way of one more entry. Only a decision leads anywhere new; what was taken back leads to where it was before. */
export function wayOf(before: TableState, entry: TableEntry, after: TableState): Way {
  if (entry.kind !== 'decide') return lastWay(after.held.match)
  const { game, state: from } = before.held.match
  const events: Told<GameEvent>[] = []
  const move = game.moves.parse(entry.move)
  if (move) play(game, game.clone(from), entry.seat, move, (event) => events.push(event))
  return { from, events }
}

const askFrame = ({ seat, step, moves }: Ask): AskFrame => ({ seat, step, moves: moves.map(({ id }) => id) })

/** Who made a decision and what it was, as far as an eye may know. */
function decisionSeen({ game, decisions }: Match, n: number, from: State | null, eye: Eye) {
  const made = n > 0 ? decisions[n - 1] : undefined
  if (!made || !from) return { mover: null, move: null }
  const open = made.seat === eye ? { seat: true, move: true } : openness(game, from)
  return { mover: open.seat ? made.seat : null, move: open.move ? made.move.name : null }
}

/** What is the same for every frame of an eye at an entry, without the view. */
function outline(setup: TableSetup, s: TableState, way: Way, eye: Onlooker): Omit<AtFrame, 'full' | 'diff'> {
  const { match, count, since } = s.held
  const sight = sightOf(match.game, match.state, eye)
  const seated = typeof eye === 'number'
  return {
    t: 'at',
    table: setup.id,
    n: count,
    pos: match.decisions.length,
    since: seated ? since[eye] : -1,
    events: way.events.map((event) => seenBy(event, eye)),
    asks: s.ending ? [] : sight.asks(match.state).map(askFrame),
    ...decisionSeen(match, match.decisions.length, way.from, eye),
    clocks: clocksOf(s),
    hands: s.hands,
    resigned: s.resigned.flatMap((gone, seat) => (gone ? [seat] : [])),
    vote: s.vote,
    result: s.ending,
    score: match.game.result(match.state),
    back: seated && !s.ending ? takeBackLimit(match, eye, (other) => s.hands[other] !== 'person') : 0,
  }
}

/** What an eye sees of a table now, whole: for whoever comes. */
export function wholeFrame(setup: TableSetup, s: TableState, way: Way, eye: Onlooker): AtFrame {
  const { game, state } = s.held.match
  return { ...outline(setup, s, way, eye), full: game.view(state, eye) }
}

/** What an eye sees with one more entry: what is different from before. */
export function nextFrame(setup: TableSetup, before: TableState, after: TableState, way: Way, eye: Onlooker): AtFrame {
  const { game } = after.held.match
  const same = before.held.match === after.held.match
  const diff = same ? null : difference(game.view(before.held.match.state, eye), game.view(after.held.match.state, eye))
  return { ...outline(setup, after, way, eye), diff: diff ?? {} }
}

/** Positions of the past as an eye saw them, both ends included: the first whole, the others by what was different. */
export function positions(match: Match, from: number, to: number, eye: Onlooker): Position[] {
  const { game, setup, decisions } = match
  const list: Position[] = []
  let events: Told<GameEvent>[] = []
  const hear: Listener<GameEvent> = (event) => events.push(event)
  const state = start(game, setup, hear)
  let last: State | null = null
  for (let n = 0; n <= Math.min(to, decisions.length); n++) {
    const old = n > 0 && n >= from ? game.clone(state) : null
    if (n > 0) {
      events = []
      play(game, state, decisions[n - 1].seat, decisions[n - 1].move, n >= from ? hear : undefined)
    }
    if (n < from) continue
    const view = structuredClone(game.view(state, eye))
    const sight = sightOf(game, match.state, eye)
    list.push({
      events: events.map((event) => seenBy(event, eye)),
      asks: sight.asks(state).map(askFrame),
      ...decisionSeen(match, n, old, eye),
      ...(last ? { diff: difference(last, view) ?? {} } : { full: view }),
    })
    last = view
  }
  return list
}
