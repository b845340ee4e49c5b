import type { RemoteTable } from '#client/index.ts'
import { gameFolder } from '#games/index.ts'
import type { Me } from '#protocol/api.ts'
import { loadGameParts } from '../load.ts'
import { Page } from '../Page.tsx'
import { useLanguage, useLoaded, useWords } from '../words.ts'
import { Entry } from './Entry.tsx'
import { Gathering } from './Gathering.tsx'
import { refreshMe, useMe, useOnlineWords, useRemoteState, useRemoteTable } from './online.ts'
import { Problem } from './parts.tsx'
import { Playing } from './Playing.tsx'

/** A table online: those who gather at it, then the game, then its result. */
export function OnlineTable({ id }: { readonly id: string }) {
  const { me, problem } = useMe()
  const words = useOnlineWords()
  const appWords = useWords()
  const table = useRemoteTable(id, me === undefined ? undefined : (me?.id ?? null))
  if (table && me !== undefined) return <AtTable table={table} me={me} />
  if (!problem) return <p className="loading">{words.connecting}</p>
  return (
    <Page title={words.table}>
      <Problem text={words.problems[problem.code]}>
        <button type="button" className="button" onClick={() => void refreshMe()}>
          {appWords.retry}
        </button>
      </Problem>
    </Page>
  )
}

function AtTable({ table, me }: { readonly table: RemoteTable; readonly me: Me | null }) {
  const words = useOnlineWords()
  const language = useLanguage()
  const state = useRemoteState(table)
  const game = state.table?.game
  const parts = useLoaded(
    async () => (game === undefined ? null : { loaded: await loadGameParts(game, language) }),
    [game, language],
  )
  if (state.problem)
    return (
      <Page title={words.table}>
        <Problem text={state.problem === 'gone' ? words.gone : words.oldVersion} />
        {me === null && <Entry />}
        <p>
          <a href="/online">{words.lobby}</a>
        </p>
      </Page>
    )
  if (!state.table) return <Loading text={state.link === 'waiting' ? words.reconnecting : words.connecting} />
  const { course, at } = state
  if (!course || !at) {
    if (state.table.n > 0) return <Loading text={words.connecting} />
    return <Gathering table={table} state={state} info={state.table} me={me} text={parts?.loaded?.text ?? null} />
  }
  if (!parts?.loaded || !gameFolder(state.table.game)) return <Loading text={words.connecting} />
  return <Playing table={table} state={state} info={state.table} course={course} at={at} parts={parts.loaded} me={me} />
}

const Loading = ({ text }: { readonly text: string }) => (
  <p className="loading" role="status">
    {text}
  </p>
)
