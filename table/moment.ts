import type { ReactNode } from 'react'
import type { GameEvent } from '#engine/event.ts'
import type { Told } from '#engine/game.ts'
import type { Eye, Seat, State } from '#engine/state.ts'
import type { GameText, Language, Who } from '#engine/text.ts'
import type { Seating } from '#session/seats.ts'
import type { Sound } from './sound.ts'

/** One picture of a big moment. */
export interface Scene {
  readonly title: string
  /** What is seen; the same parts under the same keys move from one scene to the next. */
  readonly picture: ReactNode
  /** What is said beside it, paragraph by paragraph. */
  readonly words: readonly ReactNode[]
  /** So many of the events of this moment have happened. */
  readonly told: number
  /** Milliseconds it is held at normal speed; `Infinity` until somebody goes on. */
  readonly hold: number
  readonly sounds?: readonly Sound[]
  /** Whether the points of all seats stand below the words; they do, if left out. */
  readonly points?: boolean
}

/** The events that make up a big moment, with what was seen before and after each of them. */
export interface Run<S extends State = State, E extends GameEvent = GameEvent, T extends GameText = GameText> {
  readonly events: readonly Told<E>[]
  readonly before: S
  readonly stages: readonly S[]
  readonly text: T
  readonly language: Language
  readonly who: Who
  readonly eye: Eye
  readonly seating: readonly Seating[]
}

/** What a game brings for its big moments. */
export interface Moments<S extends State = State, E extends GameEvent = GameEvent, T extends GameText = GameText> {
  /** So many events, from this one on, are one big moment; 0 if none begins here. */
  span(events: readonly Told<E>[], from: number): number
  /** Pictures and words: loaded when the first moment comes. */
  load(): Promise<(run: Run<S, E, T>) => readonly Scene[]>
}

/** How long the last picture stays by itself; what concerns whoever looks stays until they go on. */
const STAYS_MS = 6000
export const stays = (eye: Eye, concerned: readonly (Seat | null)[]): number =>
  concerned.some((seat) => seat === eye) ? Infinity : STAYS_MS
