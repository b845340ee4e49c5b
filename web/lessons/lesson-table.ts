import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Rules } from '#engine/game.ts'
import type { Move } from '#engine/move.ts'
import { pastOf, type Past } from '#engine/past.ts'
import type { LessonCourse } from '#lessons/format.ts'
import { attemptOf, judge, LEARNER, type Verdict } from '#lessons/judge.ts'
import { goesOn, passing, stageOf } from '#lessons/stage.ts'
import { held } from '#session/entries.ts'
import { memoryLog } from '#session/entry-log.ts'
import type { Outcome } from '#session/ledger.ts'
import { startSession, type Player } from '#session/session.ts'

export interface LessonState {
  readonly past: Past
  readonly verdict: Verdict
  /** The learner wants to be shown the way. */
  readonly showing: boolean
}

/** A lesson on the table: a session in memory that is judged after every move. */
export interface LessonTable {
  readonly store: StoreApi<LessonState>
  decide(move: Move): Promise<Outcome>
  /** Back to the position of the lesson. */
  startOver(): Promise<void>
  showMe(): Promise<void>
  close(): void
}

const OPEN: Verdict = { kind: 'open' }

/** `solved` is told whenever the learner has done what the lesson asks for. */
export function lessonTable(rules: Rules, course: LessonCourse, id: string, solved = () => {}): LessonTable {
  const lesson = course.lessons[id]
  const { game, setup } = stageOf(rules, course, lesson)
  const start = held(game, setup)
  const { turn } = start.match.state
  const store = createStore<LessonState>(() => ({ past: pastOf(start.match), verdict: OPEN, showing: false }))
  const others: Player = { decide: ({ ask }) => Promise.resolve(passing(course, ask)) }
  const session = startSession({
    start,
    known: start,
    log: memoryLog(),
    player: (seat) => (seat === LEARNER ? null : others),
    put: (open) => (goesOn(store.getState().past.match, turn) ? open : []),
  })
  session.subscribe(({ match }) => {
    const past = pastOf(match, store.getState().past)
    const verdict = goesOn(match, turn) ? OPEN : judge(lesson, attemptOf(past))
    if (verdict.kind === 'solved') solved()
    store.setState({ past, verdict })
  })
  const startOver = async () => {
    await session.takeBack(0, session.state.count)
  }
  return {
    store,
    async decide(move) {
      const outcome = await session.decide(LEARNER, move)
      if (outcome.kind === 'refused')
        store.setState(({ past }) => ({ verdict: judge(lesson, attemptOf(past, move.name)) }))
      return outcome
    },
    startOver,
    async showMe() {
      const { past } = store.getState()
      const { moves } = attemptOf(past)
      if (moves.some((name, i) => name !== lesson.solution[i])) await startOver()
      store.setState({ showing: true })
    },
    close: () => session.close(),
  }
}

/** The next move of the solution, if the learner wants to be shown and has kept to it. */
export function litMove({ past, verdict, showing }: LessonState, course: LessonCourse, id: string): Move | null {
  const { solution } = course.lessons[id]
  const { moves } = attemptOf(past)
  const kept = moves.every((name, i) => name === solution[i])
  if (!showing || !kept || verdict.kind === 'solved' || moves.length >= solution.length) return null
  return past.match.game.moves.parse(solution[moves.length]) ?? null
}
