import type { Move } from '#engine/move.ts'
import type { Clause } from './book.ts'

/** The rule that forbids an answer of the kind that is wanted; any other kind does not answer the question at all. */
export const unless =
  (verb: string, clause: Clause) =>
  (_: unknown, chosen: Move): Clause =>
    chosen.verb === verb ? clause : 'NN-6.2'
