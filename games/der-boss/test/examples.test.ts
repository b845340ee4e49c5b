import { describe, expect, it } from 'vitest'
import { BY_CAR, BY_SHIP } from '../data.ts'
import { game } from '../index.ts'
import { bagSize } from '../rules/area.ts'
import { shownToAll, special } from '../data/specials.ts'
import { money, onMap, ordersLeft } from '../state.ts'
import {
  area,
  asked,
  at,
  beforePawn,
  card,
  dull,
  empty,
  field,
  fresh,
  go,
  hand,
  handOf,
  kinds,
  loaded,
  offered,
  order,
  orders,
  put,
  stackSeen,
  stackSpecials,
  tile,
} from './fixture.ts'

/** The worked examples of RULES.md section 9. */
describe('from the rulebook', () => {
  const east = `kobe R2 [real-estate 2], ulan-bator R1 [real-estate 1], bangkok G3 [real-estate 2], hong-kong G1 [casino 3],
    sydney B2 [credit 1]`
  const africa = `casablanca B1 [casino 1], lagos B1 [credit 2], kinshasa G2 [real-estate 1], cairo G1 [casino 2],
    johannesburg R2 [casino 3]`
  const flat = (text: string) => text.replace(/\n\s+/g, ' ')

  it('monopoly in the east [BOSS-9.1, 4.13.1, 4.13.2, 4.13.3, 4.13.6, 8.22]', () => {
    const s = hand(put(dull(empty()), flat(`${east}, ${africa}`)), 0, 'business 2, car')
    expect(s.supply[0]).toBe(15)
    go(s, 'play:business')
    expect(offered(s)).toEqual(['monopoly:africa/casino', 'monopoly:east/real-estate'])
    go(s, 'monopoly:east/real-estate')
    expect([s.supply[0], s.monopolies[field('east/real-estate')], money(s, 0)]).toEqual([14, 0, 3])
    expect(offered(s)).toEqual(['stop', 'play:car'])
  })

  it('monopoly in the east, with a tie [BOSS-9.1, 4.13.2]', () => {
    const tied = east.replace('bangkok G3 [real-estate 2]', 'bangkok G3 [real-estate 3]')
    const s = hand(put(dull(empty()), flat(`${tied}, ${africa}`)), 0, 'business, car')
    const events = go(s, 'play:business')
    expect(events).toContainEqual({ kind: 'auto', seat: 0, move: 'monopoly:africa/casino' })
  })

  it('dice [BOSS-9.2, 4.10.2, 4.10.3, 4.10.4, 4.10.5]', () => {
    const s = hand(put(dull(empty()), 'lima R3, bogota B2'), 0, 'car')
    loaded(s, 'letter letter telephone briefcase / letter telephone key', 'key key key key / letter letter letter')
    const rounds = go(s, 'play:car', 'to:bogota', 'count:3').filter((e) => e.kind === 'round')
    expect(rounds).toHaveLength(2)
    expect(rounds[0]).toMatchObject({ attackersLost: 1, defendersLost: 1, attackers: 2, defenders: 1 })
    expect(rounds[1]).toMatchObject({ white: [4, 4, 4, 4], black: [0, 0, 0] })
  })

  it('mafia at the start [BOSS-9.3, 3.6]', () => {
    const s = fresh(2, 'seat-0-starts')
    expect(s.active).toBe(0)
    go(s, 'start:kobe')
    loaded(s, 'casino 1', 'mafia 4', 'mafia 1', 'credit 3')
    const events = go(s, 'start:lima')
    expect(events.filter((e) => e.kind === 'drew').map((e) => e.draw)).toEqual([
      'company',
      'put-back',
      'put-back',
      'company',
    ])
    expect([at(s, 'kobe'), at(s, 'lima')]).toEqual(['R5 [casino 1]', 'B5 [credit 3]'])
    expect([s.bag[tile('mafia 4')], s.bag[tile('mafia 1')], bagSize(s)]).toEqual([1, 4, 38])
    expect(kinds(events)).not.toContain('fight')
  })
})

