import type { Move } from '#engine/move.ts'
import type { Clause } from '#engine/step.ts'
import { AGENT_TEXT, HOUSE_TEXT, INTERRUPTS, LASTING, SUFFRAGETTE, WATSON } from '../cards.ts'
import { HOUSES, KINDS } from '../data.ts'
import { moves } from '../moves.ts'
import { BEFORE, DISCARD, GONE, NONE, TABLE, type NantyNarking } from '../state.ts'
import * as board from './board.ts'
import type { Told } from './board.ts'
import { canUse, use } from './districts.ts'
import { discard, interruptsHeld, leaveHand, takeOpenly } from './hands.ts'
import { pushThrows } from './interrupts.ts'
import { standsAt } from './pieces.ts'
import { beginText, canBegin } from './texts.ts'

/** Whether the active seat can use an agent's or a building's card now, openly lying or still secret [NN-4.10.3, 4.10.25]. */
function canUsePiece(s: NantyNarking, source: number, place: number): boolean {
  if (place !== s.active && place !== BEFORE + s.active) return false
  if (source === AGENT_TEXT + SUFFRAGETTE || s.usedCards & (1 << (source - AGENT_TEXT))) return false
  return standsAt(s, source) !== NONE && canBegin(s, source)
}

const agentCard = (s: NantyNarking, kind: number): boolean => canUsePiece(s, AGENT_TEXT + kind, s.agentCards[kind]!)
const houseCard = (s: NantyNarking, house: number): boolean => canUsePiece(s, HOUSE_TEXT + house, s.houseCards[house]!)

/** Watson ends the turn once a card was laid, but does not help against an event [NN-4.6.10]. */
const canWatson = (s: NantyNarking, beforeEvent: boolean): boolean =>
  s.cards[WATSON] === s.active && s.lastLaid !== NONE && !beforeEvent

/** All that the active seat can do besides answering the question [NN-4.1.7, 6.2]. */
export function pushFree(s: NantyNarking, list: Move[], beforeEvent = false): void {
  for (let d = 0; d < board.N; d++) if (s.building[d] === s.active && canUse(s, d)) list.push(moves.of.use[d]!)
  if (board.exact(s)) {
    for (let k = 0; k < KINDS.length; k++) if (agentCard(s, k)) list.push(moves.of.agent[k]!)
    for (let h = 0; h < HOUSES.length; h++) if (houseCard(s, h)) list.push(moves.of.house[h]!)
  }
  pushThrows(s, list, s.active)
  if (canWatson(s, beforeEvent)) list.push(moves.of.watson)
}

/** Whether anything of that is possible; `openly`: something that everybody can see to be possible. */
export function anyFree(s: NantyNarking, openly: boolean): boolean {
  for (let d = 0; d < board.N; d++) if (s.building[d] === s.active && canUse(s, d)) return true
  if (!openly && interruptsHeld(s, s.active) > 0) return true
  if (!board.exact(s)) return false
  const lies = (place: number) => place === BEFORE + s.active || (!openly && place === s.active)
  for (let k = 0; k < KINDS.length; k++) if (lies(s.agentCards[k]!) && agentCard(s, k)) return true
  for (let h = 0; h < HOUSES.length; h++) if (lies(s.houseCards[h]!) && houseCard(s, h)) return true
  return false
}

export const isFree = ({ verb }: Move): boolean =>
  verb === 'use' || verb === 'throw' || verb === 'agent' || verb === 'house' || verb === 'watson'

/** The question during which it is done must be on the agenda already, to be asked again. */
export function playFree(s: NantyNarking, chosen: Move, tell: Told): void {
  if (chosen.verb === 'use') use(s, chosen.at, tell)
  else if (chosen.verb === 'throw') discard(s, s.active, INTERRUPTS[chosen.at]!, tell)
  else if (chosen.verb === 'watson') watson(s, tell)
  else usePiece(s, (chosen.verb === 'agent' ? AGENT_TEXT : HOUSE_TEXT) + chosen.at, tell)
}

/** One-shot cards leave the game, lasting ones lie open from now on [NN-4.10.4]. */
function usePiece(s: NantyNarking, source: number, tell: Told): void {
  const isAgent = source < HOUSE_TEXT
  const cards = isAgent ? s.agentCards : s.houseCards
  const card = source - (isAgent ? AGENT_TEXT : HOUSE_TEXT)
  if (cards[card] === s.active) (isAgent ? s.secretAgents : s.secretHouses)[s.active]!--
  cards[card] = LASTING[source - AGENT_TEXT] ? BEFORE + s.active : GONE
  s.usedCards |= 1 << (source - AGENT_TEXT)
  tell?.({ kind: 'used-card', seat: s.active, source })
  beginText(s, source, tell)
}

/** The turn ends, the card laid last comes back unless it lies before somebody [NN-4.6.10]. */
function watson(s: NantyNarking, tell: Told): void {
  const card = s.cards[s.lastLaid] === TABLE ? s.lastLaid : NONE
  leaveHand(s, s.active, WATSON, DISCARD)
  if (card !== NONE) {
    s.laid.splice(s.laid.indexOf(card), 1)
    takeOpenly(s, s.active, card)
  }
  while (s.agenda.at(-1)!.do !== 'end-of-turn') s.agenda.pop()
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
