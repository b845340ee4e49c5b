import { describe, expect, it } from 'vitest'
import { districtNumber } from '../data.ts'
import { controller } from '../rules/board.ts'
import { pointsOf } from '../rules/end.ts'
import { BEFORE, GONE, LEFT_OVER, NONE } from '../state.ts'
import {
  asked,
  at,
  BLUE,
  choices,
  dice,
  die,
  DISCARD,
  fresh,
  go,
  GREEN,
  hand,
  handNames,
  nextEvents,
  offered,
  passTurn,
  placeOf,
  PURPLE,
  put,
  sceneWithCards,
  YELLOW,
} from './fixture.ts'

/** The worked examples of RULES.md section 9. */
describe('worked examples', () => {
  it('WE-1 control [NN-4.3.8]', () => {
    const s = put(
      fresh(4),
      'lambeth: g1 p1 B=g; battersea: y2 g1 T; chelsea: p2 G1 T; westminster: b1 C1 T; west-end: y1 g1 T',
    )
    const by = (id: Parameters<typeof districtNumber>[0]) => controller(s, districtNumber(id))
    expect(by('lambeth')).toBe(GREEN)
    expect(by('battersea')).toBe(YELLOW)
    expect(by('chelsea')).toBe(NONE)
    expect(by('westminster')).toBe(NONE)
    expect(by('west-end')).toBe(NONE)
    s.building = s.building.with(districtNumber('westminster'), BLUE)
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
    s.money = s.money.with(GREEN, 15)
    hand(s, GREEN, 'marie-lloyd', 'toby')
    go(s, 'play:marie-lloyd', 'skip')
    expect(choices(s, 'build')).toEqual(['battersea'])
    go(s, 'build:battersea')
    expect([s.money[GREEN], at(s, 'battersea')]).toEqual([3, 'g1 y2 B=g'])
    expect(offered(s)).toEqual(['end', 'throw:toby'])
    expect(controller(s, districtNumber('battersea'))).toBe(NONE)
  })

  it('WE-6 agent and building cards [NN-4.10.3]', () => {
    const s = sceneWithCards(
      4,
      'lambeth: B=g(palace) p(street-girl) b1; west-end: g(newsboy) y(gentleman); city: g(cyclist)',
      ['newsboy', 'cyclist'],
      'marie-lloyd',
      'toby',
    )
    s.money = s.money.with(GREEN, 9)
    s.houseCards = s.houseCards.with(0, BEFORE + GREEN)
    s.houseCards = s.houseCards.with(1, LEFT_OVER)
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
    s.money = s.money.with(YELLOW, 7)
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
    s.deck = s.deck.slice(0, 99 - 48)
    const events = go(s, 'play:rosetta-davis', 'place:city')
    expect(events.map((event) => event.kind)).toContain('lapsed')
    expect([s.money[GREEN], s.money[YELLOW]]).toEqual([10, 10])
  })

  it('WE-15 Chelsea [NN-4.4.2]', () => {
    const s = put(fresh(2), 'highbury: g1; bermondsey: g1; chelsea: B=g')
    s.money = s.money.with(GREEN, 3)
    go(s, 'use:chelsea')
    expect(choices(s, 'place').sort()).toEqual(['battersea', 'chelsea', 'west-end', 'westminster'])
    expect(s.money[GREEN]).toBe(0)
  })

  it('WE-16 building beside a grenadier [NN-4.2.6, 4.8.2]', () => {
    const s = hand(put(fresh(2), 'southwark: g1 G1'), GREEN, 'bank-of-england')
    s.money = s.money.with(GREEN, 12)
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
})
