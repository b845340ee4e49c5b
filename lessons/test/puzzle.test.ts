import { describe, expect, it } from 'vitest'
import { choosePuzzles } from '../puzzle-choice.ts'
import { dayOf, dueOn, puzzleOn } from '../puzzle-day.ts'
import { nextPuzzle, NO_SCORE, parseScore, ratedAfter, scoreAfter, triedIn } from '../puzzle-score.ts'
import { BadPuzzle, formatPuzzle, packNumbers, parsePuzzle, puzzlesIn, unpackNumbers, type Puzzle } from '../puzzle.ts'

const puzzle = (part: Partial<Puzzle> = {}): Puzzle => ({
  id: '17-3',
  seed: 'one-17',
  seats: 3,
  made: [0, 61, 62],
  options: [
    { move: 4, chance: 62, reason: 'points' },
    { move: 0, chance: 41, reason: null },
  ],
  line: [4, 1],
  missed: [95, 40, 0],
  rating: 1180,
  theme: 'last-turn',
  ...part,
})

describe('a puzzle on a line', () => {
  it.each([puzzle(), puzzle({ id: '0-0', made: [] })])('is the same when it is read again', (one) =>
    expect(parsePuzzle(formatPuzzle(one))).toEqual(one),
  )

  it('takes one letter for a small number and three for a large one', () => {
    expect(packNumbers([0, 9, 10, 61])).toBe('09Az')
    expect(packNumbers([62, 3843])).toBe('~10~zz')
    expect(unpackNumbers('~10~zz0')).toEqual([62, 3843, 0])
    expect(unpackNumbers('')).toEqual([])
  })

  it.each([[[-1]], [[3844]], [[1.5]]])('is not made of %j', (numbers) =>
    expect(() => packNumbers(numbers)).toThrow(BadPuzzle),
  )

  it.each(['~1', 'a b', 'ä', '~', '1~2'])('does not hold moves like %j', (text) =>
    expect(() => unpackNumbers(text)).toThrow(BadPuzzle),
  )

  it.each(['', 'x', formatPuzzle(puzzle()).replace(' 3 ', ' three '), `${formatPuzzle(puzzle())} more`])(
    'is not %j',
    (text) => expect(() => parsePuzzle(text)).toThrow(BadPuzzle),
  )

  it('stands in a book among empty lines', () => {
    const lines = `\n${formatPuzzle(puzzle())}\n\n${formatPuzzle(puzzle({ id: '18-3' }))}\n`
    expect(puzzlesIn({ lines }).map(({ id }) => id)).toEqual(['17-3', '18-3'])
  })
})

describe('the rating', () => {
  it('rises most with what is hard, and falls most with what is easy', () => {
    expect(ratedAfter(1000, 0, 1000, true)).toBe(1024)
    expect(ratedAfter(1000, 0, 1000, false)).toBe(976)
    expect(ratedAfter(1000, 0, 1400, true)).toBe(1044)
    expect(ratedAfter(1000, 0, 600, false)).toBe(956)
    expect(ratedAfter(1000, 0, 600, true)).toBe(1004)
  })

  it('moves less once it has found its place, and never below 100', () => {
    expect(ratedAfter(1000, 15, 1000, true)).toBe(1012)
    expect(ratedAfter(100, 0, 100, false)).toBe(100)
  })

  it('counts the first try at a puzzle only', () => {
    const once = scoreAfter(NO_SCORE, 'go', puzzle({ rating: 1000 }), false)
    expect(once).toMatchObject({ rating: 976, tries: 1, streak: 0, tried: { go: ['17-3'] } })
    expect(scoreAfter(once, 'go', puzzle({ rating: 1000 }), true)).toEqual(once)
  })

  it('goes with a streak of first tries that solved it', () => {
    let score = NO_SCORE
    for (const [n, solved] of [true, true, false, true].entries())
      score = scoreAfter(score, 'go', puzzle({ id: `${n}-1` }), solved)
    expect(score).toMatchObject({ streak: 1, best: 2, tries: 4 })
    expect(triedIn(score, 'go')).toEqual(['0-1', '1-1', '2-1', '3-1'])
    expect(triedIn(score, 'toString')).toEqual([])
  })

  it('is read again as it was kept, and whatever is damaged is forgotten', () => {
    const score = scoreAfter(NO_SCORE, 'go', puzzle(), true)
    expect(parseScore(JSON.stringify(score))).toEqual(score)
    for (const kept of [null, '', '{', '3', '[]', '{"rating":"x","tried":[1]}'])
      expect(parseScore(kept)).toEqual(NO_SCORE)
    expect(parseScore('{"rating":1200,"streak":-1,"tried":{"go":["1-1"],"x":3}}')).toEqual({
      ...NO_SCORE,
      rating: 1200,
      tried: { go: ['1-1'] },
    })
  })
})

