import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '#games/index.ts'

/** Games for tests that need any, chosen by what they are like: outside its folder nothing knows a game by its name. */

const ids = Object.values(GAMES)
  .map(({ manifest }) => manifest)
  .toSorted((a, b) => a.minutes[0] - b.minutes[0] || a.shelf - b.shelf)
  .map(({ id }) => id)

/** The one that takes the fewest minutes. */
export const SHORT: string = ids[0]

/** Another one, where there are two. */
export const OTHER: string = ids[1] ?? SHORT

const FOLDER = join(import.meta.dirname, '../games')

/** How many decisions the shortest recorded game of a game has. */
function decisionsOf(id: string): number {
  const records = globSync(join(FOLDER, id, 'test/records/*.revier')).map((file) => readFileSync(file, 'utf8'))
  return Math.min(...records.map((record) => record.split('\n').filter((line) => /^\d/.test(line)).length))
}

/** The one in which most is decided until it is over. */
export const longest = (): string => ids.toSorted((a, b) => decisionsOf(b) - decisionsOf(a))[0]
