import { describe, expect, it } from 'vitest'
import { ask, glimpse } from '#engine/play.ts'
import { INTERRUPTS, CARDS, SUFFRAGETTE, type CardId } from '../data/cards.ts'
import { EVENTS, HOUSES } from '../data.ts'
import { game } from '../index.ts'
import { GONE, LEFT_OVER, PUBLIC, type NantyNarking } from '../state.ts'
import {
  answer,
  asked,
  at,
  BLUE,
  dice,
  die,
  discardPile,
  go,
  GREEN,
  hand,
  nextEvents,
  offered,
  placeOf,
  PURPLE,
  scene,
  sceneWithCards,
  told,
  YELLOW,
} from './fixture.ts'

const ALL = INTERRUPTS.map((card) => CARDS[card])
const but = (...ids: CardId[]): CardId[] => ALL.filter((id) => !ids.includes(id))

/** Everybody sees that a card is in a hand. */
function openly(s: NantyNarking, ...ids: CardId[]): NantyNarking {
  for (const id of ids) s.known = s.known.with(CARDS.indexOf(id), PUBLIC)
  return s
}

/** What a spectator sees, but for luck used: all that anybody could conclude a secret from. */
const seen = (s: NantyNarking) => [game.view(s, 'spectator'), glimpse(game, ask(game, s), 'spectator')]

