import type { ReactNode } from 'react'
import { Icon } from './icons.tsx'
import type { TableText } from './text/text.ts'

export type Panel = 'seats' | 'log' | 'info' | 'result' | 'side'

/** A panel of the page; `news` counts what was not looked at. */
export interface SidePanel {
  readonly title: string
  readonly content: ReactNode
  readonly news: number
}

interface PanelsProps {
  readonly words: TableText
  readonly panels: Readonly<Record<Panel, ReactNode>>
  readonly side?: SidePanel
  readonly children: ReactNode
}

/** What stands beside the board where there is room for it. */
export function PanelsBeside({ words, panels, side, children }: PanelsProps) {
  return (
    <aside className="right panels">
      {children}
      <Fold title={words.info}>
        <div className="info">{panels.info}</div>
      </Fold>
      <Fold title={words.log} className="is-tall">
        {panels.log}
      </Fold>
      {side && (
        <Fold title={side.title} className="is-tall">
          {panels.side}
        </Fold>
      )}
    </aside>
  )
}

interface FoldProps {
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

const Fold = ({ title, className, children }: FoldProps) => (
  <details open className={className}>
    <summary>
      <h2>{title}</h2>
    </summary>
    {children}
  </details>
)

interface TabsProps {
  readonly words: TableText
  readonly side?: SidePanel
  readonly onOpen: (panel: Panel) => void
  readonly onNames: () => void
}

/** The way to the same where there is none. */
export function Tabs({ words, side, onOpen, onNames }: TabsProps) {
  return (
    <nav className="tabs" aria-label={words.menu}>
      {(['seats', 'info', 'log'] as const).map((name) => (
        <button key={name} type="button" onClick={() => onOpen(name)}>
          <Icon name={name} /> {words[name]}
        </button>
      ))}
      <button type="button" aria-keyshortcuts="i" onClick={onNames}>
        <Icon name="names" /> {words.names}
      </button>
      {side && (
        <button type="button" onClick={() => onOpen('side')}>
          <Icon name="talk" /> {side.title}
          {side.news > 0 && <b className="badge">{side.news}</b>}
        </button>
      )}
    </nav>
  )
}

interface DrawerProps {
  readonly words: TableText
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The rules beside the board. */
export function Drawer({ words, onClose, children }: DrawerProps) {
  return (
    <aside className="right drawer" aria-label={words.rules}>
      <button type="button" className="icon-button" aria-label={words.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      {children}
    </aside>
  )
}
