import { describe, expect, it } from 'vitest'
import type { Game } from '#engine/game.ts'
import { seedLuck } from '#engine/luck.ts'
import { ask, play, start } from '#engine/play.ts'
import type { State } from '#engine/state.ts'
import type { Situation } from '../bot.ts'
import { parseBot } from '../index.ts'
import { planning, resuming, type Fork } from './toys.ts'

describe('a tree that was searched for one decision', () => {
  /** Guesses that are no tries. */
  const FIRST_LOOK = 2

  /** Tries of a search for the second decision of seat 0, and how many of them had been made for the first already. */
  function second(toy: Game<Fork>, move: string, between?: (s: Fork) => void) {
    let guesses = 0
    const counting: Game<Fork> = { ...toy, guess: (...seen) => (guesses++, toy.guess(...seen)) }
    const s = start(counting, { seed: 'twice', seats: 2, variants: {} })
    const find = () => {
      guesses = 0
      const { moves } = parseBot('search:200').explore!(asked(counting, s), 0)
      const tries = moves.reduce((sum, one) => sum + one.tries, 0)
      return { tries, known: tries + FIRST_LOOK - guesses }
    }
    expect(find().known).toBe(0)
    play(
      counting,
      s,
      0,
      ask(counting, s)[0].moves.find(({ name }) => name === move)!,
    )
    between?.(s)
    return find()
  }

  const asked = (game: Game, s: State): Situation => ({
    game,
    view: game.view(s, 0),
    ask: ask(game, s)[0],
    luck: seedLuck('twice'),
  })

  it('is gone on with where the seat goes on with its turn', () => {
    const { tries, known } = second(resuming, 'go:left')
    expect(known).toBeGreaterThan(50)
    expect(tries).toBeGreaterThan(known)
    expect(tries).toBeLessThanOrEqual(201)
  })

  it('is forgotten where another move was made than the one that was tried most', () => {
    expect(second(resuming, 'go:right').known).toBe(0)
  })

  it('is forgotten where anything came to light that could not be foreseen', () => {
    expect(second(resuming, 'go:left', (s) => (s.path = 'L')).known).toBe(0)
  })

  it('is forgotten in the next turn', () => {
    const reply = (s: Fork) => void play(planning, s, 1, ask(planning, s)[0].moves[0])
    expect(second(planning, 'go:left', reply).known).toBe(0)
  })
})
