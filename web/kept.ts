/** What this browser has kept under a name; null if there is nothing, or if it keeps nothing at all. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps something in a browser that does; elsewhere everything goes on without it. */
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // It was said, solved or set all the same.
  }
}
