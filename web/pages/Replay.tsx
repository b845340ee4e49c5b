import { lazy, Suspense, useMemo, useState } from 'react'
import type { Match } from '#engine/match.ts'
import { pastOf } from '#engine/past.ts'
import type { Eye } from '#engine/state.ts'
import { courseOf, type Course } from '#session/course.ts'
import { namesOf } from '#session/seats.ts'
import { Table } from '#table/Table.tsx'
import { useChanceBar } from '../chance-bar.ts'
import { loadGameParts, type LoadedGame } from '../load.ts'
import { eyesFor } from '../local/screen.ts'
import type { SavedGame as Saved } from '../local/shelf.ts'
import { navigate } from '../router.ts'
import { ContinueHere, TableActions } from '../TableActions.tsx'
import { useLanguage, useLoaded, useWords } from '../words.ts'
import { NotFound } from './NotFound.tsx'
import { SavedGame } from './SavedGame.tsx'
import { goOnFrom } from '../local/go-on.ts'
import { useTableProps } from '../table-props.ts'
import { useTitle } from '../use-title.ts'

const ReplayLuck = lazy(async () => ({ default: (await import('../online/ReplayLuck.tsx')).ReplayLuck }))

/** A game of this browser, to be looked at. */
export const Replay = ({ id }: { readonly id: string }) => (
  <SavedGame id={id}>{({ saved, known }) => <ReplayOf saved={saved} match={known.match} kept />}</SavedGame>
)

interface ReplayOfProps {
  readonly saved: Saved
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
  return parts.loaded ? (
    <Watching {...props} parts={parts.loaded} />
  ) : (
    <NotFound help={words.noGame(props.saved.game)} />
  )
}

interface WatchingProps extends ReplayOfProps {
  readonly parts: LoadedGame
}

function Watching(props: WatchingProps) {
  const { saved, match, kept = false, parts } = props
  const { seating } = saved
  const finished = match.game.result(match.state) !== null
  const own = kept && !saved.foreign
  const eyes = useMemo(() => eyesFor(seating, finished, own), [seating, finished, own])
  const [eye, setEye] = useState<Eye>(eyes[0])
  const last = match.decisions.length
  const [cursor, setCursor] = useState(finished ? 0 : last)
  const past = useMemo(() => pastOf(match), [match])
  const course = useMemo(() => courseOf(past, eye, namesOf(seating), saved.fair), [past, eye, saved])
  useTitle(parts.title)
  return (
    <Table
      {...useTableProps(parts)}
      course={course}
      seating={seating}
      cursor={cursor}
      onCursor={(position) => setCursor(position ?? last)}
      below={useChanceBar({ course, at: cursor, seating })}
      actions={<TableActions course={course} />}
      pastActions={
        <div className="past-actions">
          {saved.fair && (
            <Suspense fallback={null}>
              <ReplayLuck proof={saved.fair} setup={match.setup} />
            </Suspense>
          )}
          {match.game.secrets && eyes.length > 1 && (
            <EyeChoice eyes={eyes} saved={saved} eye={eye} parts={parts} onEye={setEye} />
          )}
          <Further {...props} course={course} at={cursor} finished={finished} />
        </div>
      }
    />
  )
}

interface FurtherProps extends WatchingProps {
  readonly course: Course
  readonly at: number
  readonly finished: boolean
}

/** What can be done with a game that was watched. */
function Further({ saved, match, kept, parts, course, at, finished, onAnalyse }: FurtherProps) {
  const { analyse } = useWords()
  return (
    <>
      {finished && (
        <button
          type="button"
          className="choice primary"
          onClick={onAnalyse ?? (() => navigate(`/analysis/${saved.id}`))}
        >
          {analyse}
        </button>
      )}
      {(finished || kept) && (
        <ContinueHere
          course={course}
          at={at}
          words={parts.words}
          onContinue={(position) => goOnFrom(saved, match, position)}
        />
      )}
    </>
  )
}

interface EyeChoiceProps {
  readonly eyes: readonly Eye[]
  readonly saved: Saved
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