describe('a seat is asked by public facts alone [NN-6.1]', () => {
  const attack = (...held: CardId[]) => {
    const s = hand(scene(3, 'city: g1 y1 T', 'john-clay', 'bob-cratchit'), YELLOW, ...held)
    answer(s, 'play:john-clay')
    answer(s, 'kill:city/yellow')
    return s
  }

  it('who holds nothing that fits is asked like one that does [NN-4.6.4, 7.5]', () => {
    const [able, unable] = [attack('toby', 'marie-lloyd'), attack('costermongers', 'marie-lloyd')]
    expect([able, unable].map(asked)).toEqual([YELLOW, YELLOW].map((seat) => ({ seat, step: 'react' })))
    expect([offered(able), offered(unable)]).toEqual([['react:toby', 'pass'], ['pass']])
    expect(seen(unable)).toEqual(seen(able))
    answer(able, 'pass')
    expect(answer(unable, 'pass').map(({ kind }) => kind)).toEqual(['removed'])
    expect([seen(unable), unable.reveals]).toEqual([seen(able), able.reveals])
  })

  it('an empty hand is not asked, nor one that everybody knows [NN-4.6.4]', () => {
    expect(asked(attack())).toEqual({ seat: GREEN, step: 'symbol' })
    const shown = (...held: CardId[]) => {
      const s = openly(hand(scene(2, 'city: g1 y1 T', 'john-clay'), YELLOW, ...held), ...held)
      go(s, 'play:john-clay')
      answer(s, 'kill:city/yellow')
      return asked(s)
    }
    expect(shown('marie-lloyd', 'mr-goodyear').seat).toBe(GREEN)
    expect([shown(CARDS[0]).seat, shown(CARDS[CARDS.length - 1]).seat]).toEqual([GREEN, GREEN])
    expect(shown('marie-lloyd', 'toby')).toEqual({ seat: YELLOW, step: 'react' })
  })

  it('nobody is asked for what lies open elsewhere [NN-4.6.4]', () => {
    const against = (...gone: CardId[]) => {
      const s = hand(discardPile(scene(2, 'city: g1 y1 T', 'john-clay'), ...gone), YELLOW, 'marie-lloyd')
      answer(s, 'play:john-clay')
      answer(s, 'kill:city/yellow')
      return asked(s).step
    }
    const fitting: CardId[] = ['toby', 'red-headed-league', 'amy-dorrit', 'victor-frankenstein']
    expect(against(...fitting)).not.toBe('react')
    for (const id of fitting) expect(against(...but(id))).toBe('react')
    expect(against(...but('mr-goodyear', 'doctor-watson'))).not.toBe('react')
  })

  it('one that everybody saw go to another hand is not feared from this one [NN-7.7]', () => {
    const s = discardPile(scene(3, 'city: g1 y1 T', 'john-clay'), ...but('toby'))
    hand(hand(s, YELLOW, 'marie-lloyd'), PURPLE, 'toby')
    const secretly = game.clone(s)
    go(openly(s, 'toby'), 'play:john-clay')
    expect(at(s, 'city')).toBe('g1 y1 T')
    answer(s, 'kill:city/yellow')
    expect(asked(s).step).not.toBe('react')
    go(secretly, 'play:john-clay')
    answer(secretly, 'kill:city/yellow')
    expect(asked(secretly)).toEqual({ seat: YELLOW, step: 'react' })
  })

  it('a hand that is aimed at may hold any interrupt [NN-4.6.3]', () => {
    const beggars = (...gone: CardId[]) => {
      const s = hand(discardPile(scene(2, 'city: g1', 'beggars-of-st-giles'), ...gone), YELLOW, 'marie-lloyd')
      go(s, 'play:beggars-of-st-giles')
      answer(s, 'do')
      return asked(s).step
    }
    expect([beggars(), beggars(...but('doctor-watson')), beggars(...ALL)]).toEqual(['react', 'react', 'give'])
  })

  it('the Suffragette may be any secret card of who has her in Westminster [NN-4.6.12]', () => {
    const attacked = (position: string, secret: number, place: number) => {
      const s = sceneWithCards(2, position, [], 'john-clay')
      s.agentCards = s.agentCards.with(SUFFRAGETTE, place)
      s.secretAgents = [0, secret]
      go(s, 'play:john-clay')
      answer(s, 'kill:yellow-maid')
      return asked(s).step
    }
    const there = 'westminster: y(suffragette); city: y(maid) g1 T'
    expect([attacked(there, 1, YELLOW), attacked(there, 1, LEFT_OVER)]).toEqual(['react', 'react'])
    expect([attacked(there, 0, LEFT_OVER), attacked(there, 1, GONE)]).not.toContain('react')
    const without = sceneWithCards(2, there, [], 'john-clay')
    without.agentCards = without.agentCards.with(SUFFRAGETTE, LEFT_OVER)
    without.secretAgents = [0, 1]
    go(without, 'play:john-clay')
    answer(without, 'kill:yellow-maid')
    expect(offered(without)).toEqual(['pass'])
    expect(attacked('lambeth: y(suffragette); city: y(maid) g1 T', 1, YELLOW)).not.toBe('react')
  })

  it('in events too [NN-4.7.2]', () => {
    const crash = (position: string, ...held: CardId[]) => {
      const s = hand(scene(4, position, 'samuel-pickwick'), YELLOW, ...held)
      dice(nextEvents(s, 'zeppelin-crash'), die('city'))
      go(s, 'play:samuel-pickwick')
      return s
    }
    const [able, unable] = [
      crash('city: y1; lambeth: g1', 'amy-dorrit', 'toby'),
      scene(4, 'city: y1; lambeth: g1', 'samuel-pickwick'),
    ]
    hand(unable, YELLOW, 'toby', 'marie-lloyd')
    dice(nextEvents(unable, 'zeppelin-crash'), die('city'))
    answer(unable, 'play:samuel-pickwick')
    expect([able, unable].map(asked)).toEqual([YELLOW, YELLOW].map((seat) => ({ seat, step: 'event-react' })))
    expect(offered(unable)).toEqual(['pass'])
    for (const eye of [GREEN, PURPLE, BLUE, 'spectator'] as const) {
      expect(glimpse(game, ask(game, able), eye)).toEqual([])
      expect(game.view(able, eye).agenda.at(-1)).toMatchObject({ do: 'event-react', of: [YELLOW], at: -1 })
    }
    expect(asked(crash('city: y1; lambeth: g1')).step).not.toBe('event-react')
    expect(asked(crash('city: p1; lambeth: y1', 'toby')).step).not.toBe('event-react')
  })

  it('a turn begins with a question, whatever there is to do [NN-4.1.2, 4.1.3]', () => {
    const s = scene(2, 'city: g1', 'bob-cratchit')
    hand(s, GREEN)
    expect([asked(s), offered(s)]).toEqual([{ seat: GREEN, step: 'turn' }, ['end']])
    answer(s, 'end')
    expect(asked(s)).toEqual({ seat: YELLOW, step: 'turn' })
  })

  it('and ends with one while an interrupt may be in the hand [NN-4.1.8]', () => {
    const played = (gone: readonly CardId[], ...held: CardId[]) => {
      const s = scene(2, 'city: g1', 'bob-cratchit', ...held)
      discardPile(s, ...gone)
      answer(s, 'play:bob-cratchit')
      answer(s, 'skip')
      return s
    }
    const [able, unable] = [played([], 'toby'), played([], 'marie-lloyd')]
    expect([able, unable].map(asked)).toEqual([GREEN, GREEN].map((seat) => ({ seat, step: 'turn' })))
    expect([offered(able), offered(unable)]).toEqual([['end', 'throw:toby'], ['end']])
    expect(seen(unable)).toEqual(seen(able))
    expect(asked(played([])).seat).toBe(YELLOW)
    expect(asked(played(ALL, 'marie-lloyd')).seat).toBe(YELLOW)
    expect(asked(played(but('doctor-watson'), 'marie-lloyd')).seat).toBe(GREEN)
  })

  it('a symbol that cannot be carried out is asked about while there may be a free action [NN-4.1.5, 4.1.7]', () => {
    const lloyd = (position: string, gone: readonly CardId[] = ALL) => {
      const s = scene(2, position, 'marie-lloyd', 'bob-cratchit')
      discardPile(s, ...gone)
      s.money = s.money.with(GREEN, 0)
      go(s, 'play:marie-lloyd')
      return { s, events: answer(s, 'skip') }
    }
    const lapsed = lloyd('city: g1')
    expect([told(lapsed.events, 'lapsed').length, asked(lapsed.s).seat]).toEqual([1, YELLOW])
    const throwing = lloyd('city: g1', but('toby'))
    expect([asked(throwing.s).step, offered(throwing.s)]).toEqual(['symbol', ['skip']])
    const district = lloyd('city: g1; lambeth: B=g')
    expect(offered(district.s)).toEqual(['skip', 'use:lambeth'])
    expect(asked(lloyd('city: g1; lambeth: B=y').s).seat).toBe(YELLOW)
  })

  it('a hand of interrupts cannot be told from another by what can be played [NN-4.1.9, 4.2.10]', () => {
    const another = (...held: CardId[]) => {
      const s = scene(2, 'city: g1 T', 'inspector-gregson', ...held)
      answer(s, 'play:inspector-gregson')
      answer(s, 'skip')
      return s
    }
    const [toby, lloyd] = [another('toby'), another('marie-lloyd')]
    expect([toby, lloyd].map(asked)).toEqual([GREEN, GREEN].map((seat) => ({ seat, step: 'symbol' })))
    expect([offered(toby), offered(lloyd)]).toEqual([
      ['skip', 'throw:toby'],
      ['play:marie-lloyd', 'skip'],
    ])
    expect(seen(toby)).toEqual(seen(lloyd))
    expect(asked(another()).seat).toBe(YELLOW)
  })

  it('slots likewise; with an empty hand they lapse [NN-4.1.9]', () => {
    const mycroft = (...held: CardId[]) => {
      const s = scene(2, 'city: g1', 'mycroft-holmes', ...held)
      answer(s, 'play:mycroft-holmes')
      answer(s, 'do')
      return s
    }
    expect([mycroft('toby'), mycroft('marie-lloyd')].map((s) => asked(s).step)).toEqual(['fill-slot', 'fill-slot'])
    const secret = sceneWithCards(2, 'city: g(cyclist)', [], 'mycroft-holmes')
    secret.agentCards = secret.agentCards.with(2, LEFT_OVER)
    secret.secretAgents = [1, 0]
    answer(secret, 'play:mycroft-holmes')
    answer(secret, 'do')
    expect([asked(secret).step, offered(secret)]).toEqual(['fill-slot', ['skip']])
    const empty = mycroft()
    expect([asked(empty).seat, empty.open, placeOf(empty, 'mycroft-holmes')]).toEqual([YELLOW, [], 5])
  })

  it('an event is drawn unasked unless a free action may come before it [NN-4.2.9]', () => {
    const pickwick = (...held: CardId[]) => {
      const s = nextEvents(scene(2, 'city: g1', 'samuel-pickwick', ...held), 'fog')
      answer(s, 'play:samuel-pickwick')
      return s
    }
    expect(pickwick().past).toEqual([EVENTS.indexOf('fog')])
    const waiting = pickwick('marie-lloyd')
    expect([waiting.past, offered(waiting)]).toEqual([[], ['do']])
  })

  it('a secret agent or building card may be any that is not open, as long as it would be of use [NN-4.10.3]', () => {
    const ended = (position: string, change: (s: NantyNarking) => void) => {
      const s = sceneWithCards(2, position, [], 'bob-cratchit')
      change(s)
      answer(s, 'play:bob-cratchit')
      answer(s, 'skip')
      return s
    }
    const secret = (place: number, agents: number) => (s: NantyNarking) => {
      s.agentCards = s.agentCards.with(2, place) // the cyclist's, which is always of use
      s.secretAgents = [agents, 0]
    }
    const [own, other] = [ended('city: g(cyclist)', secret(GREEN, 1)), ended('city: g(cyclist)', secret(LEFT_OVER, 1))]
    expect([offered(own), offered(other)]).toEqual([['end', 'agent:cyclist'], ['end']])
    expect(asked(ended('city: g(cyclist)', secret(LEFT_OVER, 0))).seat).toBe(YELLOW)
    expect(asked(ended('city: g(cyclist)', secret(GONE, 1))).seat).toBe(YELLOW)
    expect(asked(ended('city: g(maid)', secret(LEFT_OVER, 1))).seat).toBe(YELLOW)
    const palace = (place: number, houses: number) => (s: NantyNarking) => {
      s.houseCards = s.houseCards.with(0, place)
      s.secretHouses = [houses, 0]
    }
    const board = 'lambeth: B=g(palace) y(maid); city: g(maid)'
    const used = (s: NantyNarking) => (s.used = 0xfff)
    expect(offered(ended(board, (s) => (used(s), palace(GREEN, 1)(s))))).toEqual(['end', 'house:palace'])
    expect(offered(ended(board, (s) => (used(s), palace(LEFT_OVER, 1)(s))))).toEqual(['end'])
    expect(asked(ended(board, (s) => (used(s), palace(LEFT_OVER, 0)(s)))).seat).toBe(YELLOW)
    const hotel = (s: NantyNarking) => {
      used(s)
      s.houseCards = s.houseCards.with(HOUSES.indexOf('hotel'), LEFT_OVER)
      s.secretHouses = [1, 0]
    }
    expect(offered(ended('lambeth: B=g(hotel) y(maid); city: g(maid)', hotel))).toEqual(['end'])
    expect(asked(ended('lambeth: B=g(hotel); city: g(maid)', hotel)).seat).toBe(YELLOW)
  })
})
