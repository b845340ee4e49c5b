import { describe, expect, it } from 'vitest'
import { begin, decide } from '#engine/match.ts'
import { seedLuck } from '#engine/luck.ts'
import { gameFolder, puzzling } from '#games/index.ts'
import { matchOf } from '#lessons/puzzle-play.ts'
import { puzzlesIn } from '#lessons/puzzle.ts'
import { replyTo } from '../reply.ts'
import { heap } from './toys.ts'

/** So many puzzles of each game are looked at. */
const SOME = 3

describe.each(puzzling())('what comes of a wrong move in a puzzle of $id', ({ id }) => {
  it('can be played, ends with the next turn of the seat, and names what it lacks', async () => {
    const folder = gameFolder(id)!
    const [game, book, { terms }] = await Promise.all([folder.game(), folder.puzzles(), folder.text.en()])
    const lacks = puzzlesIn(book)
      .slice(0, SOME)
      .map((puzzle) => {
        const match = matchOf(game, puzzle)
        const [ask] = match.open
        const [best, second] = puzzle.options.map(({ move }) => ask.moves[move])
        const view = game.view(match.state, ask.seat)
        const reply = () => replyTo({ game, view, ask, luck: seedLuck('reply') }, match.state, second, best)
        const { line, lacks } = reply()
        expect(reply()).toEqual({ line, lacks })
        const after = line.reduce((now, made) => decide(now, made.seat, made.move), decide(match, ask.seat, second))
        const over = game.result(after.state) !== null
        expect(over || (after.state.active === ask.seat && after.state.turn > match.state.turn)).toBe(true)
        return lacks
      })
    expect(lacks.some((term) => term !== null && terms[term])).toBe(true)
  })

  it('lacks nothing where it is the best', async () => {
    const folder = gameFolder(id)!
    const [game, book] = await Promise.all([folder.game(), folder.puzzles()])
    const [puzzle] = puzzlesIn(book)
    const { state, open } = matchOf(game, puzzle)
    const [ask] = open
    const best = ask.moves[puzzle.options[0].move]
    const situation = { game, view: game.view(state, ask.seat), ask, luck: seedLuck('reply') }
    expect(replyTo(situation, state, best, best).lacks).toBeNull()
  })
})

it('lacks nothing that has a name in a game without terms, and its line goes on by the rules', () => {
  const game = heap(7)
  const { state, open } = begin(game, { seed: '1', seats: 2, variants: {} })
  const [ask] = open
  const [one, two] = ask.moves
  const reply = replyTo({ game, view: game.view(state, 0), ask, luck: seedLuck('heap') }, state, one, two)
  expect(reply.lacks).toBeNull()
  expect(reply.line[0].seat).toBe(1)
})
