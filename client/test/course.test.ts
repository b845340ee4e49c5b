import { describe, expect, it } from 'vitest'
import { begin } from '#engine/match.ts'
import { GAMES } from '#games/index.ts'
import type { AtFrame } from '#protocol/frames.ts'
import type { Position } from '#protocol/position.ts'
import { positionsOf } from '../course.ts'

const [ID] = Object.keys(GAMES)
const rules = await GAMES[ID].rules()
const view = rules.view(begin(rules, { seed: ID, seats: rules.seats.min, variants: {} }).state, 'spectator')
const position: Position = { events: [], asks: [], mover: null, move: null, full: view }
const frame = (n: number, pos = n): AtFrame => ({
  ...position,
  t: 'at',
  table: 'table',
  n,
  pos,
  since: n,
  clocks: { at: 0, left: [], running: [] },
  hands: [],
  resigned: [],
  vote: null,
  result: null,
  score: null,
  back: 0,
})

/** Positions with a way to let what is fetched come when it likes. */
function table() {
  const waiting: (() => void)[] = []
  const positions = positionsOf(rules, async (from, to) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return Array.from({ length: to - from + 1 }, () => position)
  })
  const take = (at: AtFrame) => {
    positions.take(at)
    return positions.course('spectator', at, async () => '')
  }
  return { take, deliver: () => waiting.splice(0).forEach((come) => come()) }
}
const held = (course: ReturnType<ReturnType<typeof table>['take']>) =>
  Array.from({ length: 8 }, (_, n) => n).filter((n) => course.has(n))

describe('a course that is played elsewhere', () => {
  it('keeps what it was given when frames were missed', () => {
    const { take } = table()
    take(frame(1))
    const before = take(frame(2))
    const after = take(frame(7))
    expect([held(before), held(after)]).toEqual([[1, 2], [7]])
    expect(before.view(before.length)).toEqual(view)
  })

  it('keeps what it was given when that is taken back', () => {
    const { take } = table()
    take(frame(1))
    take(frame(2))
    const before = take(frame(3))
    const after = take(frame(4, 1))
    expect([held(before), held(after)]).toEqual([[1, 2, 3], [1]])
    expect(held(take(frame(5, 2)))).toEqual([1, 2])
  })

  it('fetches nothing into a game that has gone another way', async () => {
    const { take, deliver } = table()
    const before = take(frame(5))
    const fetching = before.fetch(2, 4)
    const after = take(frame(6, 3))
    deliver()
    await fetching
    expect([held(before), held(after)]).toEqual([[2, 3, 4, 5], [3]])
  })
})
