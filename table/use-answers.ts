import { useMemo, useState } from 'react'
import { foresee, type Foresight } from '#engine/foresee.ts'
import type { Move } from '#engine/move.ts'
import type { Ask } from '#engine/play.ts'
import type { Seat, State } from '#engine/state.ts'
import type { AnswerKinds } from './answer-groups.ts'
import type { JudgedMove, TableContextValue } from './context.ts'
import type { Course } from '#session/course.ts'
import type { Outcome } from '#session/ledger.ts'
import type { Seating } from '#session/seats.ts'
import { playSound } from './sound.ts'
import type { TableText } from './text/text.ts'

interface AnswersOf {
  readonly course: Course
  readonly seating: readonly Seating[]
  readonly words: TableText
  readonly muted: boolean
  /** Ask before a move that cannot be taken back, or after which others may see to that. */
  readonly confirm: boolean
  /** Ask before a move that ends the turn without saying so. */
  readonly endTurn?: boolean
  /** Answers that say so. */
  readonly kinds?: AnswerKinds
  /** Whether answers tell what they bring in points. */
  readonly points?: boolean
  readonly lit?: Move | null
  readonly judged?: readonly JudgedMove[]
  readonly onDecide?: (move: Move) => Promise<Outcome>
  readonly view: State
  readonly asks: readonly Ask[]
  readonly live: boolean
}

export interface Answers extends TableContextValue {
  /** What is to be answered now: the eye's question, or part of it. */
  readonly narrowed: Ask | null
  /** Whether `narrowed` is less than the whole question. */
  readonly isNarrowed: boolean
  /** Why the answer that was given is asked for again. */
  readonly sure: Doubt | null
  /** Back to the whole question. */
  widen(): void
  /** The clause that forbids what was just tried. */
  readonly refusal: string | null
  forget(): void
}

/** The eye's question, and what the parts of the table may do about it. */
export function useAnswers(of: AnswersOf): Answers {
  const { course, seating, words, lit = null, judged, onDecide, asks, live } = of
  const { eye } = course
  const open = live && onDecide !== undefined
  const question = useMemo(() => (open && asks.find((ask) => ask.seat === eye)) || null, [open, asks, eye])
  const [begun, note] = useBegun(`${course.length} ${JSON.stringify(question?.step)}`)
  const { previewed, offered, sure, refusal } = begun
  const narrowed = useMemo(() => narrow(question, offered), [question, offered])
  const foresight = useForesight(of, question)
  const lastMoves = useMemo(() => (live ? movesSinceOwn(course) : NO_MOVES), [course, live]) // the past has others
  return {
    eye,
    question,
    isLegal: (move) => narrowed?.moves.includes(move) ?? false,
    choose: (move) => open && choose(move, of, begun, foresight(move), note),
    offer: (moves) => note({ offered: moves, sure: null }),
    previewed,
    lit,
    judged,
    preview: (move) => note({ previewed: move }),
    foresight,
    lastMoves,
    seating,
    seatOf: (seat) => seating[seat],
    words,
    narrowed,
    isNarrowed: narrowed !== question,
    sure,
    widen: () => note({ offered: null, sure: null }),
    refusal,
    forget: () => note({ refusal: null }),
  }
}

/** What is certain to follow from an answer, reckoned once; the rules are never asked about what they do not allow. */
function useForesight({ course, points = true, view }: AnswersOf, question: Ask | null) {
  const cache = useMemo(() => new Map<Move, Foresight>(), [view, question])
  const seen = (all: Foresight): Foresight => (points ? all : { ...all, gains: [] })
  return (move: Move): Foresight | null => {
    if (!question?.moves.includes(move)) return null
    const known = cache.get(move) ?? seen(foresee(course.game, view, question, move))
    cache.set(move, known)
    return known
  }
}

/** Makes a move, or asks once more; says so if it was refused. */
function choose(move: Move, of: AnswersOf, begun: Begun, foresight: Foresight | null, note: Note): void {
  const doubt = begun.sure && begun.offered?.[0] === move ? null : doubtAbout(move, foresight, of)
  if (doubt) return note({ offered: [move], previewed: move, sure: doubt })
  void of.onDecide?.(move).then((outcome) => {
    if (outcome.kind !== 'refused') return
    playSound('no', of.muted)
    note({ refusal: outcome.refusal.clause })
  })
}

/** Why somebody is asked once more: the way back would be closed, or the turn be over. */
export type Doubt = 'final' | 'turn'

/** What to ask once more before a move is made. Bots may reveal something as soon as it is their turn, so that the end of a turn is the last moment. */
function doubtAbout(move: Move, seen: Foresight | null, { confirm, endTurn, kinds }: AnswersOf): Doubt | null {
  if (!seen) return null
  if (confirm && seen.final) return 'final'
  const says = kinds?.[move.verb] === 'stop'
  return seen.until === 'other seat' && !says && (confirm || endTurn) ? 'turn' : null
}

/** What somebody has begun to do about a question. */
interface Begun {
  readonly previewed: Move | null
  readonly offered: readonly Move[] | null
  readonly sure: Doubt | null
  readonly refusal: string | null
}

const NOTHING: Begun = { previewed: null, offered: null, sure: null, refusal: null }
const KEYS = ['previewed', 'offered', 'sure', 'refusal'] as const

type Note = (change: Partial<Begun>) => void

/** Belongs to one question: whatever is kept of an earlier one is not shown for a moment with the next. */
function useBegun(about: string): [Begun, Note] {
  const [kept, keep] = useState({ about, begun: NOTHING })
  const note: Note = (change) =>
    keep((was) => {
      const before = was.about === about ? was.begun : NOTHING
      const begun = { ...before, ...change }
      return KEYS.every((key) => begun[key] === before[key]) ? was : { about, begun }
    })
  return [kept.about === about ? kept.begun : NOTHING, note]
}

/** The question with only the answers that were offered. */
const narrow = (question: Ask | null, offered: readonly Move[] | null): Ask | null =>
  question && offered?.every((move) => question.moves.includes(move)) ? { ...question, moves: offered } : question

const NO_MOVES: ReadonlyMap<string, Seat> = new Map()
const LOOK_BACK = 12

/** The moves that others made since the eye decided last, by name. */
function movesSinceOwn(course: Course): ReadonlyMap<string, Seat> {
  const moves = new Map<string, Seat>()
  for (let n = course.length; n > 0 && course.length - n < LOOK_BACK; n--) {
    if (!course.has(n)) break
    const mover = course.mover(n)
    if (mover === course.eye && n < course.length) break
    const move = course.moveTo(n)
    if (move && mover !== null && !moves.has(move)) moves.set(move, mover)
  }
  return moves
}
