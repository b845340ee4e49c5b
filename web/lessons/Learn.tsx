import { useState } from 'react'
import { gameFolder } from '#games/index.ts'
import { nextLesson } from '#lessons/progress.ts'
import { lateDecisions } from '#lessons/stage.ts'
import { shelf } from '../local/my-shelf.ts'
import { defaultSeating } from '../local/seating.ts'
import { newGame } from '../local/saved.ts'
import { Page } from '../Page.tsx'
import { NotFound } from '../pages/NotFound.tsx'
import { navigate } from '../router.ts'
import { useLanguage, useLoaded, useWords } from '../words.ts'
import { remember } from '../coach/kept.ts'
import { doneLessons, keepDone } from './kept.ts'
import { LessonPage } from './LessonPage.tsx'
import { loadTeaching, type Teaching } from './load.ts'
import type { AppText } from '../text/text.ts'
import '../coach/guide.css'
import './lessons.css'

/** The name under which the game at the end is kept as done. */
const GUIDED = 'guided'

/** `/learn/GAME`: the course; `/learn/GAME/N`: a lesson of it, and after the last one the game. */
export function Learn({ id, at }: { readonly id: string; readonly at: string | undefined }) {
  const language = useLanguage()
  const words = useWords()
  const loaded = useLoaded(async () => ({ teaching: await loadTeaching(id, language) }), [id, language])
  if (!loaded) return <p className="loading">{words.loading}</p>
  const { teaching } = loaded
  if (!teaching) return <NotFound help={words.noGame(id)} />
  if (at === undefined) return <Course teaching={teaching} />
  const n = /^\d{1,2}$/.test(at) ? Number(at) : 0
  if (n < 1 || n > teaching.ids.length + 1) return <NotFound />
  if (n > teaching.ids.length) return <Guided teaching={teaching} />
  return <LessonPage key={language} teaching={teaching} n={n} />
}

/** What there is to learn, and how far one has come. */
function Course({ teaching: { parts, text, words, ids, course } }: { readonly teaching: Teaching }) {
  const { id } = parts.game
  const done = doneLessons(id)
  const next = nextLesson(done, ids)
  const rows = [
    ...ids.map((lesson) => ({
      id: lesson,
      title: text.lessons[lesson].title,
      minutes: course.lessons[lesson].minutes,
    })),
    { id: GUIDED, title: words.guided, minutes: 3 },
  ]
  return (
    <Page title={words.learn(parts.title)}>
      <p className="intro">{text.goal}</p>
      <p>
        <a className="button primary" href={`/learn/${id}/${next}`}>
          {done.length > 0 ? words.goOn : words.begin}
        </a>
      </p>
      <ol className="course">
        {rows.map((row, i) => (
          <li key={row.id} className={done.includes(row.id) ? 'is-done' : undefined}>
            <a href={`/learn/${id}/${i + 1}`}>{row.title}</a> <small>{words.minutes(row.minutes)}</small>
            {done.includes(row.id) && (
              <span className="tick" role="img" aria-label={words.done}>
                ✓
              </span>
            )}
          </li>
        ))}
      </ol>
      <AfterCourse id={id} />
    </Page>
  )
}

/** A first real game that is not too long, where a whole one would be. */
function AfterCourse({ id }: { readonly id: string }) {
  const words = useWords()
  const short = gameFolder(id)?.manifest.short
  return (
    short && (
      <p>
        <a className="button" href={`/new/${id}#short`}>
          {words.shortGame}
        </a>{' '}
        <small>{words.shortHelp(short.minutes)}</small>
      </p>
    )
  )
}

/** A real game that starts late, against easy bots. */
function Guided({ teaching }: { readonly teaching: Teaching }) {
  const { parts, text, words } = teaching
  const appWords = useWords()
  const [starting, setStarting] = useState(false)
  const start = async () => {
    setStarting(true)
    navigate(`/play/${await beginGuided(teaching, appWords)}`)
  }
  return (
    <Page title={words.guided}>
      <p className="intro">{text.goal}</p>
      <p>{text.guided.say}</p>
      <h2>{words.look}</h2>
      <ul>
        {text.guided.look.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="cover-actions">
        <button type="button" className="primary" disabled={starting} onClick={() => void start()}>
          {words.guidedPlay}
        </button>
        <a className="button" href={`/learn/${parts.game.id}`}>
          {words.leave}
        </a>
      </p>
    </Page>
  )
}

/** Puts the game at the end of a course on the shelf; the name it is kept under. */
async function beginGuided({ parts: { game }, course }: Teaching, words: AppText): Promise<string> {
  const { seed, seats, variants } = course.guided
  const seating = defaultSeating(game, seats, words).map((one, seat) =>
    seat === 0 ? one : { ...one, player: 'easy' as const },
  )
  const entries = lateDecisions(game, course.guided).map(
    ({ seat, move }) => ({ kind: 'decide', seat, move: move.name }) as const,
  )
  const fresh = newGame(game, { seed, seats, variants, late: entries.length }, seating, entries)
  await (await shelf()).add(fresh.saved, fresh.entries)
  keepDone(game.id, GUIDED)
  remember(game.id, { told: true }) // the goal stands on the page before it
  return fresh.saved.id
}
