import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Course } from '#session/course.ts'
import type { Seating } from '#session/seats.ts'
import { useLate } from '#table/late.tsx'
import type { LoadedGame } from '../load.ts'
import { settings } from '../settings.ts'
import type { Action } from '../TableActions.tsx'
import { useLanguage } from '../words.ts'
import { CoachCard, SaidCard } from './CoachCard.tsx'
import { GoalCard } from './GoalCard.tsx'
import { coached, remember } from './kept.ts'
import { loadCoaching, type Coaching } from './load.ts'
import { useCard } from './use-card.ts'
import { useMatters } from './use-matters.ts'

/** What the coach has for the table: something to say beside the board, and ways to ask. */
export interface Offer {
  readonly guide: ReactNode
  readonly more: readonly Action[]
}

interface CoachedProps {
  readonly parts: LoadedGame
  readonly course: Course
  readonly seating: readonly Seating[]
  /** What the game is kept under. */
  readonly id: string
  /** So many decisions were made before anybody sat down. */
  readonly since: number
  /** Whether the present is on the screen, so that a question may be spoken of. */
  readonly open: boolean
  readonly onOffer: (offer: Offer) => void
}

/** Stands beside a player in the first games: the goal, a word on each kind of question, and what matters now. */
export function Coached(props: CoachedProps) {
  const language = useLanguage()
  const { game } = props.parts
  const coaching = useLate(useCallback(() => loadCoaching(game.id, language), [game, language]))
  return coaching && <Coaching {...props} coaching={coaching} />
}

function Coaching(props: CoachedProps & { readonly coaching: Coaching }) {
  const { coaching, parts, course, seating, id, since, open, onOffer } = props
  const on = useStore(settings, ({ coach }) => coach)
  const { words } = coaching
  const game = course.game.id
  const [about, setAbout] = useState(() => on && !coached(game).told && isFresh(course, since))
  const asked = open ? (course.asks(course.length).find(({ seat }) => seat === course.eye)?.step.do ?? null) : null
  const turn = course.turn(course.length)
  const [card, dismiss] = useCard({ coach: coaching.coach, game, asked: on && !about ? asked : null, turn })
  const said = card && coaching.text.coach[card]
  const matters = useMatters({ course, turn, asked: asked !== null })
  useRemembered(course, id, about)

  const plays = typeof course.eye === 'number' && !course.result
  const more = useMemo<readonly Action[]>(
    () => [
      { icon: 'info', label: words.goal, act: () => setAbout(true) },
      ...(on && plays ? [{ icon: 'talk' as const, label: words.matters, act: matters.ask }] : []),
    ],
    [words, on, plays, matters.ask],
  )
  const guide = matters.said ? (
    <SaidCard said={matters.said} words={words} terms={parts.text.terms} seating={seating} onClose={matters.close} />
  ) : (
    said && <CoachCard key={card} card={said} words={words} onMatters={matters.ask} onClose={dismiss} />
  )
  useEffect(() => onOffer({ guide, more }), [card, matters.said, more, coaching, seating])
  return (
    <>
      <div className="visually-hidden" role="status" data-asked={asked ?? ''}>
        {said && `${said.about} ${said.look}`}
      </div>
      {about && <GoalCard coaching={coaching} parts={parts} short={since > 0} onClose={() => setAbout(false)} />}
    </>
  )
}

/** Remembers which games were played to their end, and that the goal was told. */
function useRemembered({ game, eye, result }: Course, id: string, told: boolean): void {
  useEffect(() => {
    if (result && typeof eye === 'number') remember(game.id, { over: [id] })
  }, [result !== null])
  useEffect(() => {
    if (told) remember(game.id, { told: true })
  }, [told])
}

/** Whether whoever looks has not decided anything yet. */
function isFresh(course: Course, since: number): boolean {
  if (typeof course.eye !== 'number' || course.result) return false
  for (let n = since + 1; n <= course.length; n++) if (course.has(n) && course.mover(n) === course.eye) return false
  return true
}
