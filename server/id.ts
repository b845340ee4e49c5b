import { randomBytes } from 'node:crypto'

const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz'
const TIME_DIGITS = 9
const LUCK_DIGITS = 13

/** A new id: later ones sort behind earlier ones, and nobody can guess another's. */
export function newId(now = Date.now()): string {
  let time = ''
  for (let rest = now; time.length < TIME_DIGITS; rest = Math.floor(rest / 32)) time = DIGITS[rest % 32] + time
  return time + Array.from(randomBytes(LUCK_DIGITS), (byte) => DIGITS[byte % 32]).join('')
}
