import type { ReactNode } from 'react'
import type { GameEvent } from '#engine/event.ts'
import type { Told } from '#engine/game.ts'
import type { Move } from '#engine/move.ts'
import type { Ask } from '#engine/play.ts'
import type { Seat, State } from '#engine/state.ts'
import type { GameText, Who } from '#engine/text.ts'
import type { AnswerKinds } from './answer-groups.ts'
import type { Legend } from './legend/legend.ts'
import type { Moments } from './moment.ts'
import type { DescribePosition } from './position.ts'
import type { Sound } from './sound.ts'
import type { Room } from './use-room.ts'

/** What every part of a game's table is given: what the eye sees, and the words for it. */
export interface PartProps<S extends State = State, T extends GameText = GameText> {
  readonly view: S
  readonly text: T
  readonly who: Who
}

/** A place on the board, named by `data-spot`: where pieces fly from and to. */
export type SpotId = string

/** A small piece of animation, made from an event. Beats of a list run one after another. */
export type Beat =
  /** What lies at `to` now comes flying from `from`, over the spots in between if there are any. */
  | { readonly do: 'fly'; readonly from: SpotId; readonly to: SpotId; readonly via?: readonly SpotId[] }
  /** A word rises from a spot and fades: points, mostly. */
  | { readonly do: 'pop'; readonly at: SpotId; readonly text: string; readonly seat?: Seat }
  /** Spots light up for a moment. */
  | { readonly do: 'glow'; readonly at: readonly SpotId[] }
  /** What lies at the spots turns over, one after the other. */
  | { readonly do: 'flip'; readonly at: readonly SpotId[] }
  /** A sign, an outline in a square of 512, comes down on a spot and fades. */
  | { readonly do: 'stamp'; readonly at: SpotId; readonly sign: string }
  | { readonly do: 'together'; readonly beats: readonly Beat[] }
  | { readonly do: 'sound'; readonly sound: Sound }

/** The animation of an event, on the board as it is after the event. */
export type BeatsOf<S extends State = State, E extends GameEvent = GameEvent> = {
  of(event: Told<E>, view: S): readonly Beat[]
}['of']

/** Where a board stands. */
export interface BoardRoom {
  /** Whether it should be higher than wide. */
  readonly compact: boolean
  readonly room: Room
}

/** What a game brings to the screen. The frame around it is the same for all games. */
export interface GameTable<S extends State = State, E extends GameEvent = GameEvent, T extends GameText = GameText> {
  /** The board as SVG: a pure function of the view. Spots that moves name are drawn with `Spot`. */
  Board(props: PartProps<S, T> & BoardRoom): ReactNode
  /** What stands on a seat's card below name and score. */
  Stock(props: PartProps<S, T> & { readonly seat: Seat }): ReactNode
  /** What the eye is after and how near it, or somebody else, has come, where points do not say so. */
  Goal?(props: PartProps<S, T>): ReactNode
  /** What stands large on a seat's card where points say little; answers do not tell what they bring in points then. */
  Score?(props: PartProps<S, T> & { readonly seat: Seat }): ReactNode
  /** What one wants to look up: tallies, who leads where. */
  Info(props: PartProps<S, T>): ReactNode
  /** A richer face for a move's button; its label is always there for screen readers. Null: the label is the face. */
  Face?(props: PartProps<S, T> & { readonly move: Move }): ReactNode | null
  /** Which answers one may give besides what is asked for, and which leave it at that, by verb. */
  readonly answers?: AnswerKinds
  /** The hand of the eye, for games that have one. */
  Hand?(props: PartProps<S, T>): ReactNode
  /** Where in the game we are, in a few words: "Turn 12 of 75". */
  status(view: S, text: T): string
  /** What moves when something happens: loaded then. */
  beats(): Promise<BeatsOf<S, E>>
  /** The whole position in words, loaded after the board. */
  position?(): Promise<DescribePosition<S, T>>
  /** What every thing on the screen is, loaded after the board. */
  legend(): Promise<Legend<S, T>>
  /** What it stops and shows in pictures. */
  readonly moments?: Moments<S, E, T>
  /** Lines that a preview of an answer shows besides what the events say. */
  foretell?(props: PartProps<S, T> & { readonly ask: Ask; readonly move: Move }): readonly string[]
}

/** Pictures for the rules page by their names, made of the board's own parts; `goal` says what the game is about. */
export type Figures<T extends GameText = GameText, Name extends string = string> = Readonly<
  Record<Name | 'goal', { draw(text: T): ReactNode }['draw']>
>
