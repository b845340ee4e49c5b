import { GAMES, puzzling } from '#games/index.ts'
import { nextPuzzle, triedIn } from '#lessons/puzzle-score.ts'
import { Page } from '../Page.tsx'
import { NotFound } from '../pages/NotFound.tsx'
import { useLanguage, useLoaded, useWords } from '../words.ts'
import { keptScore } from './kept.ts'
import { loadPuzzleWords, loadShelf, loadTask, TODAY, type Shelf } from './load.ts'
import { PuzzlePage } from './PuzzlePage.tsx'
import './puzzles.css'

interface PuzzlesProps {
  /** A game, `today`, or nothing. */
  readonly game: string
  readonly id: string | undefined
}

/** `/puzzles`: all games with puzzles; `/puzzles/GAME`: those of one; `/puzzles/GAME/ID` and `/puzzles/today`: a puzzle. */
export function Puzzles({ game, id }: PuzzlesProps) {
  if (game === '') return <AllGames />
  return game === TODAY || id !== undefined ? <One key={`${game}/${id}`} game={game} id={id} /> : <OfGame game={game} />
}

function One({ game, id }: PuzzlesProps) {
  const language = useLanguage()
  const words = useWords()
  const loaded = useLoaded(
    async () => ({ task: await loadTask(game, id, language), text: await loadPuzzleWords(language) }),
    [game, id, language],
  )
  if (!loaded) return <p className="loading">{words.loading}</p>
  if (!loaded.task) return <NotFound help={loaded.text.unknown} />
  return <PuzzlePage key={language} task={loaded.task} today={game === TODAY} />
}

function AllGames() {
  const language = useLanguage()
  const words = useWords()
  const text = useLoaded(() => loadPuzzleWords(language), [language])
  if (!text) return <p className="loading">{words.loading}</p>
  const { rating, streak, best } = keptScore()
  return (
    <Page title={text.puzzles}>
      <p className="intro">{text.intro}</p>
      <p>{text.score(rating, streak, best)}</p>
      <p>
        <a className="button primary" href={`/puzzles/${TODAY}`}>
          {text.ofTheDay}
        </a>
      </p>
      <ul className="puzzle-games">
        {puzzling().map(({ id, title }) => (
          <li key={id}>
            <img src={GAMES[id].manifest.cover} alt="" width="128" height="80" />
            <a href={`/puzzles/${id}`}>{title[language]}</a>
          </li>
        ))}
      </ul>
    </Page>
  )
}

function OfGame({ game }: { readonly game: string }) {
  const language = useLanguage()
  const words = useWords()
  const loaded = useLoaded(async () => ({ shelf: await loadShelf(game, language) }), [game, language])
  if (!loaded) return <p className="loading">{words.loading}</p>
  return loaded.shelf ? <List {...loaded.shelf} /> : <NotFound help={words.noGame(game)} />
}

/** The puzzles of a game, from the easiest to the hardest. */
function List({ game, title, puzzles, text, words }: Shelf) {
  const score = keptScore()
  const tried = triedIn(score, game)
  return (
    <Page title={words.puzzlesOf(title)}>
      <p className="intro">{words.intro}</p>
      <p>
        {words.score(score.rating, score.streak, score.best)} ·{' '}
        {words.progress(puzzles.filter(({ id }) => tried.includes(id)).length, puzzles.length)}
      </p>
      <p>
        <a className="button primary" href={`/puzzles/${game}/${nextPuzzle(puzzles, score, game)?.id}`}>
          {words.next}
        </a>
      </p>
      <ol className="course">
        {puzzles.map(({ id, theme, rating, seats }) => (
          <li key={id} className={tried.includes(id) ? 'is-done' : undefined}>
            <a href={`/puzzles/${game}/${id}`}>{text.themes[theme].name}</a>{' '}
            <small>
              {words.level(rating)} · {words.seats(seats)}
            </small>
            {tried.includes(id) && (
              <span className="tick" role="img" aria-label={words.done}>
                ✓
              </span>
            )}
          </li>
        ))}
      </ol>
    </Page>
  )
}
