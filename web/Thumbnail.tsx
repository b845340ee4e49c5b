import { pastOf } from '#engine/past.ts'
import { courseOf } from '#session/course.ts'
import { namesOf } from '#session/seats.ts'
import { TableProvider, type TableContextValue } from '#table/context.ts'
import { loadGameParts } from './load.ts'
import { openSaved } from './local/open.ts'
import type { SavedGame } from './local/shelf.ts'
import { useLanguage, useLoaded } from './words.ts'

const nothing = (): void => undefined

/** The board of a game as everybody may see it, very small: only to be recognized. */
export function Thumbnail({ saved }: { readonly saved: SavedGame }) {
  const language = useLanguage()
  const board = useLoaded(() => load(saved, language), [saved.id, saved.decisions, language])
  if (!board) return null
  const { parts, course } = board
  const { seating } = saved
  const context: TableContextValue = {
    eye: course.eye,
    question: null,
    isLegal: () => false,
    choose: nothing,
    offer: nothing,
    previewed: null,
    preview: nothing,
    foresight: () => null,
    lastMoves: new Map(),
    seating,
    seatOf: (seat) => seating[seat],
    words: parts.words,
  }
  const { Board } = parts.table
  return (
    <TableProvider value={context}>
      <div className={`thumbnail-board table game-${saved.game}`} data-room="wide">
        <div className="board">
          <Board
            view={course.view(course.length)}
            text={parts.text}
            who={(seat) => seating[seat].name}
            compact={false}
            room="wide"
          />
        </div>
      </div>
    </TableProvider>
  )
}

async function load(saved: SavedGame, language: Parameters<typeof loadGameParts>[1]) {
  const [opened, parts] = await Promise.all([openSaved(saved.id), loadGameParts(saved.game, language)])
  if (opened.kind !== 'open' || !parts) return null
  const names = namesOf(saved.seating)
  return { parts, course: courseOf(pastOf(opened.known.match), 'spectator', names) }
}
