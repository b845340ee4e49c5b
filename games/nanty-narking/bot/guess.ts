import { pick, shuffle, type Luck } from '#engine/luck.ts'
import { unveil, type Onlooker, type Seat, type Step } from '#engine/state.ts'
import { isGrey } from '../data/cards.ts'
import { EVENTS } from '../data.ts'
import { mayReactToEvent } from '../rules/event-reactions.ts'
import { handOf, withAll } from '../rules/hands.ts'
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
  guessHouses(s, luck)
  guessAgents(s, luck)
  guessHands(s, luck)
  guessWindow(s, eye, luck)
  guessTheft(s, luck)
  return s
}

function guessPersonalities(s: NantyNarking, luck: Luck): void {
  const hidden = shuffle(luck, where(s.personas, HIDDEN))
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.personas.includes(seat)) continue
    const persona = hidden.pop()!
    s.personas = s.personas.with(persona, seat)
    s.personaKnown = s.personaKnown.with(persona, 1 << seat)
  }
  s.personas = s.personas.map((place) => (place === HIDDEN ? UNUSED : place))
}

/** The indices at which a value stands. */
function where(list: readonly number[], value: number): number[] {
  const found: number[] = []
  for (let i = 0; i < list.length; i++) if (list[i] === value) found.push(i)
  return found
}

/** Events that have not happened, in the places of the pile that the eye does not know. */
function guessEvents(s: NantyNarking, luck: Luck): void {
  const unseen = shuffle(luck, unseenEvents(s))
  s.events = s.events.map((event) => (event === HIDDEN ? unseen.pop()! : event))
}

const unseenEvents = (s: NantyNarking): number[] =>
  EVENTS.map((_, event) => event).filter((event) => !s.past.includes(event) && !s.events.includes(event))

function guessHouses(s: NantyNarking, luck: Luck): void {
  s.housePile = dealSecretly(s.houseCards, s.secretHouses, luck)
}

function guessAgents(s: NantyNarking, luck: Luck): void {
  dealSecretly(s.agentCards, s.secretAgents, luck)
}

/** Gives every seat as many of the hidden cards as it has secretly; those that are left over. */
function dealSecretly(cards: number[], secret: readonly number[], luck: Luck): number[] {
  const hidden = shuffle(luck, where(cards, HIDDEN))
  for (let seat = 0; seat < secret.length; seat++)
    for (let missing = secret[seat] - where(cards, seat).length; missing > 0; missing--) cards[hidden.pop()!] = seat
  for (const card of hidden) cards[card] = LEFT_OVER
  return hidden
}

/** Cards nobody saw: red ones lie at the bottom of the pile, grey ones above; the rest is in hands [NN-3.7]. */
function guessHands(s: NantyNarking, luck: Luck): void {
  const hidden = shuffle(luck, where(s.cards, HIDDEN))
  const red = hidden.filter((c) => !isGrey(c))
  const grey = hidden.filter(isGrey)
  const deck: number[] = []
  while (deck.length < s.deck.length && red.length > 0) deck.push(red.pop()!)
  while (deck.length < s.deck.length) deck.push(grey.pop()!)
  s.cards = withAll(s.cards, deck, DECK)
  s.deck = deck
  const rest = shuffle(luck, [...red, ...grey])
  for (let other = 0; other < s.seats; other++) {
    const missing = s.handCount[other] - where(s.cards, other).length
    if (missing > 0) deal(s, other, rest.splice(-missing))
  }
}

function deal(s: NantyNarking, seat: Seat, cards: readonly number[]): void {
  s.cards = withAll(s.cards, cards, seat)
  s.known = withAll(s.known, cards, 1 << seat)
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
  for (const card of cards) s.known = s.known.with(card, s.known[card] | (1 << step.thief))
  s.agenda[s.agenda.length - 1] = { ...step, cards } as Step
}
