import { describe, expect, it } from 'vitest'
import { HOUSE_TEXT } from '../data/cards.ts'
import { EVENTS, HOUSES, KINDS, districtNumber } from '../data.ts'
import { game } from '../index.ts'
import { BEFORE, GONE, LEFT_OVER } from '../state.ts'
import {
  asked,
  at,
  choices,
  dice,
  die,
  go,
  GREEN,
  hand,
  handNames,
  nextEvents,
  offered,
  placeOf,
  refusal,
  sceneWithCards,
  told,
  troubled,
  YELLOW,
  DISCARD,
} from './fixture.ts'

const kind = (id: (typeof KINDS)[number]) => KINDS.indexOf(id)
const house = (id: (typeof HOUSES)[number]) => HOUSES.indexOf(id)

describe('agent and building cards', () => {
  it('[NN-4.10.3] only while the own figure of that kind is on the board', () => {
    const s = sceneWithCards(2, 'city: y(newsboy) g(maid) T; lambeth: g1', ['newsboy', 'maid'], 'bob-cratchit')
    expect(choices(s, 'agent')).toEqual(['maid'])
    expect(refusal(s, 'agent:newsboy')).toBe('NN-4.10.25')
  })

  it('[NN-4.10.4] one-shot cards leave the game, lasting ones stay open until their piece leaves', () => {
    const s = sceneWithCards(
      2,
      'city: g(flower-girl) B=y(hotel) y1 T; strand: g(cyclist)',
      ['flower-girl', 'cyclist'],
      'bob-cratchit',
    )
    go(s, 'agent:flower-girl')
    expect([s.agentCards[kind('flower-girl')], refusal(s, 'agent:flower-girl')]).toEqual([BEFORE + GREEN, 'NN-4.10.25'])
    go(s, 'agent:cyclist', 'stay')
    expect(s.agentCards[kind('cyclist')]).toBe(GONE)
    hand(s, YELLOW, 'john-clay')
    go(s, 'play:bob-cratchit', 'skip')
    go(s, 'play:john-clay', 'kill:green-flower-girl')
    expect(s.agentCards[kind('flower-girl')]).toBe(GONE)
  })

  it('[NN-4.10.4] the card of a building that is lost is lost, and named', () => {
    const s = sceneWithCards(2, 'strand: B=g(office) y1', ['office'], 'john-clay', 'samuel-pickwick')
    go(s, 'house:office')
    dice(nextEvents(s, 'explosion'), die('strand'))
    const events = [...go(s, 'play:samuel-pickwick'), ...(s.past.length === 0 ? go(s, 'do') : [])]
    expect(told(events, 'card-lost')).toEqual([
      { kind: 'card-lost', seat: GREEN, source: HOUSE_TEXT + house('office') },
    ])
  })

  it('[NN-4.6.7] an agent that comes back is the same agent: nobody chooses another', () => {
    const s = sceneWithCards(2, 'city: g1 y(maid) T; lambeth: y(tosher)', [], 'john-clay', 'bob-cratchit')
    hand(s, YELLOW, 'victor-frankenstein')
    go(s, 'play:john-clay', 'kill:yellow-maid', 'react:victor-frankenstein', 'place:lambeth')
    expect([asked(s).step, s.kinds[YELLOW * 12 + kind('maid')]]).toEqual(['symbol', districtNumber('lambeth')])
  })

  it('[NN-4.10.5] which agent or building comes is chosen after the district', () => {
    const s = sceneWithCards(2, 'city: g(maid)', [], 'marie-lloyd')
    go(s, 'play:marie-lloyd', 'place:strand')
    expect([asked(s).step, choices(s, 'kind').length, refusal(s, 'kind:maid')]).toEqual([
      'choose-kind',
      11,
      'NN-4.10.5',
    ])
    go(s, 'kind:tosher', 'build:city')
    expect(choices(s, 'house-kind')).toHaveLength(6)
    go(s, 'house-kind:hotel')
    expect([s.kinds[kind('tosher')], s.houseKind[districtNumber('city')]]).toEqual([
      districtNumber('strand'),
      house('hotel'),
    ])
  })

  it('[NN-4.10.6] the Street Girl', () => {
    const s = sceneWithCards(3, 'city: g(street-girl) y(gentleman) p(jockey) y(maid)', ['street-girl'], 'bob-cratchit')
    go(s, 'agent:street-girl')
    expect(offered(s)).toEqual(['kill:yellow-gentleman', 'kill:purple-jockey'])
    go(s, 'kill:yellow-gentleman')
    expect([asked(s).seat, offered(s)]).toEqual([YELLOW, ['pay', 'refuse']])
    go(s, 'pay')
    expect([s.money, offered(s)]).toEqual([
      [12, 8, 10],
      ['kill:purple-jockey', 'done'],
    ])
    go(s, 'kill:purple-jockey', 'refuse')
    expect(at(s, 'city')).toBe('g1 y2')
  })

  it('[NN-4.10.7] the Tosher, in trouble, for £3, once a turn', () => {
    const s = sceneWithCards(2, 'city: g(tosher) y1 T', ['tosher'], 'dingley-dell-cricketers', 'bob-cratchit')
    go(s, 'agent:tosher')
    expect([s.money[GREEN], s.extraPlays, refusal(s, 'agent:tosher')]).toEqual([7, 1, 'NN-4.10.25'])
    go(s, 'play:dingley-dell-cricketers')
    expect(offered(s)).toEqual(['play:bob-cratchit', 'end'])
    expect(refusal(sceneWithCards(2, 'city: g(tosher) y1', ['tosher'], 'bob-cratchit'), 'agent:tosher')).toBe(
      'NN-4.10.25',
    )
  })

  it('[NN-4.10.8] the Cyclist rides anywhere and may draw a building card', () => {
    const s = sceneWithCards(2, 'city: g(cyclist) y1 T', ['cyclist'], 'bob-cratchit')
    s.houseCards = s.houseCards.with(house('hotel'), LEFT_OVER)
    s.housePile = [house('hotel')]
    go(s, 'agent:cyclist')
    expect(choices(s, 'to')).toHaveLength(11)
    go(s, 'to:lambeth', 'draw-house')
    expect([at(s, 'city'), at(s, 'lambeth'), s.houseCards[house('hotel')]]).toEqual(['y1', 'g1', GREEN])
  })

  it('[NN-4.10.9] the Jockey looks at a hand and may take a card', () => {
    const s = sceneWithCards(3, 'city: g(jockey) y1; lambeth: p1', ['jockey'], 'bob-cratchit')
    hand(s, YELLOW, 'john-clay', 'marie-lloyd')
    const events = go(s, 'agent:jockey')
    expect([told(events, 'inspected').length, offered(s)]).toEqual([1, ['take:john-clay', 'take:marie-lloyd', 'done']])
    go(s, 'take:marie-lloyd')
    expect(handNames(s, GREEN)).toContain('marie-lloyd')
  })

  it('[NN-4.10.10] the Sailor on the Thames changes a card for £1', () => {
    const s = sceneWithCards(2, 'city: g(sailor)', ['sailor'], 'bob-cratchit', 'john-clay')
    go(s, 'agent:sailor', 'discard:john-clay')
    expect([s.money[GREEN], placeOf(s, 'john-clay'), s.handCount[GREEN]]).toEqual([9, DISCARD, 2])
    expect(offered(sceneWithCards(2, 'holborn: g(sailor)', ['sailor'], 'bob-cratchit'))).toEqual(['play:bob-cratchit'])
  })

  it('[NN-4.10.11] the Newsboy among others draws for £2', () => {
    const s = sceneWithCards(2, 'city: g(newsboy) y1', ['newsboy'], 'bob-cratchit')
    go(s, 'agent:newsboy')
    expect([s.money[GREEN], s.handCount[GREEN]]).toEqual([8, 2])
    expect(refusal(sceneWithCards(2, 'city: g(newsboy)', ['newsboy'], 'bob-cratchit'), 'agent:newsboy')).toBe(
      'NN-4.10.25',
    )
  })

  it('[NN-4.10.13] the Flower Girl beside a palace, hotel or mansion of anyone', () => {
    const s = sceneWithCards(2, 'city: g(flower-girl) B=y(mansion)', ['flower-girl'], 'bob-cratchit')
    go(s, 'agent:flower-girl')
    expect(s.money[GREEN]).toBe(11)
    expect(offered(sceneWithCards(2, 'city: g(flower-girl) B=y(office)', ['flower-girl'], 'bob-cratchit'))).toEqual([
      'play:bob-cratchit',
    ])
  })

  it('[NN-4.10.14] the Match Girl: a coin or a card for each agent there', () => {
    const s = sceneWithCards(2, 'city: g(match-girl) y2; lambeth: y1', ['match-girl'], 'bob-cratchit')
    hand(s, YELLOW, 'john-clay')
    go(s, 'agent:match-girl', 'coin')
    expect(offered(s)).toEqual(['give:john-clay', 'coin'])
    go(s, 'give:john-clay')
    expect([s.money, handNames(s, GREEN), asked(s).seat]).toEqual([[11, 9], ['bob-cratchit', 'john-clay'], GREEN])
  })

  it('[NN-4.10.15] the Maid calms her district or a neighbour for £1', () => {
    const s = sceneWithCards(2, 'city: g(maid); strand: y1 T; chelsea: y1 T', ['maid'], 'bob-cratchit')
    go(s, 'agent:maid')
    expect([troubled(s), s.money[GREEN]]).toEqual([['chelsea'], 9])
  })

  it('[NN-4.10.16] the Governess arranges the next events', () => {
    const s = sceneWithCards(2, 'city: g(governess) B=y(palace)', ['governess'], 'bob-cratchit')
    const [a, b, c, d, e] = s.events
      .slice(-5)
      .reverse()
      .map((event) => EVENTS[event])
    const events = go(s, 'agent:governess')
    expect([refusal(s, `top:${a}`), refusal(s, 'end')]).toEqual(['NN-6.2', 'NN-6.2'])
    expect(refusal(s, `bottom:${EVENTS[s.events[0]]}`)).toBe('NN-4.10.16')
    for (const eye of [YELLOW, 'spectator'] as const) expect(offered(game.view(s, eye))).toEqual([])
    expect(told(events, 'looked-ahead')).toMatchObject([{ count: 5, eyes: [GREEN] }])
    go(s, `bottom:${c}`)
    expect([refusal(s, `top:${c}`), refusal(s, `bottom:${a}`)]).toEqual(['NN-4.10.16', 'NN-6.2'])
    for (const eye of [YELLOW, 'spectator'] as const) expect(offered(game.view(s, eye))).toEqual([])
    go(s, `top:${e}`, `top:${a}`, `top:${d}`)
    expect(
      s.events
        .slice(-4)
        .reverse()
        .map((event) => EVENTS[event]),
    ).toEqual([e, a, d, b])
    expect(EVENTS[s.events[0]]).toBe(c)
    expect([game.view(s, GREEN).events.at(-1), game.view(s, YELLOW).events.at(-1)]).toEqual([s.events.at(-1), -9])
  })

  it('[NN-4.10.17] the Gentleman: a third of the price in his district, the lower of two discounts', () => {
    const s = sceneWithCards(2, 'lambeth: g(gentleman); westminster: g1', ['gentleman'], 'marie-lloyd', 'toby')
    go(s, 'agent:gentleman', 'play:marie-lloyd', 'skip')
    expect(choices(s, 'build')).toEqual(['lambeth'])
    go(s, 'build:lambeth', 'house-kind:hotel')
    expect(s.money[GREEN]).toBe(4)
    const half = sceneWithCards(2, 'lambeth: g(gentleman)', ['gentleman'], 'seth-pecksniff')
    go(half, 'agent:gentleman', 'play:seth-pecksniff', 'do', 'house-kind:hotel')
    expect(half.money[GREEN]).toBe(4)
  })

  it('[NN-4.10.18] the Palace in Chelsea, Southwark or Lambeth pays for others’ agents', () => {
    const s = sceneWithCards(3, 'chelsea: B=g(palace) y2 p1 g1', ['palace'], 'bob-cratchit')
    go(s, 'house:palace')
    expect(s.money[GREEN]).toBe(13)
    expect(choices(sceneWithCards(2, 'city: B=g(palace) y1', ['palace'], 'bob-cratchit'), 'house')).toEqual([])
  })

  it('[NN-4.10.19] the Mansion swaps an own agent with another’s, one of them beside it', () => {
    const s = sceneWithCards(
      2,
      'city: B=g(mansion) y(maid); lambeth: g(tosher); chelsea: y(sailor)',
      ['mansion'],
      'bob-cratchit',
    )
    go(s, 'house:mansion')
    expect([at(s, 'city'), at(s, 'lambeth')]).toEqual(['g1 B=g', 'y1'])
    expect(
      choices(sceneWithCards(2, 'city: B=g(mansion); lambeth: g1; chelsea: y1', ['mansion'], 'bob-cratchit'), 'house'),
    ).toEqual([])
  })

  it('[NN-4.10.20] the Factory: two agents and trouble', () => {
    const s = sceneWithCards(2, 'city: B=g(factory)', ['factory'], 'bob-cratchit')
    go(s, 'house:factory', 'kind:maid', 'kind:tosher')
    expect(at(s, 'city')).toBe('g2 B=g T')
  })

  it('[NN-4.10.21] the Tenement removes a figure, even an own one', () => {
    const s = sceneWithCards(2, 'city: B=g(tenement) g(maid) y(maid) G1', ['tenement'], 'bob-cratchit')
    go(s, 'house:tenement')
    expect(offered(s)).toEqual(['kill:green-maid', 'kill:yellow-maid', 'kill:city/grenadier'])
    go(s, 'kill:green-maid')
    expect(at(s, 'city')).toBe('y1 B=g G1')
  })

  it('[NN-4.10.22] the Office in the Strand or Holborn takes £2', () => {
    const s = sceneWithCards(3, 'strand: B=g(office) y1; city: p1', ['office'], 'bob-cratchit')
    go(s, 'house:office')
    expect(s.money).toEqual([12, 8, 10])
  })

  it('[NN-4.10.23] the Hotel takes £1 for each agent of everybody there', () => {
    const s = sceneWithCards(3, 'city: B=g(hotel) y2 p1', ['hotel'], 'bob-cratchit')
    hand(s, YELLOW, 'mr-goodyear')
    go(s, 'house:hotel', 'pass')
    expect(s.money).toEqual([13, 8, 9])
  })

  it('[NN-4.10.24] grenadiers do not switch these cards off', () => {
    const s = sceneWithCards(2, 'city: B=g(hotel) y1 G1; strand: g(maid) y1 T G1', ['hotel', 'maid'], 'bob-cratchit')
    expect([choices(s, 'agent'), choices(s, 'house'), choices(s, 'use')]).toEqual([['maid'], ['hotel'], []])
  })

  it('[NN-4.10.25] stopped by an interrupt, a card is used all the same', () => {
    const s = sceneWithCards(2, 'city: B=g(hotel) y1', ['hotel'], 'bob-cratchit')
    hand(s, YELLOW, 'mr-goodyear')
    go(s, 'house:hotel', 'react:mr-goodyear')
    expect([s.money, s.houseCards[house('hotel')]]).toEqual([[10, 10], GONE])
    const poor = sceneWithCards(2, 'city: g(newsboy) y1', ['newsboy'], 'bob-cratchit')
    poor.money = poor.money.with(GREEN, 1)
    expect(refusal(poor, 'agent:newsboy')).toBe('NN-4.10.25')
  })

  it.each([
    ['agent:match-girl', 'city: g(match-girl) y1', 'city: g(match-girl); lambeth: y1'],
    ['agent:maid', 'city: g(maid); strand: y1 T', 'city: g(maid); chelsea: y1 T'],
    ['agent:governess', 'city: g(governess) B=y(palace)', 'city: g(governess) B=y(hotel)'],
    ['agent:gentleman', 'lambeth: g(gentleman)', 'lambeth: g(gentleman) B=y(hotel)'],
    ['house:palace', 'chelsea: B=g(palace) y1', 'chelsea: B=g(palace) g1; lambeth: y1'],
    ['house:tenement', 'city: B=g(tenement) y1', 'city: B=g(tenement); lambeth: y1'],
    ['house:office', 'strand: B=g(office) y1', 'strand: B=g(office) g1; lambeth: y1'],
    ['house:office', 'holborn: B=g(office) y1', 'city: B=g(office) y1'],
    ['house:hotel', 'city: B=g(hotel) y1', 'city: B=g(hotel) g1; lambeth: y1'],
  ])('[NN-4.10.25] %s is offered with “%s”, not with “%s”', (name, there, elsewhere) => {
    const own = [name.split(':')[1]]
    expect(offered(sceneWithCards(3, there, own, 'bob-cratchit'))).toContain(name)
    const s = sceneWithCards(3, elsewhere, own, 'bob-cratchit')
    expect([offered(s).includes(name), refusal(s, name)]).toEqual([false, 'NN-4.10.25'])
  })

  it.each([
    ['agent:maid', 'city: g(maid); strand: y1 T', GREEN],
    ['agent:match-girl', 'city: g(match-girl) y1', YELLOW],
    ['house:office', 'strand: B=g(office) y1', YELLOW],
    ['house:hotel', 'city: B=g(hotel) y1', YELLOW],
  ])('[NN-4.10.25] %s is offered only if whoever is to pay has a coin', (name, position, payer) => {
    const s = sceneWithCards(3, position, [name.split(':')[1]], 'bob-cratchit')
    s.money = s.money.with(payer, 0)
    expect(offered(s)).not.toContain(name)
    s.money = s.money.with(payer, 1)
    expect(offered(s)).toContain(name)
  })

  it('[NN-4.10.25] the Match Girl takes cards, too; the Governess needs an event to look at', () => {
    const s = sceneWithCards(2, 'city: g(match-girl) y1', ['match-girl'], 'bob-cratchit')
    s.money = s.money.with(YELLOW, 0)
    expect(offered(hand(s, YELLOW, 'john-clay'))).toContain('agent:match-girl')
    const late = sceneWithCards(2, 'city: g(governess) B=y(palace)', ['governess'], 'bob-cratchit')
    late.events = []
    late.eventKnown = []
    expect(offered(late)).not.toContain('agent:governess')
  })
})
