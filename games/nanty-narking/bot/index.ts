import { carryOut, chooseKind, fillSlot, houseKind, slot, symbol, turn } from '../steps.ts'
import { chances } from '#bots/chances.ts'
import type { Outlook, Term } from '#engine/game.ts'
import { nextSeat, type Seat, type Step } from '#engine/state.ts'
import { CARDS } from '../data/cards.ts'
import { AT_MOST, GOAL, LOAN_PENALTY, LOAN_REPAYMENT, PERSONALITIES, POINTS_PER_AGENT, THRESHOLD } from '../data.ts'
import * as board from '../rules/board.ts'
import { limit, result } from '../rules/end.ts'
import { LAYERS } from './layers.generated.ts'
import { PROMISE, PROMISE_OF_CARD } from './promise.ts'
import { agents, buildings, limits, loans, PROGRESS, read } from './reading.ts'
import { clone, GONE, UNUSED, type NantyNarking } from '../state.ts'

/**
 * What a position is worth to each seat [NN-10.5]: how near it is to what its own Personality wants, less how near each other seat is to
 * any Personality that it could be, more what it owns; and what the cards being carried out still promise.
 */
export function outlook(s: NantyNarking): Outlook {
  judgeAll(s)
  return { ...judged, marks: judged.marks.slice() }
}

/** The marks of a seat by its Personality; if it has what it wants, also by how long others can still do something about it. */
const HERE: readonly (readonly number[])[] = PERSONALITIES.map((_, persona) => [persona])
const THERE: readonly (readonly (readonly number[])[])[] = PERSONALITIES.map((_, persona) =>
  [0, 1, 2, 3].map((wait) => [persona, PERSONALITIES.length + wait]),
)

/** The same, always in the same place but for what is expected: for who does not keep it. */
const judged = {
  expected: [0],
  /** From 0 to 1 as the draw pile runs out. */
  stage: 0,
  next: 0,
  marks: [HERE[0]],
}

function judgeAll(s: NantyNarking): Outlook {
  const after = afterFormality(s)
  look(after)
  const mover = next(s)
  const expected = standing.slice(0, s.seats)
  if (judged.marks.length !== s.seats) judged.marks = expected.map(() => HERE[0])
  const { marks } = judged
  for (let seat = 0; seat < s.seats; seat++) {
    expected[seat] = standing[seat] + worthOf.means(after, seat) + worthOf.promise(after, seat)
    marks[seat] = markOf(s, seat, mover)
  }
  judged.expected = expected
  judged.next = mover
  return judged
}

/** Who will move once the turn that has begun is over. */
const next = (s: NantyNarking): Seat => (hasBegun(s) ? nextSeat(s, s.active) : s.active)

export const value = chances({ outlook: judgeAll, result }, LAYERS)

/** Whether the active seat has done something in its turn. */
function hasBegun(s: NantyNarking): boolean {
  const step = s.agenda[s.agenda.length - 1] as Step & { start?: boolean }
  return !turn.is(step) || !step.start
}

const markOf = ({ seats }: NantyNarking, seat: Seat, mover: Seat): readonly number[] =>
  near[seat] >= 1 ? THERE[persons[seat]][(seat - mover + seats) % seats] : HERE[persons[seat]]

/** Which of its agents or buildings a seat takes matters less than where it goes: the piece is thought to stand there already. */
function afterFormality(s: NantyNarking): NantyNarking {
  if (!board.exact(s)) return s
  const step = s.agenda[s.agenda.length - 1]
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

/** What speaks for a seat in the position that was looked at last. */
const worthOf: Readonly<Record<NantyTerm, (s: NantyNarking, seat: Seat) => number>> = {
  goal: (_, seat) => UNIT * 0.5 * ambition(near[seat]),
  danger: (s, seat) => UNIT * -0.35 * danger(s, seat),
  points: (s, seat) => UNIT * lead(points[seat] - bestOfOthers(s, seat)),
  means: (s, seat) => UNIT * means(s, seat),
  promise: (s, seat) => UNIT * promised(s, seat),
}

function danger(s: NantyNarking, seat: Seat): number {
  let sum = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat) sum += threat(s, seat, other)
  return sum
}

function bestOfOthers(s: NantyNarking, seat: Seat): number {
  let best = -Infinity
  for (let other = 0; other < s.seats; other++) if (other !== seat && points[other] > best) best = points[other]
  return best
}

