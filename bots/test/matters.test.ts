import { expect, it } from 'vitest'
import type { Game, Term } from '#engine/game.ts'
import { seedLuck } from '#engine/luck.ts'
import { ask, start } from '#engine/play.ts'
import { matters } from '../matters.ts'
import { answer } from '../thinking.ts'
import { heap, type Heap } from './toys.ts'

const terms = (s: Heap, seat: number): readonly Term[] => [
  { term: 'left', worth: s.matches },
  { term: 'luck', worth: seat === 0 ? 2 : 1 },
  { term: 'rivals', worth: seat === 0 ? 0 : 3 },
]
const game: Game<Heap> = { ...heap(9), terms }
const state = start(game, { seed: 'matters', seats: 2, variants: {} })
const [open] = ask(game, state)
const situation = (of: Game<Heap>) => ({ game: of, view: of.view(state, 0), ask: open, luck: seedLuck('x') })

it('names what the moves differ in, where a seat is ahead, and who is ahead of it', () => {
  expect(matters(situation(game))).toEqual({ now: ['left'], ahead: 'luck', behind: { term: 'rivals', seat: 1 } })
})

it('says nothing of who is ahead in what hangs on what is hidden', () => {
  let guessed = 0
  const unsure: Game<Heap> = {
    ...game,
    guess: (view) => ({ ...view, agenda: view.agenda.slice(), reveals: ++guessed }),
    terms: (s, seat) => [{ term: 'rivals', worth: seat === 0 ? 0 : s.reveals }],
  }
  expect(matters(situation(unsure)).behind).toBeNull()
})

it('has nothing to say of a game that does not say what it is worth', () => {
  expect(matters(situation(heap(9)))).toEqual({ now: [], ahead: null, behind: null })
})

it('is told from a view that was posted, like a bot that is asked', () => {
  const request = {
    number: 3,
    game: 'heap',
    bot: 'medium',
    view: game.view(state, 0),
    seat: 0,
    step: open.step,
    moves: open.moves.map(({ name }) => name),
    seed: 'x',
    matters: true,
  }
  expect(answer(game, request)).toMatchObject({ number: 3, matters: { now: ['left'] } })
})
