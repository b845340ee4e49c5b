import { globSync, readFileSync } from 'node:fs'
import type { Game } from '#engine/game.ts'
import { asks, branch, type Match } from '#engine/match.ts'
import { pick, seedLuck } from '#engine/luck.ts'
import { formatRecord, parseRecord, replay } from '#engine/record.ts'
import { gameFolder } from '#games/index.ts'
import { playMatch } from '#session/play-out.ts'

const NAMES = ['Mara', 'Ada', 'Bruno', 'Clara', 'Dante', 'Edda']

/** The games that have a table. */
export const tables = (): string[] => globSync('games/*/table/index.tsx').map((file) => file.split(/[\\/]/)[1])

const namesOf = (match: Match): string[] => NAMES.slice(0, match.setup.seats)

async function load(id: string): Promise<Game> {
  const folder = gameFolder(id)
  if (!folder) throw new Error(`no game '${id}'`)
  return folder.game()
}

/** The record of a game that has come halfway, where the first seat is to decide; the same one every time. */
export async function halfwayRecord(id: string): Promise<string> {
  const [file] = globSync(`games/${id}/test/records/*3-seats*.revier`).sort()
  const game = await load(id)
  const match = file ? replay(game, parseRecord(readFileSync(file, 'utf8'))) : playAtRandom(game)
  let n = match.decisions.length >> 1
  while (n > 0 && asks(branch(match, n))[0]?.seat !== 0) n--
  return formatRecord(branch(match, n), namesOf(match))
}

/** The shortest record of a game that is over. */
export async function finishedRecord(id: string): Promise<string> {
  const game = await load(id)
  const recorded = globSync(`games/${id}/test/records/*.revier`).map((file) => parseRecord(readFileSync(file, 'utf8')))
  const [shortest] = recorded.toSorted((a, b) => a.decisions.length - b.decisions.length)
  const match = shortest ? replay(game, shortest) : playAtRandom(game)
  return formatRecord(match, namesOf(match))
}

function playAtRandom(game: Game): Match {
  const luck = seedLuck('moves')
  const setup = { seed: 'sample', seats: Math.min(3, game.seats.max), variants: {} }
  return playMatch(game, setup, { choose: ({ moves }) => pick(luck, moves) })
}
