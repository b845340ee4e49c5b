import { carryOut, chooseKind, fillSlot, houseKind, slot, symbol, turn } from '../steps.ts'
import { chances } from '#bots/chances.ts'
import type { Outlook, Term } from '#engine/game.ts'
import { nextSeat, seatsOf, type Seat, type Step } from '#engine/state.ts'
import { AMOUNTS, CARDS, effectOf, SYMBOLS, type Effect } from '../data/cards.ts'
import { GOAL, PEACE, PERSONALITIES, POINTS_PER_AGENT, type Goal } from '../data.ts'
import * as board from '../rules/board.ts'
import { personaOf, result, sheetOf, threshold } from '../rules/end.ts'
import { LAYERS } from './layers.generated.ts'
import { agents, buildings, PROGRESS, read } from './reading.ts'
import { clone, GONE, UNUSED, type NantyNarking } from '../state.ts'

/**
 * What a position is worth to each seat [NN-10.5]: how near it is to what its own Personality wants, less how near each other seat is to
 * any Personality that it could be, more what it owns; and what the cards being carried out still promise.
 */
export function outlook(s: NantyNarking): Outlook {
  const after = afterFormality(s)
  look(after)
  const expected: number[] = []
  const borne: number[][] = []
  for (let seat = 0; seat < s.seats; seat++) {
    expected.push(sum(worths(after, seat)))
    borne.push(marks(after, seat))
  }
  return { expected, stage: emptied(after), next: next(s), marks: borne }
}

/** Who will move once the turn that has begun is over. */
const next = (s: NantyNarking): Seat => (hasBegun(s) ? nextSeat(s, s.active) : s.active)

export const value = chances({ outlook, result }, LAYERS)

/** Whether the active seat has done something in its turn. */
function hasBegun(s: NantyNarking): boolean {
  const step = s.agenda[s.agenda.length - 1] as Step & { start?: boolean }
  return !turn.is(step) || !step.start
}

/** Who the seat is; and how long others can still do something about it, if it has what it wants. */
function marks(s: NantyNarking, seat: Seat): number[] {
  const persona = persons[seat]
  return near[seat][persona] >= 1 ? [persona, PERSONALITIES.length + ((seat - next(s) + s.seats) % s.seats)] : [persona]
}

/** Which of its agents or buildings a seat takes matters less than where it goes: the piece is thought to stand there already. */
function afterFormality(s: NantyNarking): NantyNarking {
  const step = s.agenda.at(-1)!
  const kind = chooseKind.is(step) ? chooseKind.kind : houseKind.is(step) ? houseKind.kind : null
  if (!kind?.question) return s
  const next = clone(s)
  next.agenda.pop()
  const seat = chooseKind.is(step) ? (step as Step & { seat: Seat }).seat : s.active
  kind.question.play(next, kind.question.moves(next, step, seat)[0], undefined, step, seat)
  return next
}

/** What speaks for a seat. */
export type NantyTerm = 'goal' | 'danger' | 'points' | 'means' | 'promise'

/** In a unit in which a lead of one is worth having. */
const UNIT = 4

function worths(s: NantyNarking, seat: Seat): Readonly<Record<NantyTerm, number>> {
  let danger = 0
  let best = -Infinity
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    danger += threat(seat, near[other])
    if (points[other] > best) best = points[other]
  }
  return {
    goal: UNIT * 0.5 * ambition(near[seat][persons[seat]]),
    danger: UNIT * -0.35 * danger,
    points: UNIT * lead(s, points[seat] - best),
    means: UNIT * means(s, seat),
    promise: UNIT * promised(s, seat),
  }
}

const sum = ({ goal, danger, points, means, promise }: Readonly<Record<NantyTerm, number>>): number =>
  goal + danger + points + means + promise

export function terms(s: NantyNarking, seat: Seat): Term<NantyTerm>[] {
  const after = afterFormality(s)
  look(after)
  const by = worths(after, seat)
  return (Object.keys(by) as NantyTerm[]).map((term) => ({ term, worth: by[term] }))
}

/**
 * Of each seat its Personality, its points, how far it is on the way to each Personality's win (1 is there, more is a margin), and
 * what its hand promises; filled anew for every position.
 */
const persons = [0, 0, 0, 0]
const points = [0, 0, 0, 0]
const hands = [0, 0, 0, 0]
const near = persons.map(() => PERSONALITIES.map(() => 0))
/** Personalities that are not out of the game, and of these what each seat must expect of others. */
let inPlay: readonly number[] = []
let suspects: readonly (readonly number[])[] = []

/** What was looked at last: most moves leave hands as they are, and hardly any changes what is known of Personalities. */
const lastSeen: Pick<NantyNarking, 'cards' | 'personas' | 'personaKnown'> = {
  cards: [],
  personas: [],
  personaKnown: [],
}

