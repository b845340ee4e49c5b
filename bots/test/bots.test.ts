import { describe, expect, it } from 'vitest'
import { seedLuck, shuffle } from '#engine/luck.ts'
import { ask, play, start } from '#engine/play.ts'
import type { Game, Plan } from '#engine/game.ts'
import { game as town } from '../../templates/game/index.ts'
import type { Town } from '../../templates/game/state.ts'
import { playDeal, scores, type Meeting } from '../arena.ts'
import type { Bot, Situation } from '../bot.ts'
import type { Budget } from '../budget.ts'
import { chanceOf } from '../findings.ts'
import { BadBot, parseBot, thinkingFor } from '../index.ts'
import { planOf } from '../search.ts'
import { STYLES, TASTE, type Style } from '../styles.ts'
import { aiming, betting, forks, heap, planning } from './toys.ts'

/** So many deals between bots; their scores. */
function meet(toy: Game, names: readonly string[], seats: number, deals: number, seed: string) {
  const meeting: Meeting = { seats, bots: names, seed, variants: {} }
  const bots = names.map(parseBot)
  return scores(
    meeting,
    Array.from({ length: deals }, (_, deal) => ({ ...playDeal(toy, meeting, bots, deal), ms: [] })),
  )
}

const game: Game = town
const BOTS = ['random', 'greedy', 'search:20'].map(parseBot)

/** The game of the template after so many random decisions. */
function townAfter(decisions: number, seed: string): Town {
  const luck = seedLuck(seed)
  const s = start(town, { seed, seats: 3, variants: {} })
  for (let i = 0; i < decisions; i++) {
    const { seat, moves } = ask(town, s)[0]
    play(town, s, seat, shuffle(luck, [...moves])[0])
  }
  return s
}

const choice = (bot: Bot, s: Town): string => {
  const open = ask(town, s)[0]
  const situation: Situation<Town> = {
    game: town,
    view: town.view(s, open.seat),
    ask: open,
    luck: seedLuck('bot'),
  }
  return bot.choose(situation).name
}

describe.each(BOTS)('$name', (bot) => {
  it('plays legal games to the end, the same ones from the same seed', () => {
    const once = meet(game, [bot.name, 'random'], 3, 1, 'legal')
    expect(once.reduce((sum, { wins }) => sum + wins, 0)).toBe(3)
    expect(meet(game, [bot.name, 'random'], 3, 1, 'legal')).toEqual(once)
  })

  it.each([0, 5, 12, 21])('chooses alike whatever is hidden, after %i decisions', (decisions) => {
    const s = townAfter(decisions, 'hidden')
    const other = town.clone(s)
    const [{ seat }] = ask(town, s)
    const own = s.homes[seat]
    other.homes = s.homes.filter((home) => home !== own).toReversed()
    other.homes.splice(seat, 0, own)
    other.luck = seedLuck('another future')
    expect(other.homes).not.toEqual(s.homes)
    expect(choice(bot, other)).toBe(choice(bot, s))
  })

  it('leaves the view as it was', () => {
    const s = townAfter(15, 'view')
    const open = ask(town, s)[0]
    const view = town.view(s, open.seat)
    const before = JSON.stringify(view)
    bot.choose({ game, view, ask: open, luck: seedLuck('bot') })
    expect(JSON.stringify(view)).toBe(before)
  })
})

describe('greedy', () => {
  it.each([
    [2, 20, 0.9],
    [4, 8, 0.5],
  ])('beats random with %i seats', (seats, deals, share) => {
    expect(meet(game, ['greedy', 'random'], seats, deals, 'greedy')[0].share).toBeGreaterThanOrEqual(share)
  })
})

/** The same game, searched by a tree that tries moves by what they promise, with such a blur; without one, by turns. */
const treed = (toy: Game, blur?: number): Game => ({
  ...toy,
  plans: { 2: { strategy: 'tree', replies: 0, curiosity: 1, hunch: 1, blur } },
})

describe.each([undefined, 0.1])('search with a blur of %s', (blur) => {
  it.each([
    [5, 'remove:1'],
    [6, 'remove:2'],
    [7, 'remove:3'],
    [9, 'remove:1'],
    [11, 'remove:3'],
  ])('finds the forced win with %i matches on the heap', (matches, win) => {
    expect(chooses(treed(heap(matches), blur), 'search:2000')).toBe(win)
  })

  it('does not believe that a simultaneous choice is seen by the other seat', () => {
    expect(chooses(treed(aiming, blur), 'search:2000')).not.toBe('aim:safe')
  })
})

