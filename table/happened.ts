import type { GameEvent } from '#engine/event.ts'
import type { Eye, Seat } from '#engine/state.ts'
import { describe, type GameText, type Who } from '#engine/text.ts'
import type { Course } from '#session/course.ts'
import { gather } from '#session/log.ts'
import type { Frame } from './frame.ts'
import type { Beat, GameTable, SpotId } from './types.ts'

/** Something that happened, in a sentence. */
export interface Happening {
  readonly at: number
  readonly text: string
  readonly event: GameEvent
  /** Where it happened. */
  spots(): Promise<readonly SpotId[]>
}

/** What one seat did, or what happened while it was its turn. */
export interface Deed {
  /** Null if nobody may know who decided. */
  readonly seat: Seat | null
  readonly lines: readonly Happening[]
}

/** How far the eye looks back if it decided nothing for long. */
const LOOK_BACK = 60

/** What happened since the eye, or another, decided last, as far as the screen has come, in the order of events. */
export function happenedUntil(
  course: Course,
  table: GameTable,
  frame: Pick<Frame, 'at' | 'told'>,
  text: GameText,
  who: Who,
  since: Eye = course.eye,
): Deed[] {
  const deeds: { seat: Seat | null; lines: Happening[] }[] = []
  const last = frame.told > 0 ? frame.at + 1 : frame.at
  for (let n = firstOf(course, frame.at, since); n <= last; n++) {
    if (!course.has(n)) continue
    const events = course.events(n)
    const lines = (n > frame.at ? events.slice(0, frame.told) : events).flatMap((event): Happening[] => {
      const line = describe(text, event, who)
      const spots = async () => (await table.beats())(event, course.view(n)).flatMap(spotsOf)
      return line ? [{ at: n, text: line, event, spots }] : []
    })
    if (lines.length === 0) continue
    const seat = course.mover(n)
    const deed = deeds.at(-1)
    if (deed && deed.seat === seat) deed.lines.push(...lines)
    else deeds.push({ seat, lines })
  }
  return deeds
}

/** The same for those who read: what one sentence can tell is told once, and lights all of its places. */
export const gathered = (deeds: readonly Deed[], text: GameText, who: Who): Deed[] =>
  deeds.map(({ seat, lines }) => ({ seat, lines: gather(lines, text, who, joined) }))

const joined = (told: readonly Happening[], text: string): Happening => ({
  ...told[told.length - 1],
  text,
  spots: async () => (await Promise.all(told.map((one) => one.spots()))).flat(),
})

/** The position to which the eye's own last decision led; for those who decide nothing, the start of the turn before. */
function firstOf(course: Course, at: number, eye: Eye): number {
  let n = at
  const isOwn = (position: number) => course.mover(position) === eye
  const isFar = (position: number) => course.turn(position - 1) < course.turn(at) - 1
  const ends = typeof eye === 'number' ? isOwn : isFar
  while (n > 1 && at - n < LOOK_BACK && course.has(n - 1) && !ends(n)) n--
  return Math.max(n, 1)
}

/** All spots that a beat names, but the seats: those are told by name. */
function spotsOf(beat: Beat): readonly SpotId[] {
  switch (beat.do) {
    case 'fly':
      return [beat.from, beat.to]
    case 'glow':
    case 'flip':
      return beat.at
    case 'together':
      return beat.beats.flatMap(spotsOf)
    case 'sound':
      return []
    default:
      return [beat.at]
  }
}
