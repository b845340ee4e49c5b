import { useEffect, useState } from 'react'
import { gameFolder, GAMES } from '#games/index.ts'
import type { Me, Table } from '#protocol/api.ts'
import { Page } from '../Page.tsx'
import { useLanguage, useWords } from '../words.ts'
import { Known } from './Entry.tsx'
import { timeOf } from './Gathering.tsx'
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

const isDone = ({ status }: Table): boolean => status === 'over' || status === 'void'

function Tables({ me }: { readonly me: Me }) {
  const words = useOnlineWords()
  const [game, setGame] = useState('')
  const { lists, problem } = useLists(game)
  const { mine = [], waiting = [], open = [], running = [] } = lists ?? {}
  const next = mine.find(({ id }) => id === waiting[0])
  const current = mine.filter((table) => !isDone(table)).toSorted((a, b) => rank(a, waiting) - rank(b, waiting))
  const done = mine.filter(isDone)
  const watchable = running.filter((one) => one.mine === null)
  return (
    <>
      <Identity me={me} next={next} />
      <Problem text={problem} />
      {current.length === 0 && <NewTableLinks />}
      <div className="halves">
        <TableList title={words.myTables} tables={current} waiting={waiting} empty={words.noTables} own />
        <section>
          <GameFilter game={game} onChange={setGame} />
          <TableList
            title={words.openTables}
            tables={open.filter(({ id }) => !mine.some((one) => one.id === id))}
            empty={words.noOpenTables}
          />
          {watchable.length > 0 && <TableList title={words.runningTables} tables={watchable} empty="" />}
        </section>
      </div>
      {current.length > 0 && <NewTableLinks />}
      {done.length > 0 && (
        <details className="done-tables">
          <summary>{words.doneTables(done.length)}</summary>
          <TableList tables={done} empty="" />
        </details>
      )}
    </>
  )
}

/** Who one is here, and the way to a table that waits for one. */
function Identity({ me, next }: { readonly me: Me; readonly next: Table | undefined }) {
  const words = useOnlineWords()
  return (
    <p className="identity">
      <a href="/me">{words.youAre(me.name)}</a> <small>({me.kind === 'guest' ? words.guest : words.account})</small>
      {next && (
        <a className="primary" href={`/online/${next.id}`}>
          {words.nextTable}
        </a>
      )}
    </p>
  )
}

/** What waits for me stands first, then what is being played. */
const rank = ({ id, status }: Table, waiting: readonly string[]): number =>
  waiting.includes(id) ? 0 : status === 'running' ? 1 : 2

function GameFilter({ game, onChange }: { readonly game: string; readonly onChange: (game: string) => void }) {
  const words = useOnlineWords()
  const language = useLanguage()
  const games = Object.values(GAMES).map(({ manifest }) => ({ value: manifest.id, name: manifest.title[language] }))
  const options = [{ value: '', name: words.allGames }, ...games]
  return <ChoiceField label={words.game} value={game} options={options} onChange={onChange} />
}

function NewTableLinks() {
  const words = useOnlineWords()
  const appWords = useWords()
  const language = useLanguage()
  return (
    <section className="new-tables">
      <h2>{words.newTable}</h2>
      <ul>
        {Object.values(GAMES).map(({ manifest: { id, title, cover, seats } }) => (
          <li key={id}>
            <a href={`/online/new/${id}`}>
              <img src={cover} alt="" width="320" height="200" />
              <strong>{title[language]}</strong>
              <small>{appWords.seats(seats.min, seats.max)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TableListProps {
  readonly title?: string
  readonly tables: readonly Table[]
  readonly waiting?: readonly string[]
  /** Whether these are one's own: one sits there, or may. */
  readonly own?: boolean
  readonly empty: string
}

function TableList({ title, tables, waiting = [], own = false, empty }: TableListProps) {
  return (
    <section className="saved tables">
      {title && <h2>{title}</h2>}
      {tables.length === 0 && <p className="online-quiet">{empty}</p>}
      <ul>
        {tables.map((table) => (
          <TableRow
            key={table.id}
            table={table}
            waits={waiting.includes(table.id)}
            invited={own && table.mine === null}
          />
        ))}
      </ul>
    </section>
  )
}

interface TableRowProps {
  readonly table: Table
  readonly waits: boolean
  readonly invited: boolean
}

function TableRow({ table, waits, invited }: TableRowProps) {
  const words = useOnlineWords()
  const appWords = useWords()
  const language = useLanguage()
  const free = table.seats.filter(({ kind }) => kind === 'free').length
  const names = table.seats.map(({ person, level }) => person?.name ?? (level ? words.levels[level] : words.free))
  const status = free > 0 && table.status === 'open' ? words.freeSeats(free) : words.statuses[table.status]
  const verb = table.mine !== null ? words.goOn : free > 0 ? words.join : words.watch
  const manifest = gameFolder(table.game)?.manifest
  return (
    <li>
      <a className={waits ? 'saved-link is-waiting' : 'saved-link'} href={`/online/${table.id}`}>
        {manifest && <img src={manifest.cover} alt="" width="72" height="45" />}
        <span className="table-facts">
          <strong>{manifest?.title[language] ?? table.game}</strong>
          <span>{names.join(' · ')}</span>
          <small>{[status, timeOf(table, words), appWords.ago(table.changed)].join(' · ')}</small>
        </span>
        {invited && <b className="waits">{words.invited}</b>}
        {waits && <b className="waits">{table.status === 'running' ? words.waitsForYou : words.waitsToBegin}</b>}
        <span className="visually-hidden">{verb}</span>
      </a>
    </li>
  )
}
