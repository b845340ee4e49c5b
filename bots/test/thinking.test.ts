import { expect, it } from 'vitest'
import { ask, start } from '#engine/play.ts'
import { answer } from '../thinking.ts'
import { heap } from './toys.ts'

const game = heap(3)
const state = start(game, { seed: 'thinking', seats: 2, variants: {} })
const [open] = ask(game, state)
const request = {
  number: 7,
  game: 'heap',
  bot: 'greedy',
  view: game.view(state, 0),
  seat: 0,
  step: open.step,
  moves: open.moves.map(({ name }) => name),
  seed: 'x',
}

it('answers what was posted, as plain data', () => {
  const posted = JSON.parse(JSON.stringify(request)) as typeof request
  expect(answer(game, posted)).toEqual({ number: 7, move: 'remove:3' })
})

it('gives advice: the best moves with their chances', () => {
  const told = answer(game, { ...request, advice: 2 })
  expect(told).toMatchObject({ number: 7, move: 'remove:3', advice: [{ move: 'remove:3', chance: 1 }, {}] })
})

it('tells what it found out where several think about the same, and what it would choose alone', () => {
  const told = answer(game, { ...request, bot: 'search:30', part: 1 })
  if ('problem' in told) throw new Error(told.problem)
  expect(told.move).toBe('remove:3')
  expect(told.found?.moves).toHaveLength(3)
  expect(JSON.parse(JSON.stringify(told))).toEqual(told)
  expect(answer(game, { ...request, part: 1 })).toEqual({ number: 7, move: 'remove:3', found: undefined })
})

it.each([{ bot: 'nobody' }, { moves: [] }, { moves: ['remove:99'] }])('says what went wrong: %j', (wrong) => {
  expect(answer(game, { ...request, ...wrong })).toMatchObject({ number: 7, problem: expect.any(String) as string })
})
