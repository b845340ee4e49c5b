/** Invitations are told once, when they are made; whoever made one can show it again from here. */
const keyOf = (table: string): string => `revier-invite ${table}`

export function keepInvitation(table: string, invite: string): void {
  try {
    sessionStorage.setItem(keyOf(table), invite)
  } catch {
    // Then a new one has to be made.
  }
}

export function keptInvitation(table: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(table))
  } catch {
    return null
  }
}

export const invitationLink = (invite: string): string => `${location.origin}/join/${invite}`
