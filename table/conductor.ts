import type { GameEvent } from '#engine/event.ts'
import type { Told } from '#engine/game.ts'
import type { State } from '#engine/state.ts'
import type { Course } from '#session/course.ts'
import type { Speed } from './animate.ts'
import { still, UNTOLD, type Frame } from './frame.ts'
import type { Scene } from './moment.ts'
import type { Beat, BeatsOf } from './types.ts'

/** What the conductor needs to know each time it goes on. */
export interface Score {
  readonly course: Course
  /** The position to get to: one that somebody looks up, or the present. */
  readonly target: number
  /** Whether positions are followed one after the other, as the game goes on. */
  readonly following: boolean
  readonly speed: Speed
  beats(): Promise<BeatsOf>
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

/** What somebody who watches can do. */
export type Controls = Pick<Conductor, 'goOn' | 'pause' | 'skip'>

/** Leads the screen through what happened: each event when its turn comes, and nothing of it before. */
export class Conductor {
  #frame: Frame
  readonly #score: () => Score
  readonly #show: (frame: Frame) => void
  #running = false
  #closed = false
  /** Up to here nothing is played any more. */
  #skipped = 0
  /** Somebody wants to look at something else. */
  #lost = false
  /** Ends what is shown just now. */
  #now = new AbortController()
  #wake: () => void = () => undefined

  constructor(at: number, score: () => Score, show: (frame: Frame) => void) {
    this.#frame = still(at)
    this.#score = score
    this.#show = show
  }

  get frame(): Frame {
    return this.#frame
  }

  /** Something has changed: goes on to where the score says. */
  follow(): void {
    const { target, following } = this.#score()
    const { at } = this.#frame
    const elsewhere = following ? at > target : at !== target && at + 1 !== target
    if (elsewhere && this.#running) {
      this.#lost = true
      this.goOn()
    }
    if (!this.#running && at !== target) void this.#run()
  }

  /** Does not wait for what is shown just now. */
  goOn(): void {
    this.#now.abort()
    this.#wake()
  }

  pause(paused: boolean): void {
    this.#set({ paused })
    if (!paused) this.#wake()
  }

  /** Straight to the present. */
  skip(): void {
    const { course } = this.#score()
    this.#skipped = typeof course.eye === 'number' ? Infinity : course.length
    this.#set({ paused: false, moment: null })
    this.goOn()
  }

  close(): void {
    this.#closed = true
    this.goOn()
  }

  #set(part: Partial<Frame>): void {
    this.#frame = { ...this.#frame, ...part }
    this.#show(this.#frame)
  }

  async #run(): Promise<void> {
    this.#running = true
    await Promise.resolve() // what has changed is on the screen first
    if (!this.#closed) this.#set({ idle: false })
    while (!this.#closed && this.#frame.at !== this.#score().target) await this.#step()
    this.#running = false
    if (this.#closed) return
    if (isWaitedFor(this.#score().course)) this.#skipped = 0
    this.#set({ idle: true, paused: false })
  }

  /** Shows the next position, or the one that is wanted. */
  async #step(): Promise<void> {
    const { course, target, following, speed, beats, perform } = this.#score()
    const { at } = this.#frame
    const n = at + 1
    this.#lost = false
    if (course.has(n) && course.mover(n) === course.eye) this.#skipped = 0
    const forward = course.has(n) && (following ? target >= n && target - at <= FAR_BEHIND : target === n)
    if (!forward) return this.#set({ ...UNTOLD, at: target })
    if (speed !== 'off' && n > this.#skipped) await this.#playAll(n)
    else if (n > this.#skipped) {
      const beatsOf = await beats()
      const sounds = course.events(n).flatMap((event) => beatsOf(event, course.view(n)))
      await perform(sounds, this.#now.signal, 'off')
    }
    if (!this.#closed && !this.#lost) this.#set({ ...UNTOLD, at: n })
  }

  async #playAll(n: number): Promise<void> {
    const { course, momentAt } = this.#score()
    const stages = course.stages(n)
    if (n > 1 && course.mover(n) !== course.eye && course.mover(n) !== course.mover(n - 1)) {
      this.#begin()
      await this.#hold(BETWEEN_SEATS_MS)
    }
    for (let i = 0; i < stages.length && !this.#isPast(n);) {
      const moment = await momentAt(n, i)
      if (this.#isPast(n)) return
      if (moment) await this.#playMoment(n, i, moment.scenes)
      else await this.#playEvent(n, i, stages)
      i += moment?.events ?? 1
      if (!this.#isPast(n)) this.#set({ ...UNTOLD, told: i })
    }
  }

  async #playEvent(n: number, i: number, stages: readonly State[]): Promise<void> {
    const { course, beats: beatsOf, perform, readingTime } = this.#score()
    const event = course.events(n)[i]
    const beats = (await beatsOf())(event, stages[i])
    if (this.#isPast(n)) return
    const first = beats.findIndex(lands)
    const signal = this.#begin()
    const reading = course.mover(n) === course.eye ? Promise.resolve() : this.#hold(readingTime(event))
    await perform(first < 0 ? beats : beats.slice(0, first), signal, this.#speed())
    if (this.#isPast(n)) return
    if (first >= 0) {
      this.#set({ landing: true })
      await perform(beats.slice(first), signal, this.#speed())
      if (this.#isPast(n)) return
    }
    this.#set({ told: i + 1, landing: false })
    await reading
  }

  async #playMoment(n: number, i: number, scenes: readonly Scene[]): Promise<void> {
    for (const [index, scene] of scenes.entries()) {
      const signal = this.#begin()
      this.#set({ told: i + scene.told, moment: { scenes, index, from: i } })
      const sounds = (scene.sounds ?? []).map((sound) => ({ do: 'sound', sound }) as const)
      await this.#score().perform(sounds, signal, this.#speed())
      await this.#hold(scene.hold)
      if (this.#isPast(n)) return
    }
    this.#set({ moment: null })
  }

  /** The next thing is shown, until somebody wants to go on. */
  #begin(): AbortSignal {
    this.#now = new AbortController()
    return this.#now.signal
  }

  /** Waits so long, or until somebody wants to go on; and as long as it is paused. */
  async #hold(milliseconds: number): Promise<void> {
    const { signal } = this.#now
    await this.#score().sleep(milliseconds * FACTOR[this.#speed()], signal)
    while (this.#frame.paused && !this.#closed && !signal.aborted)
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
  }

  #isPast(n: number): boolean {
    return this.#closed || this.#lost || n <= this.#skipped
  }

  #speed(): Speed {
    const { speed, course } = this.#score()
    return speed !== 'off' && course.length - this.#frame.at > BEHIND ? 'fast' : speed
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
