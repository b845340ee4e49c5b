import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import { controller } from '../rules/board.ts'
import {
  asked,
  at,
  BLUE,
  choices,
  dice,
  DISCARD,
  fresh,
  go,
  GREEN,
  hand,
  nextEvents,
  offered,
  pileOf,
  placeOf,
  PURPLE,
  put,
  refusal,
  scene,
  told,
  troubled,
  YELLOW,
} from './fixture.ts'

describe('district cards', () => {
  it('[NN-4.4.1] the card goes with the building', () => {
    const s = scene(2, 'lambeth: B=y y1; city: g1', 'lady-dedlock', 'toby')
    s.money = s.money.with(GREEN, 20)
    expect(refusal(s, 'use:lambeth')).toBe('NN-4.4.1')
    go(s, 'play:lady-dedlock', 'do', 'do')
    expect([at(s, 'lambeth'), s.money, s.fresh]).toEqual(['y1 B=g', [5, 28], 1 << 10])
  })

  it.each([
    ['west-end', 2],
    ['highbury', 2],
    ['southwark', 1],
    ['battersea', 1],
    ['lambeth', 3],
  ] as const)('[NN-4.4.2] %s pays £%i once a turn, unless a grenadier stands there', (id, amount) => {
    const s = scene(2, `${id}: B=g`, 'bob-cratchit')
    go(s, `use:${id}`)
    expect([s.money[GREEN], refusal(s, `use:${id}`)]).toEqual([10 + amount, 'NN-4.4.2'])
    expect(offered(scene(2, `${id}: B=g G1`, 'bob-cratchit'))).toEqual(['play:bob-cratchit'])
  })

  it('[NN-4.4.2] the other abilities', () => {
    const s = scene(
      2,
      'westminster: B=g; strand: B=g; city: B=g; east-end: B=g; highbury: y1; bermondsey: B=g; chelsea: y1 T',
      'bob-cratchit',
      'john-clay',
      'toby',
    )
    expect(choices(s, 'use')).toEqual(['westminster', 'strand', 'city', 'east-end', 'bermondsey'])
    go(s, 'use:westminster')
    expect(s.handCount[GREEN]).toBe(4)
    go(s, 'discard:toby', 'use:strand')
    expect([troubled(s), s.money[GREEN]]).toEqual([[], 8])
    go(s, 'use:city', 'discard:john-clay')
    expect([s.money[GREEN], placeOf(s, 'john-clay')]).toEqual([10, DISCARD])
    go(s, 'use:east-end')
    expect(troubled(s)).toEqual(['highbury'])
    go(s, 'use:bermondsey')
    expect(choices(s, 'place')).toEqual(['city', 'east-end', 'bermondsey', 'southwark'])
    expect(refusal(scene(2, 'holborn: B=g', 'bob-cratchit'), 'use:holborn')).toBe('NN-4.4.2')
  })

  it('[NN-4.4.3] an ability is paid first and cannot be answered; a card obtained anew is new', () => {
    const s = scene(2, 'strand: B=g; city: y1 g1 T; lambeth: y1 T', 'bob-cratchit')
    hand(s, YELLOW, 'mr-goodyear', 'toby')
    go(s, 'use:strand')
    expect([s.money[GREEN], offered(s)]).toEqual([8, ['calm:city', 'calm:lambeth']])
    go(s, 'calm:city')
    expect(asked(s).seat).toBe(GREEN)
    const again = scene(
      2,
      'chelsea: B=g; westminster: B=g; strand: B=g; west-end: B=g; lambeth: B=g g1; battersea: B=g; city: g1',
      'marie-lloyd',
      'bank-of-england',
    )
    again.mustPlay = 1
    again.extraPlays = 1
    go(again, 'play:marie-lloyd', 'skip', 'build:city', 'move-house:lambeth')
    again.money = again.money.with(GREEN, 30)
    go(again, 'play:bank-of-england', 'build:lambeth', 'move-house:city')
    expect(refusal(again, 'use:lambeth')).toBe('NN-4.4.2')
  })
})