function look(s: NantyNarking): void {
  const { cards, personas, personaKnown } = lastSeen
  if (personas !== s.personas || personaKnown !== s.personaKnown) lookAtPersonas(s)
  if (personas !== s.personas || cards !== s.cards) lookAtHands(s)
  read(s)
  for (let seat = 0; seat < s.seats; seat++)
    points[seat] = agents[seat] * POINTS_PER_AGENT + buildings[seat] + moneyPoints(s, seat)
  for (let i = 0; i < inPlay.length; i++)
    for (let seat = 0; seat < s.seats; seat++) near[seat][inPlay[i]] = nearness(s, seat, inPlay[i])
}

/** What money and loans count at the end: most seats have none to pay back. */
function moneyPoints(s: NantyNarking, seat: Seat): number {
  if (board.loans(s, seat) === 0) return s.money[seat]
  const { money, loans } = sheetOf(s, seat)
  return money + loans
}

function lookAtPersonas(s: NantyNarking): void {
  lastSeen.personas = s.personas
  lastSeen.personaKnown = s.personaKnown
  for (let seat = 0; seat < s.seats; seat++) persons[seat] = personaOf(s, seat)
  for (let seat = 0; seat < s.seats; seat++) near[seat].fill(0)
  inPlay = PERSONALITIES.map((_, persona) => persona).filter((persona) => s.personas[persona] !== GONE)
  suspects = seatsOf(s).map((seat) => inPlay.filter((persona) => isSuspect(s, seat, persona)))
}

/** Neither the seat's own, nor one that it knows nobody has. */
const isSuspect = (s: NantyNarking, seat: Seat, persona: number): boolean =>
  persona !== persons[seat] && !(s.personas[persona] === UNUSED && s.personaKnown[persona] & (1 << seat))

function lookAtHands(s: NantyNarking): void {
  lastSeen.cards = s.cards
  hands.fill(0)
  for (let card = 0; card < CARDS.length; card++) {
    const seat = s.cards[card]
    if (seat >= 0 && seat < s.seats) hands[seat] += PROMISE[persons[seat]][card][0] ?? 0
  }
}

function nearness(s: NantyNarking, seat: Seat, persona: number): number {
  const goal = GOAL[persona]
  if (goal === 'deck-out') return 0.5 * emptied(s)
  const part = PROGRESS[persona][seat] / threshold(s, persona)
  if (goal === 'deck-out-presence') return Math.min(1, part) * emptied(s)
  if (goal !== 'peaceful-control') return part
  return part * (1 - 0.12 * Math.max(0, board.sizeOf(s.trouble) - PEACE[s.seats - 2]))
}

/** From 0 to 1 as the draw pile runs out. */
const emptied = (s: NantyNarking): number => 1 - Math.min(1, s.deck.length / 90)

/** The last steps count most, and a margin is some safety until the own next turn. */
function ambition(near: number): number {
  if (near >= 1) return 1 + 0.3 * Math.min(0.5, near - 1)
  return 0.45 * near + 0.4 * near * near * near
}

/** The average over all Personalities that the seat must expect of another. */
function threat(seat: Seat, near: readonly number[]): number {
  const candidates = suspects[seat]
  let sum = 0
  for (let i = 0; i < candidates.length; i++) {
    const n = Math.max(0, near[candidates[i]])
    sum += n >= 1 ? 1 : 0.25 * n + 0.35 * n * n * n * n
  }
  return sum / Math.max(1, candidates.length)
}

/** Points decide more often the nearer the end of the pile. */
const lead = (s: NantyNarking, points: number): number =>
  0.002 * Math.max(-60, Math.min(60, points)) * (0.2 + emptied(s))

/** Money, agents, buildings and cards, whatever they will be used for. */
function means(s: NantyNarking, seat: Seat): number {
  const limit = board.handLimit(s, seat)
  const hand = seat === s.active ? Math.max(s.handCount[seat], limit) : s.handCount[seat]
  return (
    0.0015 * Math.min(40, s.money[seat]) -
    0.004 * board.loans(s, seat) +
    0.006 * board.onBoard(s, seat) +
    0.0015 * buildings[seat] +
    0.006 * Math.min(9, hand) +
    0.012 * limit
  )
}

// What cards promise.

type Gain = 'money' | 'place' | 'trouble' | 'calm' | 'build' | 'kill' | 'move' | 'draw' | 'event'

