/** Whether this browser has ever been somebody online. Until then the app asks no server for anything. */
const KEY = 'revier-online'

export function remember(): void {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // Then the badge stays away until the lobby is opened.
  }
}

export function hasBeenOnline(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
