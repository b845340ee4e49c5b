import { globSync, readFileSync } from 'node:fs'
import { asks, begin, branch, decide, type Match } from '#engine/match.ts'
import { below, seedLuck } from '#engine/luck.ts'
import { formatRecord, parseRecord, replay } from '#engine/record.ts'
import { gameFolder } from '#games/index.ts'

const NAMES = ['Mara', 'Ada', 'Bruno', 'Clara', 'Dante', 'Edda']

/** The games that have a table. */
export const tables = (): string[] => globSync('games/*/table/index.tsx').map((file) => file.split(/[\\/]/)[1])

/** The record of a game that has come halfway, where the first seat is to decide; the same one every time. */
export async function sampleRecord(id: string): Promise<string> {
  const folder = gameFolder(id)
  if (!folder) throw new Error(`no game '${id}'`)
  const game = await folder.rules()
  const [file] = globSync(`games/${id}/test/records/*3-seats*.revier`).sort()
  const match = file ? replay(game, parseRecord(readFileSync(file, 'utf8'))) : playAtRandom(begin(game, setupOf(game)))
  let n = match.decisions.length >> 1
  while (n > 0 && asks(branch(match, n))[0]?.seat !== 0) n--
  return formatRecord(branch(match, n), NAMES.slice(0, match.setup.seats))
}

const setupOf = (game: { readonly seats: { readonly max: number } }) => ({
  seed: 'halfway',
  seats: Math.min(3, game.seats.max),
  variants: {},
})

function playAtRandom(match: Match): Match {
  const luck = seedLuck('moves')
  for (let [ask] = asks(match); ask; [ask] = asks(match))
    decide(match, ask.seat, ask.moves[below(luck, ask.moves.length)])
  return match
}