describe('the next puzzle', () => {
  const all = [900, 1010, 1300].map((rating, n) => puzzle({ id: `${n}-1`, rating }))

  it('is the one nearest to the rating that was not tried', () => {
    expect(nextPuzzle(all, NO_SCORE, 'go')?.id).toBe('1-1')
    expect(nextPuzzle(all, NO_SCORE, 'go', '1-1')?.id).toBe('0-1')
    expect(nextPuzzle(all, { ...NO_SCORE, tried: { go: ['1-1', '0-1'] } }, 'go')?.id).toBe('2-1')
  })

  it('is the one tried longest ago if all were tried, and none if there is none', () => {
    expect(nextPuzzle(all, { ...NO_SCORE, tried: { go: ['2-1', '1-1', '0-1'] } }, 'go')?.id).toBe('2-1')
    expect(nextPuzzle([], NO_SCORE, 'go')).toBeNull()
  })
})

describe('the puzzle of the day', () => {
  it('changes at midnight, wherever that is', () => {
    const day = dayOf(new Date(2026, 4, 1, 0, 0, 1))
    expect(dayOf(new Date(2026, 4, 1, 23, 59, 59))).toBe(day)
    expect(dayOf(new Date(2026, 4, 2, 0, 0, 0))).toBe(day + 1)
    expect(dayOf(new Date(2026, 4, 31)) - day).toBe(30)
  })

  it('is of one game after the other, and no puzzle comes again before all others', () => {
    const games = ['a', 'b', 'c']
    expect([0, 1, 2, 3].map((n) => dueOn(20_001 + n, games))).toEqual(['a', 'b', 'c', 'a'])
    const all = Array.from({ length: 40 }, (_, n) => n)
    const seen = Array.from({ length: 40 }, (_, n) => puzzleOn(20_001 + 3 * n, 3, all))
    expect(new Set(seen).size).toBe(40)
    expect(puzzleOn(5, 3, [])).toBeUndefined()
    expect(dueOn(5, [])).toBeUndefined()
  })
})

describe('a choice of puzzles', () => {
  const found = (n: number, seats: number, theme: string, stage: number, rating: number) => ({
    puzzle: puzzle({ id: `${n}-1`, seed: `x-${n}`, seats, theme, rating }),
    stage,
  })

  it('is varied: one of each kind before another one, and of a kind the hardest', () => {
    const all = [
      found(1, 2, 'a', 0.1, 900),
      found(2, 2, 'a', 0.2, 950),
      found(3, 3, 'a', 0.1, 800),
      found(4, 2, 'b', 1, 700),
    ]
    expect(choosePuzzles(all, 3).map(({ id }) => id)).toEqual(['4-1', '3-1', '2-1'])
    expect(choosePuzzles(all, 9)).toHaveLength(4)
  })

  it('has no position twice', () => {
    expect(choosePuzzles([found(1, 2, 'a', 0.1, 900), found(1, 2, 'a', 0.1, 900)], 9)).toHaveLength(1)
  })
})
