import type { Game } from '#engine/game.ts'
import { below, type Luck } from '#engine/luck.ts'
import type { Decision } from '#engine/match.ts'
import type { Move } from '#engine/move.ts'
import { playLegal, type Ask } from '#engine/play.ts'
import type { Seat, State } from '#engine/state.ts'
import { sameTurn, type Situation } from './bot.ts'

/** Own decisions of the same turn that are looked through to see what a move leads to. */
const LOOK_THROUGH = 3

/** A position after a move, with the questions open there and what it is worth to everybody. */
export interface Trial {
  readonly move: Move
  readonly state: State
  readonly asks: readonly Ask[]
  readonly values: readonly number[]
}

export const tried = (game: Game, world: State, seat: Seat, move: Move): Trial =>
  played(game, game.clone(world), seat, move)

/** The same in the world itself, where that is not needed any more. */
export function played(game: Game, state: State, seat: Seat, move: Move): Trial {
  const asks = playLegal(game, state, seat, move)
  return { move, state, asks, values: game.value(state) }
}

/** How a move is looked at in a world that is not needed any more: what follows from it, and what that is worth. Moves that are looked through are told. */
export type Look = (game: Game, state: State, seat: Seat, move: Move, through?: (move: Move) => void) => Trial

/**
 * Once the seat has also made its next decisions of the turn, each by worth alone: taking a tile says little before it is placed. What is
 * worth looking at is where that leads, so that nothing before is valued.
 */
export const followed: Look = (game, state, seat, move, through) => {
  const { turn } = state
  const asks = playLegal(game, state, seat, move)
  let line: Line = { state, asks }
  let trial: Trial | undefined
  for (let depth = 0; depth < LOOK_THROUGH && sameTurn(line.state, line.asks, seat, turn); depth++) {
    line = trial = bestTrial(game, line.state, line.asks[0])
    through?.(trial.move)
  }
  return trial ?? { move, state, asks, values: game.value(state) }
}

/** Of all answers to a question, each in a copy of the world but for the last. */
function bestTrial(game: Game, world: State, { seat, moves }: Ask, look: Look = played): Trial {
  const last = moves.length - 1
  let best: Trial | undefined
  for (let i = 0; i <= last; i++) {
    const trial = look(game, i < last ? game.clone(world) : world, seat, moves[i])
    if (!best || trial.values[seat] > best.values[seat]) best = trial
  }
  return best!
}

/** What each move of a question is worth once the turn is followed, on average over so many guesses. */
export function prospects({ game, view, ask, luck }: Situation, guesses: number): number[] {
  const worth = ask.moves.map(() => 0)
  for (let g = 0; g < guesses; g++) {
    const world = game.guess(view, ask.seat, luck)
    ask.moves.forEach((move, i) => {
      worth[i] += followed(game, game.clone(world), ask.seat, move).values[ask.seat] / guesses
    })
  }
  return worth
}

/** What each move of a question is worth right after it, in one guess. */
export function atOnce({ game, view, ask, luck }: Situation): number[] {
  const world = game.guess(view, ask.seat, luck)
  return ask.moves.map((move) => tried(game, world, ask.seat, move).values[ask.seat])
}

/** One of the best, each as likely as the other. */
export function anyBest<M>(moves: readonly M[], worth: readonly number[], luck: Luck): M {
  const best = Math.max(...worth)
  const equal = moves.filter((_, i) => worth[i] >= best - 1e-12)
  return equal[below(luck, equal.length)]
}

/** A game in play between guesses: where it stands and who is asked. */
export interface Line {
  state: State
  asks: readonly Ask[]
}

/** Goes on while `on` says so, each seat making the move after which the position is worth most to it by such a look. */
export function playOn(
  game: Game,
  line: Line,
  on: (line: Line) => boolean,
  look: Look = played,
  made?: (seat: Seat, move: Move) => void,
): void {
  for (let i = 0; i < LONGEST && line.asks.length > 0 && on(line); i++) {
    const [open] = line.asks
    const best = bestTrial(game, line.state, open, look)
    made?.(open.seat, best.move)
    line.state = best.state
    line.asks = best.asks
  }
}

/** Far more decisions than any round has. */
export const LONGEST = 500

/** The rest of a seat's turn, each decision by worth alone. */
export function finishTurn(game: Game, line: Line, seat: Seat, turn: number): void {
  playOn(game, line, ({ state, asks }) => sameTurn(state, asks, seat, turn))
}

/** How play might go on after a move, each seat doing what seems best to it, until the next turn of the seat. */
export function lineAfter(game: Game, from: State, seat: Seat, move: Move): Decision[] {
  const state = game.clone(from)
  const made: Decision[] = [{ seat, move }]
  const line = { state, asks: playLegal(game, state, seat, move) }
  const { turn } = from
  playOn(
    game,
    line,
    (now) => now.state.turn === turn || now.state.active !== seat,
    played,
    (by, chosen) => made.push({ seat: by, move: chosen }),
  )
  return made
}

/** What everybody has of a game that is played to its end after a move; one that takes too long is valued where it stands. */
export function playToEnd(game: Game, world: State, seat: Seat, move: Move): number[] {
  const state = game.clone(world)
  const line: Line = { state, asks: playLegal(game, state, seat, move) }
  playOn(game, line, () => true)
  return game.value(line.state)
}
