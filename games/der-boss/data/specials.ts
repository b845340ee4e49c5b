import type { Onlooker, Seat } from '#engine/state.ts'
import { CARDS, COPIES_OF_SPECIALS, OPEN_KINDS } from '../data.ts'

/**
 * A special card as one number: what it is, and which eyes have seen its face [BOSS-7.5].
 * Two cards that nobody can tell apart are equal numbers, so where a card lies gives nothing away.
 */
export type Special = number

const FACE = 16
/** A face that the eye does not know. */
export const UNKNOWN = FACE - 1
const SPECTATOR = 1 << 5
const EVERYBODY = 2 * SPECTATOR - 1

const eyeBit = (eye: Onlooker): number => (eye === 'spectator' ? SPECTATOR : 1 << eye)

export const special = (card: number, seen = 0): Special => seen * FACE + card
export const faceOf = (c: Special): number => c % FACE
const seenBy = (c: Special): number => Math.floor(c / FACE)

export const knows = (eye: Onlooker, c: Special): boolean => (seenBy(c) & eyeBit(eye)) !== 0
/** What a spectator knows, everybody knows. */
export const isPublic = (c: Special): boolean => knows('spectator', c)

export const shownTo = (eye: Onlooker, c: Special): Special => special(faceOf(c), seenBy(c) | eyeBit(eye))
export const shownToAll = (c: Special): Special => special(faceOf(c), EVERYBODY)
/** Nobody else can say any longer which card this is. */
export const knownOnlyTo = (seat: Seat, c: Special): Special => special(faceOf(c), eyeBit(seat))
/** What is known of a card that may be either of two equal ones: what was known of both. */
export const eitherOf = (a: Special, b: Special): Special => special(faceOf(a), seenBy(a) & seenBy(b))

/** As the eye sees it: of others' knowledge only what everybody knows, else it would tell who has seen which. */
export function seenAs(eye: Onlooker, c: Special): Special {
  if (isPublic(c)) return shownToAll(c)
  return knows(eye, c) ? special(faceOf(c), eyeBit(eye)) : special(UNKNOWN)
}

/** All ten, as they come from the box [BOSS-2.7]. */
export const allSpecials = (): Special[] =>
  CARDS.flatMap((_, card) => (card < OPEN_KINDS ? [] : Array<Special>(COPIES_OF_SPECIALS).fill(special(card))))
