import { describe, type GameText, type Who } from '#engine/text.ts'
import type { Course } from './course.ts'

export interface LogLine {
  /** The position the line leads to. */
  readonly at: number
  readonly text: string
  /** Carried out without asking, as there was no choice. */
  readonly auto: boolean
}

export interface LogTurn {
  readonly turn: number
  readonly lines: readonly LogLine[]
}

/** What happened, in sentences, by turns, as far as the course has it here. */
export function logOf(course: Course, text: GameText, who: Who): LogTurn[] {
  const turns: { turn: number; lines: LogLine[] }[] = []
  for (let at = 0; at <= course.length; at++) {
    if (!course.has(at) || !course.has(at - 1 || 0)) continue
    const turn = at === 0 ? 0 : course.turn(at - 1)
    let auto = false
    for (const event of course.events(at)) {
      const line = describe(text, event, who)
      if (line) {
        if (turns.at(-1)?.turn !== turn) turns.push({ turn, lines: [] })
        turns.at(-1)?.lines.push({ at, text: line, auto })
      }
      auto = event.kind === 'auto'
    }
  }
  return turns
}