describe('orders, fights and tiles', () => {
  it('an order [BOSS-9.4, 4.15.3, 4.15.4, 4.15.7, 4.16.1]', () => {
    const open = ['copper-and-cashmere', 'four-winds', 'wool-cartel', 'hidden-bazaar']
    const stack = ['family-business', 'rum-and-rhythm', 'jade-and-carnival', 'silver-for-gold', 'ice-and-sand']
    const s = orders(empty(), open, [...stack, 'harbour-lights', 'chili-and-curry', 'monsoon-trade'])
    expect(ordersLeft(s)).toBe(12)
    hand(put(s, 'kinshasa R1, moscow R3'), 0, 'car, partner')
    loaded(s, 'casino 1')
    const events = go(s, 'play:car', 'from:moscow', 'to:ulan-bator', 'count:2')
    expect(events).toContainEqual({
      kind: 'order-taken',
      seat: 0,
      order: order('copper-and-cashmere'),
      payout: 5,
      atOnce: false,
    })
    expect([money(s, 0), s.open.length]).toEqual([5, 3])
    go(s, 'stop')
    expect([s.open.at(-1), s.open.length, ordersLeft(s)]).toEqual([order('family-business'), 4, 11])
  })

  /** Red's figures drive from one area into another, with these dice. */
  const attack = (map: string, count: number, ...rounds: string[]) => {
    const s = hand(put(dull(empty()), map), 0, 'car')
    loaded(s, ...rounds)
    const events = go(s, 'play:car', 'to:lima', ...(map.includes('R1,') ? [] : [`count:${count}`]))
    return { s, events }
  }

  it('duplicates count once [BOSS-9.5, 4.10.3, 4.10.6, 8.7]', () => {
    const { s } = attack('bogota R3, lima B2 [credit 4]', 3, 'key key key champagne / letter letter telephone')
    expect(at(s, 'lima')).toBe('R1 [credit 4]')
    expect([s.supply[0], s.supply[1]]).toEqual([19, 20])
  })

  it('nothing left [BOSS-9.6, 4.10.5]', () => {
    const nothing = 'letter telephone key key / key letter telephone'
    const { events } = attack(
      'bogota R3, lima B2',
      3,
      nothing,
      'key champagne letter telephone / banknote banknote banknote',
    )
    const rounds = events.filter((e) => e.kind === 'round')
    expect(rounds[0]).toMatchObject({ attackersLost: 0, defendersLost: 0, attackers: 3, defenders: 2 })
    expect(rounds).toHaveLength(2)
  })

  it('cap and mutual loss [BOSS-9.7, 4.10.4, 4.10.6, 4.11.1]', () => {
    const { s, events } = attack(
      'bogota R2, lima B1 [credit 4]',
      1,
      'banknote banknote banknote banknote / key key letter',
    )
    expect([at(s, 'lima'), at(s, 'bogota').slice(0, 2)]).toEqual(['free', 'R1'])
    expect(s.bag[tile('credit 4')]).toBe(1)
    expect(kinds(events)).toContain('company-lost')
    expect(kinds(events)).not.toContain('drew')
  })

  it('overkill [BOSS-9.8, 4.10.4]', () => {
    const { s } = attack('bogota R2, lima B1', 2, 'letter key briefcase champagne / letter telephone telephone')
    expect(at(s, 'lima').slice(0, 2)).toBe('R1')
    expect([s.supply[0], s.supply[1]]).toEqual([19, 20])
  })

  it('departure first [BOSS-9.9, 4.6.2, 4.11.2, 8.10, 8.11]', () => {
    const s = hand(put(dull(empty()), 'lima R1 [credit 4]'), 0, 'car')
    const before = bagSize(s)
    loaded(s, 'credit 4')
    const events = go(s, 'play:car', 'to:la-paz')
    expect([at(s, 'lima'), at(s, 'la-paz'), bagSize(s)]).toEqual(['free', 'R1 [credit 4]', before])
    expect(kinds(events).indexOf('company-lost')).toBeLessThan(kinds(events).indexOf('drew'))
  })

  it('mafia beaten [BOSS-9.10, 4.9.1, 4.9.3, 4.9.5]', () => {
    const s = hand(put(dull(empty()), 'dubai R5'), 0, 'car')
    const before = bagSize(s)
    const supply = s.supply[0]
    loaded(
      s,
      'mafia 3',
      'letter banknote key key / letter telephone telephone',
      'champagne champagne champagne letter / letter champagne key',
      'briefcase briefcase key key / key key key',
      'mafia 1',
      'real-estate 2',
    )
    const events = go(s, 'play:car', 'to:cairo', 'count:4')
    const rounds = events.filter((e) => e.kind === 'round').map((e) => [e.attackers, e.defenders])
    expect(rounds).toEqual([
      [3, 1],
      [2, 1],
      [2, 0],
    ])
    expect(events).toContainEqual({ kind: 'mafia-left', area: area('cairo'), tile: tile('mafia 3'), to: 'box' })
    expect([at(s, 'cairo'), at(s, 'dubai').slice(0, 2)]).toEqual(['R2 [real-estate 2]', 'R1'])
    expect([s.supply[0] - supply, before - bagSize(s)]).toEqual([2, 2])
    expect([s.bag[tile('mafia 3')], s.bag[tile('mafia 1')]]).toEqual([1, 4])
  })

  it('mafia and player both gone [BOSS-9.11, 4.9.4, 8.12]', () => {
    const s = hand(put(dull(empty()), 'dubai R2'), 0, 'car')
    loaded(s, 'mafia 1', 'letter letter letter letter / key key key')
    const events = go(s, 'play:car', 'to:cairo', 'count:1')
    expect([at(s, 'cairo'), s.bag[tile('mafia 1')]]).toEqual(['free', 4])
    expect(events).toContainEqual({ kind: 'mafia-left', area: area('cairo'), tile: tile('mafia 1'), to: 'bag' })
  })
})

