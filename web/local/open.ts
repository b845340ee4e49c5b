import { gameFolder } from '#games/index.ts'
import { rulesOf } from '#session/editions.ts'
import { fold, held, type Held, type PlayEntry } from '#session/entries.ts'
import { shelf } from './my-shelf.ts'
import type { SavedGame, Shelf } from './shelf.ts'

/** A game of this browser, as far as it can be opened. */
export type Opened =
  | {
      readonly kind: 'open'
      readonly saved: SavedGame
      readonly shelf: Shelf
      readonly start: Held
      readonly known: Held
    }
  | UnplayableGame
  | { readonly kind: 'missing' }

/** A game that is here but cannot be played: its rules have changed since, or it is damaged. */
export interface UnplayableGame {
  readonly kind: 'old' | 'damaged'
  readonly saved: SavedGame
  readonly entries: readonly PlayEntry[]
}

export async function openSaved(id: string): Promise<Opened> {
  const games = await shelf()
  const saved = await games.load(id)
  if (!saved) return { kind: 'missing' }
  const entries = await games.log(id).read(0)
  const folder = gameFolder(saved.game)
  if (!folder) return { kind: 'damaged', saved, entries }
  const rules = await rulesOf(folder, saved.rules)
  if (!rules) return { kind: 'old', saved, entries }
  try {
    const start = held(rules, saved.setup)
    return { kind: 'open', saved, shelf: games, start, known: fold(start, entries) }
  } catch {
    return { kind: 'damaged', saved, entries }
  }
}
