import { ALL, CARDS, FACES, type Face, HIGHEST_LIMIT, MAJORITY, MOST_RATS } from './data.ts'
import { type Rattus } from './state.ts'

const LIMITS = HIGHEST_LIMIT + 1

/** Of all faces: how many break out at a population (0 to 6 and more) and carry a symbol: symbol × 7 + population. */
const BREAKING: readonly number[] = Array.from({ length: (ALL + 1) * LIMITS }, (_, i) => {
  const symbol = Math.floor(i / LIMITS)
  return FACES.filter((face) => face.limit <= i % LIMITS && face.symbols.includes(symbol)).length
})

/** What the rats of a position may do, as far as everybody can know. */
export interface Expectation {
  /** The share of unseen tokens that break out at a population and carry a symbol; laid out like `BREAKING`. */
  readonly odds: readonly number[]
  /** The same for the classes that a seat holds together: seat × 7 + population. */
  readonly held: readonly number[]
  /** The region about to be ravaged, or -1. */
  readonly doomed: number
  /** How much of the loss by rats that do not strike now counts. */
  readonly damp: number
  /** The loss to be expected anywhere from rats still to come. */
  readonly hazard: number
}

export function expectationOf(s: Rattus, damp: number, hazard: number): Expectation {
  const odds = BREAKING.slice()
  for (const token of s.revealed) {
    const { limit, symbols } = FACES[s.faces[token]]
    for (const symbol of symbols) for (let p = limit; p < LIMITS; p++) odds[symbol * LIMITS + p]--
  }
  const unseen = FACES.length - s.revealed.length
  for (let i = 0; i < odds.length; i++) odds[i] /= unseen
  const held = Array<number>(s.seats * LIMITS).fill(0)
  for (let card = 0; card < CARDS.length; card++) {
    const seat = s.cards[card]
    if (seat >= 0) for (let p = 0; p < LIMITS; p++) held[seat * LIMITS + p] += odds[card * LIMITS + p]
  }
  const top = s.agenda[s.agenda.length - 1].do
  const doomed = top === 'spread' || top === 'knight-count' || top === 'reveal' ? s.plague : -1
  return { odds, held, doomed, damp, hazard }
}

const left = [0, 0, 0, 0]

/** Adds, or with sign -1 takes away, the cubes of each seat that survive a region with so many more rats and cubes of the active seat. */
export function survivors(
  s: Rattus,
  e: Expectation,
  region: number,
  moreRats: number,
  moreCubes: number,
  sign: number,
  to: number[],
): void {
  let people = moreCubes
  for (let seat = 0; seat < s.seats; seat++) people += left[seat] = s.cubes[region * s.seats + seat]
  left[s.active] += moreCubes
  if (people === 0) return
  const neutral = region === s.plague ? s.neutral : 0
  const rats = s.rats[region] + moreRats
  for (let slot = 0; slot < rats; slot++) {
    const token = slot < s.rats[region] ? s.slots[region * MOST_RATS + slot] : -1
    people =
      token >= 0 && s.seen[token] !== 0
        ? afterFace(s, FACES[s.faces[token]], people + neutral)
        : fewer(s, e, people, neutral)
  }
  const stake = region === e.doomed ? 1 : e.damp
  for (let seat = 0; seat < s.seats; seat++) {
    const cubes = s.cubes[region * s.seats + seat] + (seat === s.active ? moreCubes : 0)
    to[seat] += sign * (cubes - stake * (cubes - left[seat])) * (1 - e.hazard)
  }
}

/** An average unseen rat strikes; returns how many people are left. */
function fewer(s: Rattus, e: Expectation, people: number, neutral: number): number {
  const p = Math.min(HIGHEST_LIMIT, Math.round(people + neutral))
  const m = e.odds[MAJORITY * LIMITS + p]
  const a = e.odds[ALL * LIMITS + p]
  let most = 0
  for (let seat = 0; seat < s.seats; seat++) most = Math.max(most, left[seat])
  let after = 0
  for (let seat = 0; seat < s.seats; seat++) {
    const cubes = left[seat]
    if (cubes === 0) continue
    const largest = Math.max(0, 1 - (most - cubes))
    const loss = (m * largest + a + e.held[seat * LIMITS + p]) * Math.min(1, cubes)
    left[seat] = Math.max(0, cubes - loss)
    after += left[seat]
  }
  return after
}

/** A rat that somebody looked at strikes; returns how many people are left. */
function afterFace(s: Rattus, { limit, symbols }: Face, people: number): number {
  if (Math.round(people) >= limit) {
    for (const symbol of symbols) {
      if (symbol === MAJORITY) strikeLargest(s)
      else if (symbol === ALL) for (let seat = 0; seat < s.seats; seat++) left[seat] = Math.max(0, left[seat] - 1)
      else if (s.cards[symbol] >= 0) left[s.cards[symbol]] = Math.max(0, left[s.cards[symbol]] - 1)
    }
  }
  let after = 0
  for (let seat = 0; seat < s.seats; seat++) after += left[seat]
  return after
}

function strikeLargest(s: Rattus): void {
  let most = 0
  for (let seat = 0; seat < s.seats; seat++) most = Math.max(most, left[seat])
  for (let seat = 0; seat < s.seats; seat++) left[seat] -= Math.max(0, Math.min(left[seat], 1 - (most - left[seat])))
}
