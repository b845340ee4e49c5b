import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bot } from '#bots/bot.ts'
import { greedy } from '#bots/greedy.ts'
import { random } from '#bots/random.ts'
import { situation } from '#bots/seat.ts'
import type { Game, TableSetup } from '#engine/game.ts'
import { pick, seedLuck } from '#engine/luck.ts'
import { formatRecord } from '#engine/record.ts'
import { GAMES } from '#games/index.ts'
import { playMatch } from '#session/play-out.ts'
import { tables } from '#test/battery/tables.ts'
import { goldenTable } from '#test/golden/golden.ts'

/**
 * Writes down how the games play now, for the tests in test/golden to compare with.
 *
 *     node scripts/golden.ts [GAME …]             games/GAME/test/golden.txt: counts of random games
 *     node scripts/golden.ts --records [GAME …]   games/GAME/test/records/*.revier: ten games of greedy and random seats
 *
 * Without names it writes for all games. Run it after a change of the rules that is meant to change games, raise `version` in
 * the game's index.ts with it, and read the difference before you commit it.
 */
const RECORDS = 10
const BOTS: readonly Bot[] = [greedy(), random]

/** Seats sit at every table in turn; greedy and random seats alternate, and change places from game to game. */
function recordedGame(game: Game, setup: TableSetup, number: number): string {
  const luck = seedLuck(`bots of ${setup.seed}`)
  const seats = Array.from({ length: setup.seats }, (_, seat) => BOTS[(seat + number) % BOTS.length])
  const match = playMatch(game, setup, {
    next: (open) => pick(luck, open),
    choose: (ask, state) => seats[ask.seat].choose(situation(game, state, ask, luck)),
  })
  return formatRecord(
    match,
    seats.map((bot, seat) => `${bot.name} ${seat + 1}`),
  )
}

function writeRecords(game: Game): void {
  const folder = join('games', game.id, 'test', 'records')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const all = [...tables(game)]
  for (let n = 0; n < Math.max(RECORDS, all.length); n++) {
    const setup = { ...all[n % all.length], seed: `record-${n + 1}` }
    const name = `${String(n + 1).padStart(2, '0')}-${setup.seats}-seats.revier`
    writeFileSync(join(folder, name), recordedGame(game, setup, n))
  }
  console.log(`${folder}: ${Math.max(RECORDS, all.length)} records`)
}

function writeTable(game: Game): void {
  const file = join('games', game.id, 'test', 'golden.txt')
  writeFileSync(file, goldenTable(game))
  console.log(file)
}

const args = process.argv.slice(2)
const chosen = args.filter((arg) => !arg.startsWith('--'))
for (const id of chosen.length > 0 ? chosen : Object.keys(GAMES)) {
  if (!Object.hasOwn(GAMES, id)) throw new Error(`there is no game '${id}'; there are ${Object.keys(GAMES).join(', ')}`)
  const game = await GAMES[id].game()
  if (args.includes('--records')) writeRecords(game)
  else writeTable(game)
}
