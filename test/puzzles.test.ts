import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#engine/text.ts'
import { GAMES, puzzling } from '#games/index.ts'
import { matchOf, solverOf, wrongWith } from '#lessons/puzzle-play.ts'
import { puzzlesIn, type Puzzle } from '#lessons/puzzle.ts'

const ROOT = join(import.meta.dirname, '..', 'games')

describe.each(Object.keys(GAMES))('the manifest of %s', (id) => {
  it('says whether there are puzzles', () =>
    expect(GAMES[id].manifest.puzzles ?? false).toBe(existsSync(join(ROOT, id, 'puzzles'))))
})

describe.each(puzzling().map(({ id }) => id))('the puzzles of %s', async (id) => {
  const folder = GAMES[id]
  const [rules, book] = await Promise.all([folder.rules(), folder.puzzles()])
  const puzzles = puzzlesIn(book)
  const wrong = (change: (one: Puzzle) => Partial<Puzzle>) =>
    wrongWith(rules, book, { ...puzzles[0], ...change(puzzles[0]) })

  it('have answers that the rules allow and that are clearly the best', () => {
    expect(puzzles.length).toBeGreaterThan(0)
    expect(puzzles.map((puzzle) => wrongWith(rules, book, puzzle))).toEqual(puzzles.map(() => null))
  })

  it('have addresses of their own', () => expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(puzzles.length))

  it('ask something that is not plain', () => {
    for (const puzzle of puzzles) {
      const match = matchOf(rules, puzzle)
      expect(match.open[0].moves.length).toBeGreaterThan(2)
      expect(solverOf(match)).toBeLessThan(puzzle.seats)
      expect(book.plain?.(match.open[0].moves[puzzle.options[0].move].name) ?? false).toBe(false)
    }
  })

  it('have words for all themes and reasons in each language', async () => {
    for (const language of LANGUAGES) {
      const { themes } = await folder.puzzleText[language]()
      const { terms } = await folder.text[language]()
      for (const { theme, options } of puzzles) {
        expect(themes[theme]).toMatchObject({ name: expect.stringMatching(/./), look: expect.stringMatching(/./) })
        const reasons = options.flatMap(({ reason }) => reason ?? [])
        expect(reasons.filter((reason) => !terms[reason])).toEqual([])
      }
    }
  })

  it('are found out if they are not what they say', () => {
    expect(
      wrong(({ options: [first, ...more] }) => ({ options: [{ ...first, chance: more[0].chance }, ...more] })),
    ).toMatch(/clearly/)
    expect(wrong(({ line: [first, ...more] }) => ({ line: [first + 1, ...more] }))).toMatch(/another move/)
    expect(wrong(({ made }) => ({ made: [...made.slice(0, -1), 3000] }))).toMatch(/cannot be made/)
    expect(wrong(() => ({ theme: 'nonsense' }))).toMatch(/nonsense/)
    expect(wrong(() => ({ seats: 99 }))).toMatch(/seats/)
    expect(wrongWith({ ...rules, version: rules.version + 1 }, book, puzzles[0])).toMatch(/version/)
  })
})
