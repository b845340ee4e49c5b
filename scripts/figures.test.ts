import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DIAGRAM, diagram } from './figures/diagram.ts'
import { filled, PAGES } from './figures/pages.ts'
import { keep, together, type ArenaResult } from './figures/results.ts'

describe('pages with figures', () => {
  it.each(PAGES)('%s has those that are kept', (page) => {
    const text = readFileSync(page, 'utf8')
    expect(filled(text)).toBe(text)
    expect(text).toContain('<!-- figures: ')
  })

  it('have the diagram of what is kept', () => {
    expect(readFileSync(DIAGRAM, 'utf8')).toBe(diagram())
  })

  it('know their tables', () => {
    expect(() => filled('<!-- figures: wishes -->\n<!-- end -->')).toThrow("no figures 'wishes'")
  })

  it.each([[null], [{}], [[1]], [{ game: 'x' }]])('keep nothing that is no figures: %j', (found) => {
    expect(() => keep(found)).toThrow('no figures')
  })
})

describe('games of two runs', () => {
  const run = (seed: string, games: number, ...wins: number[]): ArenaResult => ({
    game: 'x',
    seats: 2,
    games,
    seeds: [seed],
    bots: ['a', 'b'].map((bot, b) => ({ bot, wins: wins[b], share: 0, low: 0, high: 1, fair: 0.5, elo: 0 })),
  })

  it('count together', () => {
    const { games, seeds, bots } = together(run('1', 10, 8, 2), run('2', 30, 15.5, 14.5))
    expect({ games, seeds }).toEqual({ games: 40, seeds: ['1', '2'] })
    expect(bots.map(({ wins, share }) => ({ wins, share }))).toEqual([
      { wins: 23.5, share: 0.5875 },
      { wins: 16.5, share: 0.4125 },
    ])
    expect(bots[0].low).toBeCloseTo(0.434, 3)
  })

  it('are not counted twice', () => {
    expect(() => together(run('1', 10, 8, 2), run('1', 10, 8, 2))).toThrow('kept already')
  })

  it('are all that can be added up', () => {
    expect(() => keep({ game: 'x', brierSkill: 0 }, { more: true })).toThrow('only games of an arena')
  })
})
