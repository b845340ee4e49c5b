import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { Game } from '#engine/game.ts'
import { measure, medianOf, type Stretch, type Task } from './measure.ts'
import { midGames, randomPlay, type RandomPlay } from './random-play.ts'
import { searching } from './searching.ts'

export interface GameFigures {
  readonly seats: number
  readonly decisionsPerCpuSecond: number
  readonly gamesPerCpuSecond: number
  readonly cloneMicros: number
  /** Of tree search with two seats. */
  readonly iterationsPerCpuSecond: number
}

export interface RivalFigures {
  readonly game: string
  readonly decisionsPerCpuSecond: number
  readonly iterationsPerCpuSecond: number
}

export interface Figures {
  readonly node: string
  readonly cpu: string
  readonly games: Readonly<Record<string, GameFigures>>
  /** Other engines at the game both play; none if that one was not measured. */
  readonly rivals: Readonly<Record<string, RivalFigures>>
  /** Our decisions to the rival's at that game, and our iterations of search to its; or null. */
  readonly ratio: number | null
  readonly searchRatio: number | null
}

const POSITIONS = 32

/** Another engine that plays one of our games: `games/ID/test/rival/index.ts`. */
export interface Rival {
  readonly name: string
  randomPlay(seats: number): RandomPlay
  /** Its own search with two seats, a few iterations at a time. */
  search(): Task
}

/** All figures, in about so many seconds. */
export function bench(games: readonly Game[], seconds: number, rivals: Readonly<Record<string, Rival>> = {}): Figures {
  const met = games.find((game) => Object.hasOwn(rivals, game.id))
  const rival = met && rivals[met.id]
  const tasks = games.flatMap((game) => [randomPlay(game), cloning(game), searching(game)])
  const theirTasks = rival ? [rival.randomPlay(met.seats.max), rival.search()] : []
  const stretches = measure([...tasks, ...theirTasks], seconds)
  const figures = Object.fromEntries(games.map((game, i) => [game.id, figuresOf(game, stretches.slice(3 * i))]))
  const [decisionsPerCpuSecond, iterationsPerCpuSecond] = stretches
    .slice(-2)
    .map((theirs) => Math.round(medianOf(theirs, perCpuSecond)))
  return {
    node: process.version,
    cpu: cpus()[0]?.model ?? 'unknown',
    games: figures,
    rivals: rival ? { [rival.name]: { game: met.id, decisionsPerCpuSecond, iterationsPerCpuSecond } } : {},
    ratio: rival ? round(figures[met.id].decisionsPerCpuSecond / decisionsPerCpuSecond, 1) : null,
    searchRatio: rival ? round(figures[met.id].iterationsPerCpuSecond / iterationsPerCpuSecond, 1) : null,
  }
}

const figuresOf = (game: Game, [played, cloned, searched]: readonly (readonly Stretch[])[]): GameFigures => ({
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
  iterationsPerCpuSecond: Math.round(medianOf(searched, perCpuSecond)),
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

/** The rivals of those games that have one. */
export async function rivalsOf(ids: readonly string[]): Promise<Record<string, Rival>> {
  const path = (id: string) => join(import.meta.dirname, '../../games', id, 'test/rival/index.ts')
  const met = ids.filter((id) => existsSync(path(id)))
  const loaded = await Promise.all(met.map((id) => import(path(id)) as Promise<Rival>))
  return Object.fromEntries(met.map((id, i) => [id, loaded[i]]))
}