export function terms(s: NantyNarking, seat: Seat): Term<NantyTerm>[] {
  const after = afterFormality(s)
  look(after)
  return (Object.keys(worthOf) as NantyTerm[]).map((term) => ({ term, worth: worthOf[term](after, seat) }))
}

/**
 * Of each seat its Personality, its points, how far it is on the way to win by it (1 is there, more is a margin), what its hand
 * promises, and what its goal, danger and points are worth together;
 * what is not as it was in the last position is filled anew.
 */
const persons = [0, 0, 0, 0]
const points = [0, 0, 0, 0]
const near = [0, 0, 0, 0]
const hands = [0, 0, 0, 0]
const standing = [0, 0, 0, 0]
/** About as many cards there are to draw at first. */
const DECK = 90
/** Of each seat what it fears of others: the Personalities that it must expect of them, and how many these are. */
const suspects: Feared[][] = [[], [], [], []]
const suspected = [0, 0, 0, 0]

/** What was looked at last: most moves leave hands as they are, and hardly any changes what is known of Personalities. */
const lastSeen: Pick<NantyNarking, 'cards' | 'personas' | 'personaKnown' | 'deck'> = {
  cards: [],
  personas: [],
  personaKnown: [],
  deck: [],
}

function look(s: NantyNarking): void {
  const { cards, personas, personaKnown, deck } = lastSeen
  const others = personas !== s.personas || personaKnown !== s.personaKnown
  if (others) lookAtPersonas(s)
  if (others || cards !== s.cards) lookAtHands(s)
  if (deck !== s.deck) lookAtDeck(s)
  if (read(s) || others || deck !== s.deck) judge(s)
}

function lookAtDeck(s: NantyNarking): void {
  lastSeen.deck = s.deck
  judged.stage = 1 - Math.min(1, s.deck.length / DECK)
  OF_DECK_OUT[0] = fear(nearDeckOut())
}

/** How each seat stands by all that was read. */
function judge(s: NantyNarking): void {
  for (let seat = 0; seat < s.seats; seat++) {
    points[seat] = agents[seat] * POINTS_PER_AGENT + buildings[seat] + moneyPoints(s.money[seat], loans[seat])
    near[seat] = nearness(s, seat, persons[seat])
  }
  for (let seat = 0; seat < s.seats; seat++)
    standing[seat] = worthOf.goal(s, seat) + worthOf.danger(s, seat) + worthOf.points(s, seat)
}

/** What money counts at the end, once as many loans are paid back as it is enough for. */
function moneyPoints(money: number, owed: number): number {
  if (owed === 0) return money
  const paid = Math.min(owed, Math.floor(money / LOAN_REPAYMENT))
  return money - LOAN_REPAYMENT * paid - LOAN_PENALTY * (owed - paid)
}

function lookAtPersonas(s: NantyNarking): void {
  lastSeen.personas = s.personas
  lastSeen.personaKnown = s.personaKnown
  suspected.fill(0)
  for (let persona = 0; persona < PERSONALITIES.length; persona++) {
    const at = s.personas[persona]
    if (at === GONE) continue
    if (at < s.seats) persons[at] = persona
    for (let seat = 0; seat < s.seats; seat++)
      if (isSuspect(s, seat, persona)) suspects[seat][suspected[seat]++] = FEARED[s.seats - 2][persona]
  }
}

/** Neither the seat's own, nor one that it knows nobody has. */
const isSuspect = (s: NantyNarking, seat: Seat, persona: number): boolean =>
  s.personas[persona] !== seat && !(s.personas[persona] === UNUSED && s.personaKnown[persona] & (1 << seat))

/** Cards that were in hands when all were looked through last, in order, and how many. Most moves change nothing else but that one leaves its hand. */
const held = CARDS.map(() => 0)
let heldThen = 0

function lookAtHands(s: NantyNarking): void {
  lastSeen.cards = s.cards
  if (promisedBy(s) === cardsInHands(s)) return
  let count = 0
  const { cards, seats } = s
  for (let card = 0; card < cards.length; card++) if (isSeat(cards[card], seats)) held[count++] = card
  heldThen = count
  promisedBy(s)
}

/** Every other place is a higher number, or one below 0, which as bits is higher still. */
const isSeat = (place: number, seats: number): boolean => place >>> 0 < seats

function cardsInHands(s: NantyNarking): number {
  let count = 0
  for (let seat = 0; seat < s.seats; seat++) count += s.handCount[seat]
  return count
}

