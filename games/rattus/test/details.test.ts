import { describe, expect, it } from 'vitest'
import { regionIndex } from '../data.ts'
import {
  asked,
  BLUE,
  calm,
  deal,
  go,
  lastTurn,
  offered,
  placed,
  plagueIn,
  put,
  RED,
  refused,
  tokensIn,
} from './fixture.ts'

describe('details', () => {
  it('the Peasant works once in the final round [RAT-5.4, 5.6]', () => {
    const s = lastTurn(deal(put(calm(), 'gallia{blue 3}'), { peasant: BLUE }))
    go(s, 'plague', 'plague-to:turcia', 'peasant:anglia')
    expect(offered(s, 'peasant')).toEqual([])
  })

  it('the plague never goes to a region that is out of play [RAT-1.3]', () => {
    const s = placed(calm(2))
    go(s, 'plague')
    expect(refused(s, 'plague-to:tartaria')).toBe('RAT-1.3')
  })

  it('new rats come after the plague has moved, not before [RAT-4.25]', () => {
    expect(refused(placed(calm()), 'spread:gallia')).toBe('RAT-4.25')
  })

  it('the Witch looks in every region with rats, also the last one, and must then do so [RAT-4.15, 4.19]', () => {
    const s = deal(placed(put(calm(), 'anglia{rats 1}', 'tartaria{rats 2}')), { witch: RED })
    expect(offered(s, 'witch').toSorted()).toEqual(['witch:anglia', 'witch:tartaria'])
    go(s, 'witch:tartaria')
    expect(refused(s, 'plague')).toBe('RAT-4.15')
  })

  it('a swap tells which two places are concerned [RAT-4.19]', () => {
    const s = deal(placed(put(calm(), 'gallia{rats 2}', 'italia{rats 3}')), { witch: RED })
    const events = go(s, 'witch:gallia', 'look:t2', 'look:t4', 'swap:yes')
    const regions = [regionIndex('gallia'), regionIndex('italia')]
    expect(events.at(-1)).toEqual({ kind: 'swapped', swap: true, seat: RED, tokens: [1, 3], regions })
    expect(tokensIn(s, 'italia')).toEqual(['t3', 't2', 't5'])
  })

  it('a single rat is no choice, whether the seat knows it or not [RAT-4.30]', () => {
    const s = plagueIn(placed(put(calm(), 'gallia{red 5; rats 1}')), 'hispania')
    s.seen = s.seen.with(0, 1 << RED)
    const kinds = go(s, 'plague', 'plague-to:gallia').map(({ kind }) => kind)
    expect([kinds, asked(s)]).toEqual([['plague-moved'], 'spread'])
    expect(go(s, offered(s)[0])[1].kind).toBe('revealed')
  })

  it('an ability that was begun is carried out, step by step [RAT-4.15, 4.18]', () => {
    const s = deal(placed(put(calm(), 'hispania{red 2}')), { merchant: RED })
    go(s, 'merchant:hispania')
    expect([refused(s, 'plague'), refused(s, 'merchant-to:anglia')]).toEqual(['RAT-4.15', 'RAT-4.18'])
    go(s, 'merchant-to:gallia')
    expect([refused(s, 'plague'), refused(s, 'merchant-cubes:3')]).toEqual(['RAT-4.15', 'RAT-4.18'])
  })

  it('in a turn nobody settles any more, and the plague goes when it is let go [RAT-3.7, 6.1]', () => {
    const s = placed(calm())
    expect([refused(s, 'settle:gallia'), refused(s, 'plague-to:gallia')]).toEqual(['RAT-3.7', 'RAT-6.1'])
  })
})
