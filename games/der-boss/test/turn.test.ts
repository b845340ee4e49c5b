import { describe, expect, it } from 'vitest'
import { begin, decide, takeBackLimit } from '#engine/match.ts'
import { ask, why } from '#engine/play.ts'
import { ORDERS, TRACK } from '../data.ts'
import { game } from '../index.ts'
import { moves } from '../moves.ts'
import { outOfPlace } from '../rules/why.ts'
import { faceOf } from '../data/specials.ts'
import { handSize, type Boss } from '../state.ts'
import {
  asked,
  beforePawn,
  card,
  dull,
  empty,
  go,
  hand,
  handOf,
  kinds,
  loaded,
  offered,
  put,
  settled,
} from './fixture.ts'

const reason = (s: Boss, move: string, seat = s.active) => why(game, s, seat, moves.parse(move)!)

/** Red with figures in Lima, so that Car, Ship and Partner can be played. */
const lima = (cards: string) => hand(put(dull(empty()), 'lima R4'), 0, cards)

describe('the turn', () => {
  it('[BOSS-4.1.1, 1.3] is pawn, then card or cards, then the next seat clockwise', () => {
    const s = settled(3)
    const first = s.active
    expect(asked(s)).toBe('move-pawn')
    expect(reason(s, 'take:car')).toBe('BOSS-4.1.1')
    go(s, 'pawn:0')
    expect(asked(s)).toBe('turn-action')
    go(s, 'take:car')
    expect([asked(s), s.active]).toEqual(['move-pawn', (first + 1) % 3])
  })

  it('[BOSS-4.1.2, 6.1] asks nobody but the active seat, not even in a fight', () => {
    const s = hand(put(dull(empty()), 'lima R4, bogota B3'), 0, 'car, ship')
    hand(s, 1, 'car')
    expect(reason(s, 'play:car', 1)).toBe('BOSS-4.1.2')
    go(s, 'play:car', 'to:bogota', 'count:3')
    expect(ask(game, s).map((a) => a.seat)).toEqual([0])
  })

  it('[BOSS-4.2.1, 4.2.2] the pawn has three fields to go to', () => {
    const s = beforePawn(empty(2))
    s.pawns = [0, 1]
    expect(offered(s)).toEqual(['pawn:2', 'pawn:3', 'pawn:4'])
    expect([reason(s, 'pawn:1'), reason(s, 'pawn:5'), reason(s, 'pawn:0')]).toEqual([
      'BOSS-4.2.2',
      'BOSS-4.2.1',
      'BOSS-4.2.2',
    ])
  })

  it('[BOSS-4.2.4, 4.4.1] the field says which card can be taken, and nothing else', () => {
    const stacks = ['car', 'ship', 'partner', 'business', 'special']
    TRACK.forEach((stack, field) => {
      const s = lima('car, ship, partner')
      s.pawns[0] = field
      expect(offered(s)).toEqual([`take:${stacks[stack]}`, 'play:car', 'play:ship', 'play:partner'])
    })
    const s = lima('car')
    expect(reason(s, 'take:ship')).toBe('BOSS-4.4.1')
  })
})

describe('a move out of its place', () => {
  it.each([
    ['start:lima', 'BOSS-3.5'],
    ['pawn:1', 'BOSS-4.2.1'],
    ['take:car', 'BOSS-4.3.1'],
    ['play:car', 'BOSS-4.3.1'],
    ['stop', 'BOSS-4.5.1'],
    ['return:car', 'BOSS-4.4.2'],
    ['from:lima', 'BOSS-4.6.2'],
    ['to:lima', 'BOSS-4.6.2'],
    ['count:1', 'BOSS-4.6.2'],
    ['reenter:lima', 'BOSS-4.17.2'],
    ['partner:lima', 'BOSS-4.12.1'],
    ['monopoly:east/credit', 'BOSS-4.13.1'],
    ['figure:lima', 'BOSS-4.13.4'],
    ['weaken:lima', 'BOSS-4.14.1'],
    ['defect:lima', 'BOSS-4.14.2'],
    ['swap:lima', 'BOSS-4.14.4'],
    [`remove:${ORDERS[0].id}`, 'BOSS-4.14.6'],
    [`fulfil:${ORDERS[0].id}`, 'BOSS-4.15.5'],
  ])('%s is refused by %s', (move, clause) => {
    expect(outOfPlace(lima('car'), moves.parse(move)!)).toBe(clause)
  })
})

