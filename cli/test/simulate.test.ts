import { describe, expect, it } from 'vitest'
import type { Bot } from '#bots/bot.ts'
import { parseBot } from '#bots/index.ts'
import { seedLuck } from '#engine/luck.ts'
import { ask, start } from '#engine/play.ts'
import { situation } from '#bots/seat.ts'
import { simulate, type Plan } from '../simulate.ts'
import { distribution } from '../statistics.ts'
import { revier } from './run.ts'
import { game, ID, manifest } from './sample.ts'

const random = { name: 'random', bot: parseBot('random') }
const greedy = { name: 'greedy', bot: parseBot('greedy') }
const plan = (players: Plan['players'], games: number): Plan => ({ game, variants: {}, seed: 'test', games, players })

describe('a simulation', () => {
  it('shares out one win a game', () => {
    const sim = simulate(plan([random, random, random], 20))
    expect(sim.finished).toBe(20)
    expect(sim.seats.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(20)
    expect(sim.players.get('random')).toMatchObject({ games: 60 })
  })

  it('gives the same games for the same seed', () => {
    expect(simulate(plan([random, greedy], 4))).toEqual(simulate(plan([random, greedy], 4)))
  })

  it('has every bot sit everywhere', () => {
    const seats = new Set<number>()
    const watching: Bot = { name: 'watching', choose: ({ ask }) => (seats.add(ask.seat), ask.moves[0]) }
    simulate(plan([{ name: 'watching', bot: watching }, random, random], 3))
    expect(seats).toEqual(new Set([0, 1, 2]))
  })

  it('splits a shared first place', () => {
    const tied = {
      ...game,
      result: (s: Parameters<typeof game.result>[0]) => {
        const result = game.result(s)
        return result && { ...result, places: [1, 1, 3] }
      },
    }
    const sim = simulate({ ...plan([random, random, random], 4), game: tied })
    expect(sim.seats.map(({ wins }) => wins)).toEqual([2, 2, 0])
  })

  it('stops at a bot that makes up moves', () => {
    const cheat: Bot = { name: 'cheat', choose: () => game.moves.all[game.moves.all.length - 1] }
    expect(() => simulate(plan([{ name: 'cheat', bot: cheat }, random], 1))).toThrow('may not')
  })

  it('shows a bot its view, not the state', () => {
    const state = start(game, { seed: '1', seats: 2, variants: {} })
    const { view } = situation(game, state, ask(game, state)[0], seedLuck('x'))
    expect(view).toEqual(game.view(state, 0))
    expect(view).not.toEqual(state)
  })
})

describe('revier simulate', () => {
  it('answers programs in JSON', async () => {
    const { code, out, err } = await revier(`simulate ${ID} --seats 3 --games 12 --seed 5 --bots greedy,random --json`)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const summary = JSON.parse(out)
    expect(summary).toMatchObject({ game: ID, seats: 3, games: 12, finished: 12, seed: '5' })
    expect(summary.decisions).toBe(summary.meanDecisions * 12)
    expect(summary.meanBranching).toBeGreaterThan(1)
    for (const speed of ['decisionsPerSecond', 'gamesPerSecond']) expect(summary[speed]).toBeGreaterThan(0)
    expect(summary.winShare.reduce((a: number, b: number) => a + b)).toBeCloseTo(1)
    expect(summary.winInterval).toHaveLength(3)
    expect(summary.scores).toHaveLength(3)
    expect(Object.keys(summary.scores[0])).toEqual(Object.keys(distribution(new Map([[1, 1]])) ?? {}))
    expect(summary.bots.map(({ bot, games }: { bot: string; games: number }) => [bot, games])).toEqual([
      ['greedy', 24],
      ['random', 12],
    ])
  })

  it('answers people with tables', async () => {
    const { code, out, err } = await revier(`simulate ${ID} --seats 2 --games 5 --lang de`)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain(`${manifest.title.de}, 2 Plätze, Startwert 1\n5 Partien, 5 beendet, in `)
    expect(out).toMatch(/\nPlatz +Partien +Siege/)
    expect(out).toMatch(/\nrandom +10 +50,0\s% /)
  })
})