describe('search', () => {
  it('tries what promises little the less, the less blurred promises are, and now and then all the same', () => {
    const s = townAfter(6, 'blur')
    const [open] = ask(town, s)
    const tries = (blur?: number) => {
      const toy = treed(game, blur)
      const plans = { 3: toy.plans![2] }
      const situation = { game: { ...toy, plans }, view: town.view(s, open.seat), ask: open, luck: seedLuck('blur') }
      const found = parseBot('search:400').explore!(situation, 0).moves.toSorted((a, b) => a.prior - b.prior)
      return found[0].tries
    }
    expect(open.moves.length).toBeGreaterThan(2)
    const [byTurns, blurred, sharp] = [tries(), tries(0.3), tries(0.02)]
    expect(blurred).toBeLessThanOrEqual(byTurns)
    expect(sharp).toBeLessThan(blurred)
    expect(sharp).toBeGreaterThan(0)
  })

  it('answers a question of a seat that is not the first of those asked', () => {
    const s = start(aiming, { seed: 'second', seats: 2, variants: {} })
    const open = ask(aiming, s)[1]
    const situation = { game: aiming, view: aiming.view(s, 1), ask: open, luck: seedLuck('bot') }
    expect(open.moves).toContain(parseBot('search:50').choose(situation))
  })

  it.each([
    [false, [0.3, 0.2]],
    [true, [0, 0.2]],
  ])('values places after replies, which see a trap of two steps if they are thorough: %s', (thorough, chances) => {
    const plans = { 2: { strategy: 'tree', replies: 1, thorough, curiosity: 1, hunch: 1 } } as const
    const toy: Game = { ...forks, plans }
    const s = start(toy, { seed: 'trap', seats: 2, variants: {} })
    const situation = { game: toy, view: toy.view(s, 0), ask: ask(toy, s)[0], luck: seedLuck('trap') }
    expect(parseBot('search:2').explore!(situation, 0).moves.map(chanceOf)).toEqual(chances)
  })

  it('is done with the clock alone, too', () => {
    expect(chooses(heap(3), 'search:5ms')).toBe('remove:3')
  })
})

function chooses(toy: Game, bot: string, seed = 'toy'): string {
  const s = start(toy, { seed, seats: 2, variants: {} })
  return parseBot(bot).choose({ game: toy, view: toy.view(s, 0), ask: ask(toy, s)[0], luck: seedLuck(seed) }).name
}

describe('flat search', () => {
  const flat: Game = {
    ...game,
    plans: { 4: { strategy: 'flat', replies: 3, thorough: false, candidates: 4, doubt: 0 } },
  }

  it('plays legal games to the end, the same ones from the same seed', () => {
    const once = meet(flat, ['search:8', 'random'], 4, 1, 'flat')
    expect(once[0].wins).toBe(4)
    expect(meet(flat, ['search:8', 'random'], 4, 1, 'flat')).toEqual(once)
  })

  it.each<[Budget, Plan['strategy']]>([
    [{ iterations: 499 }, 'flat'],
    [{ iterations: 500 }, 'tree'],
    [{ ms: 999 }, 'flat'],
    [{ ms: 1000 }, 'tree'],
  ])('gives way to what a game plans for long searches: %o', (budget, strategy) => {
    const longPlans = { 4: { strategy: 'tree', replies: 0, curiosity: 1, hunch: 1 } } as const
    expect(planOf({ ...flat, longPlans }, 4, budget).strategy).toBe(strategy)
    expect(planOf(flat, 4, budget).strategy).toBe('flat')
  })

  it('takes the win that is there', () => {
    const toy: Game = {
      ...heap(3),
      plans: { 2: { strategy: 'flat', replies: 1, thorough: false, candidates: 3, doubt: 0 } },
    }
    expect(chooses(toy, 'search:30')).toBe('remove:3')
  })

  it('sees the reply that is a win for the other', () => {
    const plans = { 2: { strategy: 'flat', replies: 1, thorough: false, candidates: 3, doubt: 0 } } as const
    expect(chooses({ ...heap(5), plans }, 'search:60')).toBe('remove:1')
  })

  it.each([
    [false, 'go:left'],
    [true, 'go:right'],
  ])('sees a trap of two steps if replies are thorough: %s', (thorough, choice) => {
    const plans = { 2: { strategy: 'flat', replies: 1, thorough, candidates: 2, doubt: 0 } } as const
    expect(chooses({ ...forks, plans }, 'search:20')).toBe(choice)
  })

  it.each([
    [1, 'go:right'],
    [2, 'go:left'],
  ])('sees what its own next turn makes of a move if replies reach so far: %s', (replies, choice) => {
    const plans = { 2: { strategy: 'flat', replies, thorough: false, candidates: 2, doubt: 0 } } as const
    expect(chooses({ ...planning, plans }, 'search:20')).toBe(choice)
  })

  it.each([
    [false, false, 'go:left'],
    [false, true, 'go:left'],
    [true, false, 'go:right'],
    [true, true, 'go:right'],
  ])('bets on a coin only if it knows how it falls: blind %s, thorough %s', (blind, thorough, choice) => {
    const plans = { 2: { strategy: 'flat', replies: 1, thorough, blind, candidates: 2, doubt: 0 } } as const
    expect(chooses({ ...betting, plans }, 'search:200')).toBe(choice)
  })

  it('keeps the first choice where no other leads by more than its error', () => {
    const plans = { 2: { strategy: 'flat', replies: 1, thorough: false, candidates: 3, doubt: 1000 } } as const
    const s = start(game, { seed: 'doubt', seats: 2, variants: {} })
    const situation = () => ({
      game: { ...game, plans },
      view: game.view(s, 0),
      ask: ask(game, s)[0],
      luck: seedLuck('doubt'),
    })
    expect(parseBot('search:40').choose(situation())).toBe(parseBot('greedy').choose(situation()))
  })
})

