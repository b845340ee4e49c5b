import { useEffect, useState } from 'react'
import { gameFolder, GAMES } from '#games/index.ts'
import type { Me, Table } from '#protocol/api.ts'
import { Page } from '../Page.tsx'
import { useLanguage, useWords } from '../words.ts'
import { Known } from './Entry.tsx'
import { online, problemOf, useOnlineWords } from './online.ts'
import { ChoiceField, Problem } from './parts.tsx'

/** Tables to play at, to join and to watch. */
export function Lobby() {
  const words = useOnlineWords()
  return (
    <Page title={words.lobby}>
      <p className="intro">{words.lobbyIntro}</p>
      <Known>{(me) => <Tables me={me} />}</Known>
    </Page>
  )
}

interface Lists {
  readonly mine: readonly Table[]
  readonly waiting: readonly string[]
  readonly open: readonly Table[]
  readonly running: readonly Table[]
}

const REFRESH_MS = 10_000

/** The lists as they are now; looked up again now and then, and when a table calls. */
function useLists(game: string) {
  const words = useOnlineWords()
  const [lists, setLists] = useState<Lists | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let wanted = true
    const look = async () => {
      try {
        const { api } = online()
        const [own, others] = await Promise.all([api('myTables', {}), api('lobby', { query: game ? { game } : {} })])
        if (!wanted) return
        setLists({ mine: own.tables, waiting: own.waiting, ...others })
        setProblem(null)
      } catch (error) {
        if (wanted) setProblem(words.problems[problemOf(error).code])
      }
    }
    void look()
    const timer = setInterval(() => void look(), REFRESH_MS)
    const stop = online().link.onFrame((frame) => frame.t === 'notice' && void look())
    return () => {
      wanted = false
      clearInterval(timer)
      stop()
    }
  }, [game, words])
  return { lists, problem }
}

function Tables({ me }: { readonly me: Me }) {
  const words = useOnlineWords()
  const language = useLanguage()
  const [game, setGame] = useState('')
  const { lists, problem } = useLists(game)
  const games = Object.values(GAMES).map(({ manifest }) => ({ value: manifest.id, name: manifest.title[language] }))
  const others = lists?.open.filter((table) => table.mine === null) ?? []
  const next = lists?.mine.find((table) => lists.waiting.includes(table.id))
  return (
    <>
      <p className="identity">
        <a href="/me">{words.youAre(me.name)}</a> <small>({me.kind === 'guest' ? words.guest : words.account})</small>
      </p>
      <Problem text={problem} />
      {next && (
        <p>
          <a className="primary" href={`/online/${next.id}`}>
            {words.nextTable}
          </a>
        </p>
      )}
      <NewTableLinks />
      <TableList title={words.myTables} tables={lists?.mine ?? []} waiting={lists?.waiting} empty={words.noTables} />
      <ChoiceField
        label={words.game}
        value={game}
        options={[{ value: '', name: words.allGames }, ...games]}
        onChange={setGame}
      />
      <TableList title={words.openTables} tables={others} empty={words.noOpenTables} />
      {lists && lists.running.length > 0 && <TableList title={words.runningTables} tables={lists.running} empty="" />}
    </>
  )
}

function NewTableLinks() {
  const words = useOnlineWords()
  const language = useLanguage()
  return (
    <section className="new-tables">
      <h2>{words.newTable}</h2>
      <ul>
        {Object.values(GAMES).map(({ manifest }) => (
          <li key={manifest.id}>
            <a className="button" href={`/online/new/${manifest.id}`}>
              {manifest.title[language]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TableListProps {
  readonly title: string
  readonly tables: readonly Table[]
  readonly waiting?: readonly string[]
  readonly empty: string
}

function TableList({ title, tables, waiting = [], empty }: TableListProps) {
  return (
    <section className="saved tables">
      <h2>{title}</h2>
      {tables.length === 0 && <p className="online-quiet">{empty}</p>}
      <ul>
        {tables.map((table) => (
          <TableRow key={table.id} table={table} waits={waiting.includes(table.id)} />
        ))}
      </ul>
    </section>
  )
}

function TableRow({ table, waits }: { readonly table: Table; readonly waits: boolean }) {
  const words = useOnlineWords()
  const appWords = useWords()
  const language = useLanguage()
  const free = table.seats.filter(({ kind }) => kind === 'free').length
  const names = table.seats.map(({ person, level }) => person?.name ?? (level ? words.levels[level] : words.free))
  const facts = [
    words.statuses[table.status],
    ...(free > 0 ? [words.freeSeats(free)] : []),
    appWords.ago(table.changed),
  ]
  const verb = table.mine !== null ? words.goOn : free > 0 ? words.join : words.watch
  return (
    <li>
      <a className="saved-link" href={`/online/${table.id}`}>
        <strong>{gameFolder(table.game)?.manifest.title[language] ?? table.game}</strong>
        <span>{names.join(' · ')}</span>
        <small>
          {waits && <b className="waits">{words.waitsForYou}</b>} {facts.join(' · ')}
        </small>
        <span className="visually-hidden">{verb}</span>
      </a>
    </li>
  )
}
