import { describe, expect, it } from 'vitest'
import { takeBackLimit, branch } from '#engine/match.ts'
import { ask } from '#engine/play.ts'
import { CELLS, COLOUR_FIELDS, FIELDS, FREE, SEGMENTS } from '../data.ts'
import { game } from '../index.ts'
import { moves } from '../moves.ts'
import { colourHasRoom, NONE, segmentOf } from '../state.ts'
import { fillBut, fresh, go, offered, placing, RANDOM_GAMES, refusal, show } from './fixture.ts'

describe('decisions', () => {
  it('are the active seat’s alone, two a turn at most: take and place [APE-6.1]', () => {
    expect(moves.all.map((move) => move.verb).filter((verb, i, all) => verb !== all[i - 1])).toEqual(['take', 'place'])
    for (const { states, decisions } of RANDOM_GAMES) {
      for (const s of states.slice(0, -1)) {
        const asks = ask(game, s)
        expect(asks.map(({ seat, step }) => [seat, step.do])).toEqual([[s.active, s.hand === NONE ? 'take' : 'place']])
      }
      expect(decisions.length).toBeLessThanOrEqual(150)
      expect(decisions.length).toBeGreaterThan(130)
    }
  })

  it('with one option are not asked, but told [APE-6.2]', () => {
    const s = show(fresh(2), 's1-5 T, s2-1 C(3), s2-2')
    s.purse = s.purse.with(1, 0)
    expect(go(s, 'take:s1-5', 'place:f8')).toContainEqual({ kind: 'auto', seat: 1, move: 'take:s2-1' })
    const last = show(fillBut(fresh(2), 'a1', 'e1'), 's1-5 T, s2-1')
    expect(go(last, 'take:s1-5')).toContainEqual({ kind: 'auto', seat: 0, move: 'place:a1' })
    for (const { states } of RANDOM_GAMES)
      for (const s of states.slice(0, -1)) expect(offered(s).length).toBeGreaterThan(1)
  })

  it('offer by `take` the first n + 1 tiles, each by the segment it lies at [APE-6.3]', () => {
    for (const { states } of RANDOM_GAMES)
      for (const s of states.slice(0, -1).filter(({ hand }) => hand === NONE)) {
        const reach = s.display.slice(0, s.purse[s.active] + 1)
        expect(offered(s)).toEqual(reach.map((tile) => `take:${SEGMENTS[segmentOf(tile)]}`))
        expect(new Set(s.display.map(segmentOf)).size).toBe(s.display.length)
      }
  })

  it('offer by `place` the free fields of the colour, or else all, in cell order [APE-6.4]', () => {
    for (const { states } of RANDOM_GAMES)
      for (const s of states.filter(({ hand }) => hand !== NONE)) {
        const free = (fields: readonly number[]) => fields.filter((cell) => s.city[cell] === FREE)
        const own = free(COLOUR_FIELDS[s.announced])
        expect(offered(s)).toEqual((own.length > 0 ? own : free(FIELDS)).map((cell) => `place:${CELLS[cell].id}`))
      }
  })

  it('offer by `place` at most eight fields of other colours: it comes up near the end only [APE-4.12, 6.2]', () => {
    const elsewhere = RANDOM_GAMES.flatMap(({ states }) => states).filter(
      (s) => s.hand !== NONE && !colourHasRoom(s, s.announced),
    )
    expect(elsewhere.length).toBeGreaterThan(0)
    for (const s of elsewhere) expect(offered(s).length).toBeLessThanOrEqual(8)
  })

  it('say why not [APE-6.5]', () => {
    const s = fresh(2)
    expect(refusal(s, 'take:s2-3')).toBe('APE-4.6')
    expect(refusal(s, 'take:s5-1')).toBe('APE-4.4')
    placing(s, 'T', 'grey', 'a1')
    go(s, 'take:s1-2')
    expect(['e1', 'a1', 'f2', 'e5', 'b1'].map((cell) => refusal(s, `place:${cell}`))).toEqual([
      'APE-4.11',
      'APE-4.13',
      'APE-2.9',
      'APE-2.8',
      null,
    ])
  })

  it('after the end are refused, for the game is over [APE-5.1]', () => {
    const end = RANDOM_GAMES[0].states.at(-1)!
    for (const move of moves.all) expect(refusal(end, move.name)).toBe('APE-5.1')
  })

  it('can be taken back until a section was turned up: there is no other news [APE-6.6]', () => {
    for (const match of RANDOM_GAMES) {
      expect(new Set(match.states.map((s) => s.luck.join())).size).toBe(1)
      match.decisions.forEach(({ seat }, n) => {
        const news = match.events[n + 1].some((e) => e.kind === 'turned-up')
        expect(takeBackLimit(branch(match, n + 1), seat) === 0).toBe(news)
      })
    }
  })
})
