import { seenBy, type GameEvent } from './event.ts'
import type { Rules, Told } from './game.ts'
import type { Move } from './move.ts'
import { News, type Missing } from './news.ts'
import { playAlone, type Ask } from './play.ts'
import type { State } from './state.ts'

/** Why nothing further can be foreseen: news, somebody else's answer, the seat's own next question, the end. */
export type Until = Missing | 'other seat' | 'own question' | 'over'

/** What is certain to follow from a move, as far as the seat can know. */
export interface Foresight<S extends State = State, E extends GameEvent = GameEvent> {
  readonly events: readonly Told<E>[]
  /** Points for each seat, up to where foresight ends. */
  readonly gains: readonly number[]
  readonly until: Until
  /** Luck is used or something hidden shown, so that the move cannot be taken back. */
  readonly final: boolean
  /** The seat's next question, if it follows without any news. */
  readonly next: Ask | null
  /** The position in which foresight ends, as the seat would see it; null if that is in the middle of a step. */
  readonly view: S | null
}

/**
 * Plays a legal move on a copy of the asked seat's view until there is news: the rules themselves say what it does. What
 * comes after is not looked at. An error of the rules is an error here too.
 */
export function foresee<S extends State, E extends GameEvent>(
  game: Rules<S, E>,
  view: S,
  { seat }: Ask,
  move: Move,
): Foresight<S, E> {
  if (view.reveals >= 0) throw new TypeError('foresight starts from a view, not from what nobody may know')
  const before = game.scores(view)
  const s = game.clone(view)
  const events: Told<E>[] = []
  let asks: readonly Ask[] | null = null
  let until: Until
  try {
    asks = playAlone(game, s, seat, move, (event) => events.push(seenBy(event, seat)))
    until = asks === null ? 'other seat' : asks.length > 0 ? 'own question' : 'over'
  } catch (error) {
    if (!(error instanceof News)) throw error
    until = error.missing
  }
  return {
    events,
    gains: game.scores(s).map((score, other) => score - before[other]),
    until,
    final: until === 'luck' || until === 'reveal',
    next: asks?.[0] ?? null,
    view: until === 'other seat' || until === 'own question' || until === 'over' ? s : null,
  }
}
