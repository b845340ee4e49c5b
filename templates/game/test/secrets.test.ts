import { expect, it } from 'vitest'
import { seenBy } from '#engine/event.ts'
import { seedLuck } from '#engine/luck.ts'
import { start } from '#engine/play.ts'
import type { Told } from '#engine/game.ts'
import type { TownEvent } from '../events.ts'
import { game } from '../index.ts'
import { HIDDEN } from '../state.ts'
import { fogOver, fresh, go, lastTurn } from './fixture.ts'

it('keeps a home from all but its owner until the end [MYG-7.1]', () => {
  const s = fresh(3)
  expect(game.view(s, 1).homes).toEqual([HIDDEN, s.homes[1], HIDDEN, HIDDEN, HIDDEN])
  expect(game.view(s, 'spectator').homes).toEqual(Array(5).fill(HIDDEN))
  const over = fogOver(lastTurn(['harbour 5'], ['mills 4']), 'harbour')
  go(over, 'light:mills', 'stay')
  expect(game.view(over, 'spectator').homes).toEqual(over.homes)
})

it('tells only the owner where it lives [MYG-3.1]', () => {
  const told: Told<TownEvent>[] = []
  const s = start(game, { seed: 'told', seats: 2, variants: {} }, (event) => told.push(event))
  const event = told.find(({ kind }) => kind === 'moved-in')!
  expect(seenBy(event, 0)).toHaveProperty('secret', { home: s.homes[0] })
  for (const eye of [1, 'spectator'] as const) expect(seenBy(event, eye)).not.toHaveProperty('secret')
})

it('is guessed by dealing the other cards anew [MYG-7.1]', () => {
  const s = fresh(2)
  const guesses = Array.from({ length: 30 }, (_, i) => game.guess(game.view(s, 0), 0, seedLuck(`guess-${i}`)))
  for (const world of guesses) {
    expect(world.homes[0]).toBe(s.homes[0])
    expect(game.broken(world)).toBeNull()
  }
  expect(new Set(guesses.map(({ homes }) => homes[1])).size).toBe(4)
})
