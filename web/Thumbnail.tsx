import { pastOf } from '#engine/past.ts'
import { courseOf } from '#session/course.ts'
import { namesOf } from '#session/seats.ts'
import { loadGameParts } from './load.ts'
import { openSaved } from './local/open.ts'
import type { SavedGame } from './local/shelf.ts'
import { StillBoard } from './StillBoard.tsx'
import { useLanguage, useLoaded } from './words.ts'

/** The board of a game as everybody may see it, very small: only to be recognized. */
export function Thumbnail({ saved }: { readonly saved: SavedGame }) {
  const language = useLanguage()
  const board = useLoaded(() => load(saved, language), [saved.id, saved.decisions, language])
  if (!board) return null
  const { parts, course } = board
  const { seating } = saved
  return <StillBoard parts={parts} course={course} at={course.length} seating={seating} className="thumbnail-board" />
}

async function load(saved: SavedGame, language: Parameters<typeof loadGameParts>[1]) {
  const [opened, parts] = await Promise.all([openSaved(saved.id), loadGameParts(saved.game, language)])
  if (opened.kind !== 'open' || !parts) return null
  const names = namesOf(saved.seating)
  return { parts, course: courseOf(pastOf(opened.known.match), 'spectator', names) }
}
