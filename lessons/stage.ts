import type { Rules, TableSetup } from '#engine/game.ts'
import { asks, begin, decide, type Decision, type Match } from '#engine/match.ts'
import type { Move } from '#engine/move.ts'
import { pastOf } from '#engine/past.ts'
import { Refusal, type Ask } from '#engine/play.ts'
import type { Example, LateStart, LessonCourse } from './format.ts'
import { attemptOf, judge, LEARNER, type Verdict } from './judge.ts'

/** A game that begins with the position of a lesson: the same rules, another set-up. */
export interface Stage {
  readonly game: Rules
  readonly setup: TableSetup
}

export function stageOf(rules: Rules, course: LessonCourse, { setup }: Pick<Example, 'setup'>): Stage {
  const position = course.place(setup)
  const game = { ...rules, setup: () => rules.clone(position) }
  return { game, setup: { seed: 'lesson', seats: position.seats, variants: {} } }
}

/** What the others answer while the learner is at work: as little as possible. */
export const passing = ({ idle }: LessonCourse, { moves }: Ask): Move =>
  idle.flatMap((name) => moves.filter((move) => move.name === name)).at(0) ?? moves[0]

/** Whether the learner's turn goes on, so that others may have to answer in between. */
export const goesOn = (match: Match, turn: number): boolean =>
  match.state.turn === turn && asks(match).length > 0 && asks(match).every(({ seat }) => seat !== LEARNER)

/** So many answers of others there may be in a row. */
const MOST = 100

/** The moves of the learner one after the other, with what others must answer in between: the game after each. Ends at a refusal, with its move. */
function* attempts(rules: Rules, course: LessonCourse, { setup, moves }: Played): Iterable<Tried> {
  const stage = stageOf(rules, course, { setup })
  const start = begin(stage.game, stage.setup)
  let match = start
  for (const name of moves) {
    const move = rules.moves.parse(name)
    if (!move) throw new Error(`${rules.id} has no move '${name}'`)
    try {
      match = decide(match, LEARNER, move)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return yield { match, refused: name }
    }
    for (let n = 0; n < MOST && goesOn(match, start.state.turn); n++) {
      const [ask] = asks(match)
      match = decide(match, ask.seat, passing(course, ask))
    }
    yield { match, refused: null }
  }
}

type Played = Pick<Example, 'setup' | 'moves'>

interface Tried {
  readonly match: Match
  readonly refused: string | null
}

/** All that can be shown of a course to those who only look on: its lessons, solved, and its examples. */
export const examplesIn = ({ lessons, examples }: LessonCourse): Readonly<Record<string, Example>> => ({
  ...Object.fromEntries(
    Object.entries(lessons).map(([id, { clauses, setup, solution }]) => [id, { clauses, setup, moves: solution }]),
  ),
  ...examples,
})

/** An example as it is played, to the end or to the first move that the rules refuse. */
export function shownGame(rules: Rules, course: LessonCourse, example: Played): Match {
  const all = [...attempts(rules, course, example)]
  return all[all.length - 1].match
}

/** Tries moves of the learner and says what there is to say of them; moves after the verdict are not made. */
export function tried(rules: Rules, course: LessonCourse, id: string, moves: readonly string[]): Verdict {
  let verdict: Verdict = { kind: 'open' }
  const lesson = course.lessons[id]
  for (const { match, refused } of attempts(rules, course, { setup: lesson.setup, moves })) {
    verdict = judge(lesson, attemptOf(pastOf(match), refused))
    if (verdict.kind !== 'open') break
  }
  return verdict
}

/** The decisions of a late start. */
export const lateDecisions = (rules: Rules, { decisions }: LateStart): Decision[] =>
  decisions
    .trim()
    .split('\n')
    .map((line) => {
      const [seat, name] = line.trim().split(' ')
      const move = rules.moves.parse(name)
      if (!move) throw new Error(`${rules.id} has no move '${name}'`)
      return { seat: Number(seat), move }
    })
