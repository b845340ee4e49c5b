import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Match } from '#engine/match.ts'
import { pastOf } from '#engine/past.ts'
import type { Eye } from '#engine/state.ts'
import { courseOf } from '#session/course.ts'
import { Table } from '#table/Table.tsx'
import { loadGameParts, type LoadedGame } from '../load.ts'
import { openSaved } from '../local/open.ts'
import { continueFrom } from '../local/saved.ts'
import { eyesFor } from '../local/screen.ts'
import { shelf } from '../local/my-shelf.ts'
import type { SavedGame } from '../local/shelf.ts'
import { navigate } from '../router.ts'
import { settings } from '../settings.ts'
import { ContinueHere, TableActions } from '../TableActions.tsx'
import { useLanguage, useLoaded, useWords } from '../words.ts'
import { NotFound } from './NotFound.tsx'
import { Unplayable } from './Unplayable.tsx'

/** A game of this browser, to be looked at. */
export function Replay({ id }: { readonly id: string }) {
  const words = useWords()
  const opened = useLoaded(() => openSaved(id), [id])
  if (!opened) return <p className="loading">{words.loading}</p>
  if (opened.kind === 'missing') return <NotFound />
  if (opened.kind !== 'open') return <Unplayable game={opened} />
  return <ReplayOf saved={opened.saved} match={opened.known.match} kept />
}

interface ReplayOfProps {
  readonly saved: SavedGame
  readonly match: Match
  /** Whether the game is on the shelf of this browser; one that came in a link is not. */
  readonly kept?: boolean
  /** How a game that is not on the shelf is analysed. */
  readonly onAnalyse?: () => void
}

export function ReplayOf(props: ReplayOfProps) {
  const language = useLanguage()
  const words = useWords()
  const parts = useLoaded(
    async () => ({ loaded: await loadGameParts(props.saved.game, language) }),
    [props.saved, language],
  )
  if (!parts) return <p className="loading">{words.loading}</p>
  return parts.loaded ? <Watching {...props} parts={parts.loaded} /> : <NotFound />
}

function Watching({ saved, match, kept = false, onAnalyse, parts }: ReplayOfProps & { readonly parts: LoadedGame }) {
  const { title, text, words } = parts
  const app = useWords()
  const { game, decisions } = match
  const finished = game.result(match.state) !== null
  const { seating } = saved
  const { speed, muted, confirm } = useStore(settings)
  const own = kept && !saved.foreign
  const eyes = useMemo(() => eyesFor(seating, finished, own), [seating, finished, own])
  const [eye, setEye] = useState<Eye>(eyes[0])
  const [cursor, setCursor] = useState(finished ? 0 : decisions.length)
  const past = useMemo(() => pastOf(match), [match])
  const course = useMemo(
    () =>
      courseOf(
        past,
        eye,
        seating.map(({ name }) => name),
      ),
    [past, eye, seating],
  )
  const goOn = async (position: number) => {
    const fresh = continueFrom(saved, match, position)
    await (await shelf()).add(fresh.saved, fresh.entries)
    navigate(`/play/${fresh.saved.id}`)
  }
  return (
    <Table
      title={title}
      course={course}
      seating={seating}
      text={text}
      table={parts.table}
      words={words}
      speed={speed}
      muted={muted}
      confirm={confirm}
      cursor={cursor}
      onCursor={(position) => setCursor(position ?? decisions.length)}
      ruleHref={(clause) => `/rules/${game.id}#${clause}`}
      actions={<TableActions course={course} />}
      pastActions={
        <div className="past-actions">
          {game.secrets && eyes.length > 1 && (
            <EyeChoice eyes={eyes} saved={saved} eye={eye} parts={parts} onEye={setEye} />
          )}
          {finished && (
            <button
              type="button"
              className="choice primary"
              onClick={onAnalyse ?? (() => navigate(`/analysis/${saved.id}`))}
            >
              {app.analyse}
            </button>
          )}
          {(finished || kept) && <ContinueHere course={course} at={cursor} words={words} onContinue={goOn} />}
        </div>
      }
    />
  )
}

interface EyeChoiceProps {
  readonly eyes: readonly Eye[]
  readonly saved: SavedGame
  readonly eye: Eye
  readonly parts: LoadedGame
  readonly onEye: (eye: Eye) => void
}

/** From whose eyes to look. */
function EyeChoice({ eyes, saved, eye, parts: { words }, onEye }: EyeChoiceProps) {
  const nameOf = (one: Eye) => {
    if (one === 'everybody') return words.everything
    return one === 'spectator' ? words.spectator : saved.seating[one].name
  }
  return (
    <label className="eye">
      {words.eyes}{' '}
      <select value={eyes.indexOf(eye)} onChange={(event) => onEye(eyes[Number(event.currentTarget.value)])}>
        {eyes.map((one, i) => (
          <option key={i} value={i}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  )
}
