import { describe, expect, it } from 'vitest'
import type { CardId } from '../data/cards.ts'
import { game } from '../index.ts'
import { DISCARD, TABLE } from '../state.ts'
import {
  asked,
  at,
  before,
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
  PURPLE,
  refusal,
  scene,
  sceneWithCards,
  told,
  YELLOW,
} from './fixture.ts'

const ALL: readonly CardId[] = [
  'toby',
  'red-headed-league',
  'mr-goodyear',
  'amy-dorrit',
  'doctor-watson',
  'victor-frankenstein',
]

/** What yellow, holding all interrupts, is offered when green plays a card like this. */
function against(card: CardId, position: string, ...answers: string[]): string[] {
  const s = nextEvents(scene(2, position, card, 'bob-cratchit'), 'fog')
  hand(s, YELLOW, ...ALL)
  go(s, `play:${card}`, ...answers)
  expect(asked(s)).toEqual({ seat: YELLOW, step: 'react' })
  return choices(s, 'react')
}

const AGAINST_REMOVAL = ['toby', 'red-headed-league', 'amy-dorrit', 'victor-frankenstein']

describe('what works against what [NN-4.6.11]', () => {
  it('a skull', () => {
    expect(against('john-clay', 'city: g1 y1 T', 'kill:city/yellow')).toEqual(AGAINST_REMOVAL)
  })

  it('a text that removes', () => {
    expect(against('benjamin-disraeli', 'westminster: y1; city: g1', 'do')).toEqual([
      'toby',
      'red-headed-league',
      'mr-goodyear',
      'amy-dorrit',
      'victor-frankenstein',
    ])
  })

  it('a text that moves', () => {
    expect(against('abel-magwitch', 'city: g1 y1', 'do', 'to:strand')).toEqual(['toby', 'mr-goodyear'])
  })

  it.each([
    ['charley-bates', ['do']],
    ['irene-adler', ['do']],
    ['fire-brigade', ['do']],
  ] as const)('a text that takes or lays: %s', (card, answers) => {
    expect(against(card, 'city: g1 B=y', ...answers)).toEqual(['mr-goodyear'])
  })

  it('events: Toby and Goodyear do not help', () => {
    const s = dice(nextEvents(scene(2, 'city: y1; lambeth: g1', 'samuel-pickwick'), 'zeppelin-crash'), die('city'))
    hand(s, YELLOW, ...ALL)
    go(s, 'play:samuel-pickwick')
    expect(offered(s)).toEqual([
      'save:red-headed-league/city/yellow',
      'save:amy-dorrit/city/yellow',
      'save:victor-frankenstein/city/yellow',
      'pass',
    ])
  })
})

