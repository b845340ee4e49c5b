import { movePawn } from '../steps.ts'
import type { Move } from '#engine/move.ts'
import type { Verb } from '../moves.ts'
import { NONE, type Boss } from '../state.ts'
import type { Clause } from './book.ts'

/** The rule that says when a move has its place. */
const PLACE: Readonly<Record<Verb, Clause>> = {
  start: 'BOSS-3.5',
  pawn: 'BOSS-4.2.1',
  take: 'BOSS-4.3.1',
  play: 'BOSS-4.3.1',
  stop: 'BOSS-4.5.1',
  return: 'BOSS-4.4.2',
  from: 'BOSS-4.6.2',
  to: 'BOSS-4.6.2',
  count: 'BOSS-4.6.2',
  reenter: 'BOSS-4.17.2',
  partner: 'BOSS-4.12.1',
  monopoly: 'BOSS-4.13.1',
  figure: 'BOSS-4.13.4',
  weaken: 'BOSS-4.14.1',
  defect: 'BOSS-4.14.2',
  swap: 'BOSS-4.14.4',
  remove: 'BOSS-4.14.6',
  fulfil: 'BOSS-4.15.5',
}

/** Why a move that the open question is not about cannot be made. */
export function outOfPlace(s: Boss, move: Move): Clause {
  const verb = move.verb as Verb
  if (s.turn === 0) return 'BOSS-3.7'
  if (movePawn.is(s.agenda.at(-1))) return 'BOSS-4.1.1'
  if (s.inPlay !== NONE && (verb === 'take' || verb === 'play' || verb === 'stop')) return 'BOSS-4.5.2'
  return PLACE[verb]
}

/** Why a seat that is not asked cannot make any move. */
export function notAsked(s: Boss): Clause {
  if (s.agenda.length === 0) return 'BOSS-5.1'
  return s.turn === 0 ? 'BOSS-3.5' : 'BOSS-4.1.2'
}