describe('take or play', () => {
  it('[BOSS-4.3.1, 4.4.5] after taking the turn is over; after playing nothing is taken', () => {
    const take = lima('car, ship')
    go(take, 'take:car')
    expect([handOf(take, 0), take.active, take.stacks[0]]).toEqual(['car 2, ship', 1, 18])
    const play = lima('partner, ship')
    go(play, 'play:partner')
    expect(offered(play)).toEqual(['stop', 'play:ship'])
    expect(reason(play, 'take:car')).toBe('BOSS-4.3.1')
  })

  it('[BOSS-4.3.2] who can play nothing takes, without being asked', () => {
    const s = beforePawn(put(dull(empty()), 'lima R4'))
    expect(go(s, 'pawn:1')).toContainEqual({ kind: 'auto', seat: 0, move: 'take:partner' })
    expect(handOf(s, 0)).toBe('partner')
  })

  it('[BOSS-4.4.1] a special card is taken unseen', () => {
    const s = lima('car')
    s.pawns[0] = 6
    const top = faceOf(s.specials[0])
    expect(go(s, 'take:special')[0]).toEqual({ kind: 'took', seat: 0, stack: 4, secret: { card: top }, eyes: [0] })
    expect([handOf(s, 0, 1), s.specials.length]).toEqual(['car, ?', 9])
  })

  it('[BOSS-4.4.2] six cards are no reason to give one back, seven are', () => {
    const five = lima('car, ship 2, partner 2')
    go(five, 'take:car')
    expect([handSize(five, 0), five.active]).toEqual([6, 1])
    const six = lima('car, ship 3, partner 2')
    go(six, 'take:car')
    expect(reason(six, 'stop')).toBe('BOSS-4.5.1')
    go(six, 'return:ship')
    expect([handOf(six, 0), six.stacks[1]]).toEqual(['car 2, ship 2, partner 2', 18])
  })

  it('[BOSS-4.4.3] a special card just taken stays, an older one of its kind may go', () => {
    const s = lima('ship 3, partner 2, agent')
    s.pawns[0] = 6
    s.specials = s.specials.toSorted(
      (a, b) => Number(faceOf(b) === card('agent')) - Number(faceOf(a) === card('agent')),
    )
    go(s, 'take:special')
    expect(offered(s)).toEqual(['return:ship', 'return:partner', 'return:agent'])
    go(s, 'return:agent')
    expect(handOf(s, 0)).toBe('ship 3, partner 2, agent')
    const t = lima('ship 3, partner 3')
    t.pawns[0] = 6
    go(t, 'take:special')
    expect(offered(t)).toEqual(['return:ship', 'return:partner'])
    expect(reason(t, 'return:agent')).toBe('BOSS-4.4.3')
  })

  it('[BOSS-4.4.4, 8.16] an empty stack gives nothing', () => {
    const s = lima('ship')
    s.stacks[0] = 0
    expect(offered(s)).toEqual(['take:car', 'play:ship'])
    expect(kinds(go(s, 'take:car'))).toContain('took-nothing')
    expect([handOf(s, 0), s.active]).toEqual(['ship', 1])
    const t = lima('ship')
    t.pawns[0] = 6
    t.specials = []
    go(t, 'take:special')
    expect(handOf(t, 0)).toBe('ship')
  })
})

