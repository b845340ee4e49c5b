import { lazy, Suspense, useState } from 'react'
import type { Match } from '#engine/match.ts'
import { Icon, type IconName } from '#table/icons.tsx'
import { Sheet } from '#table/Sheet.tsx'
import type { TableText } from '#table/text/text.ts'
import { continueFrom, recordOf } from './local/saved.ts'
import { saveGame, type SavedGame } from './local/store.ts'
import { navigate } from './router.ts'
import { useWords } from './words.ts'

const SettingsDialog = lazy(async () => ({ default: (await import('./Settings.tsx')).SettingsDialog }))
const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }))

interface TableActionsProps {
  readonly saved: SavedGame
  readonly match: Match
  readonly onReplay?: () => void
}

type Opened = 'menu' | 'settings' | 'share'

/** What the app adds to a table's top bar; on a small screen all but the way home goes into a menu. */
export function TableActions({ saved, match, onReplay }: TableActionsProps) {
  const words = useWords()
  const [open, setOpen] = useState<Opened | null>(null)
  const close = () => setOpen(null)
  const actions: readonly { icon: IconName; label: string; href?: string; act?: () => void }[] = [
    { icon: 'settings', label: words.settings, act: () => setOpen('settings') },
    { icon: 'rules', label: words.rules, href: `/rules/${saved.game}` },
    { icon: 'share', label: words.share, act: () => setOpen('share') },
    ...(onReplay ? [{ icon: 'replay' as const, label: words.replay, act: onReplay }] : []),
  ]
  return (
    <>
      <a className="icon-button" href="/" aria-label={words.home} title={words.home}>
        <Icon name="home" />
      </a>
      {actions.map(({ icon, label, href, act }) =>
        href ? (
          <a key={icon} className="icon-button wide" href={href} aria-label={label} title={label}>
            <Icon name={icon} />
          </a>
        ) : (
          <button key={icon} type="button" className="icon-button wide" aria-label={label} title={label} onClick={act}>
            <Icon name={icon} />
          </button>
        ),
      )}
      <button type="button" className="icon-button narrow" aria-label={words.menu} onClick={() => setOpen('menu')}>
        <Icon name="more" />
      </button>
      {open === 'menu' && (
        <Sheet title={words.menu} closeLabel={words.close} onClose={close}>
          <div className="menu-list">
            {actions.map(({ icon, label, href, act }) =>
              href ? (
                <a key={icon} className="button" href={href}>
                  {label}
                </a>
              ) : (
                <button
                  key={icon}
                  type="button"
                  className="button"
                  onClick={() => {
                    close()
                    act?.()
                  }}
                >
                  {label}
                </button>
              ),
            )}
          </div>
        </Sheet>
      )}
      <Suspense>
        {open === 'settings' && <SettingsDialog onClose={close} />}
        {open === 'share' && <ShareDialog record={recordOf(saved, match)} name={saved.game} onClose={close} />}
      </Suspense>
    </>
  )
}

interface ContinueHereProps {
  readonly saved: SavedGame
  readonly match: Match
  readonly at: number
  readonly words: TableText
}

/** A new game that starts where this one stood. */
export function ContinueHere({ saved, match, at, words }: ContinueHereProps) {
  const go = async () => {
    const fresh = continueFrom(saved, match, at)
    await saveGame(fresh, [])
    navigate(`/play/${fresh.id}`)
  }
  return (
    <button
      type="button"
      className="choice"
      disabled={at === match.decisions.length && match.game.result(match.state) !== null}
      onClick={() => void go()}
    >
      {words.continueHere}
    </button>
  )
}