/** What the cards that were held promise where they still are; how many that is. */
function promisedBy({ cards, seats }: NantyNarking): number {
  for (let seat = 0; seat < seats; seat++) hands[seat] = 0
  let count = 0
  for (let i = 0; i < heldThen; i++) {
    const card = held[i]
    const place = cards[card]
    if (!isSeat(place, seats)) continue
    hands[place] += PROMISE_OF_CARD[persons[place]][card]
    count++
  }
  return count
}

const nearDeckOut = (): number => 0.5 * judged.stage

function nearness(s: NantyNarking, seat: Seat, persona: number): number {
  const goal = GOAL[persona]
  if (goal === 'deck-out') return nearDeckOut()
  const part = PROGRESS[persona][seat] / THRESHOLD[persona][s.seats - 2]
  if (goal === 'deck-low-presence') {
    const late = judged.stage / (1 - limit(s, goal) / DECK)
    return late < 1 ? Math.min(1, part) * late : part
  }
  if (goal !== 'peaceful-control') return part
  return part * (1 - 0.12 * Math.max(0, board.sizeOf(s.trouble) - limit(s, goal)))
}

/** The last steps count most, and a margin is some safety until the own next turn. */
function ambition(near: number): number {
  if (near >= 1) return 1 + 0.3 * Math.min(0.5, near - 1)
  return 0.45 * near + 0.4 * near * near * near
}

const fear = (near: number): number => (near >= 1 ? 1 : 0.25 * near + 0.35 * near * near * near * near)

/** How much is feared of a Personality: if it only counts, by what it has of what it takes. */
interface Feared {
  readonly persona: number
  readonly has: readonly number[]
  readonly table: readonly number[] | null
}

/** How much is feared of who waits for the draw pile to run out, whatever it has: filled in with every draw. */
const OF_DECK_OUT = [0]

/** By number of seats less 2 and Personality. */
const FEARED: readonly (readonly Feared[])[] = [0, 1, 2].map((table) =>
  GOAL.map((goal, persona) => ({
    persona,
    has: PROGRESS[persona],
    table: goal === 'deck-out' ? OF_DECK_OUT : AT_MOST[goal] ? null : fearTable(THRESHOLD[persona][table]),
  })),
)

function fearTable(whole: number): number[] | null {
  return Number.isFinite(whole) ? Array.from({ length: whole + 1 }, (_, has) => fear(has / whole)) : null
}

/** How much others fear a seat if it is a Personality. */
const fearOf = (s: NantyNarking, seat: Seat, { persona, has, table }: Feared): number =>
  table ? lookUp(table, has[seat]) : fear(Math.max(0, nearness(s, seat, persona)))

/** What lies beyond a table's ends is as much as at its ends. */
const lookUp = (table: readonly number[], at: number): number =>
  table[at < 0 ? 0 : at < table.length ? at : table.length - 1]

/** The average over all Personalities that the seat must expect of another. */
function threat(s: NantyNarking, seat: Seat, other: Seat): number {
  const feared = suspects[seat]
  let sum = 0
  for (let i = 0; i < suspected[seat]; i++) sum += fearOf(s, other, feared[i])
  return sum / Math.max(1, suspected[seat])
}

/** Points decide more often the nearer the end of the pile. */
const lead = (points: number): number => 0.002 * Math.max(-60, Math.min(60, points)) * (0.2 + judged.stage)

/** Money, agents, buildings and cards, whatever they will be used for. */
function means(s: NantyNarking, seat: Seat): number {
  const limit = limits[seat]
  const hand = seat === s.active ? Math.max(s.handCount[seat], limit) : s.handCount[seat]
  return (
    0.0015 * Math.min(40, s.money[seat]) -
    0.004 * loans[seat] +
    0.006 * board.onBoard(s, seat) +
    0.0015 * buildings[seat] +
    0.006 * Math.min(9, hand) +
    0.012 * limit
  )
}

/** What the active seat's cards on the table are still to bring, and a little for the cards in hand. */
const promised = (s: NantyNarking, seat: Seat): number =>
  (seat === s.active ? stillToCome(s, PROMISE[persons[seat]]) : 0) + 0.1 * hands[seat]

function stillToCome({ agenda }: NantyNarking, promise: (typeof PROMISE)[number]): number {
  let sum = 0
  for (let i = 0; i < agenda.length; i++) {
    const step = agenda[i] as Step & { card: number; at: number }
    const kind = step.do
    if (kind === symbol.step || kind === carryOut.step) sum += promise[step.card][step.at]
    else if (kind === slot.step || kind === fillSlot.step) sum += 0.02
  }
  return sum
}
