import type { Match } from '#engine/match.ts'
import { newGame, newSeed } from './local/saved.ts'
import { shelf } from './local/my-shelf.ts'
import type { SavedGame } from './local/shelf.ts'
import { navigate } from './router.ts'
import { useWords } from './words.ts'

interface EndActionsProps {
  readonly saved: SavedGame
  readonly game: Match['game']
}

/** What next, once a game of this browser is over. */
export function EndActions({ saved, game }: EndActionsProps) {
  const words = useWords()
  const rematch = async () => {
    const { seats, variants } = saved.setup
    const fresh = newGame(game, { seed: newSeed(), seats, variants }, saved.seating)
    await (await shelf()).add(fresh.saved, fresh.entries)
    navigate(`/play/${fresh.saved.id}`)
  }
  return (
    <>
      {saved.setup.late && <p className="started-late">{words.startedLate(saved.setup.late)}</p>}
      <p className="end-actions">
        <button type="button" className="primary" onClick={() => void rematch()}>
          {words.rematch}
        </button>
        <a className="button" href={`/new/${saved.game}`}>
          {words.newGame}
        </a>
        <a className="button" href={`/replay/${saved.id}`}>
          {words.watch}
        </a>
        <a className="button" href={`/analysis/${saved.id}`}>
          {words.analyse}
        </a>
      </p>
    </>
  )
}
