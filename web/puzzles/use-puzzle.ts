import { useEffect, useMemo, useState } from 'react'
import { decide, type Match } from '#engine/match.ts'
import type { Move } from '#engine/move.ts'
import { pastOf } from '#engine/past.ts'
import { Refusal } from '#engine/play.ts'
import { goOn, matchOf, solverOf } from '#lessons/puzzle-play.ts'
import type { Puzzle } from '#lessons/puzzle.ts'
import { scoreAfter, type PuzzleScore } from '#lessons/puzzle-score.ts'
import { courseOf, type Course } from '#session/course.ts'
import type { Outcome } from '#session/ledger.ts'
import { askAside, type Asides } from '../aside.ts'
import { keepScore, keptScore } from './kept.ts'
import type { Task } from './load.ts'

export type Verdict = 'open' | 'wrong' | 'solved' | 'shown'

/** What the first try did to the rating; null before it, and for a puzzle that was tried before. */
export interface Gain {
  readonly points: number
  readonly score: PuzzleScore
}

export type Reply = Asides['reply']['answer']

interface Now {
  readonly verdict: Verdict
  readonly made: Move | null
}

const OPEN: Now = { verdict: 'open', made: null }

/** A puzzle on the table: one decision, which is right or wrong; wrong ones can be taken back as often as one likes. */
export interface PuzzleTable {
  readonly start: Match
  readonly seat: number
  readonly answer: Move
  readonly verdict: Verdict
  /** The move that was made. */
  readonly made: Move | null
  /** What came of a wrong move, which the board shows; null as long as it is not known, undefined where it could not be found. */
  readonly reply: Reply | null | undefined
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
  const [now, setNow] = useState(OPEN)
  const reply = useReply(shelf.game, puzzle, now)
  const match = useMemo(() => matchAfter(start, seat, now.made, reply), [start, seat, now, reply])
  const [gain, setGain] = useState<Gain | null>(null)
  const [counted, setCounted] = useState(false)
  const course = useMemo(() => courseOf(pastOf(match, past), seat), [match, past, seat])

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
    made: now.made,
    reply,
    gain,
    course,
    line: () => courseOf(pastOf(goOn(start, puzzle.line), past), seat),
    decide(move) {
      try {
        decide(start, seat, move) // refused, it never was
        count(move === answer)
        setNow({ verdict: move === answer ? 'solved' : 'wrong', made: move })
        return Promise.resolve({ kind: 'kept' })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return Promise.resolve({ kind: 'refused', refusal: error })
      }
    },
    tryAgain: () => setNow(OPEN),
    giveUp() {
      count(false)
      setNow({ verdict: 'shown', made: answer })
    },
  }
}

/** What a wrong move leads to, thought out beside the page. */
function useReply(game: string, puzzle: Puzzle, { verdict, made }: Now): Reply | null | undefined {
  const [found, setFound] = useState<{ readonly to: Now['made']; readonly reply?: Reply } | null>(null)
  useEffect(() => {
    if (verdict !== 'wrong' || !made) return setFound(null)
    let wanted = true
    askAside('reply', game, { puzzle, played: made.name }).then(
      (reply) => wanted && setFound({ to: made, reply }),
      () => wanted && setFound({ to: made }), // that it was wrong is said all the same
    )
    return () => {
      wanted = false
    }
  }, [game, puzzle, verdict, made])
  return found?.to === made && found ? found.reply : null
}

/** The game after a move and what came of it. */
function matchAfter(start: Match, seat: number, made: Move | null, reply: Reply | null | undefined): Match {
  if (!made) return start
  const { parse } = start.game.moves
  return (reply?.line ?? []).reduce((now, one) => decide(now, one.seat, parse(one.move)!), decide(start, seat, made))
}
