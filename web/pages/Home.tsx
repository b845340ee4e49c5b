import { useEffect, useState } from 'react'
import type { Manifest } from '#engine/manifest.ts'
import { GAMES, puzzling } from '#games/index.ts'
import { dayOf, dueOn } from '#lessons/puzzle-day.ts'
import { keep, kept } from '../kept.ts'
import { shelf } from '../local/my-shelf.ts'
import type { SavedGame } from '../local/shelf.ts'
import { OpenRecord } from '../OpenRecord.tsx'
import { Page } from '../Page.tsx'
import { navigate } from '../router.ts'
import { SavedGames } from '../SavedGames.tsx'
import { useLanguage, useWords } from '../words.ts'

export function Home() {
  const words = useWords()
  const { games, lasting, refresh } = useGames()
  return (
    <Page title="Revier" wide>
      <h1 className="slogan">{words.slogan}</h1>
      <SavedGames title={words.running} games={games.filter((game) => !game.finished)} onChange={refresh} />
      {games.length === 0 && <p className="intro">{words.intro}</p>}
      {isFirstVisit() && <NewHere />}
      <ul className="covers" aria-label={words.games}>
        {Object.values(GAMES).map(({ manifest }) => (
          <GameCard key={manifest.id} game={manifest} games={games} />
        ))}
      </ul>
      <p className="cover-actions">
        <a className="button" href="/online">
          {words.playOnline}
        </a>
        <OfTheDay />
      </p>
      <SavedGames title={words.finished} games={games.filter((game) => game.finished)} onChange={refresh} />
      {!lasting && <p className="problem">{words.keptNowhere}</p>}
      <OpenRecord />
    </Page>
  )
}

/** The way to puzzles, if a game has some. */
function OfTheDay() {
  const words = useWords()
  const language = useLanguage()
  const [day] = useState(() => dayOf(new Date()))
  const due = dueOn(day, puzzling())
  if (!due) return null
  return (
    <>
      <a className="button" href="/puzzles/today">
        {words.puzzleOfTheDay(due.title[language])}
      </a>
      <a href="/puzzles">{words.puzzles}</a>
    </>
  )
}

/** The lightest game that teaches, and of those the shortest. */
const EASIEST = Object.values(GAMES)
  .map(({ manifest }) => manifest)
  .filter(({ learn }) => learn)
  .toSorted((a, b) => a.weight - b.weight || a.minutes[1] - b.minutes[1])
  .at(0)

/** Where to begin, for somebody who was never here. */
function NewHere() {
  const words = useWords()
  const language = useLanguage()
  return (
    <p className="new-here">
      {words.newHere} {EASIEST && <a href={`/learn/${EASIEST.id}`}>{words.learnFirst(EASIEST.title[language])}</a>}
    </p>
  )
}

const VISITED = 'revier-visited'

/** Whether this browser has never left the home page before; it is asked once a page. */
let firstVisit: boolean | undefined
const isFirstVisit = (): boolean => (firstVisit ??= visit())

function visit(): boolean {
  const first = kept(VISITED) === null
  keep(VISITED, 'yes')
  return first && kept(VISITED) !== null // a browser that keeps nothing would say it for ever
}

/** The games on the shelf, and whether they stay there. */
function useGames() {
  const [kept, setKept] = useState<{ games: readonly SavedGame[]; lasting: boolean }>({ games: [], lasting: true })
  const refresh = async () => {
    const { list, lasting } = await shelf()
    setKept({ games: await list().catch(() => []), lasting })
  }
  useEffect(() => {
    let stop = () => {}
    let wanted = true
    void refresh()
    void shelf().then((games) => wanted && (stop = games.onChange(() => void refresh())))
    return () => {
      wanted = false
      stop()
    }
  }, [])
  return { ...kept, refresh: () => void refresh() }
}

interface CardProps {
  readonly game: Manifest
  readonly games: readonly SavedGame[]
}

function GameCard({ game, games }: CardProps) {
  const words = useWords()
  const language = useLanguage()
  const { seats, minutes, weight } = game
  return (
    <li className="cover">
      <img src={game.cover} alt="" width="320" height="200" />
      <h2>{game.title[language]}</h2>
      <p>{game.blurb[language]}</p>
      <p className="facts">
        <span>{words.seats(seats.min, seats.max)}</span>
        <span>{words.minutes(...minutes)}</span>
        <span>{words.weights[weight - 1]}</span>
      </p>
      <CoverActions game={game} games={games} />
    </li>
  )
}

/** What can be done with a game, each with its name for those who do not see the cover. */
function CoverActions({ game: { id, title, learn }, games }: CardProps) {
  const words = useWords()
  const language = useLanguage()
  const [starting, setStarting] = useState(false)
  const playNow = async () => {
    setStarting(true)
    const fresh = games.find((one) => one.game === id && one.decisions === 0 && !one.foreign)
    if (fresh) return navigate(`/play/${fresh.id}`) // one that nobody has begun does as well
    const { quickGame } = await import('../local/quick.ts')
    navigate(`/play/${await quickGame(id, words)}`)
  }
  const named = <span className="visually-hidden">: {title[language]}</span>
  return (
    <p className="cover-actions">
      <button type="button" className="primary" disabled={starting} onClick={() => void playNow()}>
        {words.playNow}
        {named}
      </button>
      <a className="button" href={`/new/${id}`}>
        {words.setUp}
        {named}
      </a>
      {learn && (
        <a href={`/learn/${id}`}>
          {words.learn(learn)}
          {named}
        </a>
      )}
      <a href={`/rules/${id}`}>
        {words.rules}
        {named}
      </a>
    </p>
  )
}
