import { describe, expect, it } from 'vitest'
import type { Game, Plan } from '#engine/game.ts'
import { seedLuck } from '#engine/luck.ts'
import { ask, start } from '#engine/play.ts'
import { game as town } from '../../templates/game/index.ts'
import { chanceOf, chosenBy, luckApart, pooled, weights, type Finding, type Findings } from '../findings.ts'
import { parseBot } from '../index.ts'

const finding = (part: Partial<Finding>): Finding => ({
  prior: 0.5,
  tries: 0,
  total: 0,
  leads: 0,
  squares: 0,
  last: false,
  ...part,
})

/** What a tree found: how often each move was tried, and its chance. */
const tree = (...moves: readonly (readonly [tries: number, chance: number])[]): Findings => ({
  moves: moves.map(([tries, chance]) => finding({ tries, total: tries * chance })),
  contest: null,
})

/** What trying moves in the same worlds brought, each compared with the first one. */
const flat = (doubt: number, last: readonly number[], ...worth: readonly (readonly number[])[]): Findings => ({
  moves: worth.map((list, i) => {
    const leads = list.map((one, world) => one - worth[0][world])
    const sum = (of: readonly number[]) => of.reduce((a, b) => a + b, 0)
    const squares = sum(leads.map((lead) => lead ** 2))
    return finding({ tries: list.length, total: sum(list), leads: sum(leads), squares, last: last.includes(i) })
  }),
  contest: { first: 0, doubt },
})

const MOVES = ['a', 'b', 'c']
const chosen = (...found: readonly Findings[]) => chosenBy(MOVES, found, seedLuck('tie'))

describe('what several trees found', () => {
  const lists = [tree([50, 0.4], [40, 0.5], [10, 0.1]), tree([20, 0.3], [70, 0.6], [10, 0.2])]

  it('is added up by move: the one that was tried most in all is chosen', () => {
    expect(lists.map((list) => chosen(list))).toEqual(['a', 'b'])
    expect(chosen(...lists)).toBe('b')
    expect(weights(pooled(lists))).toEqual([70, 110, 20])
    expect(chanceOf(pooled(lists).moves[1])).toBeCloseTo((20 + 42) / 110)
  })

  it('is the same in any order', () => {
    expect(chosen(...lists.toReversed())).toBe(chosen(...lists))
  })

  it('leaves a single one as it is', () => {
    expect(pooled([lists[0]])).toEqual(lists[0])
  })

  it('says of a move that nobody tried what it promised', () => {
    expect(chanceOf(finding({ prior: 0.3 }))).toBe(0.3)
  })
})

describe('what several found by comparing with a first choice', () => {
  it('is beyond doubt together where it is not for each alone', () => {
    const once = flat(1.4, [0, 1], [0, 0, 0], [0.5, 0.5, -0.2], [0, -1])
    expect(chosen(once)).toBe('a')
    expect(chosen(once, once, once)).toBe('b')
  })

  it('counts the worlds of those who gave a move up, too', () => {
    const lucky = flat(0, [0, 1], [0.5, 0.5], [0.7, 0.7], [0.5])
    const unlucky = flat(0, [0, 2], [0.5, 0.5, 0.5], [0.1, 0.1, 0.1], [0.6, 0.6, 0.6])
    expect(chosen(lucky)).toBe('b')
    expect(chosen(lucky, unlucky)).toBe('c')
    expect(chosen(unlucky, lucky)).toBe('c')
  })

  it('does not choose what nobody compared to the end', () => {
    expect(chosen(flat(0, [0], [0.5], [0.9], [0.1]))).toBe('a')
  })

  it('keeps the first choice where it was not compared at all', () => {
    expect(chosen(flat(0, [0], []))).toBe('a')
  })

  it('shrinks a lead by what was promised', () => {
    const found = flat(0, [0, 1], [0.5, 0.5], [0.55, 0.55])
    const doubted = { ...found, moves: [found.moves[0], { ...found.moves[1], prior: 0.4 }] }
    expect([chosen(found), chosen(doubted)]).toEqual(['b', 'a'])
  })
})

describe('luck of several', () => {
  it('is that of one alone for the first, and another for each', () => {
    const luck = seedLuck('x')
    expect(luckApart(luck, 0)).toBe(luck)
    expect(new Set([0, 1, 2, 3].map((part) => luckApart(luck, part).join())).size).toBe(4)
    expect(luckApart(luck, 2)).toEqual(luckApart(luck, 2))
  })
})

describe.each<Plan>([
  { strategy: 'tree', replies: 0, curiosity: 1, hunch: 1 },
  { strategy: 'tree', replies: 0, curiosity: 1, hunch: 1, blur: 0.1 },
  { strategy: 'flat', replies: 1, thorough: false, candidates: 4, doubt: 0 },
])('searches by $strategy that think about the same', (plan) => {
  const game: Game = { ...town, plans: { 2: plan } }
  const state = start(game, { seed: 'together', seats: 2, variants: {} })
  const [open] = ask(game, state)
  const situation = () => ({ game, view: game.view(state, open.seat), ask: open, luck: seedLuck('luck') })
  const bot = parseBot('search:40')
  const parts = [0, 1, 2].map((part) => bot.explore!(situation(), part))

  it('take the same first look, then go apart', () => {
    const [one, two] = parts
    expect(two.moves.map(({ prior }) => prior)).toEqual(one.moves.map(({ prior }) => prior))
    expect(two.contest).toEqual(one.contest)
    expect(two).not.toEqual(one)
  })

  it('add up to as many tries as all of them made', () => {
    const tries = ({ moves }: Findings) => moves.reduce((sum, one) => sum + one.tries, 0)
    expect(tries(pooled(parts))).toBe(parts.reduce((sum, one) => sum + tries(one), 0))
  })

  it('choose the same whoever was first', () => {
    const choice = chosenBy(open.moves, parts, seedLuck('tie'))
    expect(chosenBy(open.moves, parts.toReversed(), seedLuck('tie'))).toBe(choice)
  })

  it('come to the same one after the other as at once', () => {
    const { luck } = situation()
    const alone = parts.slice(0, 1)
    const first = bot.explore!({ ...situation(), luck }, 0)
    expect([first]).toEqual(alone)
    expect(parseBot('search:40x2').choose(situation())).toBe(chosenBy(open.moves, parts.slice(0, 2), [...luck]))
    expect(bot.choose(situation())).toBe(chosenBy(open.moves, alone, luck))
  })
})
