import { useLayoutEffect, useState } from 'react'
import { useTable } from './context.ts'
import { late } from './late.tsx'

const Keys = late(async () => (await import('./Keys.tsx')).Keys)

/** The keys of a table, in the order of the help page; each leads to the part that names it. */
const KEYS = ['a', 'p', 'w', 's', 'l', 'u', 'h', 'i'] as const

/** What a key leads to; of a hidden copy nothing. */
function partOf(key: string): HTMLElement | undefined {
  const parts = [...document.querySelectorAll<HTMLElement>(`.table [aria-keyshortcuts="${key}"]`)]
  return parts.find((part) => part.getClientRects().length > 0)
}

/** Goes there, if it is there: a button is pressed, a part of the table gets the focus, or what can be answered in it. */
function go(key: string): boolean {
  const part = partOf(key)
  if (part instanceof HTMLButtonElement) part.click()
  else (part?.querySelector<HTMLElement>('button:not([tabindex="-1"])') ?? part)?.focus()
  return part !== undefined
}

/** Ways past what one does not want to hear, and keys for all of them; `?` says which. */
export function Shortcuts() {
  const { words } = useTable()
  const [help, setHelp] = useState(false)
  // As soon as a table is on the screen its keys count.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return
      if (event.key === '?') setHelp(true)
      else if (!KEYS.some((key) => key === event.key) || !go(event.key)) return // somebody else may know the key
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <nav className="skip-links" aria-label={words.skipLinks}>
        {(['a', 'p', 'w'] as const).map((key) => (
          <button key={key} type="button" className="skip" onClick={() => void go(key)}>
            {words.keys[key]}
          </button>
        ))}
        <button type="button" className="skip" onClick={() => setHelp(true)}>
          {words.keysTitle}
        </button>
      </nav>
      {help && <Keys keys={KEYS} onClose={() => setHelp(false)} />}
    </>
  )
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null