/** What one of each is worth to who wants a goal. */
const WANTS: Readonly<Record<Goal, Readonly<Partial<Record<Gain, number>>>>> = {
  presence: { place: 0.05, move: 0.03, kill: 0.012, build: 0.015, money: 0.003, draw: 0.01 },
  'thames-presence': { place: 0.045, move: 0.03, kill: 0.012, build: 0.015, money: 0.003, draw: 0.01 },
  agents: { place: 0.045, move: 0.004, kill: 0.012, build: 0.012, money: 0.003, draw: 0.01 },
  trouble: { place: 0.05, trouble: 0.06, move: 0.03, build: 0.012, money: 0.003, draw: 0.01 },
  'presence-in-trouble': { place: 0.05, trouble: 0.05, move: 0.03, build: 0.012, money: 0.003, draw: 0.01 },
  wealth: { money: 0.01, build: 0.03, place: 0.02, kill: 0.012, calm: 0.006, draw: 0.01 },
  cash: { money: 0.015, build: 0.002, place: 0.015, kill: 0.012, draw: 0.01 },
  'building-value': { money: 0.01, build: 0.06, place: 0.025, kill: 0.015, calm: 0.015, draw: 0.01 },
  control: { place: 0.045, build: 0.05, kill: 0.03, money: 0.006, move: 0.03, calm: 0.006, draw: 0.01 },
  'control-value': { place: 0.045, build: 0.05, kill: 0.03, money: 0.006, move: 0.03, calm: 0.006, draw: 0.01 },
  'peaceful-control': { place: 0.04, build: 0.05, kill: 0.035, money: 0.006, move: 0.03, calm: 0.02, draw: 0.01 },
  'deck-out': { draw: 0.025, kill: 0.03, place: 0.025, build: 0.025, calm: 0.012, money: 0.004, move: 0.015 },
  'deck-out-presence': { draw: 0.02, kill: 0.02, place: 0.04, build: 0.02, money: 0.003, move: 0.02 },
}

const SYMBOL_GAIN: Readonly<Record<string, Gain>> = {
  'place-agent': 'place',
  money: 'money',
  'remove-trouble': 'calm',
  assassinate: 'kill',
  build: 'build',
}

/** What a text brings, about, where that is the same on every card; a card in hand where nothing is said. */
const TEXT_GAIN: Readonly<Partial<Record<Effect['text'], readonly [Gain, number]>>> = {
  'take-loan': ['money', 4],
  'earn-per-trouble': ['money', 4],
  'earn-per-building': ['money', 4],
  'earn-per-figure-in': ['money', 4],
  'earn-in-trouble-district': ['money', 7],
  'sell-discards': ['money', 2],
  'each-gives-coin-or-card': ['money', 2],
  'sell-card': ['money', 2],
  'gamble-bank': ['money', 2],
  'gamble-player': ['money', 2],
  'play-cards': ['draw', 3],
  'place-quietly': ['place', 1],
  'place-in-trouble': ['place', 1],
  'place-at-own-building': ['place', 1],
  'move-own-agent': ['move', 1],
  'pay-to-move': ['move', 1],
  'flee-trouble': ['move', 1],
  'move-other-figure': ['move', 1],
  'swap-figures': ['move', 1],
  'remove-figure-in': ['kill', 1],
  'hire-murder': ['kill', 1],
  'hire-murder-by-other': ['kill', 1],
  'gamble-murder': ['kill', 1],
  'others-remove-own': ['kill', 1],
  'roll-and-kill': ['kill', 1.5],
  'place-trouble': ['trouble', 1],
  'build-discount': ['build', 1],
  'buy-building': ['build', 1],
  'extort-building': ['build', 1],
}

/** What a text brings, about: of what, how much. */
function textGain(effect: Effect): readonly [Gain, number] {
  switch (effect.text) {
    case 'take-from-each':
    case 'take-from-player':
      return ['money', effect.amount + 1]
    case 'draw-cards':
    case 'draw-from-discard':
    case 'receive-cards':
      return ['draw', effect.count]
    case 'place-around':
      return ['place', effect.max]
    default:
      return TEXT_GAIN[effect.text] ?? ['draw', 1]
  }
}

/** Worth of each symbol of each card to each Personality, summed from that symbol to the last. */
const PROMISE: readonly (readonly (readonly number[])[])[] = GOAL.map((goal) =>
  CARDS.map((_, card) => sums(card, WANTS[goal])),
)

function sums(card: number, wants: Readonly<Partial<Record<Gain, number>>>): number[] {
  const list = SYMBOLS[card].map((symbol, i) => {
    if (symbol === 'event') return -0.012
    if (symbol === 'play-another') return 0.004
    const gain = SYMBOL_GAIN[symbol]
    if (gain) return (wants[gain] ?? 0) * Math.max(1, AMOUNTS[card][i])
    const [what, much] = textGain(effectOf(card))
    return 0.8 * (wants[what] ?? 0.002) * much
  })
  for (let i = list.length - 2; i >= 0; i--) list[i] += list[i + 1]
  return list
}

/** What the active seat's cards on the table are still to bring, and a little for the cards in hand. */
function promised(s: NantyNarking, seat: Seat): number {
  const promise = PROMISE[persons[seat]]
  let sum = 0
  if (seat === s.active) {
    for (let i = 0; i < s.agenda.length; i++) {
      const step = s.agenda[i] as Step & { card: number; at: number }
      if (symbol.is(step) || carryOut.is(step)) sum += promise[step.card][step.at] ?? 0
      if (slot.is(step) || fillSlot.is(step)) sum += 0.02
    }
  }
  return sum + 0.1 * hands[seat]
}
