import type { Game } from '#engine/game.ts'
import { below } from '#engine/luck.ts'
import type { Move } from '#engine/move.ts'
import { playLegal, type Ask } from '#engine/play.ts'
import type { Seat, State } from '#engine/state.ts'
import { sameTurn, type Bot, type Situation } from './bot.ts'

/** Own decisions of the same turn that are looked through to see what a move leads to. */
const LOOK_THROUGH = 3

/** One decision ahead: the move after which the turn ends best for the seat, over a few guesses at what is hidden. */
export const greedy = (guesses = 4): Bot => ({
  name: 'greedy',
  choose(situation) {
    const { ask, luck } = situation
    const worth = totals(situation, guesses)
    const best = Math.max(...worth)
    const equal = ask.moves.filter((_, i) => worth[i] >= best - 1e-12)
    return equal[below(luck, equal.length)]
  },
})

function totals({ game, view, ask, luck }: Situation, guesses: number): number[] {
  const totals = ask.moves.map(() => 0)
  for (let g = 0; g < guesses; g++) {
    const world = game.guess(view, ask.seat, luck)
    ask.moves.forEach((move, i) => {
      totals[i] += followed(game, tried(game, world, ask.seat, move), ask.seat, world.turn)
    })
  }
  return totals
}

/** A position after a move, with the questions open there and what it is worth to the seat. */
interface Trial {
  readonly state: State
  readonly asks: readonly Ask[]
  readonly worth: number
}

function tried(game: Game, world: State, seat: Seat, move: Move): Trial {
  const state = game.clone(world)
  const asks = playLegal(game, state, seat, move)
  return { state, asks, worth: game.value(state)[seat] }
}

/** The worth once the seat has also made its next decisions of the turn, each by worth alone: taking a tile says little before it is placed. */
function followed(game: Game, trial: Trial, seat: Seat, turn: number): number {
  for (let depth = 0; depth < LOOK_THROUGH && sameTurn(trial.state, trial.asks, seat, turn); depth++) {
    const next = trial.asks[0].moves.map((move) => tried(game, trial.state, seat, move))
    trial = next.reduce((best, other) => (other.worth > best.worth ? other : best))
  }
  return trial.worth
}
