import { describe, expect, it } from 'vitest'
import type { Seat, State } from '#engine/state.ts'
import { game as town } from '../../templates/game/index.ts'
import type { Bot } from '../bot.ts'
import { addLab, labGame, labResult, newLabTally } from '../lab.ts'
import { random } from '../random.ts'
import { heap } from './toys.ts'

const first: Bot = { name: 'first', choose: ({ ask: { moves } }) => moves[0] }
const table = (seats: number) => ({ seats, variants: {}, seed: 'lab' })

describe('a lab', () => {
  it('counts who wins by seat and by place in turn order', () => {
    const tally = newLabTally(2)
    // Each takes one match: of three, the first seat takes the last.
    for (let n = 0; n < 4; n++) labGame(heap(3), table(2), first, n, tally)
    const { games, bySeat, byOrder, decisions } = labResult('heap', 'first', table(2), tally)
    expect(games).toBe(4)
    expect(bySeat.map(({ share }) => share)).toEqual([1, 0])
    expect(byOrder.map(({ share, had }) => [share, had])).toEqual([
      [1, 4],
      [0, 4],
    ])
    expect(decisions).toBe(2)
  })

  it('says what winners had, and where points came from', () => {
    const tally = newLabTally(3)
    for (let n = 0; n < 3; n++) labGame(town, table(3), random, n, tally)
    const { had, lines, spread, lead, turnsPerSeat } = labResult('town', 'random', table(3), tally)
    expect(Object.values(had).every((share) => share.had > 0 && share.share <= 1)).toBe(true)
    expect(Object.keys(lines)).toEqual(['home', 'quarters'])
    expect(lines.quarters.winners).toBeGreaterThan(lines.quarters.all)
    expect(spread).toBeGreaterThanOrEqual(lead)
    expect(turnsPerSeat).toBeGreaterThan(1)
  })

  it('says what winners began with', () => {
    const tally = newLabTally(2)
    const began = (s: State, seat: Seat) => (s.turn === 1 ? [`corner ${seat}`] : ['late'])
    for (let n = 0; n < 2; n++) labGame({ ...heap(3), began }, table(2), first, n, tally)
    expect(tally.had).toEqual({ 'corner 0': { had: 2, won: 2 }, 'corner 1': { had: 2, won: 0 } })
  })

  it('is the same in parts', () => {
    const whole = newLabTally(2)
    const sum = newLabTally(2)
    for (let n = 0; n < 3; n++) {
      labGame(town, table(2), random, n, whole)
      const part = newLabTally(2)
      labGame(town, table(2), random, n, part)
      addLab(sum, part)
    }
    const of = (tally: typeof whole) => labResult('town', 'random', table(2), tally)
    expect(of(sum)).toEqual(of(whole))
  })
})
