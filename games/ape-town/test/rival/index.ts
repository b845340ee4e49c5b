import type { State } from 'boardgame.io'
import { seedLuck } from '#engine/luck.ts'
import { CreateGameReducer, InitializeGame, MCTSBot, ProcessGameConfig } from './boardgameio.ts'
import { quickPick, type RandomPlay } from '#test/bench/random-play.ts'
import { enumerate, rivalGame, type RivalG, type RivalMove, type RivalSetup } from './game.ts'

/** Worked out once; the library would do it again for every match. */
const game = ProcessGameConfig(rivalGame)
const reduce = CreateGameReducer({ game })

/** A match before its first move, shuffled by the library from the seed, or with given tiles. */
export const startRival = (seats: number, seed: string, setupData?: RivalSetup): State<RivalG> =>
  InitializeGame({ game: { ...game, seed }, numPlayers: seats, setupData })

export const makeRivalMove = (state: State<RivalG>, { move, args }: RivalMove): State<RivalG> =>
  reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: state.ctx.currentPlayer } })

export const name = 'boardgame.io'

/**
 * Random games by the library's reducer alone, the fastest way there is: what its own `Simulate` does for bots, without
 * a promise for each move and without an action made of every move that is not chosen. `Client` would add a store.
 * Every move counts as a decision, even without a choice; our kernel makes such moves too, but does not count them.
 */
export function randomPlay(seats: number): RandomPlay {
  const luck = seedLuck('bench rival')
  let number = 0
  return () => {
    let state = startRival(seats, `bench-${number++}`)
    let decisions = 0
    for (; state.ctx.gameover === undefined; decisions++)
      state = makeRivalMove(state, quickPick(luck, enumerate(state.G, state.ctx)))
    return decisions
  }
}

/** A few at a time: its bot thinks before it returns a promise. */
const ITERATIONS = 5
const HALFWAY = 70

/** The library's own search, as it comes: random playouts of 50 moves at most, from halfway through a game with two seats. */
export function search(): () => number {
  const luck = seedLuck('bench rival search')
  let state = startRival(2, 'bench-search')
  for (let i = 0; i < HALFWAY && state.ctx.gameover === undefined; i++)
    state = makeRivalMove(state, quickPick(luck, enumerate(state.G, state.ctx)))
  const bot = new MCTSBot({ game, enumerate, seed: 'bench', iterations: ITERATIONS })
  return () => {
    void bot.play(state, state.ctx.currentPlayer)
    return ITERATIONS
  }
}
