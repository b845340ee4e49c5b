import { keep, kept } from '../kept.ts'

/** Invitations are told once, when they are made; whoever made one can show it again from here, also days later. */
const keyOf = (table: string): string => `revier-invite ${table}`

export const keepInvitation = (table: string, invite: string): void => keep(keyOf(table), invite)

export const keptInvitation = (table: string): string | null => kept(keyOf(table))

export const invitationLink = (invite: string): string => `${location.origin}/join/${invite}`

/** Where everybody gets in, the table's own address is the invitation. */
export const tableLink = (table: string): string => `${location.origin}/online/${table}`
