import type { GameEvent } from '#engine/event.ts'
import type { Told } from '#engine/game.ts'
import type { State } from '#engine/state.ts'
import type { Course } from '#session/course.ts'
import type { Speed } from './animate.ts'
import type { Scene } from './moment.ts'
import type { Beat } from './types.ts'

/** How far the screen has come with showing what happened. */
export interface Frame {
  /** The last position that was shown to its end. */
  readonly at: number
  /** So many of the events on the way to the next one have happened on the screen. */
  readonly told: number
  /** The piece of the next event is on its way: the board shows where it will lie, all else still stands as before. */
  readonly landing: boolean
  /** A big moment, and how far it has come. */
  readonly moment: {
    readonly scenes: readonly Scene[]
    readonly index: number
    /** So many events were told before it. */
    readonly from: number
  } | null
  readonly paused: boolean
  /** Nothing is left to be shown. */
  readonly idle: boolean
}

/** What the conductor needs to know each time it goes on. */
export interface Score {
  readonly course: Course
  /** The position to get to: one that somebody looks up, or the present. */
  readonly target: number
  /** Whether positions are followed one after the other, as the game goes on. */
  readonly following: boolean
  readonly speed: Speed
  beats(event: Told<GameEvent>, view: State): readonly Beat[]
  /** Milliseconds it takes to read what an event says. */
  readingTime(event: Told<GameEvent>): number
  /** The big moment that begins with one of the events on the way to a position, and how many of them it covers. */
  momentAt(n: number, event: number): Promise<{ readonly scenes: readonly Scene[]; readonly events: number } | null>
  /** Runs beats until they are over or the signal comes. */
  perform(beats: readonly Beat[], signal: AbortSignal, speed: Speed): Promise<void>
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>
}

/** How much longer or shorter things take. */
export const FACTOR: Readonly<Record<Speed, number>> = { off: 0, slow: 1.6, normal: 1, fast: 0.5 }
/** From here on the screen does not try to show everything: it would never catch up. */
const FAR_BEHIND = 120
/** From here on it hurries. */
const BEHIND = 24
const BETWEEN_SEATS_MS = 500

export interface Conductor {
  readonly frame: Frame
  /** Something has changed: goes on to where the score says. */
  follow(): void
  /** Does not wait for what is shown just now. */
  goOn(): void
  pause(paused: boolean): void
  /** Straight to the present. */
  skip(): void
  close(): void
}

/** What somebody who watches can do. */
export type Controls = Pick<Conductor, 'goOn' | 'pause' | 'skip'>

const START = { told: 0, landing: false, moment: null } as const

