import { confide, type Shows, type Tell } from '#engine/event.ts'
import type { Game, TableSetup } from '#engine/game.ts'
import { below, pick, seedLuck, shuffle, type Luck } from '#engine/luck.ts'
import { vocabulary } from '#engine/move.ts'
import { agenda, reveal, seatsOf, unveil, veil, type Onlooker, type Seat, type State } from '#engine/state.ts'
import { acts, asks, rulebook, stepTable } from '#engine/step.ts'

/**
 * The smallest game with everything in it that a law is about: luck, a hidden hand for each seat, a hidden deck, a private
 * draw, a simultaneous secret choice, a public reveal, a secret answer, a hidden question. Each round a die sets the prize, the
 * active seat draws a card, all bid one card face down, the highest takes the prize, the
 * medium of the round, known to itself alone, makes a wish, the winner may give one point away and in the first round bury a card.
 */
export interface Toy extends State {
  deck: number[]
  hands: number[][]
  /** The card each seat has bid this round; `NONE` before that. */
  bids: number[]
  shown: number[]
  prize: number
  winner: Seat
  prizes: number[]
  gifts: number[]
  medium: Seat
  /** The last wish of each seat. */
  wishes: number[]
}

type Secret = { readonly secret: { readonly card: number }; readonly eyes: readonly Seat[] }
export type ToyEvent =
  | { readonly kind: 'rolled'; readonly prize: number }
  | ({ readonly kind: 'drew'; readonly seat: Seat } & Secret)
  | ({ readonly kind: 'bid'; readonly seat: Seat } & Secret)
  | Shows<{ readonly kind: 'shown'; readonly bids: readonly number[]; readonly winner: Seat }>
  | { readonly kind: 'gave'; readonly to: Seat }
  | ({ readonly kind: 'buried'; readonly seat: Seat } & Secret)

export const NONE = -1
export const HIDDEN = -2
const HAND = 5
const ROUNDS = 6
const MAX_SEATS = 3
const cardsFor = (seats: number): number[] => Array.from({ length: seats * (HAND + 1) + ROUNDS }, (_, card) => card)

export const toyMoves = vocabulary({
  bid: cardsFor(MAX_SEATS).map(String),
  give: ['0', '1', '2'],
  bury: cardsFor(MAX_SEATS).map(String),
  wish: ['0', '1', '2'],
  none: null,
})

export const { question, action } = rulebook<Toy, ToyEvent>()

export const round = action(acts('round'), (s, tell) => {
  if (s.turn === ROUNDS) return end(s, tell)
  s.active = s.turn++ % s.seats
  s.prize = below(s.luck, 6) + 1
  tell?.({ kind: 'rolled', prize: s.prize })
  s.medium = below(s.luck, s.seats)
  agenda(s, draw(), bid(), show(), wish(), gift(), bury(), round())
})

/** All cards are shown. */
function end(s: Toy, tell: Tell<ToyEvent>): void {
  s.agenda.length = 0
  reveal(s, tell)
}

export const draw = action(acts('draw'), (s, tell) => {
  const show = reveal(s, tell)
  const card = s.deck.pop()!
  s.hands[s.active].push(card)
  show?.({ kind: 'drew', seat: s.active, secret: { card }, eyes: [s.active] })
})

export const bid = question(asks('bid'), {
  who: (s) => seatsOf(s).filter((seat) => s.bids[seat] === NONE),
  moves: (s, _, seat) => s.hands[seat].map((card) => toyMoves.of.bid[card]),
  play(s, move, tell, _, seat) {
    s.hands[seat] = s.hands[seat].filter((card) => card !== move.at)
    s.bids[seat] = move.at
    confide(tell)?.({ kind: 'bid', seat, secret: { card: move.at }, eyes: [seat] })
    agenda(s, bid())
  },
  why: () => 'TOY-1.1',
  always: true,
})

export const show = action(acts('show'), (s, tell) => {
  const show = reveal(s, tell)
  const bids = [...s.bids]
  s.winner = bids.indexOf(Math.max(...bids))
  s.prizes[s.winner] += s.prize
  s.shown.push(...bids)
  s.bids.fill(NONE)
  show?.({ kind: 'shown', bids, winner: s.winner })
})

export const gift = question(asks('gift'), {
  who: (s) => s.winner,
  moves: (s) => [
    toyMoves.of.none,
    ...seatsOf(s).flatMap((seat) => (seat === s.winner ? [] : [toyMoves.of.give[seat]])),
  ],
  play(s, move, tell) {
    if (move === toyMoves.of.none) return
    s.gifts[s.winner]--
    s.gifts[move.at]++
    tell?.({ kind: 'gave', to: move.at })
  },
  why: () => 'TOY-1.2',
})

