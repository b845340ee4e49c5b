import { describe, expect, it } from 'vitest'
import type { Told } from '#engine/game.ts'
import { districtNumber, EVENTS, type EventId } from '../data.ts'
import type { NantyEvent } from '../events.ts'
import { game } from '../index.ts'
import { NONE, type NantyNarking } from '../state.ts'
import {
  asked,
  at,
  dice,
  die,
  DISCARD,
  go,
  GREEN,
  hand,
  nextEvents,
  offered,
  persona,
  pileOf,
  PURPLE,
  refusal,
  scene,
  sceneWithCards,
  told,
  YELLOW,
} from './fixture.ts'

/** Green draws this event with these dice. */
function event(s: NantyNarking, id: EventId, ...rolls: number[]): Told<NantyEvent>[] {
  hand(s, GREEN, 'samuel-pickwick', 'john-clay')
  dice(nextEvents(s, id), ...rolls)
  const events = go(s, 'play:samuel-pickwick')
  return offered(s)[0] === 'do' && s.event === NONE && s.past.length === 0 ? go(s, 'do') : events
}

describe('events', () => {
  it('[NN-4.7.1] all dice before any decision', () => {
    const s = scene(2, 'holborn: B=y; city: y1; strand: y1', 'toby')
    const events = event(s, 'new-citizens', die('city'), die('strand'), die('lambeth'))
    expect(told(events, 'event-dice')).toMatchObject([{ rolls: [5, 2, 10] }])
    expect([asked(s).step, s.rolls]).toEqual(['event-react', [5, 2, 10]])
  })

  it('[NN-4.7.2] Holborn protects for £3 each; not when new, not with a grenadier, not for who lacks the money', () => {
    const crash = (position: string, change: (s: NantyNarking) => void = () => {}) => {
      const s = scene(2, position)
      change(s)
      event(s, 'zeppelin-crash', die('city'))
      return s
    }
    const s = crash('holborn: B=y; city: y2 B=y g1')
    expect([asked(s).seat, offered(s)]).toEqual([YELLOW, ['shield:city/yellow', 'shield:building/city', 'pass']])
    go(s, 'shield:city/yellow', 'shield:city/yellow')
    expect(offered(s)).toEqual(['shield:building/city', 'pass'])
    go(s, 'pass')
    expect([at(s, 'city'), s.money[YELLOW]]).toEqual(['y2', 4])
    expect(at(crash('holborn: B=y G1; city: y2'), 'city')).toBe('')
    expect(
      at(
        crash('holborn: B=y; city: y2', (x) => (x.fresh = 1 << districtNumber('holborn'))),
        'city',
      ),
    ).toBe('')
    expect(
      at(
        crash('holborn: B=y; city: y2', (x) => (x.money = x.money.with(YELLOW, 2))),
        'city',
      ),
    ).toBe('')
  })

  it('[NN-4.7.3] Zeppelin Crash clears a district; League agents come back after all removals', () => {
    const s = scene(3, 'city: g1 y2 p1 B=p T G1 C1; lambeth: y1')
    hand(s, YELLOW, 'red-headed-league')
    hand(s, PURPLE, 'amy-dorrit')
    event(s, 'zeppelin-crash', die('city'))
    go(s, 'save:red-headed-league/city/yellow', 'save:amy-dorrit/city/purple')
    expect([at(s, 'city'), asked(s)]).toEqual(['p1', { seat: YELLOW, step: 'place' }])
    expect(refusal(s, 'place:city')).toBe('NN-4.2.2')
    go(s, 'place:lambeth')
    expect(at(s, 'lambeth')).toBe('y2 T')
  })

  it('[NN-4.7.3] who saved agents places them in seat order, whoever was asked first', () => {
    const s = scene(3, 'city: g1 p1; lambeth: y1 g1 p1')
    s.active = YELLOW
    hand(hand(s, PURPLE, 'red-headed-league'), GREEN, 'victor-frankenstein')
    hand(s, YELLOW, 'samuel-pickwick')
    dice(nextEvents(s, 'zeppelin-crash'), die('city'))
    go(s, 'play:samuel-pickwick', 'save:red-headed-league/city/purple', 'save:victor-frankenstein/city/green')
    expect(asked(s)).toEqual({ seat: GREEN, step: 'place' })
    go(s, 'place:lambeth')
    expect(asked(s)).toEqual({ seat: PURPLE, step: 'place' })
  })

  it('[NN-4.7.4] only the Thames floods, each agent to a dry neighbour, protected ones stay', () => {
    const s = scene(2, 'city: y2 T; strand: g1; holborn: B=y')
    event(s, 'flood', die('city'), die('strand'))
    expect(offered(s)).toEqual(['shield:city/yellow', 'pass'])
    go(s, 'shield:city/yellow', 'pass')
    expect([asked(s).seat, offered(s)]).toEqual([GREEN, ['to:westminster', 'to:holborn', 'to:southwark', 'to:lambeth']])
    go(s, 'to:lambeth', 'to:highbury')
    expect([at(s, 'city'), at(s, 'highbury'), at(s, 'lambeth')]).toEqual(['y1', 'y1', 'g1'])
    const dry = scene(2, 'holborn: y1; highbury: y1')
    event(dry, 'flood', die('holborn'), die('highbury'))
    expect([at(dry, 'holborn'), at(dry, 'highbury')]).toEqual(['y1', 'y1'])
  })

  it('[NN-4.7.5] Fire stops on the same number twice and at an empty lot', () => {
    const s = scene(2, 'city: B=y; highbury: B=y; chelsea: B=y')
    event(s, 'fire', die('city'), die('city'))
    expect([at(s, 'city'), at(s, 'highbury')]).toEqual(['', 'B=y'])
    const none = scene(2, 'city: B=y')
    event(none, 'fire', die('chelsea'), die('city'))
    expect(at(none, 'city')).toBe('B=y')
    const far = scene(2, 'city: B=y; chelsea: B=y')
    event(far, 'fire', die('city'), die('chelsea'))
    expect([at(far, 'city'), at(far, 'chelsea')]).toEqual(['', 'B=y'])
  })

  it('[NN-4.7.6] Fog takes five cards, or what is left, and ends nothing', () => {
    const s = pileOf(scene(2, 'city: g1', 'toby'), 3)
    hand(s, GREEN, 'samuel-pickwick', 'john-clay', 'toby')
    const left = s.deck.length
    nextEvents(s, 'fog')
    const [fog] = told(go(s, 'play:samuel-pickwick', 'do'), 'fog')
    expect([fog.cards.length, s.agenda.length > 0]).toEqual([Math.min(5, left), true])
    expect(fog.cards.every((card) => s.cards[card] === DISCARD)).toBe(true)
  })

  it('[NN-4.7.7] Riots end the game from eight markers on, by points, not for Holmes', () => {
    const seven =
      'chelsea: g1 T; city: g1 T; strand: g1 T; holborn: g1 T; lambeth: g1 T; highbury: g1 T; battersea: g1 T'
    const calm = persona(scene(2, seven), 'lord-bellinger', 'sherlock-holmes')
    event(calm, 'riots')
    expect(calm.agenda.length).toBeGreaterThan(0)
    const s = persona(scene(2, `${seven}; southwark: y1 T`), 'lord-bellinger', 'sherlock-holmes')
    event(s, 'riots')
    expect(game.result(s)).toMatchObject({ places: [1, 2] })
    expect(game.result(s)?.decidedBy).toBeUndefined()
  })

  it('[NN-6.1, 4.6.11] agents can be saved from a crash in the order they are listed in', () => {
    const s = sceneWithCards(2, 'city: y(maid) y(tosher); lambeth: g1', [])
    hand(s, YELLOW, 'amy-dorrit', 'victor-frankenstein')
    event(s, 'zeppelin-crash', die('city'))
    const saves = offered(s).filter((name) => name.startsWith('save:'))
    expect(saves).toEqual([
      'save:amy-dorrit/yellow-tosher',
      'save:amy-dorrit/yellow-maid',
      'save:victor-frankenstein/yellow-tosher',
      'save:victor-frankenstein/yellow-maid',
    ])
  })

  it('[NN-4.7.8] Explosion removes one building', () => {
    const s = scene(2, 'city: B=y; chelsea: B=y')
    event(s, 'explosion', die('city'))
    expect([at(s, 'city'), at(s, 'chelsea'), s.houses[YELLOW]]).toEqual(['', 'B=y', 5])
  })

  it('[NN-4.7.9] Mysterious Murders: every seat rolls once, from the active one', () => {
    const s = scene(3, 'city: g1 y1; lambeth: p1; holborn: B=y')
    event(s, 'mysterious-murders', die('city'), die('west-end'), die('lambeth'))
    expect([asked(s).seat, offered(s)]).toEqual([GREEN, ['kill:city/green', 'kill:city/yellow']])
    go(s, 'kill:city/yellow')
    expect([asked(s).seat, offered(s)]).toEqual([YELLOW, ['shield:city/yellow', 'pass']])
    go(s, 'shield:city/yellow')
    expect([at(s, 'city'), at(s, 'lambeth'), s.supply[PURPLE]]).toEqual(['g1 y1', '', 12])
  })

  it('[NN-4.7.9] who comes back from one murder does not bring the next victim back', () => {
    const s = scene(3, 'city: g1 y1; lambeth: p1')
    hand(s, YELLOW, 'victor-frankenstein')
    event(s, 'mysterious-murders', die('city'), die('lambeth'), die('west-end'))
    go(s, 'kill:city/yellow', 'save:victor-frankenstein/city/yellow')
    expect(asked(s)).toEqual({ seat: YELLOW, step: 'place' })
    go(s, offered(s)[0])
    expect([at(s, 'lambeth'), s.supply[PURPLE], s.supply[YELLOW]]).toEqual(['', 12, 11])
    expect(asked(s).step).not.toBe('place')
  })

  it('[NN-4.7.10] Riot Act brings trouble even to an empty district, several grenadiers to one', () => {
    const s = scene(2, 'city: y1')
    event(s, 'riot-act', die('city'), die('lambeth'), die('lambeth'), die('strand'))
    expect([at(s, 'city'), at(s, 'lambeth'), at(s, 'strand')]).toEqual(['y1 T G1', 'T G2', 'T G1'])
  })

  it('[NN-4.7.11] Subsidence: £2 for each building as far as the money reaches', () => {
    const s = scene(2, 'city: B=y; chelsea: B=y')
    s.money = s.money.with(YELLOW, 1)
    event(s, 'subsidence')
    expect([at(s, 'city'), at(s, 'chelsea'), s.money[YELLOW]]).toEqual(['', '', 1])
    const rich = scene(2, 'city: B=y; chelsea: B=y')
    event(rich, 'subsidence')
    expect([at(rich, 'city'), rich.money[YELLOW]]).toEqual(['B=y', 6])
  })

  it('[NN-4.7.12] Inigo Jones: the card goes even if nobody holds it; Holborn saves card and agent apart', () => {
    const nobody = scene(2, 'city: y1')
    event(nobody, 'inigo-jones', die('city'))
    expect([nobody.voided, at(nobody, 'city')]).toEqual([1 << districtNumber('city'), 'y1'])
    const s = scene(2, 'city: y2 B=y; holborn: B=y')
    event(s, 'inigo-jones', die('city'))
    expect(offered(s)).toEqual(['shield:city/yellow', 'shield:card/city', 'pass'])
    go(s, 'shield:card/city', 'pass')
    expect([s.voided, at(s, 'city'), s.money[YELLOW]]).toEqual([0, 'y1 B=y', 7])
  })

  it('[NN-4.7.13] New Citizens make trouble where somebody stands', () => {
    const s = scene(2, 'city: y1')
    event(s, 'new-citizens', die('city'), die('lambeth'), die('lambeth'))
    expect([at(s, 'city'), at(s, 'lambeth')]).toEqual(['y1 T C1', 'T C2'])
    const alone = scene(2, 'city: y1')
    event(alone, 'new-citizens', die('chelsea'), die('lambeth'), die('strand'))
    expect([at(alone, 'chelsea'), at(alone, 'lambeth')]).toEqual(['C1', 'C1'])
  })

  it('[NN-4.7.14] Earthquake strikes two districts, or one', () => {
    const s = scene(2, 'city: B=y; chelsea: B=y; strand: B=y')
    event(s, 'earthquake', die('city'), die('strand'))
    expect([at(s, 'city'), at(s, 'strand'), at(s, 'chelsea')]).toEqual(['', '', 'B=y'])
  })

  it('[NN-4.7.15] an event is finished before the next symbol, at any depth', () => {
    const s = scene(2, 'city: y1 g1; holborn: B=y')
    hand(s, GREEN, 'mycroft-holmes', 'samuel-pickwick', 'toby', 'mr-goodyear')
    dice(nextEvents(s, 'zeppelin-crash'), die('city'))
    go(s, 'play:mycroft-holmes', 'do', 'play:samuel-pickwick', 'do')
    expect(asked(s)).toEqual({ seat: YELLOW, step: 'event-react' })
    go(s, 'pass')
    expect([s.event, s.rolls, s.shields, asked(s).step, at(s, 'city')]).toEqual([NONE, [], [], 'symbol', ''])
    expect(s.past).toEqual([EVENTS.indexOf('zeppelin-crash')])
  })

  it('[NN-6.3] the League places after all removals, and a suffragette covers a whole event', () => {
    const s = sceneWithCards(2, 'westminster: y(suffragette) y(maid) g1', [])
    s.agentCards = s.agentCards.with(6, YELLOW)
    s.secretAgents = [0, 1]
    event(s, 'zeppelin-crash', die('westminster'))
    expect(offered(s)).toEqual(['suffragette', 'pass'])
    go(s, 'suffragette')
    expect([at(s, 'westminster'), s.covered]).toEqual(['y2', 0])
  })
})
