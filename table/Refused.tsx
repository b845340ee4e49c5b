import { useEffect, type ReactNode } from 'react'
import { useTable } from './context.ts'
import { Icon } from './icons.tsx'

interface RefusedProps {
  readonly reason: string
  readonly link: ReactNode
  readonly onClose: () => void
}

const REFUSAL_SHOWN_MS = 8000

/** Why what was tried is not possible now, with the rule. */
export function Refused({ reason, link, onClose }: RefusedProps) {
  const { words } = useTable()
  useEffect(() => {
    const timer = setTimeout(onClose, REFUSAL_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [reason])
  return (
    <div className="refusal" role="alert">
      <span>
        <strong>{words.whyNot}</strong> {reason} {link}
      </span>
      <button type="button" className="icon-button" aria-label={words.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
