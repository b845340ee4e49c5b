import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { State } from '#engine/state.ts'
import { describe, type GameText, type Who } from '#engine/text.ts'
import type { Course } from '#session/course.ts'
import type { Seating } from '#session/seats.ts'
import type { perform, Speed } from './animate.ts'
import { sleep } from './sleep.ts'
import { Conductor, type Controls, type Score } from './conductor.ts'
import { still, viewsAt, type Frame } from './frame.ts'
import type { Run } from './moment.ts'
import type { TableText } from './text/text.ts'
import type { GameTable } from './types.ts'

interface FollowOf {
  readonly course: Course
  readonly table: GameTable
  readonly text: GameText
  readonly who: Who
  readonly words: TableText
  readonly seating: readonly Seating[]
  readonly speed: Speed
  readonly muted: boolean
  /** The position somebody wants to look at; null to follow the game. */
  readonly cursor: number | null
  /** The position that was seen last before this screen was there; the present one, if left out. */
  readonly from?: number
  readonly stage: RefObject<HTMLElement | null>
}

interface Followed {
  readonly frame: Frame
  /** What is on the board; a piece that is on its way lies at its end already. */
  readonly board: State
  /** What all else shows: it changes when the piece has landed. */
  readonly view: State
  /** Whether the present is on the screen, with all that led to it. */
  readonly caughtUp: boolean
  readonly controls: Controls
}

/** The screen's own cursor: the game goes on whether anybody looks or not, and the screen follows it event by event. */
export function useFollow(of: FollowOf): Followed {
  const { course, cursor } = of
  const wanted = cursor ?? course.length
  const here = useHere(course, wanted)
  const [frame, setFrame] = useState(() => startOf(of))
  const at = frame.at <= course.length && course.has(frame.at) ? frame.at : course.length
  const current = frame.at === at ? frame : still(at)
  const latest = useRef<Score>(null)
  useLayoutEffect(() => {
    latest.current = scoreOf(of, here ? wanted : at)
  })
  const led = useRef<Conductor>(null)
  useEffect(() => {
    const one = new Conductor(
      at,
      () => latest.current as Score,
      (now) => flushSync(() => setFrame(now)),
    )
    led.current = one
    return () => one.close()
  }, [])
  useEffect(() => led.current?.follow(), [course, wanted, here])
  const controls = useMemo(
    () => ({
      goOn: () => led.current?.goOn(),
      pause: (paused: boolean) => led.current?.pause(paused),
      skip: () => led.current?.skip(),
    }),
    [],
  )
  const { board, all } = useMemo(() => viewsAt(course, current), [course, current.at, current.told, current.landing])
  const caughtUp = cursor === null && current.idle && current.at === course.length
  return { frame: current, board, view: all, caughtUp, controls }
}

/** Where a screen begins: in the present, or where another left off. */
function startOf({ course, from = course.length, cursor }: FollowOf): Frame {
  return still(cursor === null && from < course.length && course.has(from) ? from : course.length)
}

/** Milliseconds to read a line, and a word of it beyond the first eight. */
const LINE_MS = 900
const WORD_MS = 35
const SHORT = 8

function scoreOf(of: FollowOf, target: number): Score {
  const { course, table, text, who, speed, muted, cursor, stage } = of
  return {
    course,
    target,
    following: cursor === null,
    speed,
    beats: () => table.beats().catch(() => () => []), // without it the game goes on all the same
    readingTime(event) {
      const line = describe(text, event, who)
      return line ? LINE_MS + WORD_MS * Math.max(0, line.split(' ').length - SHORT) : 0
    },
    momentAt: (n, i) => momentAt(of, n, i),
    perform: async (beats, signal, pace) =>
      stage.current ? performed(beats, { root: stage.current, speed: pace, muted, signal }) : undefined,
    sleep,
  }
}

/** The pictures of a big moment, if one begins with an event on the way to a position. */
async function momentAt({ course, table, text, who, words, seating }: FollowOf, n: number, i: number) {
  const told = course.events(n)
  const span = table.moments?.span(told, i) ?? 0
  if (!table.moments || span === 0) return null
  const scenesOf = await table.moments.load()
  const stages = course.stages(n)
  const run: Run = {
    events: told.slice(i, i + span),
    before: i === 0 ? course.view(n - 1) : stages[i - 1],
    stages: stages.slice(i, i + span),
    text,
    language: words.language,
    who,
    eye: course.eye,
    seating,
  }
  const scenes = scenesOf(run)
  return scenes.length > 0 ? { scenes, events: span } : null
}

/** Whether a position is here; if not, it is fetched, and those around it. */
function useHere(course: Course, position: number): boolean {
  const [, setFetched] = useState(0)
  const here = course.has(position)
  useEffect(() => {
    if (here) return
    let wanted = true
    const [from, to] = [Math.max(0, position - AROUND), Math.min(course.length, position + AROUND)]
    void course.fetch(from, to).then(() => wanted && setFetched((times) => times + 1))
    return () => {
      wanted = false
    }
  }, [course, position, here])
  return here
}

const AROUND = 50

/** What moves is loaded when something moves for the first time; without it the game goes on all the same. */
async function performed(...[beats, stage]: Parameters<typeof perform>): Promise<void> {
  if (beats.length === 0) return
  const animate = await import('./animate.ts').catch(() => null)
  await animate?.perform(beats, stage)
}
