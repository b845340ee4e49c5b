import type { GameEvent } from '#engine/event.ts'
import { describe, type GameText, type Who } from '#engine/text.ts'
import type { Course } from './course.ts'

export interface LogLine {
  /** The position the line leads to. */
  readonly at: number
  readonly text: string
  /** Carried out without asking, as there was no choice. */
  readonly auto: boolean
}

/** A line with the event that it tells. */
interface TellingLine {
  readonly text: string
  readonly event: GameEvent
}

/** Lines of which several become one where a sentence tells them all: `join` makes it of them. */
export function gather<L extends TellingLine>(
  lines: readonly L[],
  { together }: Pick<GameText, 'together'>,
  who: Who,
  join: (told: readonly L[], text: string) => L,
): L[] {
  const gathered: L[] = []
  for (let i = 0; i < lines.length;) {
    const one = together?.(
      lines.slice(i).map(({ event }) => event),
      who,
    )
    gathered.push(one ? join(lines.slice(i, i + one.events), one.text) : lines[i])
    i += one?.events ?? 1
  }
  return gathered
}

export interface LogTurn {
  readonly turn: number
  readonly lines: readonly LogLine[]
}

/** What happened, in sentences, by turns, as far as the course has it here. */
export function logOf(course: Course, text: GameText, who: Who): LogTurn[] {
  const turns: { turn: number; lines: (LogLine & TellingLine)[] }[] = []
  for (let at = 0; at <= course.length; at++) {
    if (!course.has(at) || !course.has(at - 1 || 0)) continue
    const turn = at === 0 ? 0 : course.turn(at - 1)
    let auto = false
    for (const event of course.events(at)) {
      const line = describe(text, event, who)
      if (line) {
        if (turns.at(-1)?.turn !== turn) turns.push({ turn, lines: [] })
        turns.at(-1)?.lines.push({ at, text: line, auto, event })
      }
      auto = event.kind === 'auto'
    }
  }
  return turns.map(({ turn, lines }) => ({
    turn,
    lines: gather(lines, text, who, (told, line) => ({ ...told[told.length - 1], text: line })),
  }))
}