export const bury = question(asks('bury'), {
  who: (s) => s.winner,
  secret: true,
  moves: (s) => (s.turn === 1 ? [toyMoves.of.none, ...s.hands[s.winner].map((card) => toyMoves.of.bury[card])] : []),
  play(s, move, tell) {
    if (move === toyMoves.of.none) return
    const seat = s.winner
    s.hands[seat] = s.hands[seat].filter((card) => card !== move.at)
    s.deck.unshift(move.at)
    confide(tell)?.({ kind: 'buried', seat, secret: { card: move.at }, eyes: [seat] })
  },
  why: () => 'TOY-1.4',
})

export const wish = question(asks('wish'), {
  who: (s) => s.medium,
  hidden: true,
  moves: () => toyMoves.of.wish,
  play(s, move, _tell, _step, seat) {
    s.wishes[seat] = move.at
  },
  why: () => 'TOY-1.5',
})

function setup({ seed, seats }: TableSetup): Toy {
  const luck = seedLuck(seed)
  const deck = shuffle(luck, cardsFor(seats))
  const each = (n: number) => Array<number>(seats).fill(n)
  return {
    seats,
    active: 0,
    turn: 0,
    agenda: [round()],
    luck,
    reveals: 0,
    hands: each(0).map(() => deck.splice(0, HAND)),
    deck,
    bids: each(NONE),
    shown: [],
    prize: 0,
    winner: 0,
    prizes: each(0),
    gifts: each(0),
    medium: 0,
    wishes: each(0),
  }
}

const clone = (s: Toy): Toy => ({
  ...s,
  agenda: s.agenda.slice(),
  luck: s.luck.slice(),
  hands: s.hands.map((hand) => hand.slice()),
  deck: s.deck.slice(),
  bids: s.bids.slice(),
  shown: s.shown.slice(),
  prizes: s.prizes.slice(),
  gifts: s.gifts.slice(),
  wishes: s.wishes.slice(),
})

function view(s: Toy, eye: Onlooker): Toy {
  const seen = clone(s)
  veil(seen)
  if (s.agenda.length === 0) return seen
  seen.deck.fill(HIDDEN)
  if (seen.medium !== eye) seen.medium = HIDDEN
  for (const seat of seatsOf(s)) {
    if (seat === eye) continue
    seen.hands[seat].fill(HIDDEN)
    seen.wishes[seat] = HIDDEN
    if (seen.bids[seat] !== NONE) seen.bids[seat] = HIDDEN
  }
  return seen
}

function guess(seen: Toy, eye: Onlooker, luck: Luck): Toy {
  const s = clone(seen)
  const known = new Set(cardsOf(s))
  const unseen = shuffle(
    luck,
    cardsFor(s.seats).filter((card) => !known.has(card)),
  )
  const fill = (card: number) => (card === HIDDEN ? unseen.pop()! : card)
  s.deck = s.deck.map(fill)
  s.hands = s.hands.map((hand) => hand.map(fill))
  s.bids = s.bids.map(fill)
  if (s.medium === HIDDEN)
    s.medium = pick(
      luck,
      seatsOf(s).filter((seat) => seat !== eye),
    )
  s.wishes = s.wishes.map((wished) => (wished === HIDDEN ? below(luck, 3) : wished))
  unveil(s, luck)
  return s
}

const cardsOf = (s: Toy): number[] => [
  ...s.deck,
  ...s.hands.flat(),
  ...s.bids.filter((card) => card !== NONE),
  ...s.shown,
]

const scoresOf = (s: Toy): number[] => s.prizes.map((points, seat) => points + s.gifts[seat])

export const toy: Game<Toy, ToyEvent> = {
  id: 'toy',
  version: 1,
  seats: { min: 2, max: MAX_SEATS },
  variants: {},
  secrets: true,
  moves: toyMoves,
  steps: stepTable([round, draw, bid, show, gift, bury, wish]),
  setup,
  clone,
  view,
  guess,
  result(s) {
    if (s.agenda.length > 0) return null
    const scores = scoresOf(s)
    return {
      scores,
      places: scores.map((score) => 1 + scores.filter((other) => other > score).length),
      sheet: [
        { line: 'prizes', points: [...s.prizes] },
        { line: 'gifts', points: [...s.gifts] },
      ],
    }
  },
  scores: scoresOf,
  value: (s) => scoresOf(s).map((score) => (score + ROUNDS) / 100),
  why: () => 'TOY-1.3',
  sights: {
    deck: 'veiled',
    hands: 'veiled',
    bids: 'veiled',
    shown: 'open',
    prize: 'open',
    winner: 'open',
    prizes: 'open',
    gifts: 'open',
    medium: 'veiled',
    wishes: 'veiled',
  },
  news: { drew: ['seat'], bid: ['seat'], buried: ['seat'], shown: ['everybody'] },
  broken(s) {
    const cards = cardsOf(s).sort((a, b) => a - b)
    return cards.join() === cardsFor(s.seats).join() ? null : 'cards are neither made nor lost'
  },
}
