import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { pastOf } from '#engine/past.ts'
import { courseOf } from '#session/course.ts'
import { Curtain } from '#table/Curtain.tsx'
import { Table } from '#table/Table.tsx'
import { loadGameParts, type LoadedGame } from '../load.ts'
import { localTable, type LocalTable } from '../local/local-table.ts'
import { revive } from '../local/saved.ts'
import { loadGame, type SavedGame } from '../local/store.ts'
import { settings } from '../settings.ts'
import { ContinueHere, TableActions } from '../TableActions.tsx'
import { useLanguage, useLoaded, useWords } from '../words.ts'
import { NotFound } from './NotFound.tsx'

/** A game of this browser, to be played. */
export function Play({ id }: { readonly id: string }) {
  const language = useLanguage()
  const words = useWords()
  const saved = useLoaded(async () => ({ game: await loadGame(id) }), [id])
  const parts = useLoaded(
    async () => saved && { loaded: saved.game ? await loadGameParts(saved.game.game, language) : null },
    [saved, language],
  )
  if (!saved || !parts) return <p className="loading">{words.loading}</p>
  if (!saved.game || !parts.loaded) return <NotFound />
  return <Opened saved={saved.game} parts={parts.loaded} />
}

function Opened({ saved, parts }: { readonly saved: SavedGame; readonly parts: LoadedGame }) {
  const words = useWords()
  const [table, setTable] = useState<LocalTable | null | undefined>(undefined)
  useEffect(() => {
    const match = revive(parts.game, saved)
    const opened = match && localTable(parts.game, saved, match)
    setTable(opened)
    return () => opened?.close()
  }, [saved, parts.game])
  if (table === undefined) return <p className="loading">{words.loading}</p>
  return table ? <Playing table={table} parts={parts} /> : <NotFound help={words.oldRules} />
}

function Playing({ table, parts }: { readonly table: LocalTable; readonly parts: LoadedGame }) {
  const { title, game, text, words } = parts
  const { match, eye, curtain, thinking } = useStore(table.store)
  const { speed, muted, confirm } = useStore(settings)
  const [cursor, setCursor] = useState<number | null>(null)
  const course = useMemo(() => courseOf(pastOf(match), eye), [match, eye])
  const { seating } = table.saved
  useEffect(() => {
    document.title = `${title} · Revier`
  }, [title])
  if (curtain !== null) return <Curtain name={seating[curtain].name} words={words} onReady={table.ready} />
  return (
    <Table
      course={course}
      seating={seating}
      title={title}
      text={text}
      table={parts.table}
      words={words}
      speed={speed}
      muted={muted}
      confirm={confirm}
      thinking={thinking}
      cursor={cursor}
      onCursor={setCursor}
      onDecide={table.decide}
      back={table.back()}
      onTakeBack={table.takeBack}
      onHint={table.hint}
      onShown={table.shown}
      ruleHref={(clause) => `/rules/${game.id}#${clause}`}
      actions={<TableActions saved={table.saved} match={match} onReplay={() => setCursor(course.length)} />}
      pastActions={
        <div className="past-actions">
          <button type="button" className="choice primary" onClick={() => setCursor(null)}>
            {words.backToNow}
          </button>
          <ContinueHere saved={table.saved} match={match} at={cursor ?? course.length} words={words} />
        </div>
      }
    />
  )
}
