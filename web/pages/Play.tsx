import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Language } from '#engine/text.ts'
import { courseOf, type Course } from '#session/course.ts'
import { isHuman, namesOf } from '#session/seats.ts'
import { late } from '#table/late.tsx'
import { Table } from '#table/Table.tsx'
import type { Offer } from '../coach/Coached.tsx'
import { useChanceBar } from '../chance-bar.ts'
import { loadGameParts, type LoadedGame } from '../load.ts'
import { goOnFrom } from '../local/go-on.ts'
import { localTable, type LocalState, type LocalTable } from '../local/local-table.ts'
import { openSaved, type Opened } from '../local/open.ts'
import { PACES, settings } from '../settings.ts'
import { useTableProps } from '../table-props.ts'
import { useCursor } from '../use-cursor.ts'
import { useTitle } from '../use-title.ts'
import { ContinueHere, PastActions, TableActions } from '../TableActions.tsx'
import { useLanguage, useLoaded, useWords } from '../words.ts'

/** Wanted when something is not as it should be: loaded then. */
const Curtain = lazy(async () => ({ default: (await import('#table/Curtain.tsx')).Curtain }))
const ReplayOf = lazy(async () => ({ default: (await import('./Replay.tsx')).ReplayOf }))
const Coached = late(async () => (await import('../coach/Coached.tsx')).Coached)
const EndActions = late(async () => (await import('../EndActions.tsx')).EndActions)
const Troubled = late(async () => (await import('../Troubled.tsx')).Troubled)
const NotFound = lazy(async () => ({ default: (await import('./NotFound.tsx')).NotFound }))
const Unplayable = lazy(async () => ({ default: (await import('../records/Unplayable.tsx')).Unplayable }))

type Open = Extract<Opened, { kind: 'open' }>

/** A game of this browser, to be played. */
export function Play({ id }: { readonly id: string }) {
  const language = useLanguage()
  const words = useWords()
  const opened = useLoaded(() => openSaved(id), [id])
  const parts = useParts(opened?.kind === 'open' ? opened.saved.game : null, language)
  if (!opened) return <p className="loading">{words.loading}</p>
  if (opened.kind === 'missing') return <NotFound help={words.noSaved} record />
  if (opened.kind !== 'open') return <Unplayable game={opened} />
  if (opened.saved.foreign) return <ReplayOf saved={opened.saved} match={opened.known.match} kept />
  if (!parts) return <p className="loading">{words.loading}</p>
  return <Opening opened={opened} parts={parts} />
}

/** What the board takes, and as soon as it stands all that is said at it. */
function useParts(id: string | null, language: Language): LoadedGame | null {
  const first = useLoaded(async () => id && loadGameParts(id, language, true), [id, language]) || null
  const whole = useLoaded(
    async () => (id && first?.text.unfinished ? loadGameParts(id, language) : null),
    [id, language, first],
  )
  return whole && whole.words === first?.words ? whole : first
}

function Opening({ opened, parts }: { readonly opened: Open; readonly parts: LoadedGame }) {
  const words = useWords()
  const [table, setTable] = useState<LocalTable | null>(null)
  useEffect(() => {
    const fresh = localTable({ ...opened, pace: () => PACES[settings.getState().pace] })
    setTable(fresh)
    return () => fresh.close()
  }, [opened])
  if (!table) return <p className="loading">{words.loading}</p>
  return <Playing table={table} parts={parts} lasting={opened.shelf.lasting} />
}

interface PlayingProps {
  readonly table: LocalTable
  readonly parts: LoadedGame
  /** Whether what is played is still there when the page is closed. */
  readonly lasting: boolean
}