describe('a search whose choice is settled', () => {
  const explored = (toy: Game, iterations: number) => {
    const s = start(toy, { seed: 'settled', seats: 2, variants: {} })
    const situation = { game: toy, view: toy.view(s, 0), ask: ask(toy, s)[0], luck: seedLuck('settled') }
    return parseBot(`search:${iterations}`).explore!(situation, 0).moves.map(({ tries }) => tries)
  }
  const total = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
  const flat = { 2: { strategy: 'flat', replies: 1, thorough: false, candidates: 3, doubt: 0 } } as const

  it('stops in a tree once no other move can be tried as often any more, and not before', () => {
    const tries = explored(heap(3), 2000)
    const [second, most] = tries.toSorted((a, b) => a - b).slice(1)
    expect(total(tries)).toBeLessThan(2000)
    expect(most - second).toBeGreaterThan(2000 - total(tries))
  })

  it('goes on in a tree while it is open', () => {
    expect(total(explored(heap(40), 200))).toBe(200)
  })

  it('gives up in flat search what is behind in all worlds, and stops when one is left', () => {
    expect(total(explored({ ...heap(3), plans: flat }, 2000))).toBe(60)
    expect(chooses({ ...heap(3), plans: flat }, 'search:2000')).toBe('remove:3')
  })

  it('stops in flat search where the first choice is behind', () => {
    expect(total(explored({ ...heap(5), plans: flat }, 2000))).toBeLessThan(100)
    expect(chooses({ ...heap(5), plans: flat }, 'search:2000')).toBe('remove:1')
  })

  it('does not try on in flat search what is alike in all worlds', () => {
    expect(total(explored({ ...heap(40), plans: flat }, 2000))).toBe(60)
  })
})

describe('levels', () => {
  it('easy never gives much away', () => {
    // With five matches all moves look the same; with three only one wins, and missing it would be a gift.
    for (let i = 0; i < 20; i++) expect(chooses(heap(3), 'easy', `gift-${i}`)).toBe('remove:3')
    const seen = new Set(Array.from({ length: 20 }, (_, i) => chooses(heap(9), 'easy', `any-${i}`)))
    expect(seen.size).toBe(3)
  })

  it('easy beats random and loses to medium', () => {
    expect(meet(game, ['easy', 'random'], 2, 10, 'easy')[0].share).toBeGreaterThan(0.7)
    expect(meet(game, ['medium', 'easy'], 2, 10, 'medium')[0].share).toBeGreaterThan(0.5)
  })
})