describe('pawns and cards', () => {
  it('pawns [BOSS-9.12, 4.2.1, 4.2.2, 4.2.3]', () => {
    const s = beforePawn(empty(5))
    s.pawns = [3, 4, 5, 7, -1]
    expect(offered(s)).toEqual(['pawn:6', 'pawn:8', 'pawn:9'])
    expect(go(s, 'pawn:8')[0]).toMatchObject({ kind: 'pawn-moved', from: 3, to: 8, skipped: [4, 5, 7] })
    const violet = beforePawn(empty(5))
    violet.pawns = [3, 4, 5, 7, -1]
    violet.active = 4
    expect(offered(violet)).toEqual(['pawn:0', 'pawn:1', 'pawn:2'])
    const wrap = beforePawn(empty(2))
    wrap.pawns = [19, 20]
    expect(offered(wrap)).toEqual(['pawn:0', 'pawn:1', 'pawn:2'])
  })

  it('hand limit [BOSS-9.13, 4.4.2, 4.4.3]', () => {
    const s = hand(dull(empty()), 0, 'ship 3, partner 2, agent')
    go(s, 'take:car')
    expect(asked(s)).toBe('hand-discard')
    expect(offered(s)).toEqual(['return:ship', 'return:partner', 'return:agent'])
    const older = hand(dull(empty()), 0, 'car 2, ship, partner, business, agent')
    go(older, 'take:car')
    expect(offered(older)).toContain('return:car')
  })

  it('procurement with six cards [BOSS-9.14, 4.14.5, 4.5.6, 8.15]', () => {
    const s = put(hand(dull(empty()), 0, 'procurement, car, ship 2, partner 2'), 'lima R3')
    go(s, 'play:procurement', 'take:business', 'take:car')
    expect(offered(s)).toEqual(['return:car', 'return:ship', 'return:partner'])
    go(s, 'return:ship')
    expect(handOf(s, 0)).toBe('car 2, ship, partner 2, business')
    expect(offered(s)).toContain('play:car')
    go(s, 'play:partner', 'play:partner')
    expect([s.active, handOf(s, 0)]).toEqual([1, 'car 2, ship, business'])
  })

  it('monopoly without supply [BOSS-9.15, 4.13.4, 4.13.5]', () => {
    const s = put(
      hand(dull(empty(2)), 0, 'business, car'),
      `kobe R2 [credit 2], ulan-bator R1 [credit 1], hong-kong R2 [casino 1], bangkok R2 [casino 1], sydney R2 [casino 2], \
casablanca R2 [real-estate 1], lagos R2 [real-estate 1], kinshasa R2 [real-estate 1], cairo R2 [real-estate 1], johannesburg R1 [real-estate 2]`,
    )
    s.monopolies = s.monopolies.with(0, 0).with(1, 0)
    s.supply[0] = 0
    expect(onMap(s, 0)).toBe(18)
    go(s, 'play:business', 'monopoly:east/credit')
    expect([asked(s), offered(s).length]).toEqual(['business-figure', 10])
    go(s, 'figure:ulan-bator')
    expect([at(s, 'ulan-bator'), s.bag[tile('credit 1')], s.monopolies[field('east/credit')]]).toEqual(['free', 4, 0])
    expect([onMap(s, 0), s.supply[0], money(s, 0)]).toEqual([17, 0, 9])
  })

  it('two orders, one place [BOSS-9.16, 4.15.2, 4.15.5, 5.1, 8.19]', () => {
    const s = orders(empty(), ['family-business', 'four-winds', 'wool-cartel', 'hidden-bazaar'])
    hand(put(s, 'bangkok R1, buenos-aires R1, moscow R1, naples R1, montreal R2'), 0, 'car')
    loaded(s, 'casino 1')
    go(s, 'play:car', 'from:montreal', 'to:chicago', 'count:1')
    expect([asked(s), offered(s)]).toEqual(['choose-order', ['fulfil:family-business', 'fulfil:four-winds']])
    const events = go(s, 'fulfil:four-winds')
    expect(kinds(events)).toEqual(['order-taken', 'last-order', 'ended'])
    expect([money(s, 0), ordersLeft(s), s.open]).toEqual([
      9,
      3,
      ['family-business', 'wool-cartel', 'hidden-bazaar'].map(order),
    ])
    expect(game.result(s)).toMatchObject({ scores: [9, 0, 0], places: [1, 2, 2] })
  })

  it('met when turned up [BOSS-9.17, 4.15.6, 4.16.1, 8.18]', () => {
    const s = orders(
      empty(),
      ['four-winds', 'wool-cartel', 'hidden-bazaar'],
      ['harbour-lights', 'ice-and-sand', 'monsoon-trade', 'family-business', 'silver-for-gold'],
    )
    put(s, 'hamburg B1, kobe B1')
    const events = go(hand(put(s, 'lima R1'), 0, 'partner'), 'take:car')
    expect(kinds(events)).toEqual(['took', 'order-turned-up', 'order-taken', 'order-turned-up'])
    expect([money(s, 1), s.open.length, s.orderStack.length, ordersLeft(s)]).toEqual([4, 4, 3, 7])
    expect(s.active).toBe(1)
  })
})

