import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { asks, begin, follow } from '#engine/match.ts'
import { LANGUAGES } from '#engine/text.ts'
import { chaptersIn, clausesIn } from '../scripts/rules-coverage.ts'
import { GAMES, type GameFolder } from '#games/index.ts'
import { LEARNER } from '#lessons/judge.ts'
import { lateDecisions, stageOf, tried } from '#lessons/stage.ts'
import { taughtIn } from '#lessons/taught.ts'

const ROOT = join(import.meta.dirname, '..')
const teaching: [string, GameFolder][] = Object.entries(GAMES).filter(([, { manifest }]) => manifest.learn)

describe('games with lessons', () => {
  it('are those that say how long they take', () => {
    for (const [id, { manifest }] of Object.entries(GAMES))
      expect(existsSync(join(ROOT, 'games', id, 'lessons/index.ts'))).toBe(manifest.learn !== undefined)
  })
})

/** Chapters 1 to 5 are for players; what follows is about decisions, secrets, readings and examples. */
const PLAYERS = /-[1-5]\./

/** The game at the end takes some minutes as well. */
const GUIDED_MINUTES = 3

describe.each(teaching)('the lessons of %s', async (id, { manifest, course: load, courseText, game: loadGame }) => {
  const course = await load()
  const game = await loadGame()
  const lessons = Object.entries(course.lessons)
  const rules = readFileSync(join(ROOT, 'games', id, 'RULES.md'), 'utf8')
  const clauses = clausesIn(rules)

  it('take as long as the manifest says', () => {
    const minutes = lessons.reduce((sum, [, lesson]) => sum + lesson.minutes, GUIDED_MINUTES)
    expect(minutes).toBe(manifest.learn)
  })

  describe.each(lessons)('%s', (name, lesson) => {
    it('begins with a position that obeys the laws of the game, with the learner to decide', () => {
      const stage = stageOf(game, course, lesson)
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
    const { lessons: words, guided, goal, ends, coach } = await courseText[language]()
    expect(Object.keys(words).toSorted()).toEqual(lessons.map(([name]) => name).toSorted())
    for (const { title, say, order, turns, otherwise, recap } of Object.values(words)) {
      for (const line of [title, say, order, otherwise, recap, ...Object.values(turns)])
        expect(line.trim()).not.toBe('')
      expect(say.split(/\s+/).length).toBeLessThanOrEqual(55)
    }
    expect([goal, ends, guided.say, ...guided.look].every((line) => line.trim() !== '')).toBe(true)
    expect(Object.keys(coach).toSorted()).toEqual(Object.keys(course.coach.cards).toSorted())
    for (const { about, look } of Object.values(coach)) {
      expect(Math.min(about.trim().length, look.trim().length)).toBeGreaterThan(0)
      expect(`${about} ${look}`.split(/\s+/).length).toBeLessThanOrEqual(45)
    }
  })

  it('end with a game that has come far, in which the learner is to decide', () => {
    const { seed, seats, variants } = course.guided
    const match = follow(game, { seed, seats, variants }, lateDecisions(game, course.guided))
    expect(game.broken(match.state)).toBeNull()
    expect(asks(match).map(({ seat }) => seat)).toEqual([LEARNER])
  })

  it('let others out of the way by answers that there are', () => {
    expect(course.idle.filter((name) => !game.moves.parse(name))).toEqual([])
  })

  it('have a card for every kind of question, or say that it needs none', () => {
    const asking = Object.values(game.steps).filter(({ question }) => question !== null)
    expect(Object.keys(course.coach.asked).toSorted()).toEqual(asking.map(({ name }) => name).toSorted())
    const wanted = Object.values(course.coach.asked).filter((card) => card !== null)
    expect([...new Set(wanted)].toSorted()).toEqual(Object.keys(course.coach.cards).toSorted())
  })

  it('teach clauses that there are, in cards and in the game at the end, too', () => {
    for (const { where, clauses: taught } of taughtIn(course)) {
      expect({ where, unknown: taught.filter((clause) => !clauses.includes(clause)) }).toEqual({ where, unknown: [] })
      expect(taught.length).toBeGreaterThan(0)
    }
  })

  it('leave out no chapter that a player needs', () => {
    const taught = new Set(taughtIn(course).flatMap((place) => place.clauses))
    const chapters = [...chaptersIn(rules)].filter(([, [first]]) => PLAYERS.test(first))
    const untaught = chapters.filter(([, list]) => !list.some((clause) => taught.has(clause)))
    expect(untaught.map(([title]) => title)).toEqual(course.coach.beyond)
  })
})
