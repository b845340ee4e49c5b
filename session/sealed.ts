import { pack, unpack } from './pack.ts'
import { SEAT_COLOURS } from '#engine/colour.ts'
import type { Seating } from './seats.ts'

/** A game that is not over, to be gone on with elsewhere: who opens the file with something else sees no secrets. */
export interface Sealed {
  readonly seating: readonly Seating[]
  readonly record: string
}

const FIRST_LINE = 'revier sealed 1'

export const isSealed = (text: string): boolean => text.startsWith(FIRST_LINE)

export const seal = async (sealed: Sealed): Promise<string> => `${FIRST_LINE}\n${await pack(JSON.stringify(sealed))}\n`

/** Throws if it is damaged. */
export async function unseal(text: string): Promise<Sealed> {
  const data: unknown = JSON.parse(await unpack(text.slice(FIRST_LINE.length).trim()))
  if (!isSealedGame(data)) throw new SyntaxError('not a sealed game')
  return data
}

const isObject = (data: unknown): data is Readonly<Record<string, unknown>> => typeof data === 'object' && data !== null

const isSealedGame = (data: unknown): data is Sealed =>
  isObject(data) && typeof data.record === 'string' && Array.isArray(data.seating) && data.seating.every(isSeating)

/** A record, so that one that is missing does not compile. */
const PLAYERS: Readonly<Record<Seating['player'], true>> = {
  me: true,
  friend: true,
  easy: true,
  medium: true,
  hard: true,
  master: true,
}
const COLOURS: readonly string[] = SEAT_COLOURS

function isSeating(one: unknown): one is Seating {
  if (!isObject(one)) return false
  const { name, colour, player } = one
  const named = typeof name === 'string' && name.length <= 60
  return named && COLOURS.includes(String(colour)) && Object.hasOwn(PLAYERS, String(player))
}
