import { useSyncExternalStore } from 'react'
import type { ICONS } from './generated/icons.ts'

export type IconName = keyof typeof ICONS

/** The outlines come after the first board: it can be played before they are there. */
let icons: Partial<typeof ICONS> = {}
const waiting = new Set<() => void>()
void import('./generated/icons.ts').then((loaded) => {
  icons = loaded.ICONS
  for (const tell of waiting) tell()
})

function subscribe(tell: () => void): () => void {
  waiting.add(tell)
  return () => waiting.delete(tell)
}

/** An outline in a square of 512, empty until it has come. */
export const outline = (name: IconName): string => icons[name] ?? ''
export function useOutline(name: IconName): string {
  const get = () => outline(name)
  return useSyncExternalStore(subscribe, get, get)
}
