import { useLayoutEffect, useRef } from 'react'
import { Icon, type IconName } from '#table/icons.tsx'

interface ActionProps {
  readonly icon: IconName
  readonly label: string
  readonly onClick: () => void
}

/** A button of the top bar. */
export const Action = ({ icon, label, onClick }: ActionProps) => (
  <button type="button" className="tool" aria-label={label} title={label} onClick={onClick}>
    <Icon name={icon} />
    <span>{label}</span>
  </button>
)

/** Single keys for what the buttons do. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys)
  // As soon as a lesson is on the screen its keys are those that count.
  useLayoutEffect(() => {
    latest.current = keys
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea, dialog')) return
      if (Object.hasOwn(latest.current, event.key)) latest.current[event.key]()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
