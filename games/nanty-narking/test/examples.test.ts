import { describe, expect, it } from 'vitest'
import { cardNumber } from '../data/cards.ts'
import { districtNumber, PERSONALITIES } from '../data.ts'
import { game } from '../index.ts'
import { controller } from '../rules/board.ts'
import { canDeclare, pointsOf, progress } from '../rules/end.ts'
import { BEFORE, GONE, LEFT_OVER, NONE } from '../state.ts'
import {
  asked,
  at,
  before,
  BLUE,
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
  sceneWithCards,
  skipTo,
  YELLOW,
} from './fixture.ts'

const number = (id: Parameters<typeof districtNumber>[0]) => districtNumber(id)

/** The worked examples of RULES.md section 9. */
describe('worked examples', () => {
  it('WE-1 control [NN-4.3.8]', () => {
    const s = put(
      fresh(4),
      'lambeth: g1 p1 B=g; battersea: y2 g1 T; chelsea: p2 G1 T; westminster: b1 C1 T; west-end: y1 g1 T',
    )
    const by = (id: Parameters<typeof districtNumber>[0]) => controller(s, number(id))
    expect(by('lambeth')).toBe(GREEN)
    expect(by('battersea')).toBe(YELLOW)
    expect(by('chelsea')).toBe(NONE)
    expect(by('westminster')).toBe(NONE)
    expect(by('west-end')).toBe(NONE)
    s.building[number('westminster')] = BLUE
    expect(by('westminster')).toBe(BLUE)
  })

  it('WE-2 Tracy Tupman [NN-4.1.4, 4.5.32]', () => {
    const s = put(fresh(4), 'chelsea: g1 y1 T; lambeth: p1')
    hand(s, GREEN, 'tracy-tupman', 'bob-cratchit')
    hand(s, YELLOW)
    hand(s, PURPLE)
    nextEvents(s, 'fog')
    const discarded = s.cards.filter((place) => place === DISCARD).length
    go(s, 'play:tracy-tupman')
    expect(s.cards.filter((place) => place === DISCARD).length - discarded).toBe(5)
    expect(offered(s)).toEqual(['do', 'skip'])
    go(s, 'do', 'pick:chelsea/yellow') // only purple stands elsewhere
    expect([at(s, 'chelsea'), at(s, 'lambeth')]).toEqual(['g1 p1 T', 'y1'])
    expect(offered(s)).toEqual(['play:bob-cratchit', 'skip'])
  })

  it('WE-3 placing, WE-4 trouble [NN-4.2.1, 4.3.1]', () => {
    const s = hand(put(fresh(2), 'east-end: g1; bermondsey: y1'), GREEN, 'bob-cratchit')
    go(s, 'play:bob-cratchit')
    expect(choices(s, 'place').sort()).toEqual(['bermondsey', 'city', 'east-end', 'highbury'])
    go(s, 'place:bermondsey')
    expect(at(s, 'bermondsey')).toBe('g1 y1 T')
  })

  it('WE-5 building [NN-4.2.6]', () => {
    const s = put(fresh(2), 'battersea: g1 y2; chelsea: g1 T; lambeth: g1 B=y; westminster: y1')
    s.money[GREEN] = 15
    hand(s, GREEN, 'marie-lloyd', 'toby')
    go(s, 'play:marie-lloyd', 'skip')
    expect(choices(s, 'build')).toEqual(['battersea'])
    go(s, 'build:battersea')
    expect([s.money[GREEN], at(s, 'battersea')]).toEqual([3, 'g1 y2 B=g'])
    expect(offered(s)).toEqual(['end', 'throw:toby'])
    expect(controller(s, number('battersea'))).toBe(NONE)
  })

  it('WE-6 agent and building cards [NN-4.10.3]', () => {
    const s = sceneWithCards(
      4,
      'lambeth: B=g(palace) p(street-girl) b1; west-end: g(newsboy) y(gentleman); city: g(cyclist)',
      ['newsboy', 'cyclist'],
      'marie-lloyd',
      'toby',
    )
    s.money[GREEN] = 9
    s.houseCards[0] = BEFORE + GREEN
    s.houseCards[1] = LEFT_OVER
    s.housePile = [1]
    go(s, 'use:lambeth')
    expect(s.money[GREEN]).toBe(12)
    go(s, 'house:palace')
    expect(s.money[GREEN]).toBe(14)
    go(s, 'agent:cyclist', 'to:strand', 'draw-house')
    expect(s.houseCards[1]).toBe(GREEN)
    go(s, 'play:marie-lloyd', 'skip', 'build:west-end', 'house-kind:mansion')
    expect(s.money[GREEN]).toBe(2)
    go(s, 'house:mansion', 'pick:green-newsboy', 'pick:purple-street-girl')
    expect([at(s, 'lambeth'), at(s, 'west-end')]).toEqual(['g1 b1 B=g T', 'y1 p1 B=g T'])
    expect([s.agentCards[2], s.houseCards[1]]).toEqual([GONE, GONE])
  })

  it('WE-7 two cards [NN-4.5.15]', () => {
    const s = put(fresh(2), 'city: g1 y1 T; chelsea: g1 T')
    hand(s, GREEN, 'charlie-babbage', 'charley-bates', 'bob-cratchit', 'sir-robert-peel', 'toby')
    hand(s, YELLOW, 'john-clay')
    dice(nextEvents(s, 'explosion'), die('west-end'))
    go(s, 'play:charlie-babbage', 'do', 'do', 'play:charley-bates', 'do')
    expect(s.money).toEqual([13, 7])
    expect(choices(s, 'play').sort()).toEqual(['bob-cratchit', 'sir-robert-peel'])
    go(s, 'play:bob-cratchit', 'place:chelsea')
    expect(asked(s).step).toBe('fill-slot')
    go(s, 'play:sir-robert-peel', 'calm:city', 'calm:chelsea')
    const pile = s.deck.length
    go(s, 'end')
    expect([s.handCount[GREEN], pile - s.deck.length]).toEqual([5, 4])
    expect(placeOf(s, 'toby')).toBe(GREEN)
  })

  it('WE-8 Moran against Toby [NN-4.6.2]', () => {
    const s = put(fresh(3), 'east-end: g1 y1 p1 T')
    hand(s, GREEN, 'colonel-sebastian-moran')
    hand(s, YELLOW, 'toby')
    hand(s, PURPLE)
    go(s, 'play:colonel-sebastian-moran', 'kill:east-end/yellow')
    expect(asked(s)).toEqual({ seat: YELLOW, step: 'react' })
    go(s, 'react:toby')
    expect(at(s, 'east-end')).toBe('g1 y1 p1 T')
    go(s, 'kill:east-end/yellow')
    expect(at(s, 'east-end')).toBe('g1 p1')
    expect(choices(s, 'build')).toEqual(['east-end'])
  })

  it('WE-9 Goodyear stops a text [NN-4.6.9]', () => {
    const s = put(fresh(4), 'east-end: g1')
    s.money = [10, 1, 9, 10]
    hand(s, GREEN, 'forty-elephants')
    hand(s, YELLOW)
    hand(s, PURPLE, 'mr-goodyear')
    go(s, 'play:forty-elephants', 'do')
    expect(asked(s)).toEqual({ seat: PURPLE, step: 'react' })
    go(s, 'react:mr-goodyear')
    expect(s.money).toEqual([11, 0, 9, 10])
    expect(choices(s, 'place')).toContain('east-end')
  })

  it('WE-10 Goodyear and Holy Peter [NN-4.5.35]', () => {
    const holyPeter = (peter: number) => {
      const s = put(fresh(3), 'city: g1 p1 T')
      hand(s, GREEN, 'henry-holy-peter', 'bob-cratchit')
      hand(s, YELLOW)
      hand(s, PURPLE)
      hand(s, peter, 'mr-goodyear')
      go(s, 'play:henry-holy-peter', 'do', 'target:yellow')
      return s
    }
    const s = holyPeter(PURPLE)
    expect([asked(s).step, asked(s).seat]).toEqual(['react', PURPLE])
    go(s, 'react:mr-goodyear')
    expect([at(s, 'city'), s.money.join()]).toEqual(['g1 p1 T', '8,12,10'])
    expect(offered(s)).toEqual(['play:bob-cratchit', 'skip'])
    const own = holyPeter(YELLOW)
    go(own, 'react:mr-goodyear')
    expect([at(own, 'city'), own.money[YELLOW], asked(own).step]).toEqual(['g1 p1 T', 12, 'symbol'])
  })

  it('WE-11 Goodyear and Winkle [NN-4.5.21]', () => {
    const s = put(fresh(2), 'city: g1')
    hand(s, GREEN, 'nathaniel-winkle', 'bob-cratchit')
    hand(s, YELLOW, 'mr-goodyear', 'john-clay')
    nextEvents(s, 'fog')
    go(s, 'play:nathaniel-winkle', 'do', 'react:mr-goodyear')
    expect([handNames(s, GREEN), handNames(s, YELLOW)]).toEqual([['bob-cratchit'], ['john-clay']])
    expect(offered(s)).toEqual(['play:bob-cratchit', 'skip'])
  })

  it('WE-12 Holborn and Riot Act [NN-4.7.10]', () => {
    const s = put(fresh(2), 'holborn: B=y; bermondsey: y1; chelsea: g1')
    s.money[YELLOW] = 7
    hand(s, GREEN, 'samuel-pickwick')
    dice(nextEvents(s, 'riot-act'), 5, 5, 2, 9)
    go(s, 'play:samuel-pickwick')
    expect(asked(s)).toEqual({ seat: YELLOW, step: 'event-react' })
    expect(offered(s)).toEqual(['shield:arrival/1', 'shield:arrival/2', 'shield:arrival/4', 'pass'])
    go(s, 'shield:arrival/1', 'shield:arrival/4')
    expect([at(s, 'holborn'), at(s, 'westminster'), at(s, 'bermondsey')]).toEqual(['B=y T G1', 'T G1', 'y1'])
    expect(s.money[YELLOW]).toBe(1)
  })

  it('WE-13 Ripper [NN-4.5.36]', () => {
    const s = put(fresh(2), 'east-end: g1; chelsea: g1 y1')
    hand(s, GREEN, 'jack-the-ripper', 'bob-cratchit')
    hand(s, YELLOW)
    dice(s, 8, 4)
    go(s, 'play:jack-the-ripper', 'do')
    expect([at(s, 'east-end'), at(s, 'west-end')]).toEqual(['', ''])
    expect(offered(s)).toEqual(['play:bob-cratchit', 'skip'])
  })

  it('WE-14 no free money [NN-4.5.18]', () => {
    const s = hand(put(fresh(2), 'city: g1'), GREEN, 'rosetta-davis')
    s.deck.length = 99 - 48
    const events = go(s, 'play:rosetta-davis', 'place:city')
    expect(events.map((event) => event.kind)).toContain('lapsed')
    expect([s.money[GREEN], s.money[YELLOW]]).toEqual([10, 10])
  })

  it('WE-15 Chelsea [NN-4.4.2]', () => {
    const s = put(fresh(2), 'highbury: g1; bermondsey: g1; chelsea: B=g')
    s.money[GREEN] = 3
    go(s, 'use:chelsea')
    expect(choices(s, 'place').sort()).toEqual(['battersea', 'chelsea', 'west-end', 'westminster'])
    expect(s.money[GREEN]).toBe(0)
  })

  it('WE-16 building beside a grenadier [NN-4.2.6, 4.8.2]', () => {
    const s = hand(put(fresh(2), 'southwark: g1 G1'), GREEN, 'bank-of-england')
    s.money[GREEN] = 12
    go(s, 'play:bank-of-england', 'build:southwark', 'do')
    expect([at(s, 'southwark'), s.money[GREEN]]).toEqual(['g1 B=g G1', 5])
    expect(pointsOf(s, GREEN)).toBe(5)
    passTurn(s)
    expect(s.active).toBe(GREEN)
    expect(offered(s)).not.toContain('use:southwark')
  })

  it('WE-17 Red-Headed League [NN-4.6.7]', () => {
    const s = put(fresh(3), 'chelsea: g1 y1 T; highbury: y1; city: p1')
    hand(s, GREEN, 'john-clay')
    hand(s, YELLOW, 'red-headed-league')
    go(s, 'play:john-clay', 'kill:chelsea/yellow', 'react:red-headed-league')
    expect([at(s, 'chelsea'), asked(s).seat]).toEqual(['g1', YELLOW])
    expect(choices(s, 'place').sort()).toEqual(['city', 'east-end', 'highbury', 'holborn'])
    go(s, 'place:city')
    expect(at(s, 'city')).toBe('y1 p1 T')
  })

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
    five.deck.length = 0
    passTurn(five)
    expect([five.agenda.length > 0, five.active]).toEqual([true, GREEN])
    s.deck.length = 0
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
    s.money[YELLOW] = 4
    hand(s, GREEN, 'samuel-pickwick')
    dice(nextEvents(s, 'fire'), 5, 6, 7, 5)
    go(s, 'play:samuel-pickwick')
    expect(offered(s)).toEqual(['shield:building/holborn', 'pass'])
    go(s, 'shield:building/holborn')
    expect([at(s, 'holborn'), at(s, 'city'), at(s, 'highbury'), s.money[YELLOW]]).toEqual(['B=y', '', '', 1])
  })

  it('WE-23 subsidence [NN-4.7.11]', () => {
    const s = put(fresh(2), 'city: B=g; chelsea: B=g; highbury: B=g')
    s.money[GREEN] = 5
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
    expect(s.voided).toBe(1 << number('city'))
    expect(controller(s, number('city'))).toBe(YELLOW)
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
    s.money[GREEN] = 28
    before(s, GREEN, 'mr-merryweather')
    expect([progress(s, GREEN, sidonia), canDeclare(s, GREEN)]).toEqual([34, false])
    s.figures[number('southwark') * 6 + 4] = 0
    expect([progress(s, GREEN, sidonia), canDeclare(s, GREEN)]).toEqual([46, false])
    s.cards[cardNumber('mr-merryweather')] = DISCARD
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
    const peace = put(
      fresh(4, { personalities: 'alternative' }),
      'city: g1 T; strand: g1 T; chelsea: g1 T; lambeth: y1 p1 T',
    )
    persona(peace, 'queen-victoria')
    expect(canDeclare(peace, GREEN)).toBe(true)
    put(peace, 'city: g1 T; strand: g1 T; chelsea: g1 T; lambeth: y1 p1 T; battersea: y1 p1 T')
    expect(canDeclare(peace, GREEN)).toBe(false)
    const river = 'chelsea: g1; westminster: g1; strand: g1; east-end: g1; bermondsey: g1; southwark: g1; battersea: g1'
    const nemo = persona(fresh(3, { personalities: 'alternative' }), 'captain-nemo')
    put(nemo, `${river}; lambeth: g1 G1; city: g1 G1`)
    expect(canDeclare(nemo, GREEN)).toBe(false)
    put(nemo, `${river}; lambeth: g1; city: g1 G1`)
    expect(canDeclare(nemo, GREEN)).toBe(true)
  })
})
