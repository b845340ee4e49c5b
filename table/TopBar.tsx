import { useState, type ReactNode } from 'react'
import { useTable } from './context.ts'
import { Icon, type IconName } from './icons.tsx'

interface TopBarProps {
  readonly title: string
  readonly status: string
  /** What the eye is after, in games that show it. */
  readonly goal?: ReactNode
  /** Buttons of the page around the table. */
  readonly actions: ReactNode
  /** What enlarges the board, where it has no room beside it. */
  readonly zoom?: ReactNode
  /** How many decisions can be taken back, in a step and in a turn; left out where nothing can. */
  readonly back?: { readonly step: number; readonly turn: number }
  readonly onTakeBack?: (decisions: number) => void
  readonly onHint?: () => Promise<void>
  readonly onNames: () => void
}

/** One thin line: the game, where it stands, undo and hint. */
export function TopBar({ title, status, goal, actions, zoom, back, onTakeBack, onHint, onNames }: TopBarProps) {
  const { words } = useTable()
  return (
    <header className="top">
      {actions}
      <h1>{title}</h1>
      <span className="status">{status}</span>
      {goal}
      <span className="spacer" />
      {zoom}
      {back && (
        <>
          <Tool
            icon="undo"
            shortcut="u"
            label={words.undo}
            disabled={back.step === 0}
            onClick={() => onTakeBack?.(back.step)}
          />
          <Tool
            icon="undo-turn"
            label={words.undoTurn}
            disabled={back.turn === 0}
            onClick={() => onTakeBack?.(back.turn)}
          />
        </>
      )}
      {onHint && <HintButton onHint={onHint} />}
      <Tool icon="names" shortcut="i" label={words.names} disabled={false} onClick={onNames} />
    </header>
  )
}

interface ToolProps {
  readonly icon: IconName
  readonly label: string
  readonly shortcut?: string
  readonly disabled: boolean
  readonly busy?: boolean
  readonly onClick: () => void
}

function Tool({ icon, label, shortcut, disabled, busy, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className="tool"
      disabled={disabled}
      aria-busy={busy}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  )
}

/** Asks a strong bot what it would do. */
function HintButton({ onHint }: { readonly onHint: () => Promise<void> }) {
  const { words, question } = useTable()
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    await onHint()
    setBusy(false)
  }
  return (
    <Tool
      icon="hint"
      shortcut="h"
      label={words.hint}
      disabled={busy || !question}
      busy={busy}
      onClick={() => void ask()}
    />
  )
}