describe('neutrals, money, hand, piles', () => {
  it('[NN-4.8.1] neutrals are figures of nobody', () => {
    const s = scene(2, 'city: g1 C1 T; lambeth: G1; chelsea: y1', 'jo-the-crossing-sweeper')
    go(s, 'play:jo-the-crossing-sweeper', 'do', 'pick:city/citizen', 'to:highbury')
    expect([at(s, 'city'), at(s, 'highbury')]).toEqual(['g1', 'C1'])
    const killed = scene(2, 'city: g1 C1 T', 'john-clay')
    go(killed, 'play:john-clay', 'kill:city/citizen')
    expect(at(killed, 'city')).toBe('g1')
  })

  it('[NN-4.8.3] citizens count like one more player', () => {
    const s = put(fresh(2), 'city: g2 C2; lambeth: g3 C2')
    expect([controller(s, 5), controller(s, 10)]).toEqual([-1, GREEN])
  })

  it('[NN-4.9.1] money never goes below zero', () => {
    const s = scene(2, 'city: g1', 'charley-bates', 'toby')
    s.money = s.money.with(YELLOW, 2)
    go(s, 'play:charley-bates', 'do')
    expect(s.money).toEqual([12, 0])
    const ransom = scene(2, 'city: g1', 'irene-adler', 'toby')
    ransom.money = ransom.money.with(YELLOW, 4)
    const events = go(ransom, 'play:irene-adler', 'do')
    expect(told(events, 'hindered')).toHaveLength(1)
  })

  it('[NN-4.9.5] the discard pile is open and is never shuffled back', () => {
    const s = pileOf(scene(2, 'city: g1', 'michael-faraday'), 2)
    const discarded = s.cards.filter((place) => place === DISCARD).length
    go(s, 'play:michael-faraday', 'do')
    expect(s.handCount[GREEN]).toBe(2)
    expect(s.cards.filter((place) => place === DISCARD)).toHaveLength(discarded + 1)
    expect(game.view(s, 'spectator').cards.filter((place) => place === DISCARD)).toHaveLength(discarded + 1)
  })

  it('[NN-4.9.6] a draw in the middle of a turn takes what is there', () => {
    const s = pileOf(scene(2, 'city: g1', 'difference-engine', 'toby'), 1)
    go(s, 'play:difference-engine', 'do')
    expect([s.handCount[GREEN], s.agenda.length > 0]).toEqual([2, true])
  })

  it('[NN-4.9.7] an empty hand passes the play, not the free actions; a full hand needs no pile', () => {
    const s = scene(2, 'lambeth: B=g')
    expect(offered(s)).toEqual(['end', 'use:lambeth'])
    const full = pileOf(
      scene(4, 'city: g1', 'bob-cratchit', 'john-clay', 'marie-lloyd', 'toby', 'costermongers', 'dorian-gray'),
      0,
    )
    hand(full, YELLOW, 'scotland-yard')
    for (const seat of [PURPLE, BLUE]) hand(full, seat)
    go(full, 'play:bob-cratchit', 'place:city', 'end')
    expect([full.agenda.length > 0, full.active]).toEqual([true, YELLOW])
  })

  it('[NN-4.9.3] a hindrance is no hand card and takes one place', () => {
    const s = scene(2, 'city: g1', 'charles-augustus-milverton')
    s.money = s.money.with(YELLOW, 0)
    go(s, 'play:charles-augustus-milverton', 'do', 'skip')
    expect(placeOf(s, 'charles-augustus-milverton')).toBe(8 + YELLOW)
    expect(s.handCount).toEqual([5, 4])
  })
  it('[NN-4.7.1] a die falls only when the step needs it', () => {
    const s = dice(nextEvents(scene(2, 'city: g1', 'samuel-pickwick', 'toby'), 'explosion'), 6)
    go(s, 'play:samuel-pickwick')
    const luck = [...s.luck]
    expect(luck).toEqual(s.luck)
    const [, rolled] = go(s, 'do')
    expect([rolled?.kind, s.luck[3] !== luck[3]]).toEqual(['event-dice', true])
  })
})
