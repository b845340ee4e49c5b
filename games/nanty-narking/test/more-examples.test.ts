import { describe, expect, it } from 'vitest'
import { cardNumber } from '../data/cards.ts'
import { districtNumber, PERSONALITIES } from '../data.ts'
import { game } from '../index.ts'
import { controller } from '../rules/board.ts'
import { canDeclare, pointsOf, progress } from '../rules/end.ts'
import {
  asked,
  at,
  before,
  choices,
  dice,
  die,
  DISCARD,
  discardPile,
  fresh,
  go,
  GREEN,
  hand,
  handNames,
  nextEvents,
  offered,
  passTurn,
  persona,
  pileOf,
  placeOf,
  PURPLE,
  put,
  skipTo,
  YELLOW,
} from './fixture.ts'

/** The worked examples of RULES.md section 9, from the eighteenth. */
describe('more worked examples', () => {
  it('WE-18 last cards [NN-4.9.3, 4.9.4]', () => {
    const s = persona(fresh(3, {}, YELLOW), 'fagin', 'lord-bellinger', 'sherlock-holmes')
    before(s, YELLOW, 'irene-adler')
    hand(s, YELLOW, 'dingley-dell-cricketers', 'bob-cratchit', 'john-clay')
    hand(s, PURPLE, 'inspector-lestrade', 'cheshire-cheese', 'costermongers', 'marie-lloyd', 'scotland-yard')
    pileOf(s, 2)
    go(s, 'play:dingley-dell-cricketers')
    expect([s.deck.length, s.handCount[YELLOW], s.active]).toEqual([0, 4, PURPLE])
    const five = game.clone(s)
    hand(
      five,
      PURPLE,
      'inspector-lestrade',
      'cheshire-cheese',
      'costermongers',
      'marie-lloyd',
      'scotland-yard',
      'dorian-gray',
    )
    five.deck = []
    passTurn(five)
    expect([five.agenda.length > 0, five.active]).toEqual([true, GREEN])
    s.deck = []
    passTurn(s)
    expect(game.result(s)?.places).toEqual([2, 2, 1])
  })

  it('WE-19 Watson [NN-4.6.10]', () => {
    const s = put(fresh(2), 'city: g1')
    hand(s, GREEN, 'a-j-raffles', 'doctor-watson', 'bob-cratchit', 'john-clay', 'marie-lloyd')
    go(s, 'play:a-j-raffles', 'place:city', 'do', 'do')
    expect(offered(s)).toContain('watson')
    const pile = s.deck.length
    go(s, 'watson')
    expect([s.handCount[GREEN], s.deck.length, s.active]).toEqual([6, pile, YELLOW])
    expect(placeOf(s, 'a-j-raffles')).toBe(GREEN)
    expect(placeOf(s, 'doctor-watson')).toBe(DISCARD)
  })

  it('WE-20 points [NN-5.4, 5.5]', () => {
    const s = put(fresh(3), 'battersea: g2 B=g G1; lambeth: B=g g4; city: B=y y5; chelsea: B=p p6')
    s.money = [20, 10, 10]
    before(s, GREEN, 'mr-merryweather')
    before(s, YELLOW, 'city-and-suburban-bank')
    expect([0, 1, 2].map((seat) => pointsOf(s, seat))).toEqual([46, 26, 46])
    persona(s, 'fagin', 'lord-bellinger', 'lord-balmoral')
    hand(s, GREEN, 'dingley-dell-cricketers')
    pileOf(s, 0)
    go(s, 'play:dingley-dell-cricketers')
    expect(asked(s).step).toBe('turn')
    go(s, 'end')
    expect(game.result(s)).toMatchObject({ scores: [46, 26, 46], places: [1, 3, 2], decidedBy: 'NN-5.5' })
  })

  it('WE-21 flood [NN-4.7.4]', () => {
    const s = put(fresh(2, {}, YELLOW), 'lambeth: g1 y2 B=y T')
    hand(s, YELLOW, 'bob-cratchit')
    hand(s, GREEN, 'samuel-pickwick')
    passTurn(s)
    put(s, 'lambeth: g1 y2 B=y T')
    hand(s, GREEN, 'samuel-pickwick')
    dice(nextEvents(s, 'flood'), 11, 4)
    go(s, 'play:samuel-pickwick')
    expect(asked(s).seat).toBe(YELLOW)
    go(s, 'to:southwark')
    expect(at(s, 'lambeth')).toBe('g1 y1 B=y')
    go(s, 'to:southwark')
    expect(asked(s).seat).toBe(GREEN)
    go(s, 'to:battersea')
    expect([at(s, 'lambeth'), at(s, 'southwark'), at(s, 'battersea')]).toEqual(['B=y', 'y2 T', 'g1'])
  })

  it('WE-22 fire [NN-4.7.5]', () => {
    const s = put(fresh(3), 'holborn: B=y; city: B=g; highbury: B=p; chelsea: g1')
    s.money = s.money.with(YELLOW, 4)
    hand(s, GREEN, 'samuel-pickwick')
    dice(nextEvents(s, 'fire'), 5, 6, 7, 5)
    go(s, 'play:samuel-pickwick')
    expect(offered(s)).toEqual(['shield:building/holborn', 'pass'])
    go(s, 'shield:building/holborn')
    expect([at(s, 'holborn'), at(s, 'city'), at(s, 'highbury'), s.money[YELLOW]]).toEqual(['B=y', '', '', 1])
  })

  it('WE-23 subsidence [NN-4.7.11]', () => {
    const s = put(fresh(2), 'city: B=g; chelsea: B=g; highbury: B=g')
    s.money = s.money.with(GREEN, 5)
    hand(s, GREEN, 'samuel-pickwick')
    nextEvents(s, 'subsidence')
    go(s, 'play:samuel-pickwick', 'do')
    expect([s.money[GREEN], offered(s).join()]).toEqual([1, 'lose-house:chelsea,lose-house:city,lose-house:highbury'])
    go(s, 'lose-house:highbury')
    expect([at(s, 'city'), at(s, 'chelsea'), at(s, 'highbury')]).toEqual(['B=g', 'B=g', ''])
  })

  it('WE-24 twelve agents [NN-4.2.2]', () => {
    const s = hand(put(fresh(2), 'bermondsey: g11; chelsea: g1 y1 T'), GREEN, 'bob-cratchit')
    go(s, 'play:bob-cratchit', 'do')
    expect(offered(s)).toEqual(['lift:chelsea/green', 'lift:bermondsey/green'])
    go(s, 'lift:chelsea/green')
    expect(at(s, 'chelsea')).toBe('y1')
    expect(choices(s, 'place')).toEqual(['city', 'east-end', 'bermondsey', 'southwark'])
  })

  it('WE-25 Inigo Jones [NN-4.7.12]', () => {
    const s = put(fresh(2), 'city: y2 g1 B=y T')
    hand(s, GREEN, 'samuel-pickwick')
    hand(s, YELLOW)
    dice(nextEvents(s, 'inigo-jones'), 6)
    go(s, 'play:samuel-pickwick')
    expect(at(s, 'city')).toBe('g1 y1 B=y')
    expect(s.voided).toBe(1 << districtNumber('city'))
    expect(controller(s, districtNumber('city'))).toBe(YELLOW)
  })

  it('WE-26 quiet arrival [NN-4.5.25]', () => {
    const place = (before: string) => {
      const s = hand(put(fresh(3), `strand: ${before}; city: g1`), GREEN, 'invisible-man')
      go(s, 'play:invisible-man', 'do', 'place:strand')
      return at(s, 'strand')
    }
    expect([place('y1 p1'), place('y1 p1 T')]).toEqual(['g1 y1 p1', 'g1 y1 p1 T'])
  })

  it('WE-27 De Sidonia, three players [NN-5.2]', () => {
    const s = persona(put(fresh(3), 'lambeth: B=g; southwark: B=g G1'), 'monsieur-de-sidonia')
    const sidonia = PERSONALITIES.indexOf('monsieur-de-sidonia')
    s.money = s.money.with(GREEN, 28)
    before(s, GREEN, 'mr-merryweather')
    expect([progress(s, GREEN, sidonia), canDeclare(s, GREEN)]).toEqual([34, false])
    s.figures = s.figures.with(districtNumber('southwark') * 6 + 4, 0)
    expect([progress(s, GREEN, sidonia), canDeclare(s, GREEN)]).toEqual([46, false])
    s.cards = s.cards.with(cardNumber('mr-merryweather'), DISCARD)
    expect([progress(s, GREEN, sidonia), canDeclare(s, GREEN)]).toEqual([58, true])
  })

  it('WE-28 mob [NN-4.5.38]', () => {
    const s = hand(
      put(fresh(2), 'east-end: y1 T; city: g1; bermondsey: C1; chelsea: y1'),
      GREEN,
      'trafalgar-square-mob',
    )
    go(s, 'play:trafalgar-square-mob', 'do')
    expect(offered(s)).toEqual(['stir:city', 'stir:bermondsey'])
  })

  it('WE-29 a fork in a fork [NN-4.1.6, 4.1.9]', () => {
    const s = put(fresh(2), 'city: g1 y1 T')
    discardPile(s, 'john-clay', 'marie-lloyd', 'dorian-gray')
    hand(s, GREEN, 'charlie-babbage', 'mycroft-holmes', 'society-of-antiquaries', 'bob-cratchit', 'stanley-hopkins')
    dice(nextEvents(s, 'explosion'), die('west-end'))
    go(s, 'play:charlie-babbage', 'do', 'play:mycroft-holmes', 'do', 'play:society-of-antiquaries', 'do')
    expect(handNames(s, GREEN).sort()).toEqual([
      'bob-cratchit',
      'dorian-gray',
      'john-clay',
      'marie-lloyd',
      'stanley-hopkins',
    ])
    go(s, 'place:city')
    expect(s.laid.map((card) => card)).toHaveLength(3)
    go(s, 'play:bob-cratchit', 'skip')
    expect([placeOf(s, 'mycroft-holmes'), placeOf(s, 'society-of-antiquaries')]).toEqual([DISCARD, DISCARD])
    expect(placeOf(s, 'charlie-babbage')).not.toBe(DISCARD)
    go(s, 'play:stanley-hopkins')
    expect([placeOf(s, 'charlie-babbage'), placeOf(s, 'bob-cratchit')]).toEqual([DISCARD, DISCARD])
    const pile = s.deck.length
    skipTo(s, 'turn')
    expect([handNames(s, GREEN).length === 5, pile - s.deck.length, s.active]).toEqual([true, 2, YELLOW])
  })

  it('WE-30 Toby stops a swap [NN-4.5.32, 4.6.5]', () => {
    const s = put(fresh(3), 'city: g1 y1 T; lambeth: p1')
    hand(s, GREEN, 'tracy-tupman', 'bob-cratchit')
    hand(s, YELLOW, 'toby')
    hand(s, PURPLE, 'mr-goodyear')
    nextEvents(s, 'fog')
    go(s, 'play:tracy-tupman', 'do', 'pick:city/yellow')
    expect(asked(s)).toEqual({ seat: YELLOW, step: 'react' })
    go(s, 'react:toby')
    expect([at(s, 'city'), at(s, 'lambeth')]).toEqual(['g1 y1 T', 'p1'])
    expect(offered(s)).toEqual(['play:bob-cratchit', 'skip'])
  })

  it('WE-31 a journey by League [NN-4.5.33, 4.5.43]', () => {
    const s = put(fresh(2), 'westminster: g1 y1 T; bermondsey: g2 T')
    hand(s, GREEN, 'benjamin-disraeli', 'red-headed-league')
    nextEvents(s, 'fog')
    go(s, 'play:benjamin-disraeli', 'do', 'do')
    expect(offered(s)).toEqual(['kill:westminster/green', 'kill:westminster/yellow'])
    go(s, 'kill:westminster/green', 'react:red-headed-league')
    expect(choices(s, 'place').sort()).toEqual(['bermondsey', 'city', 'east-end', 'southwark'])
    go(s, 'place:southwark')
    expect([at(s, 'westminster'), at(s, 'southwark')]).toEqual(['y1', 'g1'])
  })

  it('WE-32 lifting out of the only trouble [NN-4.2.2, 4.5.26]', () => {
    const s = hand(put(fresh(2), 'east-end: g2 T; highbury: g10'), GREEN, 'chartists')
    go(s, 'play:chartists', 'do')
    expect([at(s, 'east-end'), at(s, 'highbury')]).toEqual(['g3 T', 'g9'])
  })

  it('WE-33 peace and the river [NN-5.2]', () => {
    const peace = put(fresh(4, { personalities: 'alternative' }), 'city: g1 T; strand: g1 T; lambeth: y1 p1 T')
    persona(peace, 'queen-victoria')
    expect(canDeclare(peace, GREEN)).toBe(true)
    put(peace, 'city: g1 T; strand: g1 T; lambeth: y1 p1 T; battersea: y1 p1 T')
    expect(canDeclare(peace, GREEN)).toBe(false)
    const nemo = persona(fresh(3, { personalities: 'alternative' }), 'captain-nemo')
    const river = (chelsea: string, city: string) =>
      put(nemo, `chelsea: ${chelsea}; city: ${city}; westminster: g1; lambeth: g1; holborn: g1`)
    expect(canDeclare(river('g1 T', 'g1'), GREEN)).toBe(false)
    expect(canDeclare(river('g1', 'g1'), GREEN)).toBe(true)
    expect(canDeclare(river('g1', 'g1 G1'), GREEN)).toBe(false)
  })
})
