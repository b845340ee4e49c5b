import type { Sights } from '#engine/game.ts'
import { eventReact, keep, react } from './steps.ts'
import { veil, type Onlooker, type Seat, type Step } from '#engine/state.ts'
import type { Threat } from './steps.ts'
import { BEFORE, clone, DECK, GONE, HIDDEN, NONE, SPECTATOR, type NantyNarking } from './state.ts'

export const sights: Sights<NantyNarking> = {
  start: 'open',
  set: 'open',
  money: 'open',
  figures: 'open',
  kinds: 'open',
  supply: 'open',
  houses: 'open',
  building: 'open',
  houseKind: 'open',
  trouble: 'open',
  voided: 'open',
  used: 'open',
  fresh: 'open',
  cards: 'veiled',
  known: 'veiled',
  deck: 'veiled',
  handCount: 'open',
  laid: 'open',
  open: 'open',
  lastLaid: 'open',
  mustPlay: 'open',
  extraPlays: 'open',
  personas: 'veiled',
  personaKnown: 'veiled',
  events: 'veiled',
  eventKnown: 'open',
  past: 'open',
  agentCards: 'veiled',
  houseCards: 'veiled',
  usedCards: 'open',
  secretAgents: 'open',
  secretHouses: 'open',
  housePile: 'veiled',
  cheap: 'open',
  covered: 'open',
  event: 'open',
  rolls: 'open',
  victim: 'open',
  shields: 'open',
  returning: 'open',
  ending: 'open',
  winner: 'open',
}

/** What an eye may see [NN-7.1 to 7.4]: hands, Personalities and secret cards are its own or those it was shown. After the end all is open. */
export function view(s: NantyNarking, eye: Onlooker): NantyNarking {
  const seen = clone(s)
  veil(seen)
  if (s.agenda.length === 0) return seen
  const bit = bitOf(eye)
  hideHands(seen, bit)
  hidePersonalities(seen, bit)
  seen.events = seen.events.map((event, i) => (seen.eventKnown[i] & bit ? event : HIDDEN))
  seen.agentCards = hideSecret(s.agentCards, eye)
  seen.houseCards = hideSecret(s.houseCards, eye)
  seen.deck = s.deck.map(() => HIDDEN)
  seen.housePile = s.housePile.map(() => HIDDEN)
  seen.agenda = s.agenda.map((step) => stepFor(step, eye))
  return seen
}

export const bitOf = (eye: Onlooker): number => (eye === 'spectator' ? SPECTATOR : 1 << eye)

/** Of a card in another hand that it knows, the eye does not know who else does, unless all do. */
function hideHands(s: NantyNarking, bit: number): void {
  const cards = s.cards.slice()
  const eyes = s.known.slice()
  for (let card = 0; card < cards.length; card++) {
    const at = cards[card]
    const known = eyes[card]
    if (at > DECK) continue
    if (at < DECK && known & bit) {
      if (1 << at !== bit && !(known & SPECTATOR)) eyes[card] = bit | (1 << at)
      continue
    }
    cards[card] = HIDDEN
    eyes[card] = 0
  }
  s.cards = cards
  s.known = eyes
}

/** Who else knows of one is not for the eye to know. */
function hidePersonalities(s: NantyNarking, bit: number): void {
  s.personas = s.personas.map((place, p) => (s.personaKnown[p] & bit || place === GONE ? place : HIDDEN))
  s.personaKnown = s.personaKnown.map((known) => known & bit)
}

/** Agent and building cards that are neither open nor out of the game. */
function hideSecret(cards: readonly number[], eye: Onlooker): number[] {
  return cards.map((at) => (at === eye || at === GONE || at >= BEFORE ? at : HIDDEN))
}

/** Nobody else may know which seat is asked for a reaction, nor which cards a thief was shown [NN-7.4, 7.5]. */
function stepFor(step: Step, eye: Onlooker): Step {
  if (isWindow(step) && step.of[step.at] !== eye) return { ...step, at: NONE } as Step
  if (isTheft(step) && step.thief !== eye && step.target !== eye) return { ...step, cards: [HIDDEN, HIDDEN] } as Step
  return step
}

interface AnyWindow extends Step {
  readonly of: readonly Seat[]
  readonly at: number
  /** Of what kind the threat is; an event's is none of these. */
  readonly threat?: Threat
}
export const isWindow = (step: Step): step is AnyWindow => react.is(step) || eventReact.is(step)

interface Theft extends Step {
  readonly thief: Seat
  readonly target: Seat
  readonly cards: readonly number[]
}
export const isTheft = (step: Step): step is Theft => keep.is(step)
