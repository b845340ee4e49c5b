import { endOfTurn } from '../steps.ts'
import type { Move } from '#engine/move.ts'
import { replaced } from '#engine/state.ts'
import { AGENT_TEXT, HOUSE_TEXT, INTERRUPTS, LASTING, SUFFRAGETTE, WATSON } from '../data/cards.ts'
import { HOUSES, KINDS } from '../data.ts'
import { moves } from '../moves.ts'
import { BEFORE, DISCARD, GONE, NONE, TABLE, type NantyNarking } from '../state.ts'
import * as board from './board.ts'
import { plus, type Tell } from './board.ts'
import { usable, use } from './districts.ts'
import { discard, leaveHand, mayHoldInterrupt, takeOpenly, without } from './hands.ts'
import { isSecret, pushThrows } from './interrupts.ts'
import { standsAt } from './variants.ts'
import { beginText, canBegin } from './scrolls/index.ts'
import type { Clause } from './book.ts'

/** Whether the active seat could use the card of an agent or a building now if it had it, be it open or secret [NN-4.10.3, 4.10.25]. */
function isOfUse(s: NantyNarking, source: number): boolean {
  if (source === AGENT_TEXT + SUFFRAGETTE || s.usedCards & (1 << (source - AGENT_TEXT))) return false
  return standsAt(s, source) !== NONE && canBegin(s, source)
}

const isOwn = (s: NantyNarking, place: number): boolean => place === s.active || place === BEFORE + s.active

/** Lies open before the active seat or, for all that everybody can tell, may be one of its secret cards. */
const mayBeOwn = (s: NantyNarking, place: number, secret: number): boolean =>
  place === BEFORE + s.active || (secret > 0 && isSecret(place))

/** Watson ends the turn once a card was laid, but does not help against an event [NN-4.6.10]. */
const canWatson = (s: NantyNarking, beforeEvent: boolean): boolean =>
  s.cards[WATSON] === s.active && s.lastLaid !== NONE && !beforeEvent

/** All that the active seat can do besides answering the question [NN-4.1.7, 6.2]. */
export function pushFree(s: NantyNarking, list: Move[], beforeEvent = false): void {
  board.pushDistricts(list, moves.of.use, usable(s))
  if (board.exact(s)) {
    for (let k = 0; k < KINDS.length; k++)
      if (isOwn(s, s.agentCards[k]) && isOfUse(s, AGENT_TEXT + k)) list.push(moves.of.agent[k])
    for (let h = 0; h < HOUSES.length; h++)
      if (isOwn(s, s.houseCards[h]) && isOfUse(s, HOUSE_TEXT + h)) list.push(moves.of.house[h])
  }
  pushThrows(s, list, s.active)
  if (canWatson(s, beforeEvent)) list.push(moves.of.watson)
}

/** Whether any of that may be possible, for all that everybody can tell [NN-6.1]. */
export function mayActFreely(s: NantyNarking): boolean {
  return usable(s) !== 0 || mayHoldInterrupt(s, s.active) || (board.exact(s) && mayUsePiece(s))
}

function mayUsePiece(s: NantyNarking): boolean {
  const agents = s.secretAgents[s.active]
  const houses = s.secretHouses[s.active]
  for (let k = 0; k < KINDS.length; k++)
    if (mayBeOwn(s, s.agentCards[k], agents) && isOfUse(s, AGENT_TEXT + k)) return true
  for (let h = 0; h < HOUSES.length; h++)
    if (mayBeOwn(s, s.houseCards[h], houses) && isOfUse(s, HOUSE_TEXT + h)) return true
  return false
}

export const isFree = ({ verb }: Move): boolean =>
  verb === 'use' || verb === 'throw' || verb === 'agent' || verb === 'house' || verb === 'watson'

/** The question during which it is done must be on the agenda already, to be asked again. */
export function playFree(s: NantyNarking, chosen: Move, tell: Tell): void {
  if (chosen.verb === 'use') use(s, chosen.at, tell)
  else if (chosen.verb === 'throw') discard(s, s.active, INTERRUPTS[chosen.at], tell)
  else if (chosen.verb === 'watson') watson(s, tell)
  else usePiece(s, (chosen.verb === 'agent' ? AGENT_TEXT : HOUSE_TEXT) + chosen.at, tell)
}

/** One-shot cards leave the game, lasting ones lie open from now on [NN-4.10.4]. */
function usePiece(s: NantyNarking, source: number, tell: Tell): void {
  const to = LASTING[source - AGENT_TEXT] ? BEFORE + s.active : GONE
  if (source < HOUSE_TEXT) {
    const card = source - AGENT_TEXT
    if (s.agentCards[card] === s.active) s.secretAgents = plus(s.secretAgents, s.active, -1)
    s.agentCards = replaced(s.agentCards, card, to)
  } else {
    const card = source - HOUSE_TEXT
    if (s.houseCards[card] === s.active) s.secretHouses = plus(s.secretHouses, s.active, -1)
    s.houseCards = replaced(s.houseCards, card, to)
  }
  s.usedCards |= 1 << (source - AGENT_TEXT)
  tell?.({ kind: 'used-card', seat: s.active, source })
  beginText(s, source, tell)
}

/** The turn ends, the card laid last comes back unless it lies before somebody [NN-4.6.10]. */
function watson(s: NantyNarking, tell: Tell): void {
  const card = s.cards[s.lastLaid] === TABLE ? s.lastLaid : NONE
  leaveHand(s, s.active, WATSON, DISCARD)
  if (card !== NONE) {
    s.laid = without(s.laid, card)
    takeOpenly(s, s.active, [card])
  }
  while (!endOfTurn.is(s.agenda.at(-1))) s.agenda.pop()
  tell?.({ kind: 'watson', seat: s.active, card })
}

/** Why a free action is not offered. */
export function whyFree(s: NantyNarking, chosen: Move): Clause {
  switch (chosen.verb) {
    case 'use':
      return s.building[chosen.at] === s.active ? 'NN-4.4.2' : 'NN-4.4.1'
    case 'agent':
    case 'house':
      return 'NN-4.10.25'
    case 'watson':
      return 'NN-4.6.10'
    default:
      return 'NN-4.6.3'
  }
}
