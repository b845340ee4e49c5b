import { describe, expect, it } from 'vitest'
import { greedy } from '#bots/greedy.ts'
import { random } from '#bots/random.ts'
import type { Bot } from '#bots/bot.ts'
import { seedLuck } from '#engine/luck.ts'
import { ask, playLegal } from '#engine/play.ts'
import { situation } from '#bots/seat.ts'
import { playOut } from '#session/play-out.ts'
import { game } from '../index.ts'
import type { Boss } from '../state.ts'
import { dull, empty, go, hand, orders, put } from './fixture.ts'

/** Makes the move after which the position is worth most, over a few guesses: shows what the value knows by itself. */
const oneAhead: Bot = {
  name: 'one-ahead',
  choose({ game, view, ask, luck }) {
    const worth = ask.moves.map(() => 0)
    for (let i = 0; i < 4; i++) {
      const world = game.guess(view, ask.seat, luck)
      ask.moves.forEach((move, m) => {
        const after = game.clone(world)
        playLegal(game, after, ask.seat, move)
        worth[m] += game.value(after)[ask.seat]
      })
    }
    return ask.moves[worth.indexOf(Math.max(...worth))]
  },
}

/** Plays a game between bots that see no more than their seats do. */
function match(bots: readonly Bot[], seed: string): Boss {
  const luck = seedLuck(`bots ${seed}`)
  const setup = { seed, seats: bots.length, variants: {} }
  return playOut(game, setup, { choose: (ask, s) => bots[ask.seat].choose(situation(game, s, ask, luck)) }).state
}

/** What the bot chooses for Red. */
const choice = (s: Boss): string =>
  oneAhead.choose({
    game: game,
    view: game.view(s, 0),
    ask: ask(game, s)[0],
    luck: seedLuck('choice'),
  }).name

describe('what a position is worth', () => {
  it('is enough to beat chance', () => {
    const places = [0, 1].map((seat) => {
      const bots = seat === 0 ? [oneAhead, random] : [random, oneAhead]
      return game.result(match(bots, `beats-${seat}`))!.places[seat]
    })
    expect(places).toEqual([1, 1])
  })

  it('[BOSS-8.33] makes a game of a sensible length', () => {
    const turns = [1, 2].map((i) => match([greedy(), greedy(), greedy()], `length-${i}`).turn / 3)
    const mean = turns.reduce((a, b) => a + b) / turns.length
    expect(mean).toBeGreaterThan(15)
    expect(mean).toBeLessThan(50)
  })

  it('completes an order with the card in hand', () => {
    const s = orders(
      empty(2),
      ['family-business', 'four-winds', 'wool-cartel', 'hidden-bazaar'],
      ['ice-and-sand', 'monsoon-trade'],
    )
    hand(put(s, 'naples R2, montreal R4, kobe B5'), 0, 'car, ship')
    const chosen: string[] = []
    while (s.active === 0 && s.agenda.length > 0 && s.orderOwner[1] !== 0 && chosen.length < 8) {
      chosen.push(choice(s))
      go(s, chosen.at(-1)!)
    }
    expect(chosen.some((name) => name === 'to:chicago')).toBe(true)
  })

  it('is one for the winner at the end', () => {
    const s = put(dull(empty(2)), 'lima R3, kobe B1')
    s.monopolies = s.monopolies.with(0, 1)
    s.agenda = []
    expect(game.value(s)).toEqual([0, 1])
  })
})
