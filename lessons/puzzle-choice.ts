import type { Puzzle } from './puzzle.ts'

/** A puzzle that was found, and how far its game had come, from 0 to 1. */
export interface Choice {
  readonly puzzle: Puzzle
  readonly stage: number
}

/** Puzzles are alike if seats, stage and theme are. */
const kindOf = ({ puzzle, stage }: Choice): string =>
  [puzzle.seats, Math.min(2, Math.floor(stage * 3)), puzzle.theme].join(' ')

/** Not more than so many, as varied as can be: one of each kind, then another one, and so on; the harder ones of a kind first. */
export function choosePuzzles(found: readonly Choice[], count: number): Puzzle[] {
  const kinds = new Map<string, Puzzle[]>()
  const known = new Set<string>()
  for (const choice of found.toSorted((a, b) => b.puzzle.rating - a.puzzle.rating)) {
    const { seats, seed, made } = choice.puzzle
    const position = JSON.stringify([seats, seed, made])
    if (known.has(position)) continue
    known.add(position)
    const kind = kindOf(choice)
    kinds.set(kind, [...(kinds.get(kind) ?? []), choice.puzzle])
  }
  const chosen: Puzzle[] = []
  for (let round = 0; chosen.length < Math.min(count, known.size); round++)
    for (const list of kinds.values()) if (round < list.length && chosen.length < count) chosen.push(list[round])
  return chosen.toSorted((a, b) => a.rating - b.rating)
}
