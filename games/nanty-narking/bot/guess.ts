import { kept } from '#engine/kept.ts'
import { pick, shuffle, type Luck } from '#engine/luck.ts'
import { replaced, unveil, type Onlooker, type Seat, type Step } from '#engine/state.ts'
import { isGrey } from '../data/cards.ts'
import { EVENTS } from '../data.ts'
import { exact } from '../rules/board.ts'
import { mayReactToEvent } from '../rules/event-reactions.ts'
import { handOf } from '../rules/hands.ts'
import { mayReact } from '../rules/interrupts.ts'
import { clone, DECK, HIDDEN, LEFT_OVER, NONE, UNUSED, type NantyNarking } from '../state.ts'
import { isTheft, isWindow } from '../view.ts'

/** A world that fits all that the eye knows: cards, Personalities and events dealt at random to where they may be. */
export function guess(seen: NantyNarking, eye: Onlooker, luck: Luck): NantyNarking {
  const s = clone(seen)
  unveil(s, luck)
  if (s.agenda.length === 0) return s
  guessPersonalities(s, luck)
  guessEvents(s, luck)
  guessPieces(s, luck)
  guessHands(s, luck)
  guessWindow(s, eye, luck)
  guessTheft(s, luck)
  return s
}

function guessPersonalities(s: NantyNarking, luck: Luck): void {
  const personas = s.personas.slice()
  const known = s.personaKnown.slice()
  const hidden = shuffle(luck, where(personas, HIDDEN))
  for (let seat = 0; seat < s.seats; seat++) {
    if (personas.includes(seat)) continue
    const persona = hidden.pop()!
    personas[persona] = seat
    known[persona] = 1 << seat
  }
  for (const persona of hidden) personas[persona] = UNUSED
  s.personas = personas
  s.personaKnown = known
}

/** The indices at which a value stands. */
function where(list: readonly number[], value: number): number[] {
  const found: number[] = []
  for (let i = 0; i < list.length; i++) if (list[i] === value) found.push(i)
  return found
}

function count(list: readonly number[], value: number): number {
  let found = 0
  for (let i = 0; i < list.length; i++) if (list[i] === value) found++
  return found
}

/** Events that have not happened, in the places of the pile that the eye does not know. */
function guessEvents(s: NantyNarking, luck: Luck): void {
  const unseen = shuffle(luck, unseenEvents(s.events, s.past).slice())
  const events = s.events.slice()
  for (let i = 0; i < events.length; i++) if (events[i] === HIDDEN) events[i] = unseen.pop()!
  s.events = events
}

/** Many worlds are guessed from one view: what follows from that alone is kept. */
const unseenEvents = kept((events: readonly number[], past: readonly number[]): readonly number[] =>
  [...EVENTS.keys()].filter((event) => !past.includes(event) && !events.includes(event)),
)

/** The secret cards of agents and buildings, where they are in play. */
function guessPieces(s: NantyNarking, luck: Luck): void {
  if (!exact(s)) return
  const houses = s.houseCards.slice()
  const agents = s.agentCards.slice()
  s.housePile = dealSecretly(houses, s.secretHouses, luck)
  dealSecretly(agents, s.secretAgents, luck)
  s.houseCards = houses
  s.agentCards = agents
}

/** Gives every seat as many of the hidden cards as it has secretly; those that are left over. */
function dealSecretly(cards: number[], secret: readonly number[], luck: Luck): number[] {
  const hidden = shuffle(luck, where(cards, HIDDEN))
  for (let seat = 0; seat < secret.length; seat++)
    for (let missing = secret[seat] - count(cards, seat); missing > 0; missing--) cards[hidden.pop()!] = seat
  for (const card of hidden) cards[card] = LEFT_OVER
  return hidden
}

/** Cards that the eye does not know, and how many of them each seat holds. */
const unseenCards = kept((cards: readonly number[], handCount: readonly number[]) => ({
  hidden: where(cards, HIDDEN),
  missing: handCount.map((held, seat) => held - count(cards, seat)),
}))

/** Cards nobody saw: red ones lie at the bottom of the pile, grey ones above; the rest is in hands [NN-3.7]. */
function guessHands(s: NantyNarking, luck: Luck): void {
  const { hidden, missing } = unseenCards(s.cards, s.handCount)
  const cards = s.cards.slice()
  const known = s.known.slice()
  const deck = s.deck.slice()
  const red = shuffle(luck, hidden.slice())
  const grey = takeGrey(red)
  for (let i = 0; i < deck.length; i++) {
    const card = (red.length > 0 ? red : grey).pop()!
    cards[card] = DECK
    deck[i] = card
  }
  const rest = shuffle(luck, [...red, ...grey])
  for (let seat = 0; seat < s.seats; seat++)
    for (let left = missing[seat]; left > 0; left--) {
      const card = rest.pop()!
      cards[card] = seat
      known[card] = 1 << seat
    }
  s.cards = cards
  s.known = known
  s.deck = deck
}

/** Takes all grey ones out of a list of cards, in order. */
function takeGrey(cards: number[]): number[] {
  const grey: number[] = []
  let red = 0
  for (let i = 0; i < cards.length; i++)
    if (isGrey(cards[i])) grey.push(cards[i])
    else cards[red++] = cards[i]
  cards.length = red
  return grey
}

/** Whose window it is others do not know: any other seat that may be able to react [NN-7.5]. */
function guessWindow(s: NantyNarking, eye: Onlooker, luck: Luck): void {
  const step = s.agenda.at(-1)!
  if (!isWindow(step) || step.at !== NONE) return
  const may = (seat: Seat) => (step.threat ? mayReact(s, seat, step.threat) : mayReactToEvent(s, seat))
  const asked = [...step.of.keys()].filter((at) => step.of[at] !== eye && may(step.of[at]))
  s.agenda[s.agenda.length - 1] = { ...step, at: pick(luck, asked) } as Step
}

/** The two cards a thief looks at: any two of the victim's. */
function guessTheft(s: NantyNarking, luck: Luck): void {
  const step = s.agenda.at(-1)!
  if (!isTheft(step) || step.cards[0] !== HIDDEN) return
  const cards = shuffle(luck, handOf(s, step.target)).slice(0, 2)
  for (const card of cards) s.known = replaced(s.known, card, s.known[card] | (1 << step.thief))
  s.agenda[s.agenda.length - 1] = { ...step, cards } as Step
}
