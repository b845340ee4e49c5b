import { seenBy, type GameEvent } from './event.ts'
import type { Rules, Told } from './game.ts'
import { ask, glimpse, type Ask } from './play.ts'
import type { Eye, State } from './state.ts'

/** What an eye gets to see of any position of one game. */
export interface Sight<S extends State = State, E extends GameEvent = GameEvent> {
  readonly eye: Eye
  view(state: S): S
  asks(state: S): readonly Ask[]
  events(events: readonly Told<E>[]): readonly Told<E>[]
}

/** Somebody wants to see everything while there are secrets to keep. */
export class TooEarly extends Error {
  constructor() {
    super('everything is shown only once the game is over')
    this.name = 'TooEarly'
  }
}

/** How an eye sees a game that has come as far as `present`; everybody sees all of it, once that is the end. */
export function sightOf<S extends State, E extends GameEvent>(game: Rules<S, E>, present: S, eye: Eye): Sight<S, E> {
  if (eye === 'everybody') {
    if (game.result(present) === null) throw new TooEarly()
    return { eye, view: (state) => state, asks: (state) => ask(game, state), events: (events) => events }
  }
  return {
    eye,
    view: (state) => game.view(state, eye),
    asks: (state) => glimpse(game, ask(game, state), eye),
    events: (events) => events.map((event) => seenBy(event, eye)),
  }
}
