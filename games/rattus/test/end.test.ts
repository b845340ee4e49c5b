import type { Move } from '#engine/move.ts'

import { playOut } from '#session/play-out.ts'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import { inFinalRound, population, type Rattus } from '../state.ts'
import {
  asked,
  BLUE,
  calm,
  deal,
  GREEN,
  go,
  lastTurn,
  offered,
  plagueIn,
  placed,
  put,
  RED,
  refused,
  there,
  tokensIn,
  YELLOW,
} from './fixture.ts'

/** Red has the last turn: the plague goes from Bulgaria to empty Turcia, then the final round begins. */
const finalRound = (s: Rattus): Rattus => {
  go(lastTurn(plagueIn(s, 'bulgaria')), 'plague')
  if (asked(s) === 'plague-move') go(s, 'plague-to:turcia')
  return s
}

const all = (seat: number) => ({ king: seat, monk: seat, knight: seat, peasant: seat, merchant: seat, witch: seat })

describe('the trigger', () => {
  it('the rat supply is empty after the turn [RAT-5.1]', () => {
    const s = finalRound(deal(put(calm(), 'gallia{blue 2; rats 1}'), { merchant: BLUE }))
    expect([inFinalRound(s), s.last, s.active, asked(s)]).toEqual([true, RED, BLUE, 'final-action'])
  })

  it('all 20 cubes of the active seat, not of another, after the ravage [RAT-5.1, 5.2]', () => {
    const own = placed(put(calm(), 'gallia{red 20}', 'anglia{blue 1; rats 1}'))
    go(own, 'plague', 'plague-to:turcia')
    expect([own.last, game.result(own)?.scores[RED]]).toEqual([RED, 20])
    const foreign = placed(put(calm(), 'gallia{blue 20}', 'anglia{rats 1}'))
    go(foreign, 'plague', 'plague-to:turcia')
    expect([inFinalRound(foreign), foreign.active]).toEqual([false, YELLOW])
  })
})

describe('the final round', () => {
  it('counter-clockwise from the last seat’s right, without the last seat [RAT-5.3]', () => {
    const s = put(calm(), 'gallia{red 1, yellow 1, green 1, blue 1}')
    deal(s, { king: BLUE, merchant: GREEN, knight: YELLOW, peasant: RED })
    finalRound(s)
    const order: number[] = []
    while (asked(s)) {
      order.push(s.active)
      expect(refused(s, 'done', RED)).toBe('RAT-5.3')
      go(s, 'done')
    }
    expect(order).toEqual([BLUE, GREEN, YELLOW])
  })

  it('cards held, each once, in any order, and nothing else [RAT-5.4]', () => {
    const s = finalRound(deal(put(calm(), 'gallia{blue 3}', 'italia{rats 2}'), { king: BLUE, merchant: BLUE }))
    for (const move of ['take:monk', 'place:italia', 'plague', 'peasant:italia', 'witch:italia']) {
      expect(refused(s, move)).toBe('RAT-5.4')
    }
    go(s, 'merchant:gallia', 'merchant-to:italia', 'merchant-cubes:1')
    expect([offered(s), refused(s, 'merchant:gallia')]).toEqual([['king:gallia', 'done'], 'RAT-4.3'])
    go(s, 'king:gallia')
    expect([asked(s), s.palace[BLUE]]).toEqual([undefined, 1])
  })

  it('King, Monk, Merchant and Witch work as ever [RAT-5.5]', () => {
    const s = finalRound(deal(put(calm(), 'gallia{blue 3; rats 1}', 'anglia{rats 1}'), all(BLUE)))
    go(
      s,
      'monk:gallia',
      'monk-to:hispania',
      'king:gallia',
      'merchant:gallia',
      'merchant-to:germania',
      'merchant-cubes:1',
    )
    go(s, 'witch:anglia', 'look:t1', 'swap:yes')
    expect([s.palace[BLUE], there(s, 'germania'), tokensIn(s, 'anglia')]).toEqual([1, 'blue 1; rats 0', ['t1']])
    expect(s.seen.slice(0, 2)).toEqual([1 << BLUE, 1 << BLUE])
  })

  it('the Peasant puts one cube anywhere, if there is one [RAT-5.6]', () => {
    const s = finalRound(deal(put(calm(), 'gallia{blue 3; rats 2}'), { peasant: BLUE }))
    expect(offered(s, 'peasant')).toHaveLength(12)
    const events = go(s, 'peasant:anglia')
    expect(events[0]).toMatchObject({ kind: 'placed', seat: BLUE, region: 0, cubes: 1 })
    const none = finalRound(deal(put(calm(), 'gallia{blue 20}'), { peasant: BLUE, king: BLUE }))
    expect([offered(none, 'peasant'), refused(none, 'peasant:anglia')]).toEqual([[], 'RAT-5.6'])
  })

  it('the Peasant’s and the Knight’s moves belong here only [RAT-5.6, 5.7]', () => {
    const s = deal(placed(calm()), { peasant: RED, knight: RED })
    expect([refused(s, 'peasant:anglia'), refused(s, 'knight:anglia')]).toEqual(['RAT-5.6', 'RAT-5.7'])
  })

  const knight = () =>
    finalRound(deal(put(calm(), 'gallia{blue 2; rats 1: rat-10}', 'turcia{blue 1}'), { knight: BLUE }))

  it('the Knight leads the plague up to two steps; it counts there, without spread or ravage now [RAT-5.7]', () => {
    const s = knight()
    expect(refused(s, 'knight:anglia')).toBe('RAT-5.7')
    const events = go(s, 'knight:gallia')
    expect(events.map((event) => event.kind).slice(0, 3)).toEqual(['plague-moved', 'counted', 'auto'])
    expect(events).toContainEqual(expect.objectContaining({ kind: 'revealed', cubes: 2, neutral: 2, outbreak: true }))
    expect(there(s, 'gallia')).toBe('blue 1; rats 0')
  })

  it('declined, it counts nothing [RAT-5.7]', () => {
    const s = knight()
    go(s, 'done')
    expect(there(s, 'gallia')).toBe('blue 2; rats 0')
  })

  it('class symbols strike all holders, the last seat too [RAT-5.8]', () => {
    const s = finalRound(deal(put(calm(), 'gallia{red 2, blue 2; rats 1: rat-01}'), { merchant: RED, monk: BLUE }))
    go(s, 'done')
    expect(there(s, 'gallia')).toBe('red 1, blue 1; rats 0')
  })
})

