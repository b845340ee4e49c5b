import { describe, expect, it, vi } from 'vitest'
import { begin } from '#engine/match.ts'
import { questionOf } from '#session/session.ts'
import { toy } from '#test/battery/toy.ts'
import { adviceOn, chooseBy, levelOf, paced, requestOf } from '../bots.ts'
import type { Thinker, Thought } from '../thinker.ts'

const match = begin(toy, { seed: 'bots', seats: 2, variants: {} })
const [ask] = match.open
const question = questionOf({ match }, ask)
const forever = new AbortController().signal
const thinking = (thought: Partial<Thought>): Thinker => ({
  think: async () => ({ number: 1, move: '', ...thought }),
  close: () => undefined,
})

describe('a bot of this browser', () => {
  it('is asked with names alone, and with luck that does not betray the seed', () => {
    const request = requestOf(question, 'secret-seed')
    expect(request).toMatchObject({ game: 'toy', seat: ask.seat, moves: ask.moves.map(({ name }) => name) })
    expect(request.view).toEqual(toy.view(match.state, ask.seat))
    expect(JSON.stringify(request)).not.toContain('secret-seed')
    expect(requestOf(question, 'another').seed).not.toBe(request.seed)
  })

  it('answers with a move of the list, and with nothing else', async () => {
    const [move] = ask.moves
    expect(await chooseBy(thinking({ move: move.name }), 'easy', question, 's', forever)).toBe(move)
    await expect(chooseBy(thinking({ move: 'cheat' }), 'easy', question, 's', forever)).rejects.toThrow(/cheat/)
  })

  it('gives advice on moves of the list', async () => {
    const advice = ask.moves.slice(0, 1).map(({ name }) => ({ move: name, chance: 0.5, reason: null }))
    const [hint] = await adviceOn(thinking({ advice }), question, 's', forever)
    expect(hint).toEqual({ move: ask.moves[0], chance: 0.5, reason: null })
  })

  it('takes its time', async () => {
    vi.useFakeTimers()
    try {
      let done = false
      const slow = paced({ decide: async () => ask.moves[0] }, () => 500)
      const answer = Promise.resolve(slow.decide(question, forever)).then(() => (done = true))
      await vi.advanceTimersByTimeAsync(499)
      expect(done).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      await answer
      expect(done).toBe(true)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is known by its level; people have none', () => {
    expect(levelOf({ name: '', colour: 'blue', player: 'hard' })).toBe('hard')
    expect(levelOf({ name: '', colour: 'blue', player: 'me' })).toBeNull()
  })
})
