import { describe, expect, it } from 'vitest'
import {
  asked,
  calm,
  deal,
  go,
  offered,
  placed,
  put,
  RED,
  refused,
  regionsOf,
  there,
  tokensIn,
  YELLOW,
} from './fixture.ts'

describe('abilities', () => {
  it('only if they can do something, and then to the end [RAT-4.15]', () => {
    const s = deal(placed(put(calm(), 'gallia{rats 2}')), { king: RED, monk: RED, merchant: RED, witch: RED })
    expect([...offered(s, 'king'), ...offered(s, 'merchant')]).toEqual([])
    go(s, 'monk:gallia')
    expect([refused(s, 'plague'), refused(s, 'take:knight')]).toEqual(['RAT-4.15', 'RAT-4.15'])
    go(s, 'monk-token:t2')
    expect(refused(s, 'witch:gallia')).toBe('RAT-4.15')
  })

  describe('King', () => {
    const s = () =>
      deal(placed(put(calm(), 'gallia{red 2; rats 1}', 'italia{red 1}', 'scandia{blue 1}')), { king: RED })

    it('one own cube from a region without rats [RAT-4.16]', () => {
      expect(offered(s(), 'king')).toEqual(['king:italia'])
      expect([refused(s(), 'king:gallia'), refused(s(), 'king:scandia')]).toEqual(['RAT-4.16', 'RAT-4.16'])
    })

    it('palace cubes are safe, in no limit and no majority [RAT-4.16]', () => {
      const t = s()
      go(t, 'king:italia')
      t.palace = t.palace.with(RED, 9)
      t.supply = t.supply.with(RED, t.supply[RED] - 8)
      put(t, 'hungaria{red 1, blue 2; rats 1: rat-34}')
      go(t, 'plague', 'plague-to:hungaria', 'spread:germania')
      expect([t.palace[RED], there(t, 'hungaria')]).toEqual([9, 'red 1, blue 2; rats 0'])
    })
  })

  describe('Monk', () => {
    it('any rat, to a neighbour with fewer than three [RAT-4.17, 6.6]', () => {
      const s = deal(placed(put(calm(), 'hispania{rats 2}', 'gallia{rats 3}', 'italia{rats 3}')), { monk: RED })
      expect(offered(s, 'monk')).toEqual(['monk:gallia', 'monk:italia'])
      expect([refused(s, 'monk:hispania'), refused(s, 'monk:russia')]).toEqual(['RAT-4.17', 'RAT-4.17'])
      go(s, 'monk:gallia')
      expect(offered(s)).toEqual(['monk-token:t3', 'monk-token:t4', 'monk-token:t5'])
      expect(refused(s, 'monk-token:t1')).toBe('RAT-6.5')
      go(s, 'monk-token:t4')
      expect(offered(s)).toEqual(regionsOf('monk-to', 'anglia', 'germania', 'hispania'))
      expect([refused(s, 'monk-to:italia'), refused(s, 'monk-to:russia')]).toEqual(['RAT-4.17', 'RAT-4.17'])
      go(s, 'monk-to:hispania')
      expect([tokensIn(s, 'gallia'), tokensIn(s, 'hispania')]).toEqual([
        ['t3', 't5'],
        ['t1', 't2', 't4'],
      ])
    })

    it('before phase B it raises what a region takes [RAT-4.20]', () => {
      const s = deal(put(calm(), 'gallia{rats 2}', 'anglia{rats 1}'), { monk: RED })
      go(s, 'monk:anglia', 'monk-to:gallia', 'place:gallia')
      expect(there(s, 'gallia')).toBe('red 3; rats 3')
    })
  })

  describe('Merchant', () => {
    const s = () => deal(placed(put(calm(), 'hispania{red 5; rats 2}', 'gallia{blue 1}')), { merchant: RED })

    it('one to three cubes to one neighbour, whatever the rats [RAT-4.18]', () => {
      const t = s()
      expect([offered(t, 'merchant'), refused(t, 'merchant:gallia')]).toEqual([['merchant:hispania'], 'RAT-4.18'])
      go(t, 'merchant:hispania')
      expect(offered(t)).toEqual(['merchant-to:gallia', 'merchant-to:italia'])
      expect(refused(t, 'merchant-to:anglia')).toBe('RAT-4.18')
      go(t, 'merchant-to:italia')
      expect(offered(t)).toEqual(['merchant-cubes:1', 'merchant-cubes:2', 'merchant-cubes:3'])
      go(t, 'merchant-cubes:3')
      expect([there(t, 'hispania'), there(t, 'italia'), asked(t)]).toEqual([
        'red 2; rats 2',
        'red 3; rats 0',
        'turn-action',
      ])
    })

    it('no more than there are [RAT-4.18, 6.2]', () => {
      const t = deal(placed(put(calm(), 'gallia{red 2}')), { merchant: RED })
      go(t, 'merchant:gallia', 'merchant-to:italia')
      expect([offered(t), refused(t, 'merchant-cubes:3')]).toEqual([
        ['merchant-cubes:1', 'merchant-cubes:2'],
        'RAT-4.18',
      ])
    })

    it('into a region without rats, then the King [RAT-4.20]', () => {
      const t = deal(s(), { king: RED })
      go(t, 'merchant:hispania', 'merchant-to:italia', 'merchant-cubes:2', 'king:italia')
      expect([t.palace[RED], there(t, 'italia')]).toEqual([1, 'red 1; rats 0'])
    })
  })

  describe('Witch', () => {
    const s = () => deal(placed(put(calm(), 'gallia{rats 2}', 'italia{rats 1}')), { witch: RED })

    it('one look, a second one or none, nothing between [RAT-4.19]', () => {
      const t = s()
      go(t, 'witch:gallia')
      expect([offered(t), refused(t, 'look:t3')]).toEqual([['look:t1', 'look:t2'], 'RAT-6.5'])
      go(t, 'look:t1')
      expect([offered(t), refused(t, 'plague'), refused(t, 'look:t1')]).toEqual([
        ['look:t2', 'look:t3', 'done'],
        'RAT-4.19',
        'RAT-4.19',
      ])
      go(t, 'done')
      expect([t.seen[0], t.seen[1], asked(t)]).toEqual([1, 0, 'turn-action'])
    })

    it('a swap only between two regions, each into the other’s slot [RAT-4.19, 6.6]', () => {
      const t = s()
      go(t, 'witch:gallia', 'look:t2', 'look:t1')
      expect(asked(t)).toBe('turn-action')
      const other = s()
      go(other, 'witch:gallia', 'look:t2', 'look:t3')
      expect(refused(other, 'done')).toBe('RAT-4.19')
      go(other, 'swap:yes')
      expect([tokensIn(other, 'gallia'), tokensIn(other, 'italia')]).toEqual([['t1', 't3'], ['t2']])
    })

    it('or no swap [RAT-4.19]', () => {
      const t = s()
      go(t, 'witch:gallia', 'look:t2', 'look:t3', 'swap:no')
      expect(tokensIn(t, 'gallia')).toEqual(['t1', 't2'])
    })

    it('the only rat on the board leaves no second look [RAT-4.19, 6.2]', () => {
      const t = deal(placed(put(calm(), 'italia{rats 1}')), { witch: RED })
      go(t, 'witch:italia')
      expect([t.seen[0], asked(t)]).toEqual([1, 'turn-action'])
    })
  })

  it('a cube moved away by one seat’s Merchant stays moved when the card is lost [RAT-4.3]', () => {
    const s = deal(placed(put(calm(), 'hispania{red 2; rats 1}')), { merchant: RED })
    go(s, 'merchant:hispania', 'merchant-to:gallia', 'merchant-cubes:2', 'plague', 'plague-to:turcia', 'take:merchant')
    expect([there(s, 'gallia'), s.cards[4]]).toEqual(['red 2; rats 0', YELLOW])
  })
})