describe('playing cards', () => {
  it('[BOSS-4.5.1, 4.5.3] up to three, also of one kind, with a stop after each', () => {
    const s = lima('partner 4')
    go(s, 'play:partner')
    expect(offered(s)).toEqual(['stop', 'play:partner'])
    go(s, 'play:partner', 'play:partner')
    expect([s.active, handOf(s, 0), s.figures[6]]).toEqual([1, 'partner', 10])
    const t = lima('partner 4')
    go(t, 'play:partner', 'stop')
    expect([t.active, handOf(t, 0)]).toEqual([1, 'partner 3'])
  })

  it('[BOSS-4.5.2, 4.5.7] a card is carried out before anything else', () => {
    const s = lima('car, ship, partner')
    go(s, 'play:car')
    for (const move of ['play:ship', 'stop', 'take:car']) expect(reason(s, move)).toBe('BOSS-4.5.2')
    expect(offered(s).every((name) => name.startsWith('to:'))).toBe(true)
  })

  it('[BOSS-4.5.4, 8.17] a card without effect cannot be played', () => {
    const at = (map: string, cards: string) => offered(hand(put(dull(empty()), map), 0, cards)).slice(1)
    expect(at('havana R2', 'car, ship')).toEqual(['play:ship'])
    expect(at('la-paz R2', 'car, ship')).toEqual(['play:car'])
    expect(at('lima B1', 'partner, ship, competition')).toEqual([])
    expect(at('lima B2', 'competition, defector')).toEqual(['play:competition', 'play:defector'])
    expect(at('lima R1', 'defector, organisation, business')).toEqual([])
    expect(at('lima R1, kobe R1', 'organisation, procurement')).toEqual(['play:organisation', 'play:procurement'])
    expect(reason(hand(put(dull(empty()), 'havana R2'), 0, 'car'), 'play:car')).toBe('BOSS-4.5.4')
  })

  it('[BOSS-4.5.4] a Partner needs a figure in the supply', () => {
    const s = put(hand(dull(empty()), 0, 'partner'), 'lima R20')
    expect(offered(s)).toEqual(['take:car'])
  })

  it('[BOSS-4.5.4, 8.34] a Defector needs a figure in the supply', () => {
    const s = put(hand(dull(empty()), 0, 'defector'), 'lima R20, kobe B1')
    expect(offered(s)).toEqual(['take:car'])
    expect(offered(put(hand(dull(empty()), 0, 'defector'), 'lima R19, kobe B1'))).toContain('play:defector')
  })

  it('[BOSS-4.5.4] Procurement needs a card in an open stack, an Agent four orders', () => {
    const s = lima('procurement')
    s.stacks.fill(0)
    expect(offered(s)).toEqual(['take:car'])
    const t = lima('agent')
    expect(offered(t)).toContain('play:agent')
    t.orderStack = []
    t.open = t.open.slice(0, -1)
    expect(offered(t)).toEqual(['take:car'])
  })

  it('[BOSS-4.5.5] a card leaves the hand at once, and comes under its stack when it is done', () => {
    const s = lima('partner 2, agent')
    go(s, 'play:partner')
    expect([handOf(s, 0), s.stacks[2]]).toEqual(['partner, agent', 19])
    const before = s.specials.length
    go(s, 'play:agent')
    expect([s.specials.length, s.inPlay]).toEqual([before, card('agent')])
    go(s, 'remove:four-winds')
    expect([s.specials.length, faceOf(s.specials.at(-1)!), s.inPlay]).toEqual([before + 1, card('agent'), -1])
    expect(reason(s, 'play:car')).toBe('BOSS-4.5.5')
  })

  it('[BOSS-4.5.6] cards gained with Procurement can be played in the same turn', () => {
    const s = lima('procurement')
    go(s, 'play:procurement', 'take:partner', 'take:ship')
    expect(offered(s)).toEqual(['stop', 'play:ship', 'play:partner'])
  })

  it('[BOSS-4.5.7] no way back behind a tile, a fight, a special card or an order', () => {
    let match = begin(game, { seed: 'undo', seats: 2, variants: {} })
    const act = (name: string) => {
      const seat = ask(game, match.state)[0].seat
      match = decide(match, seat, moves.parse(name)!)
      return takeBackLimit(match, seat)
    }
    expect([act('start:chicago'), act('start:lima')]).toEqual([1, 0])
    const limits = ['pawn:0', 'play:ship', 'to:kobe'].map(act)
    expect([limits, act('count:2')]).toEqual([[1, 2, 3], 0])
    act('stop')
    expect([act('pawn:1'), act('take:partner')]).toEqual([1, 2])
    const special = lima('car')
    special.pawns[0] = 6
    const before = special.reveals
    go(special, 'take:special')
    expect(special.reveals).toBeGreaterThan(before)
  })

  it('[BOSS-6.2] typical turns', () => {
    const s = beforePawn(lima('car, ship'))
    s.pawns[0] = 3
    loaded(s, 'credit 1')
    go(s, 'pawn:4', 'play:car', 'to:rio', 'count:2', 'stop')
    expect([s.active, handOf(s, 0)]).toEqual([1, 'ship'])
  })

  it('[BOSS-6.3] moves come in a fixed order', () => {
    const s = put(hand(dull(empty()), 0, 'agent, organisation, ship, car'), 'sydney R2, chicago R2, lima R2')
    expect(offered(s)).toEqual(['take:car', 'play:car', 'play:ship', 'play:organisation', 'play:agent'])
    go(s, 'play:car')
    expect(offered(s)).toEqual(['from:chicago', 'from:lima', 'from:sydney'])
    go(s, 'from:lima')
    expect(offered(s)).toEqual(['to:bogota', 'to:la-paz', 'to:rio', 'to:buenos-aires'])
  })
})
