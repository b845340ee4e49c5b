import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** JSON with keys in order, so that equal data gives equal text. */
export function canonical(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

/** A short name for a position: equal positions have equal hashes, on every machine. */
export const stateHash = (state: object): string => bytesToHex(sha256(utf8ToBytes(canonical(state)))).slice(0, 32)
