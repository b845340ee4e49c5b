import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { asks, begin, follow } from '#engine/match.ts'
import { LANGUAGES } from '#engine/text.ts'
import { clausesIn } from '../scripts/rules-coverage.ts'
import { GAMES, type GameFolder } from '#games/index.ts'
import { LEARNER } from '#lessons/judge.ts'
import { lateDecisions, stageOf, tried } from '#lessons/stage.ts'

const ROOT = join(import.meta.dirname, '..')
const teaching: [string, GameFolder][] = Object.entries(GAMES).filter(([, { manifest }]) => manifest.learn)

describe('games with lessons', () => {
  it('are those that say how long they take', () => {
    for (const [id, { manifest }] of Object.entries(GAMES))
      expect(existsSync(join(ROOT, 'games', id, 'lessons/index.ts'))).toBe(manifest.learn !== undefined)
  })
})

/** The game at the end takes some minutes as well. */
const GUIDED_MINUTES = 3

describe.each(teaching)('the lessons of %s', async (id, { manifest, course: load, courseText, game: loadGame }) => {
  const course = await load()
  const game = await loadGame()
  const lessons = Object.entries(course.lessons)
  const clauses = clausesIn(readFileSync(join(ROOT, 'games', id, 'RULES.md'), 'utf8'))

  it('take as long as the manifest says', () => {
    const minutes = lessons.reduce((sum, [, lesson]) => sum + lesson.minutes, GUIDED_MINUTES)
    expect(minutes).toBe(manifest.learn)
  })

  describe.each(lessons)('%s', (name, lesson) => {
    it('begins with a position that obeys the laws of the game, with the learner to decide', () => {
      const stage = stageOf(game, course, name)
      const match = begin(stage.game, stage.setup)
      expect(game.broken({ ...match.state })).toBeNull()
      expect(asks(match).map(({ seat }) => seat)).toEqual([LEARNER])
      expect(tried(game, course, name, [])).toEqual({ kind: 'open' })
    })

    it('can be solved', () => expect(tried(game, course, name, lesson.solution)).toEqual({ kind: 'solved' }))

    it('reacts to each turn that it has a word for', () => {
      for (const [turn, { test }] of Object.entries(lesson.turns))
        expect({ test, ...tried(game, course, name, test) }).toEqual({ test, kind: 'turn', turn })
    })

    it('teaches clauses that there are', () => {
      expect(lesson.clauses.length).toBeGreaterThan(0)
      expect(lesson.clauses.filter((clause) => !clauses.includes(clause))).toEqual([])
    })
  })

  it.each(LANGUAGES)('have short words for everything: %s', async (language) => {
    const { lessons: words, guided, goal } = await courseText[language]()
    expect(Object.keys(words)).toEqual(lessons.map(([name]) => name))
    for (const { title, say, order, turns, otherwise, recap } of Object.values(words)) {
      for (const line of [title, say, order, otherwise, recap, ...Object.values(turns)])
        expect(line.trim()).not.toBe('')
      expect(say.split(/\s+/).length).toBeLessThanOrEqual(55)
    }
    expect([goal, guided.say, ...guided.look].every((line) => line.trim() !== '')).toBe(true)
  })

  it('end with a game that has come far, in which the learner is to decide', () => {
    const { seed, seats, variants } = course.guided
    const match = follow(game, { seed, seats, variants }, lateDecisions(game, course.guided))
    expect(game.broken(match.state)).toBeNull()
    expect(asks(match).map(({ seat }) => seat)).toEqual([LEARNER])
  })
})
