import type { GameEvent } from '#engine/event.ts'
import type { Rules, Told } from '#engine/game.ts'
import type { Move } from '#engine/move.ts'
import { ask, play, why } from '#engine/play.ts'
import type { Seat, State } from '#engine/state.ts'
import type { Asked, Clause, Makers } from '#engine/step.ts'

/** A game by the names of its moves and questions: what tests play it with. */
export function byName<S extends State, E extends GameEvent, M extends Makers>(game: Rules<S, E>, steps: M) {
  type Name = (keyof Asked<M> & string) | undefined
  const names = new Map(Object.values(steps).map(({ step }) => [step, step as Name]))
  const first = (s: S): Seat => ask(game, s)[0]?.seat ?? s.active
  const named = (name: string): Move => {
    const move = game.moves.parse(name)
    if (!move) throw new Error(`${game.id} has no move ${name}`)
    return move
  }
  return {
    /** What is asked now. */
    asked: (s: S): Name => names.get(ask(game, s)[0]?.step.do),
    /** The moves that are offered now, or only those of a verb. */
    offered: (s: S, verb?: string): string[] =>
      ask(game, s).flatMap(({ moves }) => moves.flatMap((move) => (!verb || move.verb === verb ? [move.name] : []))),
    /** Plays moves, each for the seat that is asked, and returns what happened. */
    go(s: S, ...names: readonly string[]): Told<E>[] {
      const events: Told<E>[] = []
      for (const name of names) play(game, s, first(s), named(name), (event) => events.push(event))
      return events
    },
    /** The rule that forbids a move to the seat that is asked, or to another; null if none does. */
    refused: (s: S, name: string, seat: Seat = first(s)): Clause | null => why(game, s, seat, named(name)),
  }
}
