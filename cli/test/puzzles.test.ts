import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { GAMES, puzzling } from '#games/index.ts'
import { puzzlesIn } from '#lessons/puzzle.ts'
import { revier, scratch } from './run.ts'

/** No game need have puzzles. */
const id = puzzling().at(0)?.id ?? ''
const files = scratch()
afterAll(files.remove)

describe.skipIf(id === '')('revier puzzles', () => {
  it('--check --json plays the answer of every puzzle', async () => {
    const { code, out } = await revier(`puzzles ${id} --check --json`)
    expect(code).toBe(0)
    const checked = JSON.parse(out) as { game: string; puzzles: { id: string; solved: boolean; wrong: null }[] }
    expect(checked.game).toBe(id)
    expect(checked.puzzles.map((one) => one.id)).toEqual(puzzlesIn(await GAMES[id].puzzles()).map((one) => one.id))
    expect(checked.puzzles.every(({ solved, wrong }) => solved && wrong === null)).toBe(true)
  })

  it('--check prints a table for people, in their language', async () => {
    const { code, out } = await revier(`puzzles ${id} --check --lang de`)
    expect(code).toBe(0)
    expect(out).toMatch(/^Aufgabe +Plätze +Wertung/)
    expect(out.match(/✓/g)).toHaveLength(puzzlesIn(await GAMES[id].puzzles()).length)
  })

  it('goes on from its file, and finds the same again without looking', async () => {
    const file = files.path('found.txt')
    const args = `puzzles ${id} --games 1 --count 1 --looks 1 --dry --file ${file}`
    const first = await revier(args)
    expect(first).toMatchObject({ code: 0, err: '' })
    const kept = readFileSync(file, 'utf8')
    expect(kept.trimEnd().split('\n')).toHaveLength(2)
    expect(await revier(args)).toEqual(first)
    expect(readFileSync(file, 'utf8')).toBe(kept)
  })

  it.each([
    ['puzzles nonsense', /no game 'nonsense'/],
    [`puzzles ${id} --count 0`, /--count/],
    [`puzzles ${id} --games x`, /--games/],
    [`puzzles ${id} --cores 0`, /--cores/],
    [`puzzles ${id} --looks 0`, /--looks/],
  ])('%s is bad input', async (args, message) => {
    const { code, err } = await revier(args)
    expect(code).toBe(2)
    expect(err).toMatch(message)
  })

  it('leaves a file of another search alone', async () => {
    const file = files.path('other.txt')
    writeFileSync(file, 'something else\n')
    const { code, err } = await revier(`puzzles ${id} --games 1 --dry --file ${file}`)
    expect(code).toBe(2)
    expect(err).toContain(file)
    expect(readFileSync(file, 'utf8')).toBe('something else\n')
  })
})
