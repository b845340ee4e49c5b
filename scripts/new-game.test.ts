import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GAMES } from '#games/index.ts'
import { prefixOf, problemWith, titleOf } from './new-game.ts'

/** In two pieces: what stands here as a whole would not be free any more. */
const LIGHTS = ['harbour', 'lights'].join('-')

describe('the name of a new game', () => {
  it.each([LIGHTS, ['go', 2].join('')])('may be %s', (id) => expect(problemWith(id)).toBeNull())

  it.each<[string | undefined, string]>([
    [undefined, 'a new game needs a name'],
    ['', 'a new game needs a name'],
    ['Harbour', 'no name for a folder'],
    ['../harbour', 'no name for a folder'],
    ['harbour--lights', 'no name for a folder'],
    ['2nd', 'no name for a folder'],
    ['a'.repeat(41), 'at most 40 characters'],
    ['index', 'there is games/index already'],
    ['folders', 'there is games/folders already'],
    ['play', 'means something else: '],
    ['chess', 'means something else: '],
    ...Object.keys(GAMES).map((id): [string, string] => [id, `there is games/${id} already`]),
  ])('may not be %s', (id, problem) => expect(problemWith(id)).toContain(problem))

  it('makes its title', () => expect(titleOf(LIGHTS)).toBe(['Harbour', 'Lights'].join(' ')))

  it.each([
    [LIGHTS, [], 'HAR'],
    [LIGHTS, ['HAR', 'HARB'], 'HARBO'],
    ['g2', [], 'GXX'],
    ['har', ['HAR'], 'HARXXX'],
  ])('%s makes the prefix of its clauses beside %j: %s', (id, taken, prefix) =>
    expect(prefixOf(id, taken)).toBe(prefix),
  )
})

it('a bad name changes nothing and says why', () => {
  const before = readdirSync('games')
  const { status, stderr } = spawnSync(process.execPath, ['scripts/new-game.ts', 'Bad Name'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([2, expect.stringContaining("'Bad Name' is no name for a folder")])
  expect(readdirSync('games')).toEqual(before)
})

it('the template has every file that docs/adding-a-game.md tells of', () => {
  const [, table] = /\| file \| what stands there \|\n([^]*?)\n\n/.exec(readFileSync('docs/adding-a-game.md', 'utf8'))!
  const named = [...table.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell]) => [...cell.matchAll(/`([^`]+)`/g)])
  const missing = named.map(([, path]) => path).filter((path) => !existsSync(`templates/game/${path}`))
  expect(named.length).toBeGreaterThan(14)
  expect(missing).toEqual(['data/', 'past/', 'puzzles/', 'scripts/']) // only games that need them
})
