import {
  agentOrder,
  businessField,
  cardCarriedOut,
  checkOrders,
  competitionTarget,
  defectorTarget,
  moveFrom,
  nextCard,
  partnerArea,
  procureCard,
  swapFirst,
} from '../steps.ts'
import type { Tell } from '#engine/event.ts'
import type { Move } from '#engine/move.ts'
import { agenda, reveal, type Seat, type Step } from '#engine/state.ts'
import {
  AGENT,
  BUSINESS,
  CAR,
  CARDS,
  CARDS_PER_TURN,
  COMPETITION,
  DEFECTOR,
  OPEN_KINDS,
  ORGANISATION,
  PARTNER,
  PROCUREMENT,
  SHIP,
} from '../data.ts'
import type { BossEvent } from '../events.ts'
import { moves } from '../moves.ts'
import { eitherOf, faceOf, isPublic, shownToAll, special } from '../data/specials.ts'
import { addToHand, holdsSecret, inHand, NONE, type Boss } from '../state.ts'
import { canDoBusiness } from './business.ts'

import { canPartner } from './partner.ts'
import { canCompete, canDefect, canOrganise, canProcure, canSendAgent } from './special.ts'
import { canDrive, canSail, drive } from './transport.ts'
import { outOfPlace } from './why.ts'
import { question, action, type Clause } from './book.ts'

/** When each card can have its effect, and the steps that carry it out [BOSS-4.5.4]. */
const EFFECTS: Readonly<Record<number, { can(s: Boss): boolean; steps(s: Boss): readonly Step[] }>> = {
  [CAR]: { can: canDrive, steps: drive },
  [SHIP]: { can: canSail, steps: () => [moveFrom({ card: SHIP })] },
  [PARTNER]: { can: canPartner, steps: () => [partnerArea(), partnerArea()] },
  [BUSINESS]: { can: canDoBusiness, steps: () => [businessField()] },
  [COMPETITION]: { can: canCompete, steps: () => [competitionTarget()] },
  [DEFECTOR]: { can: canDefect, steps: () => [defectorTarget()] },
  [ORGANISATION]: { can: canOrganise, steps: () => [swapFirst()] },
  [PROCUREMENT]: { can: canProcure, steps: () => [procureCard({ taken: [] })] },
  [AGENT]: { can: canSendAgent, steps: () => [agentOrder()] },
}

export const isPlayable = (s: Boss, card: number): boolean => holds(s, s.active, card) && EFFECTS[card].can(s)

function holds(s: Boss, seat: Seat, card: number): boolean {
  if (card < OPEN_KINDS) return inHand(s, seat, card) > 0
  const held = s.held[seat]
  for (let i = 0; i < held.length; i++) if (faceOf(held[i]) === card) return true
  return false
}

/** A card is carried out completely, then the orders are looked at [BOSS-4.5.2, 4.5.5, 4.15.3]. */
export function playCard(s: Boss, card: number, tell: Tell<BossEvent>): void {
  if (card < OPEN_KINDS) addToHand(s, s.active, card, -1)
  else showSpecial(s, card, tell)
  s.inPlay = card
  s.played++
  if (card === BUSINESS) s.business = true
  tell?.({ kind: 'played', seat: s.active, card, nth: s.played })
  if (s.played < CARDS_PER_TURN) agenda(s, nextCard())
  agenda(s, ...EFFECTS[card].steps(s), cardCarriedOut(), checkOrders())
}

/** Which of two equal ones it was nobody can say; so what is left is known to those who knew both [BOSS-7.5]. */
function showSpecial(s: Boss, card: number, tell: Tell<BossEvent>): void {
  const held = s.held[s.active].slice()
  const at = held.findIndex((c) => faceOf(c) === card)
  const twin = held.findIndex((c, i) => i > at && faceOf(c) === card)
  if (!isPublic(held[at]) && !(twin > 0 && isPublic(held[twin]))) reveal(s, tell)
  if (twin > 0) held[twin] = eitherOf(held[at], held[twin])
  held.splice(at, 1)
  s.held[s.active] = held
}

/** Under its stack, before the next card [BOSS-4.5.5]. */
action(cardCarriedOut, (s) => {
  if (s.inPlay < OPEN_KINDS) s.stacks[s.inPlay]++
  else s.specials = [...s.specials, shownToAll(special(s.inPlay))]
  s.inPlay = NONE
})

/** After the first and the second card: another one, or stop [BOSS-4.5.1]. */
question(nextCard, {
  moves(s) {
    const list: Move[] = [moves.of.stop]
    for (let card = 0; card < CARDS.length; card++) if (isPlayable(s, card)) list.push(moves.of.play[card])
    return list.length > 1 || holdsSecret(s, s.active) ? list : NO_MOVES
  },
  play(s, move, tell) {
    if (move.verb === 'play') return playCard(s, move.at, tell)
    tell?.({ kind: 'stopped', seat: s.active })
  },
  why: (s, move) => (move.verb === 'play' ? whyNotPlay(s, move.at) : outOfPlace(s, move)),
  always: true, // with nothing but `stop` it is asked only to keep hidden cards hidden
})

const NO_MOVES: readonly Move[] = []

/** The rule that keeps a card from being played now. */
export function whyNotPlay(s: Boss, card: number): Clause {
  if (!holds(s, s.active, card)) return 'BOSS-4.5.5'
  return card === BUSINESS && s.business ? 'BOSS-4.5.3' : 'BOSS-4.5.4'
}
