import { describe, expect, it } from 'vitest'
import { why } from '#engine/play.ts'
import { game } from '../index.ts'
import { moves } from '../moves.ts'
import { money, NOBODY, ordersLeft, type Boss } from '../state.ts'
import { asked, dull, empty, go, hand, kinds, loaded, offered, order, orders, put, type Events } from './fixture.ts'

const reason = (s: Boss, move: string) => why(game, s, s.active, moves.parse(move)!)
const OPEN = ['family-business', 'four-winds', 'wool-cartel', 'hidden-bazaar']

describe('orders', () => {
  it('[BOSS-4.15.1] are met by control of all cities, whatever the companies are', () => {
    const s = hand(put(orders(empty(), OPEN, ['ice-and-sand']), 'naples R1 [credit 1], montreal R2'), 0, 'car')
    loaded(s, 'real-estate 4')
    go(s, 'play:car', 'from:montreal', 'to:chicago', 'count:1')
    expect(s.orderOwner[order('family-business')]).toBe(0)
    const t = hand(put(orders(empty(), OPEN, ['ice-and-sand']), 'naples R1, chicago B2, montreal R2'), 0, 'car')
    go(t, 'play:car', 'from:montreal', 'to:anchorage', 'count:1')
    expect(t.orderOwner[order('family-business')]).toBe(NOBODY)
  })

  it('[BOSS-4.15.2, 5.1] the last three are never scored', () => {
    const s = hand(put(orders(empty(), OPEN.slice(0, 3)), 'naples R1, montreal R2'), 0, 'car, partner')
    loaded(s, 'credit 1')
    go(s, 'play:car', 'from:montreal', 'to:chicago', 'count:1')
    expect([money(s, 0), ordersLeft(s)]).toEqual([0, 3])
  })

  it('[BOSS-4.15.3, 4.15.4] several can be taken with one card', () => {
    const open = ['family-business', 'four-winds', 'wool-cartel', 'hidden-bazaar']
    const s = orders(empty(), open, ['ice-and-sand', 'harbour-lights', 'monsoon-trade'])
    put(s, 'naples R1, bangkok R1, buenos-aires R1, moscow R1, montreal R2')
    loaded(hand(s, 0, 'car, partner'), 'credit 1')
    const events = go(s, 'play:car', 'from:montreal', 'to:chicago', 'count:1')
    expect(events.filter((e) => e.kind === 'order-taken')).toHaveLength(2)
    expect([money(s, 0), s.open.length, asked(s)]).toEqual([12, 2, 'next-card'])
  })

  it('[BOSS-4.15.5] with more met than can be scored the seat chooses, one at a time', () => {
    const s = orders(empty(), ['family-business', 'rum-and-rhythm', 'four-winds', 'wool-cartel'], ['ice-and-sand'])
    put(s, 'naples R1, havana R1, lagos R1, bangkok R1, buenos-aires R1, moscow R1, montreal R2')
    loaded(hand(s, 0, 'car'), 'credit 1')
    go(s, 'play:car', 'from:montreal', 'to:chicago', 'count:1')
    expect(offered(s)).toEqual(['fulfil:family-business', 'fulfil:rum-and-rhythm', 'fulfil:four-winds'])
    expect(reason(s, 'fulfil:wool-cartel')).toBe('BOSS-4.15.1')
    go(s, 'fulfil:four-winds')
    expect(offered(s)).toEqual(['fulfil:family-business', 'fulfil:rum-and-rhythm'])
    go(s, 'fulfil:rum-and-rhythm')
    expect([money(s, 0), asked(s)]).toEqual([12, undefined])
  })

  it('[BOSS-4.15.6] one turned up with R at three is not taken', () => {
    const s = orders(empty(), ['four-winds', 'wool-cartel'], ['harbour-lights'])
    put(s, 'hamburg B1, kobe B1, lima R1')
    go(hand(s, 0, 'partner'), 'take:car')
    expect([money(s, 1), asked(s)]).toEqual([0, undefined])
  })

  it('[BOSS-4.15.7, 4.16.1] are filled up at the end of the turn only', () => {
    const s = hand(put(orders(empty(), OPEN, ['ice-and-sand']), 'lima R2'), 0, 'agent, partner')
    go(s, 'play:agent', 'remove:wool-cartel')
    expect(s.open).toHaveLength(3)
    go(s, 'play:partner')
    expect([s.open.length, s.open.at(-1)]).toEqual([4, order('ice-and-sand')])
  })
})

describe('the end', () => {
  it('[BOSS-4.16.2, 5.1, 8.20] comes with the turn in which four orders cannot be laid out, and that turn is played out', () => {
    const s = hand(put(orders(empty(), OPEN), 'lima R2'), 0, 'agent, partner 2')
    const events: Events = go(s, 'play:agent', 'remove:wool-cartel')
    expect(kinds(events)).toContain('last-order')
    expect(offered(s)).toEqual(['stop', 'play:partner'])
    expect(game.result(s)).toBeNull()
    const last = go(s, 'play:partner', 'stop')
    expect(kinds(last).at(-1)).toBe('ended')
    expect([s.open.length, s.orderStack.length, s.active]).toEqual([3, 0, 0])
    expect(game.result(s)).not.toBeNull()
    expect(why(game, s, 1, moves.of.stop)).toBe('BOSS-5.1')
  })

  it('[BOSS-5.2, 1.4] money is orders and 3 for each monopoly', () => {
    const s = put(empty(), 'lima R3, kobe B1')
    s.orderOwner = s.orderOwner.with(order('four-winds'), 0).with(order('jade-and-carnival'), 1)
    s.monopolies = s.monopolies.with(2, 0).with(7, 0)
    s.agenda = []
    expect(game.result(s)).toMatchObject({
      scores: [15, 4, 0],
      places: [1, 2, 3],
      sheet: [
        { line: 'orders', points: [9, 4, 0] },
        { line: 'monopolies', points: [6, 0, 0] },
      ],
    })
    expect(game.scores(s)).toEqual([15, 4, 0])
  })

  it('[BOSS-5.4, 8.29] seats equal in all share the place', () => {
    const s = put(empty(), 'lima R3, kobe B3, cairo G2')
    s.agenda = []
    expect(game.result(s)).toMatchObject({ places: [1, 1, 3], decidedBy: 'BOSS-5.4' })
  })

  it('[BOSS-5.5, 8.30] comes after a hundred rounds in which no order leaves the game', () => {
    const before = put(dull(empty()), 'lima R3, kobe B3, cairo G2')
    before.quiet = 298
    go(hand(before, 0, 'partner'), 'take:car')
    expect([before.agenda.length > 0, before.quiet]).toEqual([true, 299])
    const s = put(dull(empty()), 'lima R3, kobe B3, cairo G2')
    s.quiet = 300
    expect(go(hand(s, 0, 'partner'), 'take:car').at(-1)).toEqual({ kind: 'ended', by: 'quiet' })
    const t = hand(put(dull(empty()), 'lima R3'), 0, 'agent')
    t.quiet = 300
    go(t, 'play:agent', 'remove:wool-cartel')
    expect([asked(t), t.quiet]).toEqual(['move-pawn', 1])
  })
})
