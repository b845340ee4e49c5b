import { describe, expect, it } from 'vitest'
import { fairLateGame } from '#bots/late.ts'
import { asks, decide, follow, takeBackLimit } from '#engine/match.ts'
import { BadRecord, formatRecord, parseRecord, replay } from '#engine/record.ts'
import { seatsOf } from '#engine/state.ts'
import { GAMES } from '#games/index.ts'

const OVER_AN_HOUR = 60

it('is offered where a whole game takes over an hour', () => {
  for (const [id, { manifest }] of Object.entries(GAMES))
    expect({ id, short: manifest.short !== undefined }).toEqual({ id, short: manifest.minutes[1] > OVER_AN_HOUR })
})

const short = Object.entries(GAMES).filter(([, { manifest }]) => manifest.short)

describe.each(short)('a short game of %s', async (_id, { manifest, game: load }) => {
  const game = await load()
  const from = manifest.short?.from ?? 0
  const begun = (people: readonly number[], seed: string) =>
    fairLateGame(game, { seats: 3, variants: {}, from, people }, seed)
  const { setup, decisions, best } = begun([1], 'a')
  const late = follow(game, { ...setup, late: decisions.length }, decisions)

  it('begins far on, with a question and by the laws of the game', () => {
    expect(game.result(late.state)).toBeNull()
    expect(asks(late)).toHaveLength(1)
    expect(game.broken(game.clone(late.state))).toBeNull()
    expect(game.outlook?.(late.state).stage).toBeGreaterThanOrEqual(from)
  })

  it('begins with a turn of somebody who plays, whatever was dealt', () => {
    expect(asks(late)[0].seat).toBe(1)
    for (let deal = 0; deal < 2; deal++) {
      const other = begun([0, 2], `b${deal}`)
      expect(asks(follow(game, other.setup, other.decisions))[0].seat).not.toBe(1)
    }
  })

  it('is fair: nobody is far ahead', () => expect(best).toBeLessThan(0.5))

  it('cannot be taken back to before its start', () => {
    for (const seat of seatsOf(late.state)) expect(takeBackLimit(late, seat, () => true)).toBe(0)
    const [{ seat, moves }] = asks(late)
    const next = decide(late, seat, moves[0])
    expect(takeBackLimit(next, seat, () => true)).toBeLessThanOrEqual(1)
  })

  it('has a record that says so and plays from the start', () => {
    const text = formatRecord(late)
    expect(text).toContain(`\nlate: ${decisions.length}\n`)
    const match = replay(game, parseRecord(text))
    expect(match.setup.late).toBe(decisions.length)
    expect(formatRecord(match)).toBe(text)
    expect(() => parseRecord(text.replace(/late: \d+/, 'late: 99999'))).toThrow(BadRecord)
  })
})
