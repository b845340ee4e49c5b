import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Course } from '#session/course.ts'
import { Icon, type IconName } from '#table/icons.tsx'
import { Sheet } from '#table/Sheet.tsx'
import type { TableText } from '#table/text/text.ts'
import { useWords } from './words.ts'

const SettingsDialog = lazy(async () => ({ default: (await import('./settings/Settings.tsx')).SettingsDialog }))
const ShareDialog = lazy(async () => ({ default: (await import('./records/ShareDialog.tsx')).ShareDialog }))

interface TableActionsProps {
  readonly course: Course
  /** The game as a file to go on with; left out where it is not this browser's own. */
  readonly sealed?: () => Promise<string>
  readonly onReplay?: () => void
  /** Given when decisions are not kept: what to say, and how to try again. */
  readonly unsaved?: Unsaved
  /** Something worth knowing that stands in nobody's way. */
  readonly note?: string
  /** What else can be done at this table. */
  readonly more?: readonly Action[]
}

interface Unsaved {
  readonly text: string
  readonly onSave?: () => void
}

type Opened = 'menu' | 'settings' | 'share' | 'unsaved'

export interface Action {
  readonly icon: IconName
  readonly label: string
  readonly href?: string
  readonly act?: () => void
}

/** What the app adds to a table's top bar; on a small screen all but the way home goes into a menu. */
export function TableActions({ course, sealed, onReplay, unsaved, note, more = [] }: TableActionsProps) {
  const words = useWords()
  const [open, setOpen] = useState<Opened | null>(null)
  /** A dialog that goes says so a moment later, when another may be open already. */
  const close = (what: Opened) => () => setOpen((now) => (now === what ? null : now))
  const actions: readonly Action[] = [
    { icon: 'settings', label: words.settings, act: () => setOpen('settings') },
    { icon: 'rules', label: words.rules, href: `/rules/${course.game.id}` },
    { icon: 'share', label: words.share, act: () => setOpen('share') },
    ...(onReplay ? [{ icon: 'replay' as const, label: words.replay, act: onReplay }] : []),
    ...more,
  ]
  return (
    <>
      <a className="icon-button" href="/" aria-label={words.home} title={words.home}>
        <Icon name="home" />
      </a>
      {actions.map((action) => (
        <IconAction key={action.icon} {...action} />
      ))}
      <button type="button" className="icon-button narrow" aria-label={words.menu} onClick={() => setOpen('menu')}>
        <Icon name="more" />
      </button>
      <Notes unsaved={unsaved} note={note} onUnsaved={() => setOpen('unsaved')} />
      {open === 'menu' && <Menu actions={actions} onClose={close('menu')} />}
      {open === 'unsaved' && unsaved && <UnsavedSheet {...unsaved} onClose={close('unsaved')} />}
      <Suspense>
        {open === 'settings' && <SettingsDialog onClose={close('settings')} />}
        {open === 'share' && (
          <ShareDialog record={course.record()} sealed={sealed} name={course.game.id} onClose={close('share')} />
        )}
      </Suspense>
    </>
  )
}

interface NotesProps extends Pick<TableActionsProps, 'unsaved' | 'note'> {
  readonly onUnsaved: () => void
}

function Notes({ unsaved, note, onUnsaved }: NotesProps) {
  const words = useWords()
  return (
    <>
      {unsaved && (
        <button type="button" className="unsaved" onClick={onUnsaved}>
          {words.unsaved}
        </button>
      )}
      {note && (
        <span className="table-note" role="status">
          {note}
        </span>
      )}
    </>
  )
}

function IconAction({ icon, label, href, act }: Action) {
  const look = { className: 'icon-button wide', 'aria-label': label, title: label }
  return href ? (
    <a {...look} href={href}>
      <Icon name={icon} />
    </a>
  ) : (
    <button type="button" {...look} onClick={act}>
      <Icon name={icon} />
    </button>
  )
}

function UnsavedSheet({ text, onSave, onClose }: Unsaved & { readonly onClose: () => void }) {
  const words = useWords()
  const retry = () => {
    onSave?.()
    onClose()
  }
  return (
    <Sheet title={words.unsaved} closeLabel={words.close} onClose={onClose}>
      <p>{text}</p>
      {onSave && (
        <p className="row">
          <button type="button" className="primary" onClick={retry}>
            {words.retry}
          </button>
        </p>
      )}
    </Sheet>
  )
}

function Menu({ actions, onClose }: { readonly actions: readonly Action[]; readonly onClose: () => void }) {
  const words = useWords()
  const choose = (act?: () => void) => {
    onClose()
    act?.()
  }
  return (
    <Sheet title={words.menu} closeLabel={words.close} onClose={onClose}>
      <div className="menu-list">
        {actions.map(({ icon, label, href, act }) =>
          href ? (
            <a key={icon} className="button" href={href} onClick={onClose}>
              {label}
            </a>
          ) : (
            <button key={icon} type="button" className="button" onClick={() => choose(act)}>
              {label}
            </button>
          ),
        )}
      </div>
    </Sheet>
  )
}

interface PastActionsProps {
  readonly words: TableText
  readonly onNow: () => void
  readonly children?: ReactNode
}

/** What can be done with a position of a game that goes on: back to the present, and more. */
export const PastActions = ({ words, onNow, children }: PastActionsProps) => (
  <div className="past-actions">
    <button type="button" className="choice primary" onClick={onNow}>
      {words.backToNow}
    </button>
    {children}
  </div>
)

interface ContinueHereProps {
  readonly course: Course
  readonly at: number
  readonly words: TableText
  readonly onContinue: (at: number) => Promise<void>
}

/** A new game that starts where this one stood. */
export function ContinueHere({ course, at, words, onContinue }: ContinueHereProps) {
  const isEnd = course.result !== null && at === course.length
  return (
    <button type="button" className="choice" disabled={isEnd} onClick={() => void onContinue(at)}>
      {words.continueHere}
    </button>
  )
}