describe('interrupts', () => {
  it('[NN-4.6.2] each protects from one attempt; several can be played', () => {
    const s = scene(2, 'city: g1 y1 T', 'colonel-sebastian-moran', 'doctor-watson')
    hand(s, YELLOW, 'toby', 'amy-dorrit')
    go(s, 'play:colonel-sebastian-moran', 'kill:city/yellow', 'react:toby', 'kill:city/yellow', 'react:amy-dorrit')
    expect([at(s, 'city'), s.handCount[YELLOW]]).toEqual(['g1 y1 T', 0])
  })

  it('[NN-4.6.3] interrupts can be thrown away in the own turn and when the hand is aimed at', () => {
    const s = scene(2, 'city: g1', 'beggars-of-st-giles', 'toby')
    hand(s, YELLOW, 'amy-dorrit', 'victor-frankenstein', 'john-clay')
    go(s, 'throw:toby')
    expect(placeOf(s, 'toby')).toBe(DISCARD)
    go(s, 'play:beggars-of-st-giles', 'do')
    expect(offered(s)).toEqual(['throw:amy-dorrit', 'throw:victor-frankenstein', 'pass'])
    go(s, 'throw:amy-dorrit', 'throw:victor-frankenstein', 'give:john-clay')
    expect(handNames(s, GREEN)).toEqual(['john-clay'])
    const money = scene(2, 'city: g1', 'charley-bates')
    hand(money, YELLOW, 'amy-dorrit')
    go(money, 'play:charley-bates', 'do')
    expect(money.money).toEqual([13, 7])
  })

  it('[NN-4.6.4] a window only for who has something that fits, and none against an interrupt', () => {
    const s = scene(2, 'city: g1 y1 T', 'john-clay', 'toby', 'mr-goodyear')
    hand(s, YELLOW, 'mr-goodyear', 'doctor-watson')
    go(s, 'play:john-clay', 'kill:city/yellow')
    expect([at(s, 'city'), asked(s).seat]).toEqual(['g1', GREEN])
    const answered = scene(2, 'city: g1 y1 T', 'john-clay', 'mr-goodyear')
    hand(answered, YELLOW, 'toby')
    go(answered, 'play:john-clay', 'kill:city/yellow', 'react:toby')
    expect(asked(answered)).toEqual({ seat: GREEN, step: 'symbol' })
  })

  it('[NN-4.6.5] Toby keeps an agent where it is', () => {
    const s = scene(2, 'city: g1 y1 T', 'abel-magwitch', 'bob-cratchit')
    hand(s, YELLOW, 'toby')
    go(s, 'play:abel-magwitch', 'do', 'to:strand', 'react:toby')
    expect(at(s, 'city')).toBe('g1 y1 T')
  })

  it('[NN-4.6.6] Amy Dorrit keeps an agent from being removed, also by Court of Chancery', () => {
    const s = scene(2, 'city: y1', 'court-of-chancery', 'toby')
    hand(s, YELLOW, 'amy-dorrit', 'toby')
    go(s, 'play:court-of-chancery', 'do')
    expect(choices(s, 'react')).toEqual(['toby', 'amy-dorrit'])
    go(s, 'react:amy-dorrit')
    expect(at(s, 'city')).toBe('y1')
  })

  it('[NN-4.6.7] with no other agent the League goes to any other district', () => {
    const s = scene(2, 'city: g1 y1 T', 'john-clay')
    hand(s, YELLOW, 'victor-frankenstein')
    go(s, 'play:john-clay', 'kill:city/yellow', 'react:victor-frankenstein')
    expect([choices(s, 'place').length, refusal(s, 'place:city')]).toEqual([11, 'NN-4.2.2'])
  })

  it('[NN-4.6.8] Goodyear is of no use when a text affects only others', () => {
    const s = scene(3, 'city: g1', 'charley-bates')
    hand(s, YELLOW, 'mr-goodyear')
    go(s, 'play:charley-bates', 'do', 'target:purple')
    expect([s.money, s.handCount[YELLOW]]).toEqual([[13, 10, 7], 1])
  })

  it('[NN-4.6.9] a hindrance stopped by Goodyear is discarded normally', () => {
    const s = scene(2, 'city: g1', 'irene-adler')
    hand(s, YELLOW, 'mr-goodyear')
    go(s, 'play:irene-adler', 'do', 'react:mr-goodyear')
    expect(placeOf(s, 'irene-adler')).toBe(TABLE)
    go(s, 'skip')
    expect(placeOf(s, 'irene-adler')).toBe(DISCARD)
    const twice = nextEvents(scene(3, 'city: y1; lambeth: p1', 'tracy-tupman', 'bob-cratchit'), 'fog')
    hand(twice, PURPLE, 'mr-goodyear')
    go(twice, 'play:tracy-tupman', 'do', 'pick:city/yellow', 'react:mr-goodyear')
    expect([at(twice, 'city'), at(twice, 'lambeth')]).toEqual(['y1', 'p1'])
  })

  it('[NN-4.6.10] Watson comes after a card, not before an event, and leaves loans', () => {
    const s = scene(2, 'city: g1', 'doctor-watson', 'samuel-pickwick', 'mr-merryweather')
    hand(s, YELLOW, 'john-clay')
    expect([refusal(s, 'watson'), refusal(s, 'play:doctor-watson')]).toEqual(['NN-4.6.10', 'NN-4.1.3'])
    go(nextEvents(s, 'fog'), 'play:samuel-pickwick')
    expect(refusal(s, 'watson')).toBe('NN-4.6.10')
    go(s, 'do', 'skip', 'play:mr-merryweather', 'do')
    const [watson] = told(go(s, 'watson'), 'watson')
    expect([watson, placeOf(s, 'samuel-pickwick'), s.active]).toEqual([
      { kind: 'watson', seat: GREEN, card: -1 },
      DISCARD,
      YELLOW,
    ])
  })

  it('[NN-4.6.12, 4.10.12] the Suffragette covers all agents of a seat until the symbol is finished', () => {
    const s = sceneWithCards(2, 'westminster: y(suffragette) g1 T; city: y(maid) g1 T', [], 'colonel-sebastian-moran')
    s.agentCards = s.agentCards.with(6, YELLOW)
    s.secretAgents = [0, 1]
    go(s, 'play:colonel-sebastian-moran', 'kill:yellow-maid')
    expect(offered(s)).toEqual(['suffragette', 'pass'])
    go(s, 'suffragette')
    expect([at(s, 'city'), s.covered]).toEqual(['g1 y1 T', 0])
    go(s, 'kill:yellow-maid')
    expect(at(s, 'city')).toBe('g1')
  })

  it('[NN-4.6.12] she does not help elsewhere than in Westminster', () => {
    const s = sceneWithCards(2, 'city: y(suffragette) g1 T', [], 'john-clay')
    s.agentCards = s.agentCards.with(6, YELLOW)
    s.secretAgents = [0, 1]
    go(s, 'play:john-clay', 'kill:yellow-suffragette')
    expect(at(s, 'city')).toBe('g1')
  })

  it('[NN-4.1.9] Watson after nested plays fetches the card laid last only', () => {
    const s = scene(2, 'city: g1 y1 T', 'mycroft-holmes', 'stanley-hopkins', 'doctor-watson', 'bob-cratchit')
    before(s, YELLOW, 'irene-adler')
    go(s, 'play:mycroft-holmes', 'do', 'play:stanley-hopkins', 'skip')
    expect(asked(s).step).toBe('fill-slot')
    go(s, 'watson')
    expect([placeOf(s, 'stanley-hopkins'), placeOf(s, 'mycroft-holmes'), s.open]).toEqual([GREEN, DISCARD, []])
    expect(game.broken(s)).toBeNull()
  })
})
