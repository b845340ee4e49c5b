import { useMemo, useState } from 'react'
import { decide, type Match } from '#engine/match.ts'
import type { Move } from '#engine/move.ts'
import { pastOf } from '#engine/past.ts'
import { Refusal } from '#engine/play.ts'
import { goOn, matchOf, solverOf } from '#lessons/puzzle-play.ts'
import { scoreAfter, type PuzzleScore } from '#lessons/puzzle-score.ts'
import { courseOf, type Course } from '#session/course.ts'
import type { Outcome } from '#session/ledger.ts'
import { keepScore, keptScore } from './kept.ts'
import type { Task } from './load.ts'

export type Verdict = 'open' | 'wrong' | 'solved' | 'shown'

/** What the first try did to the rating; null before it, and for a puzzle that was tried before. */
export interface Gain {
  readonly points: number
  readonly score: PuzzleScore
}

/** A puzzle on the table: one decision, which is right or wrong; wrong ones can be taken back as often as one likes. */
export interface PuzzleTable {
  readonly start: Match
  readonly seat: number
  readonly answer: Move
  readonly verdict: Verdict
  /** The move that was made. */
  readonly made: Move | null
  readonly gain: Gain | null
  /** The game as it stands, with the eyes of whoever solves it. */
  readonly course: Course
  /** The same with the line that the answer leads to. */
  readonly line: () => Course
  decide(move: Move): Promise<Outcome>
  tryAgain(): void
  giveUp(): void
}

export function usePuzzle({ shelf, parts: { game }, puzzle }: Task): PuzzleTable {
  const start = useMemo(() => matchOf(game, puzzle), [game, puzzle])
  const seat = solverOf(start)
  const past = useMemo(() => pastOf(start), [start])
  const answer = start.open[0].moves[puzzle.options[0].move]
  const [now, setNow] = useState<{ readonly verdict: Verdict; readonly match: Match }>({
    verdict: 'open',
    match: start,
  })
  const [gain, setGain] = useState<Gain | null>(null)
  const [counted, setCounted] = useState(false)
  const course = useMemo(() => courseOf(pastOf(now.match, past), seat), [now.match, past, seat])

  const count = (solved: boolean) => {
    if (counted) return
    setCounted(true)
    const before = keptScore()
    const score = scoreAfter(before, shelf.game, puzzle, solved)
    keepScore(score)
    if (score.tries > before.tries) setGain({ points: score.rating - before.rating, score })
  }
  return {
    start,
    seat,
    answer,
    verdict: now.verdict,
    made: now.match.decisions.at(start.decisions.length)?.move ?? null,
    gain,
    course,
    line: () => courseOf(pastOf(goOn(start, puzzle.line), past), seat),
    decide(move) {
      try {
        const match = decide(start, seat, move)
        count(move === answer)
        setNow({ verdict: move === answer ? 'solved' : 'wrong', match })
        return Promise.resolve({ kind: 'kept' })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return Promise.resolve({ kind: 'refused', refusal: error })
      }
    },
    tryAgain: () => setNow({ verdict: 'open', match: start }),
    giveUp() {
      count(false)
      setNow({ verdict: 'shown', match: decide(start, seat, answer) })
    },
  }
}