/** Leads the screen through what happened: each event when its turn comes, and nothing of it before. */
export function conductor(at: number, score: () => Score, show: (frame: Frame) => void): Conductor {
  let frame: Frame = { ...START, at, paused: false, idle: true }
  let running = false
  const life = new AbortController()
  const isOver = () => life.signal.aborted
  /** Up to here nothing is played any more. */
  let skipped = 0
  /** Somebody wants to look at something else. */
  let lost = false
  /** Ends what is shown just now. */
  let now = new AbortController()
  let wake: () => void = () => undefined

  const set = (part: Partial<Frame>) => {
    frame = { ...frame, ...part }
    show(frame)
  }
  const speedNow = (): Speed => {
    const { speed, course } = score()
    return speed !== 'off' && course.length - frame.at > BEHIND ? 'fast' : speed
  }

  /** Waits so long, or until somebody wants to go on; and as long as it is paused. */
  const hold = async (milliseconds: number) => {
    const { signal } = now
    await score().sleep(milliseconds * FACTOR[speedNow()], signal)
    while (frame.paused && !isOver() && !signal.aborted)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
  }
  const isPast = (n: number) => isOver() || lost || n <= skipped

  const playEvent = async (n: number, i: number, stages: readonly State[]) => {
    const { course, beats: beatsOf, perform, readingTime } = score()
    const event = course.events(n)[i]
    const beats = beatsOf(event, stages[i])
    const first = beats.findIndex(lands)
    const before = first < 0 ? beats : beats.slice(0, first)
    now = new AbortController()
    const { signal } = now
    const isOthers = course.mover(n) !== course.eye
    const reading = isOthers ? hold(readingTime(event)) : Promise.resolve()
    await perform(before, signal, speedNow())
    if (isPast(n)) return
    if (first >= 0) {
      set({ landing: true })
      await perform(beats.slice(first), signal, speedNow())
      if (isPast(n)) return
    }
    set({ told: i + 1, landing: false })
    await reading
  }

  const playMoment = async (n: number, i: number, scenes: readonly Scene[]) => {
    for (let index = 0; index < scenes.length; index++) {
      now = new AbortController()
      const scene = scenes[index]
      set({ told: i + scene.told, moment: { scenes, index, from: i } })
      await score().perform(
        (scene.sounds ?? []).map((sound) => ({ do: 'sound', sound })),
        now.signal,
        speedNow(),
      )
      await hold(scene.hold)
      if (isPast(n)) return
    }
    set({ moment: null })
  }

  const playAll = async (n: number) => {
    const { course, momentAt } = score()
    const stages = course.stages(n)
    if (n > 1 && course.mover(n) !== course.eye && course.mover(n) !== course.mover(n - 1)) {
      now = new AbortController()
      await hold(BETWEEN_SEATS_MS)
    }
    for (let i = 0; i < stages.length && !isPast(n);) {
      const moment = await momentAt(n, i)
      if (isPast(n)) return
      if (moment) await playMoment(n, i, moment.scenes)
      else await playEvent(n, i, stages)
      i += moment?.events ?? 1
      if (!isPast(n)) set({ told: i, landing: false, moment: null })
    }
  }

  /** Shows the next position, or the one that is wanted. */
  const step = async () => {
    const { course, target, following, speed, beats, perform } = score()
    const n = frame.at + 1
    lost = false
    if (course.has(n) && course.mover(n) === course.eye) skipped = 0
    const forward = course.has(n) && (following ? target >= n && target - frame.at <= FAR_BEHIND : target === n)
    if (!forward) return set({ ...START, at: target })
    if (speed === 'off' || n <= skipped) {
      const sounds = course.events(n).flatMap((event) => beats(event, course.view(n)))
      if (n > skipped) await perform(sounds, now.signal, 'off')
    } else await playAll(n)
    if (!isOver() && !lost) set({ ...START, at: n })
  }

  const run = async () => {
    running = true
    await Promise.resolve() // what has changed is on the screen first
    if (!isOver()) set({ idle: false })
    while (!isOver() && frame.at !== score().target) await step()
    running = false
    if (isOver()) return
    if (isWaitedFor(score().course)) skipped = 0
    set({ idle: true, paused: false })
  }

  return {
    get frame() {
      return frame
    },
    follow() {
      const { target, following } = score()
      const elsewhere = following ? frame.at > target : frame.at !== target && frame.at + 1 !== target
      if (elsewhere && running) {
        lost = true
        now.abort()
        wake()
      }
      if (!running && frame.at !== target) void run()
    },
    goOn() {
      now.abort()
      wake()
    },
    pause(paused) {
      set({ paused })
      if (!paused) wake()
    },
    skip() {
      const { course } = score()
      skipped = typeof course.eye === 'number' ? Infinity : course.length
      set({ paused: false, moment: null })
      now.abort()
      wake()
    },
    close() {
      life.abort()
      now.abort()
      wake()
    },
  }
}

/** Whether the eye is asked now, or the game is over: nothing is skipped beyond that. */
const isWaitedFor = (course: Course): boolean =>
  course.result !== null || course.asks(course.length).some(({ seat }) => seat === course.eye)

/** Whether a beat shows what lies there once the event has happened. */
export function lands(beat: Beat): boolean {
  if (beat.do === 'together') return beat.beats.some(lands)
  return beat.do === 'fly' || beat.do === 'flip'
}

/** What the board shows of a frame, and what all else does. */
export function viewsAt(course: Course, { at, told, landing }: Frame): { readonly board: State; readonly all: State } {
  if ((told === 0 && !landing) || !course.has(at + 1)) return same(course.view(at))
  const stages = course.stages(at + 1)
  const all = told === 0 ? course.view(at) : (stages[told - 1] ?? course.view(at + 1))
  return landing ? { board: stages[told] ?? all, all } : same(all)
}

const same = (view: State) => ({ board: view, all: view })
