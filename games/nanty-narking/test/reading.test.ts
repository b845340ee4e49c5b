import { describe, expect, it } from 'vitest'
import { midGames } from '#test/bench/random-play.ts'
import { PROGRESS, read } from '../bot/reading.ts'
import { game } from '../index.ts'
import { progress } from '../rules/end.ts'
import { seatsOf } from '#engine/state.ts'
import { PERSONALITIES } from '../data.ts'
import type { NantyNarking } from '../state.ts'

describe('what bots read from the board in one look', () => {
  it.each([2, 3, 4])('[NN-5.2] is how far each of %i seats has come towards what each Personality counts', (seats) => {
    for (const state of midGames(game, 20, seats) as NantyNarking[]) {
      read(state)
      for (const seat of seatsOf(state))
        for (const [persona, id] of PERSONALITIES.entries())
          expect([id, PROGRESS[persona][seat]]).toEqual([id, progress(state, seat, persona)])
    }
  })
})
