import { ALL, CARDS, FACES, HIGHEST_LIMIT } from '../data.ts'
import type { Rattus } from '../state.ts'

export const SEATS = 4

/** Populations that make a difference to a limit: none, 1 … 6 and more. */
export const POPULATIONS = HIGHEST_LIMIT + 1

/** Of all faces, how many carry a symbol and have a limit: symbol × 7 + limit. */
const ALL_FACES: readonly number[] = Array.from({ length: (ALL + 1) * POPULATIONS }, (_, i) => {
  const symbol = Math.floor(i / POPULATIONS)
  return FACES.filter((face) => face.limit === i % POPULATIONS && face.symbols.includes(symbol)).length
})

/** The share of the tokens not yet revealed that carry a symbol and break out at a population, as far as a player can know: symbol × 7 + population. */
export const odds = new Float64Array(ALL_FACES.length)

/** The same for the classes of a seat's cards together: seat × 7 + population. */
export const held = new Float64Array(SEATS * POPULATIONS)

/** The lists that both were last made from: most moves reveal nothing and leave the cards where they are. */
const last: Pick<Rattus, 'revealed' | 'faces' | 'cards'> = { revealed: [], faces: [], cards: [] }

/** The faces that were revealed, in whatever order, and who holds which card, as a number each: what both follow from. */
let revealed = Number.NaN
let holders = Number.NaN

/** Brings both up to date, and says whether they are not as they were. */
export function readOdds(s: Rattus): boolean {
  const isNew = readRevealed(s)
  if (!readCards(s) && !isNew) return false
  held.fill(0)
  for (let card = 0; card < CARDS.length; card++) {
    const first = s.cards[card] * POPULATIONS
    if (first >= 0) for (let p = 0; p < POPULATIONS; p++) held[first + p] += odds[card * POPULATIONS + p]
  }
  return true
}

function readCards({ cards }: Rattus): boolean {
  if (last.cards === cards) return false
  last.cards = cards
  let now = 0
  for (let card = 0; card < CARDS.length; card++) now = now * (SEATS + 1) + cards[card] + 1
  if (holders === now) return false
  holders = now
  return true
}

function readRevealed(s: Rattus): boolean {
  if (last.revealed === s.revealed && last.faces === s.faces) return false
  last.revealed = s.revealed
  last.faces = s.faces
  let now = 0
  for (let i = 0; i < s.revealed.length; i++) now += BIT[s.faces[s.revealed[i]]]
  if (revealed === now) return false
  revealed = now
  setOdds(s)
  return true
}
const BIT: readonly number[] = FACES.map((_, face) => 2 ** face)

/** The faces not yet revealed; laid out like `ALL_FACES`. */
const unseen = new Int8Array(ALL_FACES.length)

function setOdds({ revealed, faces }: Rattus): void {
  for (let i = 0; i < unseen.length; i++) unseen[i] = ALL_FACES[i]
  for (let i = 0; i < revealed.length; i++) {
    const { limit, symbols } = FACES[faces[revealed[i]]]
    for (let k = 0; k < symbols.length; k++) unseen[symbols[k] * POPULATIONS + limit]--
  }
  const tokens = (FACES.length - revealed.length) * WAYS
  for (let first = 0; first < odds.length; first += POPULATIONS) {
    let breaking = 0
    for (let i = first; i < first + POPULATIONS; i++) odds[i] = SHARES[tokens + (breaking += unseen[i])]
  }
}

/** The share that some of so many tokens are: tokens × 50 + some. A look is quicker than a division. */
const WAYS = FACES.length + 1
const SHARES = Float64Array.from({ length: WAYS * WAYS }, (_, i) => (i % WAYS) / Math.floor(i / WAYS))
