import { useState } from 'react'
import { gameFolder } from '#games/index.ts'
import type { Answer } from '#protocol/api.ts'
import { Page } from '../Page.tsx'
import { useLanguage, useWords } from '../words.ts'
import { online, useAttempt, useFetched, useMe, useOnlineWords } from './online.ts'
import { Card, Problem } from './parts.tsx'
import { ReportSheet } from './ReportSheet.tsx'

type Person = Answer<'person'>

/** Somebody, by what they have played here. */
export function Profile({ id }: { readonly id: string }) {
  const words = useOnlineWords()
  const { me } = useMe()
  const { fetched, refetch, problem } = useFetched(
    () => online().api('person', { params: { person: id } }),
    [id, me?.id],
  )
  return (
    <Page title={fetched?.name ?? words.profile}>
      <Problem text={problem} />
      {fetched && (
        <>
          <p className="online-quiet">
            {fetched.kind === 'guest' ? words.guest : words.account}
            {fetched.versus && ` · ${words.versus(fetched.versus.won, fetched.versus.lost, fetched.versus.tied)}`}
          </p>
          {me && me.id !== id && <Manners person={fetched} onChange={refetch} />}
          <div className="online-cards">
            <Ratings person={fetched} />
            <Results person={fetched} />
          </div>
        </>
      )}
    </Page>
  )
}

/** Not to hear somebody, or to say what they did. */
function Manners({ person, onChange }: { readonly person: Person; readonly onChange: () => void }) {
  const words = useOnlineWords()
  const [reporting, setReporting] = useState(false)
  const { attempt, busy, problem } = useAttempt()
  const mute = () =>
    void attempt(async () => {
      await online().api(person.muted ? 'unmute' : 'mute', { params: { person: person.id } })
      onChange()
    })
  return (
    <>
      <p className="row">
        <button type="button" className="button" disabled={busy} onClick={mute}>
          {person.muted ? words.unmute : words.mute}
        </button>
        <button type="button" className="button" onClick={() => setReporting(true)}>
          {words.report}
        </button>
      </p>
      {person.muted && <p className="online-quiet">{words.muted}</p>}
      <Problem text={problem} />
      {reporting && <ReportSheet about={person.id} table={null} m={null} onClose={() => setReporting(false)} />}
    </>
  )
}

const useTitles = () => {
  const language = useLanguage()
  return (game: string) => gameFolder(game)?.manifest.title[language] ?? game
}

function Ratings({ person: { ratings } }: { readonly person: Person }) {
  const words = useOnlineWords()
  const title = useTitles()
  return (
    <Card title={words.ratings}>
      {ratings.length === 0 && <p className="online-quiet">{words.noRatings}</p>}
      <ul className="online-rows">
        {ratings.map(({ game, rating, games }) => (
          <li key={game}>
            <span>{title(game)}</span>
            <small className="online-quiet">{words.ratedGames(games)}</small>
            <strong>{Math.round(rating)}</strong>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Results({ person: { results } }: { readonly person: Person }) {
  const words = useOnlineWords()
  const appWords = useWords()
  const title = useTitles()
  return (
    <Card title={words.results}>
      {results.length === 0 && <p className="online-quiet">{words.noResults}</p>}
      <ul className="online-rows">
        {results.map(({ table, game, place, seats, others, before, after, at }) => (
          <li key={table}>
            <a href={`/online/${table}`}>{title(game)}</a>
            <small className="online-quiet">
              {[words.placeOf(place, seats), ...others, appWords.ago(at)].join(' · ')}
            </small>
            <strong>{signed(Math.round(after) - Math.round(before))}</strong>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0')
