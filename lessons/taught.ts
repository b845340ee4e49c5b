import type { Clause } from '#engine/step.ts'
import type { LessonCourse } from './format.ts'

/** A place in which clauses are taught. */
interface Taught {
  readonly where: string
  readonly clauses: readonly Clause[]
}

/** Where a course teaches what: its lessons, the goal card, the cards of the coach, the guided game. */
export function taughtIn({ lessons, coach, guided }: LessonCourse): Taught[] {
  const named = (kind: string, all: Readonly<Record<string, { readonly clauses: readonly Clause[] }>>) =>
    Object.entries(all).map(([name, { clauses }]) => ({ where: `${kind} ${name}`, clauses }))
  return [
    ...named('lesson', lessons),
    { where: 'the goal card', clauses: coach.goal },
    ...named('coach card', coach.cards),
    { where: 'the guided game', clauses: guided.clauses },
  ]
}
