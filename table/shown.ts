import { describe, type GameText, type Who } from '#engine/text.ts'
import type { Course } from '#session/course.ts'
import type { LogTurn } from '#session/log.ts'
import type { Frame } from './frame.ts'

/** The lines that led to what is on the screen: of what comes next nothing is said. */
export const seenOf = (turns: readonly LogTurn[], shown: number): LogTurn[] =>
  turns
    .map(({ turn, lines }) => ({ turn, lines: lines.filter(({ at }) => at <= shown) }))
    .filter(({ lines }) => lines.length > 0)

/** What happened last on the screen, in sentences. */
export function saidAt(course: Course, { at, told }: Frame, text: GameText, who: Who): string[] {
  const events = told > 0 && course.has(at + 1) ? course.events(at + 1).slice(told - 1, told) : course.events(at)
  return events.flatMap((event) => describe(text, event, who) ?? [])
}

/** The scores at the start and after each turn; none as long as part of the game is not here. */
export function historyOf(course: Course): (readonly number[])[] {
  for (let n = 0; n <= course.length; n++) if (!course.has(n)) return []
  const scores = (n: number) => course.game.scores(course.view(n))
  const history = [scores(0)]
  for (let n = 1; n <= course.length; n++) history[course.turn(n - 1) - course.turn(0) + 1] = scores(n)
  return history
}
