import type { Match } from '#engine/match.ts'
import { navigate } from '../router.ts'
import { shelf } from './my-shelf.ts'
import { continueFrom } from './saved.ts'
import type { SavedGame } from './shelf.ts'

/** A new game from a position of another one, on the shelf and on the screen. */
export async function goOnFrom(saved: SavedGame, match: Match, position: number): Promise<void> {
  const fresh = continueFrom(saved, match, position)
  await (await shelf()).add(fresh.saved, fresh.entries)
  navigate(`/play/${fresh.saved.id}`)
}
