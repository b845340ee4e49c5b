import type { Move } from '#engine/move.ts'

/** What it means to give an answer: it must be one of these, it may be one, or it leaves the matter there. */
export type AnswerKind = 'must' | 'may' | 'stop'

/** Which verbs may be left out and which end it; all others are what the question is about. */
export type AnswerKinds = Readonly<Partial<Record<string, Exclude<AnswerKind, 'must'>>>>

/** Answers with the same verb. */
export interface AnswerGroup {
  readonly verb: string
  readonly kind: AnswerKind
  readonly moves: readonly Move[]
}

const ORDER: readonly AnswerKind[] = ['must', 'may', 'stop']

/** The answers by verb, in the order of the list: first what must be chosen from, then what may be, then the way out. */
export function groupsOf(moves: readonly Move[], kinds: AnswerKinds = {}): readonly AnswerGroup[] {
  const groups = [...new Set(moves.map(({ verb }) => verb))].map((verb) => ({
    verb,
    kind: kinds[verb] ?? ('must' as const),
    moves: moves.filter((move) => move.verb === verb),
  }))
  return ORDER.flatMap((kind) => groups.filter((group) => group.kind === kind))
}
