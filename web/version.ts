import { useSyncExternalStore } from 'react'

let isThere = false
const listeners = new Set<() => void>()

/** Has the app kept for times without a network, and notices when another version of it takes over. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  addEventListener('load', () => void serviceWorker.register('/sw.js'))
  let isFirst = serviceWorker.controller === null
  serviceWorker.addEventListener('controllerchange', () => {
    isThere = !isFirst
    isFirst = false
    for (const listener of listeners) listener()
  })
}

/** Whether this page is of a version that is not the last one any more. */
export const useNewVersion = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isThere,
  )
