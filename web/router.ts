import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const told = () => listeners.forEach((listener) => listener())
addEventListener('popstate', told)

/** Goes to another page of the app without loading it anew. */
export function navigate(path: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  scrollTo(0, 0)
  told()
}

/** The path and hash of the page that is shown. */
export function usePath(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => location.pathname + location.hash,
  )
}

/** Links inside the app navigate; with a modifier key, or elsewhere, the browser does what it always does. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a')
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    event.preventDefault()
    navigate(link.pathname + link.hash)
  })
}
