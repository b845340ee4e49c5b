import type { Bot } from '#bots/bot.ts'
import { situation } from '#bots/seat.ts'
import type { Game, Result, TableSetup, Variants } from '#engine/game.ts'
import { pick, seedLuck } from '#engine/luck.ts'
import { playOut } from '#session/play-out.ts'
import { count, type Tally } from './statistics.ts'

export interface Player {
  /** As the bot was asked for, `search:200ms`: two settings of one bot are two players. */
  readonly name: string
  readonly bot: Bot
}

export interface Plan {
  readonly game: Game
  readonly variants: Variants
  readonly seed: string
  readonly games: number
  /** One for each seat of the first game; from game to game they move on by a seat. */
  readonly players: readonly Player[]
}

/** What is counted of one seat, or of one player wherever it sat. */
export interface Standing {
  /** Finished games, counted once for each seat held. */
  games: number
  /** A shared first place counts as a share of one. */
  wins: number
  readonly scores: Tally
}

export interface Simulation {
  finished: number
  decisions: number
  /** Moves offered, over all decisions. */
  offered: number
  readonly lengths: Tally
  readonly seats: readonly Standing[]
  readonly players: ReadonlyMap<string, Standing>
}

const newStanding = (): Standing => ({ games: 0, wins: 0, scores: new Map() })

/** Plays all games of the plan, one after the other. */
export function simulate(plan: Plan, progress?: (games: number) => void): Simulation {
  const { game, seed, variants, players } = plan
  const seats = players.length
  const sim: Simulation = {
    finished: 0,
    decisions: 0,
    offered: 0,
    lengths: new Map(),
    seats: players.map(newStanding),
    players: new Map(players.map(({ name }) => [name, newStanding()])),
  }
  for (let g = 0; g < plan.games; g++) {
    const seated = players.map((_, seat) => players[(seat + g) % seats])
    const result = playGame(game, { seed: `${seed}-${g}`, seats, variants }, seated, sim)
    if (result) countResult(sim, seated, result)
    progress?.(g + 1)
  }
  return sim
}

/** Plays one game to its end; null if it has none. */
function playGame(game: Game, setup: TableSetup, seated: readonly Player[], sim: Simulation): Result | null {
  const luck = seedLuck(`bots ${setup.seed}`)
  const { state, decisions, over } = playOut(game, setup, {
    next: (open) => (open.length === 1 ? open[0] : pick(luck, open)),
    choose: (ask, state) => seated[ask.seat].bot.choose(situation(game, state, ask, luck)),
    made: ({ moves }) => (sim.offered += moves.length),
  })
  sim.decisions += decisions
  if (over) count(sim.lengths, decisions)
  return game.result(state)
}

function countResult(sim: Simulation, seated: readonly Player[], { scores, places }: Result): void {
  const share = 1 / places.filter((place) => place === 1).length
  sim.finished++
  seated.forEach(({ name }, seat) => {
    for (const standing of [sim.seats[seat], sim.players.get(name)!]) {
      standing.games++
      if (places[seat] === 1) standing.wins += share
      count(standing.scores, scores[seat])
    }
  })
}