describe('special cards and the rest', () => {
  it('defector [BOSS-9.18, 4.14.2, 8.13]', () => {
    const one = hand(put(dull(empty()), 'hong-kong G1 [casino 4]'), 0, 'defector')
    const events = go(one, 'play:defector')
    expect([at(one, 'hong-kong'), one.supply]).toEqual(['R1 [casino 4]', [19, 20, 20]])
    expect(kinds(events)).not.toContain('fight')
    expect(kinds(events)).not.toContain('drew')
    const three = hand(put(dull(empty()), 'hong-kong G3 [casino 4]'), 0, 'defector')
    loaded(three, 'letter key champagne champagne / letter banknote banknote')
    expect(go(three, 'play:defector')).toContainEqual(
      expect.objectContaining({ kind: 'fight', attacker: 0, defender: 2, attackers: 1, defenders: 2 }),
    )
    expect([at(three, 'hong-kong'), three.supply, three.bag[tile('casino 4')]]).toEqual(['free', [20, 20, 20], 1])
  })

  it('competition [BOSS-9.19, 4.14.1, 8.14]', () => {
    const map = 'lima B2, rio B3, bogota B4, chicago B5, kobe G7, cairo G1, dubai R4'
    const groups = ['lima', 'rio', 'bogota', 'chicago', 'kobe']
    const start = () => hand(put(dull(empty()), map), 0, 'competition')
    expect(offered(go2(start(), 'play:competition')).sort()).toEqual(groups.map((id) => `weaken:${id}`).sort())
    const lost = groups.map((id) => {
      const event = go(start(), 'play:competition', `weaken:${id}`).find((e) => e.kind === 'weakened')
      return event?.kind === 'weakened' ? event.lost : 0
    })
    expect(lost).toEqual([1, 2, 2, 3, 4])
  })

  it('ships [BOSS-9.20, 2.3, 2.4, 4.7.1, 4.7.2, 8.2, 8.3]', () => {
    const sails = (from: string, to: string) => BY_SHIP[area(from)].includes(area(to))
    const drives = (from: string, to: string) => BY_CAR[area(from)].includes(area(to))
    const legal = ['chicago>kobe', 'chicago>naples', 'johannesburg>sydney', 'moscow>lima', 'mexico-city>havana']
    const illegal = ['anchorage>naples', 'moscow>hamburg', 'cairo>casablanca']
    const pair = (text: string) => text.split('>') as [string, string]
    expect(legal.map((text) => sails(...pair(text)))).toEqual(legal.map(() => true))
    expect(illegal.map((text) => sails(...pair(text)))).toEqual(illegal.map(() => false))
    expect(illegal.map((text) => drives(...pair(text)))).toEqual([false, true, true])
    expect(drives('mexico-city', 'havana')).toBe(false)
    expect([BY_SHIP[area('la-paz')], BY_SHIP[area('ulan-bator')], BY_CAR[area('havana')]]).toEqual([[], [], []])
  })

  it('back on the map [BOSS-9.21, 4.17.1, 4.17.2, 4.17.3, 8.24, 8.25]', () => {
    const s = hand(put(dull(empty()), 'lima R2, kobe G3'), 1, 'car')
    s.active = 1
    s.monopolies = s.monopolies.map((owner, i) => (i < 3 ? 1 : owner))
    s.supply[1] = 17
    s.pawns[1] = 1
    go(s, 'play:car')
    expect([asked(s), offered(s).length]).toEqual(['reentry-area', 23])
    loaded(s, 'casino 2')
    go(s, 'reenter:sydney')
    expect([at(s, 'sydney'), s.supply[1]]).toEqual(['B5 [casino 2]', 12])
  })

  it('tie [BOSS-9.22, 5.2, 5.3]', () => {
    const s = put(empty(), 'lima R3, kobe B11, cairo G8')
    const give = (seat: number, ...ids: string[]) =>
      ids.forEach((id) => (s.orderOwner = s.orderOwner.with(order(id), seat)))
    give(0, 'coffee-and-maple', 'jade-and-carnival', 'rum-and-rhythm')
    give(2, 'wool-cartel', 'monsoon-trade')
    give(1, 'four-winds', 'harbour-lights')
    s.monopolies = s.monopolies.map((_, i) => (i < 3 ? i : -1))
    for (let seat = 0; seat < 3; seat++) s.supply[seat]--
    s.agenda = []
    expect(game.result(s)).toMatchObject({ scores: [16, 16, 16], places: [1, 2, 3], decidedBy: 'BOSS-5.3' })
  })

  it('the island [BOSS-9.23, 4.5.4, 4.7.1]', () => {
    const s = hand(put(dull(empty()), 'havana R4'), 0, 'car 2, ship')
    expect(offered(s)).toEqual(['take:car', 'play:ship'])
    loaded(s, 'credit 1')
    go(s, 'play:ship', 'to:chicago', 'count:3')
    expect([at(s, 'havana').slice(0, 2), at(s, 'chicago').slice(0, 2)]).toEqual(['R1', 'R3'])
    expect(offered(s)).toEqual(['stop', 'play:car'])
    const events = go(s, 'play:car')
    expect(events).toContainEqual({ kind: 'auto', seat: 0, move: 'from:chicago' })
    expect(offered(s)).toEqual(['to:montreal', 'to:mexico-city'])
  })

  it('known special cards [BOSS-9.24, 7.2, 7.3, 7.5, 8.32]', () => {
    const s = put(dull(empty()), 'lima R3, kobe G3, cairo B3')
    stackSpecials(s, special(card('defector')), shownToAll(special(card('agent'))))
    for (const eye of [0, 1, 2, 'spectator'] as const) expect(stackSeen(s, eye).slice(0, 2)).toEqual(['?', 'agent'])
    s.pawns = [6, 0, 12]
    go(hand(s, 0, 'partner'), 'take:special')
    expect([handOf(s, 0, 0), handOf(s, 0, 1), handOf(s, 0, 'spectator')]).toEqual([
      'partner, defector',
      'partner, ?',
      'partner, ?',
    ])
    const green = beforeAction(s, 2)
    hand(green, 2, 'partner')
    go(green, 'take:special')
    for (const eye of [0, 1, 2, 'spectator'] as const) expect(handOf(green, 2, eye)).toBe('partner, agent')
    const later = hand(beforeAction(green, 2, 4), 2, 'ship 3, competition')
    go(later, 'take:car', 'return:agent')
    expect(handOf(later, 2, 2)).toBe('car, ship 3, partner, competition')
    for (const eye of [0, 1, 'spectator'] as const) {
      expect(handOf(later, 2, eye)).toBe('car, ship 3, partner, ?')
      expect(stackSeen(later, eye).at(-1)).toBe('?')
    }
    expect(stackSeen(later, 2).at(-1)).toBe('agent')
  })
})

const go2 = (s: ReturnType<typeof empty>, ...names: string[]) => {
  go(s, ...names)
  return s
}

/** It is another seat's turn, its pawn moved already. */
function beforeAction(s: ReturnType<typeof empty>, seat: number, pawn = 12) {
  s.active = seat
  s.pawns[seat] = pawn
  s.agenda = empty().agenda
  return s
}
