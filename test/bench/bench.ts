import { cpus } from 'node:os'
import type { Game } from '#engine/game.ts'
import { measure, medianOf, type Stretch, type Task } from './measure.ts'
import { midGames, randomPlay } from './random-play.ts'
import { rivalRandomPlay } from './rival.ts'

export interface GameFigures {
  readonly seats: number
  readonly decisionsPerCpuSecond: number
  readonly gamesPerCpuSecond: number
  readonly cloneMicros: number
}

export interface Figures {
  readonly node: string
  readonly cpu: string
  readonly games: Readonly<Record<string, GameFigures>>
  /** Other engines at the game both play; none if that one was not measured. */
  readonly rivals: Readonly<Record<string, { readonly decisionsPerCpuSecond: number }>>
  /** Our decisions to the rival's at that game, or null. */
  readonly ratio: number | null
}

const RIVAL = 'boardgame.io'
const RIVAL_PLAYS = 'ape-town'
const POSITIONS = 32

/** All figures, in about so many seconds. */
export function bench(games: readonly Game[], seconds: number): Figures {
  const met = games.find((game) => game.id === RIVAL_PLAYS)
  const tasks = games.flatMap((game) => [randomPlay(game), cloning(game)])
  const stretches = measure(met ? [...tasks, rivalRandomPlay(met.seats.max)] : tasks, seconds)
  const figures = Object.fromEntries(
    games.map((game, i) => [game.id, figuresOf(game, stretches[2 * i], stretches[2 * i + 1])]),
  )
  const theirs = met && Math.round(medianOf(stretches.at(-1)!, perCpuSecond))
  return {
    node: process.version,
    cpu: cpus()[0]?.model ?? 'unknown',
    games: figures,
    rivals: theirs ? { [RIVAL]: { decisionsPerCpuSecond: theirs } } : {},
    ratio: theirs ? round(figures[RIVAL_PLAYS].decisionsPerCpuSecond / theirs, 1) : null,
  }
}

const figuresOf = (game: Game, played: readonly Stretch[], cloned: readonly Stretch[]): GameFigures => ({
  seats: game.seats.max,
  decisionsPerCpuSecond: Math.round(medianOf(played, perCpuSecond)),
  gamesPerCpuSecond: round(
    medianOf(played, ({ calls, cpuSeconds }) => calls / cpuSeconds),
    1,
  ),
  cloneMicros: round(
    medianOf(cloned, ({ done, cpuSeconds }) => (cpuSeconds * 1e6) / done),
    3,
  ),
})

const perCpuSecond = ({ done, cpuSeconds }: Stretch): number => done / cpuSeconds

/** The copies are kept until the next ones come, so that making them cannot be left out. */
function cloning(game: Game): Task {
  const positions = midGames(game, POSITIONS)
  const copies = [...positions]
  return () => {
    for (let i = 0; i < POSITIONS; i++) copies[i] = game.clone(positions[i])
    return POSITIONS
  }
}

const round = (x: number, digits: number): number => Number(x.toFixed(digits))
