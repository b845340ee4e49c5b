import { createContext, useContext } from 'react'
import type { Foresight } from '#engine/foresee.ts'
import type { Move } from '#engine/move.ts'
import type { Ask } from '#engine/play.ts'
import type { Eye, Seat } from '#engine/state.ts'
import type { Seating } from '#session/seats.ts'
import type { TableText } from './text/text.ts'

/** A move that can be made now: the chance to win with it, and the term that speaks for it, as `GameText.terms` names it. */
export interface Hint {
  readonly move: Move
  readonly chance: number
  readonly reason: string | null
}

/** What was played, and what would have been better. */
export interface JudgedMove {
  readonly move: Move
  readonly tone: 'played' | 'better'
}

/** What the parts of a table share: the question that is open to the eye, and how to answer it. */
export interface TableContextValue {
  /** Who looks at the table. */
  readonly eye: Eye
  /** The eye's own question, if it may answer now. */
  readonly question: Ask | null
  isLegal(move: Move): boolean
  /** Plays the move, or says why it cannot be played. */
  choose(move: Move): void
  /** Offers several moves that one spot stands for. */
  offer(moves: readonly Move[]): void
  /** The move that is hovered, focused or hinted at. */
  readonly previewed: Move | null
  /** The move that a lesson points at. */
  readonly lit?: Move | null
  /** Moves that an analysis speaks of. */
  readonly judged?: readonly JudgedMove[]
  preview(move: Move | null): void
  /** What is certain to follow from a legal move. */
  foresight(move: Move): Foresight | null
  /** Moves made since the eye's last decision, by name, with the seat that made each. */
  readonly lastMoves: ReadonlyMap<string, Seat>
  readonly seating: readonly Seating[]
  seatOf(seat: Seat): Seating
  readonly words: TableText
}

const TableContext = createContext<TableContextValue | null>(null)
export const TableProvider = TableContext.Provider

export function useTable(): TableContextValue {
  const value = useContext(TableContext)
  if (!value) throw new Error('this part belongs inside a table')
  return value
}
