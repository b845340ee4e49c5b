import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Match } from '#engine/match.ts'
import { pastOf } from '#engine/past.ts'
import type { Eye } from '#engine/state.ts'
import { courseOf } from '#session/course.ts'
import { Table } from '#table/Table.tsx'
import { loadGameParts, type LoadedGame } from '../load.ts'
import { revive } from '../local/saved.ts'
import { loadGame, type SavedGame } from '../local/store.ts'
import { settings } from '../settings.ts'
import { ContinueHere, TableActions } from '../TableActions.tsx'
import { useLanguage, useLoaded, useWords } from '../words.ts'
import { NotFound } from './NotFound.tsx'

/** A game of this browser, to be looked at. */
export function Replay({ id }: { readonly id: string }) {
  const words = useWords()
  const saved = useLoaded(async () => ({ game: await loadGame(id) }), [id])
  if (!saved) return <p className="loading">{words.loading}</p>
  return saved.game ? <ReplayOf saved={saved.game} /> : <NotFound />
}

export function ReplayOf({ saved }: { readonly saved: SavedGame }) {
  const language = useLanguage()
  const words = useWords()
  const parts = useLoaded(async () => ({ loaded: await loadGameParts(saved.game, language) }), [saved, language])
  const match = useMemo(() => parts?.loaded && revive(parts.loaded.game, saved), [parts, saved])
  if (!parts) return <p className="loading">{words.loading}</p>
  if (!parts.loaded) return <NotFound />
  return match ? <Watching saved={saved} match={match} parts={parts.loaded} /> : <NotFound help={words.oldRules} />
}

interface WatchingProps {
  readonly saved: SavedGame
  readonly match: Match
  readonly parts: LoadedGame
}

function Watching({ saved, match, parts }: WatchingProps) {
  const { title, game, text, words } = parts
  const { speed, muted, confirm } = useStore(settings)
  const [eye, setEye] = useState<Eye>(saved.finished ? 'everybody' : 'spectator')
  const [cursor, setCursor] = useState(saved.finished ? 0 : match.decisions.length)
  const course = useMemo(() => courseOf(pastOf(match), eye), [match, eye])
  return (
    <Table
      course={course}
      seating={saved.seating}
      title={title}
      text={text}
      table={parts.table}
      words={words}
      speed={speed}
      muted={muted}
      confirm={confirm}
      thinking={[]}
      cursor={cursor}
      onCursor={(position) => setCursor(position ?? match.decisions.length)}
      ruleHref={(clause) => `/rules/${game.id}#${clause}`}
      actions={<TableActions saved={saved} match={match} />}
      pastActions={
        <div className="past-actions">
          {game.secrets && <EyeChoice saved={saved} eye={eye} parts={parts} onEye={setEye} />}
          <ContinueHere saved={saved} match={match} at={cursor} words={words} />
        </div>
      }
    />
  )
}

interface EyeChoiceProps {
  readonly saved: SavedGame
  readonly eye: Eye
  readonly parts: LoadedGame
  readonly onEye: (eye: Eye) => void
}

/** From whose eyes to look; all of it only once the game is over. */
function EyeChoice({ saved, eye, parts: { words }, onEye }: EyeChoiceProps) {
  const choose = (value: string) => onEye(value === 'everybody' || value === 'spectator' ? value : Number(value))
  return (
    <label className="eye">
      {words.eyes}{' '}
      <select value={String(eye)} onChange={(event) => choose(event.currentTarget.value)}>
        {saved.finished && <option value="everybody">{words.everything}</option>}
        <option value="spectator">{words.spectator}</option>
        {saved.seating.map((one, seat) => (
          <option key={seat} value={seat}>
            {one.name}
          </option>
        ))}
      </select>
    </label>
  )
}
