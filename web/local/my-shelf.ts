import type { Shelf } from './shelf.ts'

let opened: Promise<Shelf> | null = null

/** The shelf of this browser; if it has no room for one, a shelf that lasts as long as the page. */
export const shelf = (): Promise<Shelf> => (opened ??= open())

async function open(): Promise<Shelf> {
  try {
    const { openLasting } = await import('./lasting.ts')
    return await openLasting(() => (opened = null))
  } catch {
    const { passingShelf } = await import('./passing.ts')
    return passingShelf()
  }
}