describe('the final ravage', () => {
  it('strikes every region in use, in region order, without spread [RAT-5.9]', () => {
    const s = put(calm(), 'russia{red 1; rats 1: rat-16}', 'anglia{green 2; rats 2: rat-17, rat-25}')
    finalRound(s)
    expect(s.revealed).toEqual([1, 2, 0])
    expect([there(s, 'russia'), there(s, 'anglia')]).toEqual(['nobody; rats 0', 'green 1; rats 0'])
    expect(s.rats.every((rats) => rats === 0)).toBe(true)
  })

  it('plus 2 counts only where the plague is [RAT-5.9]', () => {
    const s = finalRound(deal(put(calm(), 'gallia{blue 2; rats 1: rat-10}'), { knight: BLUE }))
    go(s, 'knight:turcia')
    expect([s.revealed, there(s, 'gallia')]).toEqual([[0], 'blue 2; rats 0'])
  })

  it('asks nothing, even of a seat that knows a rat [RAT-5.10]', () => {
    const s = put(calm(), 'gallia{red 9; rats 3}')
    s.seen = s.seen.map(() => 15)
    finalRound(s)
    expect([asked(s), s.revealed]).toEqual([undefined, [0, 1, 2]])
  })

  it('rats without cubes stay [RAT-5.11]', () => {
    const s = finalRound(put(calm(), 'gallia{rats 3}', 'anglia{red 1}'))
    expect([there(s, 'gallia'), s.revealed, asked(s)]).toEqual(['nobody; rats 3', [], undefined])
  })
})

describe('the winner', () => {
  it('cubes in regions and in the palace [RAT-5.12]', () => {
    const s = put(calm(3), 'anglia{red 3, yellow 5}')
    s.palace = [4, 0, 1]
    finalRound(s)
    expect(game.result(s)).toEqual({
      scores: [7, 5, 1],
      places: [1, 2, 3],
      sheet: [
        { line: 'regions', points: [3, 5, 0] },
        { line: 'palace', points: [4, 0, 1] },
      ],
    })
    expect(game.scores(s)).toEqual([7, 5, 1])
    expect(refused(s, 'done', YELLOW)).toBe('RAT-5.12')
  })

  it('of tied seats the one that would be next, the last seat last [RAT-5.13]', () => {
    const s = finalRound(put(calm(3), 'anglia{red 2, yellow 2, green 2}'))
    expect(game.result(s)).toMatchObject({ places: [3, 1, 2], decidedBy: 'RAT-5.13' })
  })

  it('the game ends even if nobody takes a card and everybody avoids the rats [RAT-5.14]', () => {
    const harm = (s: Rattus, { verb, at }: Move): number => {
      if (verb === 'take') return 99
      if (verb === 'plague') return -1
      return verb === 'plague-to' ? s.rats[at] * 20 + population(s, at) : s.rats[at]
    }
    const setup = { seed: 'rest', seats: 4, variants: {} }
    const { state, decisions } = playOut(game, setup, {
      choose: ({ moves }, s) => moves.toSorted((a, b) => harm(s, a) - harm(s, b))[0],
    })
    expect(decisions).toBeLessThan(500)
    expect(game.result(state)).not.toBeNull()
  })
})