describe('styles', () => {
  it('of two sure things all take the better one', () => {
    for (const style of STYLES) expect(chooses(heap(3), `greedy+${style}`)).toBe('remove:3')
  })

  it('differ where there is something to dare', () => {
    // One half for sure, or all or nothing by the toss of a coin.
    const worth = (style: Style, sure: boolean) => {
      const outcomes = sure
        ? [[0.5, 0.5]]
        : [
            [1, 0],
            [0, 1],
          ]
      const tasted = outcomes.map((chances) => TASTE[style](chances, 0))
      return tasted.reduce((a, b) => a + b) / tasted.length
    }
    expect(worth('even', true)).toBe(worth('even', false))
    expect(worth('bold', true)).toBeLessThan(worth('bold', false))
    expect(worth('careful', true)).toBeGreaterThan(worth('careful', false))
    expect(TASTE.rival([0.4, 0.5, 0.1], 0)).toBeLessThan(TASTE.rival([0.4, 0.3, 0.3], 0))
  })
})

describe('hard', () => {
  const thoughts = (toy: Game, seats: number): number => {
    let guessed = 0
    const counting: Game = { ...toy, guess: (...args) => (guessed++, toy.guess(...args)) }
    const s = start(toy, { seed: 'hard', seats, variants: {} })
    const [open] = ask(toy, s)
    const situation = { game: counting, view: toy.view(s, open.seat), ask: open, luck: seedLuck('hard') }
    parseBot('hard').choose(situation)
    return guessed
  }

  it('thinks longer with more seats, by a number of iterations and not by the clock', () => {
    const [two, four] = [thoughts(game, 2), thoughts(game, 4)]
    expect(two).toBeGreaterThan(100)
    expect(two).toBeLessThanOrEqual(1000 + 10)
    expect(four).toBeGreaterThan(two)
    expect(four).toBeLessThanOrEqual(10_000 + 10)
    expect(thoughts(game, 2)).toBe(two)
  })

  it.each<[Plan, number]>([
    [{ strategy: 'flat', replies: 1, thorough: false, candidates: 4, doubt: 0 }, 1000],
    [{ strategy: 'flat', replies: 1, thorough: true, candidates: 4, doubt: 0 }, 300],
    [{ strategy: 'tree', replies: 1, thorough: true, curiosity: 1, hunch: 1 }, 300],
    [{ strategy: 'flat', replies: 4, thorough: true, candidates: 4, doubt: 0 }, 150],
  ])('makes fewer tries where each of them is played on: %o', (plan, most) => {
    const plans = { 2: plan }
    const tries = thoughts({ ...game, plans }, 2)
    expect(tries).toBeGreaterThan(20)
    expect(tries).toBeLessThanOrEqual(most + 2) // guesses of the first look
  })
})

describe('parseBot', () => {
  it.each([
    'random',
    'greedy',
    'greedy:1',
    'easy',
    'medium',
    'hard',
    'master',
    'search:200ms',
    'search:500',
    'search:500x2',
    'search:200ms+bold',
    'easy+bold',
  ])('knows %s by the name it gives itself', (text) => {
    expect(parseBot(text).name).toBe(text)
  })

  it.each([
    ['', 'is not a bot'],
    ['clever', 'is not a bot'],
    ['search', 'is not a bot'],
    ['search:', 'is not a bot'],
    ['search:-5ms', 'is not a bot'],
    ['search:1.5', 'is not a bot'],
    ['search:5s', 'is not a bot'],
    ['search:5x1', 'is not a bot'],
    ['search:5x9', 'is not a bot'],
    ['Greedy', 'is not a bot'],
    ['search:99999999999', 'is not a bot'],
    ['search:0', '1 to 1000000 iterations'],
    ['search:0ms', '1 to 60000 ms'],
    ['search:60001ms', '1 to 60000 ms'],
    ['search:1000001', '1 to 1000000 iterations'],
    ['hard+', 'is not a bot'],
    ['hard+wild', 'is not a bot'],
    ['hard+bold+rival', 'is not a bot'],
    ['+bold', 'is not a bot'],
  ])('refuses %j', (text, reason) => {
    expect(() => parseBot(text)).toThrow(BadBot)
    expect(() => parseBot(text)).toThrow(reason)
  })

  it('keeps its answer short, however long the question', () => {
    expect(() => parseBot('x'.repeat(10_000))).toThrow(/^.{1,150}$/)
  })
})

describe('thinkingFor', () => {
  it.each([
    ['search:500', 'search:70ms'],
    ['search:2000ms', 'search:70ms'],
    ['hard+bold', 'search:70ms+bold'],
    ['search:500x2', 'search:70msx2'],
    ['master', 'search:70ms'],
    ['greedy', 'greedy'],
    ['easy', 'easy'],
  ])('%s becomes %s', (bot, timed) => expect(thinkingFor(bot, 70)).toBe(timed))
})
