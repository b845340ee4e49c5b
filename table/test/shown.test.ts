import { describe, expect, it } from 'vitest'
import type { GameText } from '#engine/text.ts'
import { courseAfter } from './toy-course.ts'
import { still, viewsAt } from '../frame.ts'
import { historyOf, saidAt, seenOf } from '../shown.ts'

const kinds: Readonly<Record<string, () => string>> = new Proxy({}, { get: (_, kind) => () => String(kind) })
const text = { events: kinds } as Partial<GameText> as GameText
const who = String

describe('what is on the screen', () => {
  const course = courseAfter(12)
  const at = Array.from({ length: 12 }, (_, n) => n).find((n) => course.events(n + 1).length > 1)!

  it('says all that led to a position, or the one event that was shown last', () => {
    expect(saidAt(course, still(at), text, who)).toEqual(course.events(at).map(({ kind }) => kind))
    expect(saidAt(course, { ...still(at), told: 1 }, text, who)).toEqual([course.events(at + 1)[0].kind])
  })

  it('lists nothing of what comes next', () => {
    const line = (n: number) => ({ at: n, text: `${n}`, auto: false })
    const turns = [
      { turn: 0, lines: [line(1), line(2)] },
      { turn: 1, lines: [line(3)] },
    ]
    expect(seenOf(turns, 1)).toEqual([{ turn: 0, lines: [line(1)] }])
  })

  it('keeps the points at the end of each turn, and none while a part is missing', () => {
    const history = historyOf(course)
    expect(history).toHaveLength(course.turn(course.length - 1) - course.turn(0) + 2)
    expect(history.at(-1)).toEqual(course.game.scores(course.view(course.length)))
    expect(historyOf({ ...course, has: (n) => n !== 1 })).toEqual([])
  })

  it('shows a piece that is on its way where it will lie, all else as before', () => {
    const { board, all } = viewsAt(course, { ...still(at), landing: true })
    expect(board).toEqual(course.stages(at + 1)[0])
    expect(all).toEqual(course.view(at))
    const told = viewsAt(course, { ...still(at), told: 1 })
    expect(told.board).toBe(told.all)
  })
})
