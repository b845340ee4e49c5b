import { describe, expect, it } from 'vitest'
import { GAMES } from '#games/index.ts'
import { lessonTable, litMove, type LessonTable } from '../lesson-table.ts'

const [folder] = Object.values(GAMES).filter(({ manifest }) => manifest.learn)
const game = await folder.rules()
const course = await folder.course()
/** One that reacts to a move that is refused and to one that is not. */
const [id, lesson] = Object.entries(course.lessons).find(
  ([, { turns }]) => new Set(Object.values(turns).map(({ when }) => 'refused' in when)).size === 2,
)!
const move = (name: string) => game.moves.parse(name)!

async function withTable(use: (table: LessonTable) => Promise<void>): Promise<void> {
  const table = lessonTable(game, course, id)
  await use(table)
  table.close()
}

const lit = (table: LessonTable) => litMove(table.store.getState(), course, id)?.name ?? null
const verdict = (table: LessonTable) => table.store.getState().verdict

describe('a lesson on the table', () => {
  it('is open until its solution is played', () =>
    withTable(async (table) => {
      expect(verdict(table)).toEqual({ kind: 'open' })
      for (const name of lesson.solution) expect(await table.decide(move(name))).toEqual({ kind: 'kept' })
      expect(verdict(table)).toEqual({ kind: 'solved' })
    }))

  it('tells that it was solved, and only then', async () => {
    let told = 0
    const table = lessonTable(game, course, id, () => told++)
    const [[, { test }]] = Object.entries(lesson.turns).filter(([, { when }]) => !('refused' in when))
    for (const name of test) await table.decide(move(name))
    await table.startOver()
    expect(told).toBe(0)
    for (const name of lesson.solution) await table.decide(move(name))
    expect(told).toBe(1)
    table.close()
  })

  it('reacts to a way that leads elsewhere, and starts over', () =>
    withTable(async (table) => {
      const [[turn, { test }]] = Object.entries(lesson.turns).filter(([, { when }]) => !('refused' in when))
      for (const name of test) await table.decide(move(name))
      expect(verdict(table)).toEqual({ kind: 'turn', turn })
      await table.startOver()
      expect(table.store.getState().past.match.decisions).toEqual([])
      expect(verdict(table)).toEqual({ kind: 'open' })
    }))

  it('reacts to a move that the rules refuse, which changes nothing', () =>
    withTable(async (table) => {
      const [[turn, { test }]] = Object.entries(lesson.turns).filter(([, { when }]) => 'refused' in when)
      for (const name of test.slice(0, -1)) await table.decide(move(name))
      const before = table.store.getState().past.match
      expect(await table.decide(move(test.at(-1)!))).toMatchObject({ kind: 'refused' })
      expect(verdict(table)).toEqual({ kind: 'turn', turn })
      expect(table.store.getState().past.match).toBe(before)
    }))

  it('shows the way, move by move, from the start if another one was gone', () =>
    withTable(async (table) => {
      expect(lit(table)).toBeNull()
      const [, { test }] = Object.entries(lesson.turns).find(([, { when }]) => !('refused' in when))!
      for (const name of test) await table.decide(move(name))
      await table.showMe()
      expect(table.store.getState().past.match.decisions).toEqual([])
      for (const name of lesson.solution) {
        expect(lit(table)).toBe(name)
        await table.decide(move(name))
      }
      expect(lit(table)).toBeNull()
    }))
})
