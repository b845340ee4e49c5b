import type { ReactNode } from 'react'
import type { GameEvent } from '#engine/event.ts'
import type { Told } from '#engine/game.ts'
import type { Eye, Seat, State } from '#engine/state.ts'
import type { GameText, Language, Who } from '#engine/text.ts'
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
  /** The mark of a seat, to stand in a sentence. */
  mark(seat: Seat): ReactNode
}

/** What a game brings for its big moments. */
export interface Moments<S extends State = State, E extends GameEvent = GameEvent, T extends GameText = GameText> {
  /** So many events, from this one on, are one big moment; 0 if none begins here. */
  span(events: readonly Told<E>[], from: number): number
  /** Pictures and words: loaded when the first moment comes. */
  load(): Promise<(run: Run<S, E, T>) => readonly Scene[]>
}
