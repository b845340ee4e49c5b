import { lazy, Suspense } from 'react'
import { gameFolder } from '#games/index.ts'
import type { SavedGame } from './local/shelf.ts'
import { RemoveButton } from './RemoveButton.tsx'
import type { AppText } from './text/text.ts'
import { useLanguage, useWords } from './words.ts'

const Thumbnail = lazy(async () => ({ default: (await import('./Thumbnail.tsx')).Thumbnail }))

/** So many boards are drawn; whoever keeps more games knows them by name. */
const MOST_PICTURES = 6

interface SavedGamesProps {
  readonly title: string
  readonly games: readonly SavedGame[]
  readonly onChange: () => void
}

/** Games of this browser, each with a picture of its board. */
export function SavedGames({ title, games, onChange }: SavedGamesProps) {
  if (games.length === 0) return null
  return (
    <section className="saved">
      <h2>{title}</h2>
      <ul>
        {games.map((game, i) => (
          <SavedCard key={game.id} game={game} drawn={i < MOST_PICTURES} onChange={onChange} />
        ))}
      </ul>
    </section>
  )
}

interface SavedCardProps {
  readonly game: SavedGame
  readonly drawn: boolean
  readonly onChange: () => void
}

function SavedCard({ game, drawn, onChange }: SavedCardProps) {
  const words = useWords()
  const language = useLanguage()
  const manifest = gameFolder(game.game)?.manifest
  return (
    <li>
      <a className="saved-link" href={`/${game.finished || game.foreign ? 'replay' : 'play'}/${game.id}`}>
        <span className="thumbnail" aria-hidden="true">
          {drawn && manifest && (
            <Suspense>
              <Thumbnail saved={game} />
            </Suspense>
          )}
        </span>
        <span className="saved-facts">
          <strong>{manifest?.title[language] ?? game.game}</strong>
          <span>{standing(game, words)}</span>
          <small>
            {words.ago(game.changed)} · {words.turnCount(game.decisions)}
          </small>
          <span className="visually-hidden">{game.finished ? words.watch : words.goOn}</span>
        </span>
      </a>
      {game.finished && <a href={`/analysis/${game.id}`}>{words.analyse}</a>}
      <RemoveButton id={game.id} onRemoved={onChange} />
    </li>
  )
}

/** Who won, once that is known; until then who plays: points in the middle of a game mean little. */
function standing({ seating, scores, winners, byPoints = true }: SavedGame, words: AppText): string {
  const names = (seats: readonly number[]) => seats.map((seat) => seating[seat].name)
  if (winners?.length) return words.won(names(winners), byPoints ? scores[winners[0]] : null)
  return names([...seating.keys()]).join(' · ')
}