function Playing({ table, parts, lasting }: PlayingProps) {
  const state = useStore(table.store)
  const { past, match, eye, curtain, saved, trouble } = state
  const { seating } = saved
  const [cursor, setCursor] = useCursor()
  const course = useMemo(() => courseOf(past, eye, namesOf(seating)), [past, eye, seating])
  const common = useTableProps(parts)
  useTitle(parts.title)
  const [seen, setSeen] = useState(course.length)
  const [offer, setOffer] = useState<Offer | null>(null)
  const below = useChanceBar({ course, at: cursor ?? Math.min(seen, course.length), seating })
  const fallen = useCurtain(trouble ? null : curtain, seen >= course.length)
  const here: Here = { table, parts, lasting, state, course, cursor, onCursor: setCursor }
  if (fallen !== null) return <Fallen {...here} seat={fallen} />
  return (
    <>
      <Table
        key={String(eye)}
        {...common}
        {...{ course, seating, cursor }}
        onCursor={setCursor}
        from={Math.min(seen, course.length)}
        onShown={setSeen}
        shared={seating.filter(isHuman).length > 1}
        onDecide={table.decide}
        back={table.back()}
        onTakeBack={table.takeBack}
        onHint={table.hint}
        guide={offer?.guide}
        below={below}
        notice={trouble && <Troubled state={state} table={table} sealed={() => sealed(state)} />}
        resultNote={<EndActions saved={saved} game={match.game} />}
        actions={<Actions {...here} more={offer?.more} />}
        pastActions={<Past {...here} />}
      />
      <Coach {...here} open={cursor === null && seen >= course.length} onOffer={setOffer} />
    </>
  )
}

/** A game on the screen, and where in it whoever looks is. */
interface Here extends PlayingProps {
  readonly state: LocalState
  readonly course: Course
  readonly cursor: number | null
  readonly onCursor: (position: number | null) => void
}

/** The game as a file to go on with elsewhere. */
const sealed = async ({ saved, match }: LocalState): Promise<string> =>
  (await import('../local/records.ts')).sealedGame(saved, match)

/** Between two who share the screen. */
function Fallen({ seat, table, parts, state, course }: Here & { readonly seat: number }) {
  const { home } = useWords()
  return (
    <Suspense>
      <Curtain
        seat={seat}
        seating={state.saved.seating}
        words={parts.words}
        onReady={table.ready}
        recap={{ course, table: parts.table, text: parts.text }}
        home={<a href="/">{home}</a>}
      />
    </Suspense>
  )
}

function Actions({ table, lasting, state, course, onCursor, more }: Here & Partial<Pick<Offer, 'more'>>) {
  const words = useWords()
  return (
    <TableActions
      course={course}
      sealed={() => sealed(state)}
      onReplay={() => onCursor(course.length)}
      unsaved={useUnsaved(state, table, lasting)}
      more={more}
      note={state.hintFailed ? words.hintFailed : undefined}
    />
  )
}

function Past({ parts: { words }, state: { saved, match }, course, cursor, onCursor }: Here) {
  return (
    <PastActions words={words} onNow={() => onCursor(null)}>
      <ContinueHere
        course={course}
        at={cursor ?? course.length}
        words={words}
        onContinue={(n) => goOnFrom(saved, match, n)}
      />
    </PastActions>
  )
}

interface CoachProps extends Here {
  readonly open: boolean
  readonly onOffer: (offer: Offer) => void
}

const Coach = ({ parts, state: { saved, match }, course, open, onOffer }: CoachProps) => (
  <Coached
    parts={parts}
    course={course}
    seating={saved.seating}
    id={saved.id}
    since={match.setup.late ?? 0}
    open={open}
    onOffer={onOffer}
  />
)

/** The seat before which the curtain is down: it falls when all was shown, and stays until the seat is there. */
function useCurtain(seat: number | null, shown: boolean): number | null {
  const [down, setDown] = useState<number | null>(null)
  const falls = seat !== null && (shown || down === seat)
  useLayoutEffect(() => setDown(falls ? seat : null), [falls, seat])
  return falls ? seat : null
}

/** What to say, and to do, while decisions are not kept. */
function useUnsaved({ owed }: LocalState, table: LocalTable, lasting: boolean) {
  const words = useWords()
  if (owed > 0) return { text: words.owed(owed), onSave: table.retry }
  return lasting ? undefined : { text: words.keptNowhere }
}
