import type { Move } from '#engine/move.ts'
import type { Seat } from '#engine/state.ts'
import type { Course } from '#session/course.ts'
import type { Seating } from '#session/seats.ts'
import { TableProvider, type TableContextValue } from '#table/context.ts'
import type { LoadedGame } from './load.ts'

const nothing = (): void => undefined

interface StillBoardProps {
  readonly parts: LoadedGame
  readonly course: Course
  readonly at: number
  readonly seating: readonly Seating[]
  readonly className: string
  /** A move whose place is lit. */
  readonly lit?: Move | null
  /** Moves that have just been made, with who made them: their places are marked. */
  readonly lastMoves?: ReadonlyMap<string, Seat>
  /** Higher than wide. */
  readonly tall?: boolean
  /** What stands beside the board is shown below it. */
  readonly withInfo?: boolean
}

const NO_MOVES: ReadonlyMap<string, Seat> = new Map()

/** The board of a game at a position, as a picture: nothing on it can be played. */
export function StillBoard({ parts, course, at, seating, className, ...shown }: StillBoardProps) {
  const { lit = null, lastMoves = NO_MOVES, tall = false, withInfo } = shown
  const room = tall ? 'tall' : 'wide'
  const context: TableContextValue = {
    eye: course.eye,
    question: null,
    isLegal: () => false,
    choose: nothing,
    offer: nothing,
    previewed: null,
    lit,
    preview: nothing,
    foresight: () => null,
    lastMoves,
    seating,
    seatOf: (seat) => seating[seat],
    words: parts.words,
  }
  const { Board, Info } = parts.table
  const part = { view: course.view(at), text: parts.text, who: (seat: number) => seating[seat].name }
  return (
    <TableProvider value={context}>
      <div className={`${className} table game-${parts.game.id}`} data-room={room}>
        <div className="board">
          <Board {...part} compact={tall} room={room} />
        </div>
        {withInfo && (
          <div className="info">
            <Info {...part} />
          </div>
        )}
      </div>
    </TableProvider>
  )
}
