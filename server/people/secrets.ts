import { createHash, randomBytes } from 'node:crypto'

/** Something to be kept secret, for cookies, tokens and invitations. Only its hash is stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const hashed = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
