import { asks, begin, decide, type Match } from '#engine/match.ts'
import { pastOf } from '#engine/past.ts'
import { courseOf, type Course } from '#session/course.ts'
import { toy } from '#test/battery/toy.ts'

/** The toy game after so many first answers, for somebody who looks on. */
export function courseAfter(decisions: number): Course {
  let match: Match = begin(toy, { seed: 'conductor', seats: 3, variants: {} })
  for (let n = 0; n < decisions; n++) {
    const [ask] = asks(match)
    match = decide(match, ask.seat, ask.moves[0])
  }
  return courseOf(pastOf(match), 'spectator')
}
