import type { GameEvent } from '#engine/event.ts'
import type { Rules, Told } from '#engine/game.ts'
import type { Ask } from '#engine/play.ts'
import type { Onlooker, Seat, State } from '#engine/state.ts'
import { apply } from '#protocol/difference.ts'
import type { AtFrame } from '#protocol/frames.ts'
import type { AskFrame, Position } from '#protocol/position.ts'
import type { Course } from '#session/course.ts'

/** A position that is here. */
interface Known {
  readonly view: State
  readonly asks: readonly Ask[]
  readonly events: readonly Told<GameEvent>[]
  readonly stages: readonly State[]
  readonly mover: Seat | null
  readonly move: string | null
}

/** Brings positions of the past from the server, both ends included. */
export type FetchPositions = (from: number, to: number) => Promise<readonly Position[]>

/** The server gives so many at a time. */
const WINDOW = 200

/** A frame does not fit to what is here: the whole is needed. */
export class Gap extends Error {
  override name = 'Gap'
}

/** The positions of a game that is played elsewhere, as far as they have come here. */
export interface Positions {
  /** Takes a frame; positions that were taken back are forgotten. Throws a `Gap` if something is missing before it. */
  take(frame: AtFrame): void
  /** What a table on screen needs; the same object until something changes. */
  course(eye: Onlooker, latest: AtFrame, record: () => Promise<string>): Course
}

/** What the eye saw when each event had happened, read from the end; the position itself where none came along. */
function stagesOf({ events, stages = [] }: Position, view: State): readonly State[] {
  const all: State[] = events.map(() => view)
  if (stages.length === events.length - 1)
    for (let i = stages.length - 1; i >= 0; i--) all[i] = apply(all[i + 1], stages[i])
  return all
}

export function positionsOf(game: Rules, fetchPositions: FetchPositions): Positions {
  // A course keeps the positions it was given: what is forgotten is left out of the next one, never taken from a screen.
  let known = new Map<number, Known>()
  let last: { readonly n: number; readonly view: State } | null = null

  const askOf = ({ seat, step, moves }: AskFrame): Ask => ({ seat, step, moves: moves.map((id) => game.moves.all[id]) })
  const knownOf = (position: Position, view: State): Known => ({
    view,
    asks: position.asks.map(askOf),
    events: position.events as readonly Told<GameEvent>[],
    stages: stagesOf(position, view),
    mover: position.mover,
    move: position.move,
  })
  const viewOf = (position: Position, before: State | undefined): State => {
    if (position.full) return position.full as State
    if (!before) throw new Gap('there is nothing to apply this to')
    return apply(before, position.diff ?? {})
  }

  const bring = async (into: Map<number, Known>, from: number, to: number): Promise<void> => {
    for (let first = from; first <= to; first += WINDOW) {
      const list = await fetchPositions(first, Math.min(to, first + WINDOW - 1))
      let view: State | undefined
      list.forEach((position, i) => {
        view = viewOf(position, view)
        if (!into.has(first + i)) into.set(first + i, knownOf(position, view))
      })
    }
  }

  return {
    take(frame) {
      if (last && !frame.full && frame.n !== last.n + 1) throw new Gap(`${frame.n} after ${last.n}`)
      const view = viewOf(frame, last?.view)
      const follows = !last || frame.n === last.n + 1 // what happened in a gap may have been taken back
      const kept = follows ? [...known].filter(([n]) => n < frame.pos) : []
      if (kept.length < known.size) known = new Map(kept)
      known.set(frame.pos, knownOf(frame, view))
      last = { n: frame.n, view }
    },
    course(eye, latest, record) {
      const here = known
      const at = (n: number): Known => {
        const position = here.get(n)
        if (!position) throw new RangeError(`position ${n} is not here`)
        return position
      }
      return {
        game,
        eye,
        length: latest.pos,
        has: (n) => here.has(n),
        async fetch(from, to) {
          const missing = Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((n) => !here.has(n))
          if (missing.length > 0) await bring(here, missing[0], missing[missing.length - 1])
        },
        view: (n) => at(n).view,
        turn: (n) => at(n).view.turn,
        asks: (n) => at(n).asks,
        events: (n) => at(n).events,
        stages: (n) => at(n).stages,
        mover: (n) => at(n).mover,
        moveTo: (n) => at(n).move,
        result: latest.score,
        record: () => (latest.result ? record() : null),
      }
    },
  }
}
