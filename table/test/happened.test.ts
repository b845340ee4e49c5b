import { describe, expect, it } from 'vitest'
import type { GameText } from '#engine/text.ts'
import { happenedUntil } from '../happened.ts'
import type { Beat, GameTable } from '../types.ts'
import { courseAfter } from './toy-course.ts'

const kinds: Readonly<Record<string, () => string>> = new Proxy({}, { get: (_, kind) => () => String(kind) })
const text = { events: kinds } as Partial<GameText> as GameText
const BEATS: readonly Beat[] = [
  { do: 'sound', sound: 'turn' },
  { do: 'fly', from: 'here', to: 'there' },
  {
    do: 'together',
    beats: [
      { do: 'glow', at: ['a', 'b'] },
      { do: 'pop', at: 'c', text: '+1' },
    ],
  },
]
const table = { beats: async () => () => BEATS } as Partial<GameTable> as GameTable
const who = String

describe('what happened', () => {
  const course = courseAfter(12)
  const kindsOf = (n: number) => course.events(n).map(({ kind }) => kind)
  const told = (frame: { at: number; told: number }, since = course.eye) =>
    happenedUntil(course, table, frame, text, who, since).flatMap(({ lines }) => lines)

  it('is told from one’s own last decision on, in the order of events', () => {
    const seat = course.mover(12)
    expect(seat).not.toBeNull()
    const lines = told({ at: 12, told: 0 }, seat ?? 0)
    expect(lines.map((line) => line.text)).toEqual(kindsOf(12))
    expect(lines.every(({ at }) => at === 12)).toBe(true)
  })

  it('is told of the next position only as far as the screen has come', () => {
    const at = Array.from({ length: 11 }, (_, n) => n + 1).find((n) => course.events(n + 1).length > 1)!
    const before = told({ at, told: 0 })
    expect(told({ at, told: 1 }).map((line) => line.text)).toEqual([
      ...before.map((line) => line.text),
      kindsOf(at + 1)[0],
    ])
  })

  it('is told by those who did it: neighbours of one seat are one deed', () => {
    const deeds = happenedUntil(course, table, { at: 12, told: 0 }, text, who)
    for (const [i, { seat }] of deeds.slice(1).entries()) expect(seat).not.toBe(deeds[i].seat)
  })

  it('leads to all places that its beats name, whatever they do there', async () => {
    const [line] = told({ at: 12, told: 0 })
    expect(await line.spots()).toEqual(['here', 'there', 'a', 'b', 'c'])
  })
})
