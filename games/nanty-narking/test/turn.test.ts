import { describe, expect, it } from 'vitest'
import { EVENTS } from '../data.ts'
import { game } from '../index.ts'
import { lots } from '../rules/buildings.ts'
import { controller } from '../rules/board.ts'
import {
  asked,
  at,
  choices,
  fresh,
  go,
  GREEN,
  hand,
  handNames,
  nextEvents,
  offered,
  passTurn,
  persona,
  PURPLE,
  refusal,
  scene,
  sceneWithCards,
  told,
  troubled,
  YELLOW,
} from './fixture.ts'

describe('the turn', () => {
  it('[NN-4.1.1] goes clockwise from the start seat', () => {
    const s = fresh(3, {}, PURPLE)
    const order = Array.from({ length: 5 }, () => {
      const seat = s.active
      passTurn(s)
      return seat
    })
    expect(order).toEqual([PURPLE, GREEN, YELLOW, PURPLE, GREEN])
  })

  it('[NN-4.1.2] victory at the start of a turn only, not in the first one, and it can wait', () => {
    const eight =
      'chelsea: g1 T; city: g1 T; strand: g1 T; holborn: g1 T; lambeth: g1 T; highbury: g1 T; battersea: g1 T; southwark: g1 T'
    const s = persona(scene(2, eight, 'dingley-dell-cricketers', 'toby'), 'fagin')
    expect(offered(s)).not.toContain('declare')
    s.turn = 3
    expect(offered(s)[0]).toBe('declare')
    const later = game.clone(s)
    go(later, 'throw:toby')
    expect(refusal(later, 'declare')).toBe('NN-4.1.2')
    go(s, 'declare')
    expect(game.result(s)).toMatchObject({ places: [1, 2], decidedBy: 'NN-5.2' })
  })

  it('[NN-4.1.3] a card must be played, and interrupts do not count', () => {
    const s = scene(2, 'city: g1', 'bob-cratchit', 'toby')
    expect(offered(s)).toEqual(['play:bob-cratchit', 'throw:toby'])
    expect(refusal(s, 'play:toby')).toBe('NN-4.1.3')
    expect(refusal(s, 'end')).toBe('NN-4.1.3')
    expect(offered(scene(2, 'city: g1', 'toby', 'amy-dorrit'))).toEqual(['end', 'throw:toby', 'throw:amy-dorrit'])
  })

  it('[NN-4.1.4] symbols in printed order, each can be skipped but an event', () => {
    const s = scene(2, 'city: g1 y1 T', 'mrs-gamp-and-mrs-prig', 'toby')
    go(s, 'play:mrs-gamp-and-mrs-prig')
    expect([choices(s, 'kill'), refusal(s, 'place:city')]).toEqual([['city/yellow'], 'NN-4.1.4'])
    go(s, 'skip', 'do')
    expect(s.money[GREEN]).toBe(12)
    go(s, 'skip')
    expect(asked(s).step).toBe('turn')
    const event = scene(2, 'city: g1', 'samuel-pickwick', 'toby')
    go(event, 'play:samuel-pickwick')
    expect([offered(event), refusal(event, 'skip')]).toEqual([['do', 'throw:toby'], 'NN-4.2.9'])
  })

  it('[NN-4.1.5] a symbol without a target offers only skip', () => {
    const s = scene(2, 'city: g1', 'john-clay', 'toby')
    go(s, 'play:john-clay')
    expect([offered(s), refusal(s, 'do')]).toEqual([['skip', 'throw:toby'], 'NN-4.1.5'])
    const events = go(scene(2, 'city: g1', 'john-clay'), 'play:john-clay')
    expect(told(events, 'lapsed')).toHaveLength(1)
  })

  it('[NN-4.1.7] free actions before the first card, before any symbol, after the last, but not inside an action', () => {
    const s = scene(
      2,
      'city: g1; lambeth: B=g; southwark: B=g; battersea: B=g; highbury: B=g',
      'bob-cratchit',
      'stanley-hopkins',
    )
    expect(choices(s, 'use')).toEqual(
      ['city', 'highbury', 'southwark', 'lambeth', 'battersea'].filter((id) => id !== 'city'),
    )
    hand(s, YELLOW, 'john-clay')
    go(s, 'use:lambeth', 'play:bob-cratchit', 'use:southwark')
    expect(s.money[GREEN]).toBe(14)
    go(s, 'place:city', 'use:highbury')
    expect(asked(s).step).toBe('turn')
    go(s, 'end')
    expect(s.active).toBe(YELLOW)
  })

  it('[NN-4.1.8] the turn ends unasked when nothing is left to do', () => {
    const s = scene(2, 'city: g1', 'bob-cratchit')
    hand(s, YELLOW, 'john-clay')
    go(s, 'play:bob-cratchit', 'place:city')
    expect([s.active, s.handCount[GREEN]]).toEqual([YELLOW, 5])
  })

  it('[NN-4.1.10] a Tosher play waits until the card is finished', () => {
    const s = sceneWithCards(
      2,
      'city: g(tosher) y1 T',
      ['tosher'],
      'alhambra-music-hall',
      'bob-cratchit',
      'marie-lloyd',
    )
    go(s, 'play:alhambra-music-hall', 'agent:tosher', 'do', 'play:bob-cratchit', 'skip')
    expect([asked(s).step, choices(s, 'play')]).toEqual(['turn', ['marie-lloyd']])
    expect(offered(s)).toContain('end')
    go(s, 'play:marie-lloyd')
    expect(s.extraPlays).toBe(0)
  })
})

describe('symbols', () => {
  it('[NN-4.2.1] with no agent on the board, any district', () => {
    const s = scene(2, 'city: y1', 'bob-cratchit')
    go(s, 'play:bob-cratchit')
    expect(choices(s, 'place')).toHaveLength(12)
  })

  it('[NN-4.2.3] money from the bank', () => {
    const s = scene(2, 'city: g1', 'alhambra-music-hall')
    go(s, 'play:alhambra-music-hall', 'do')
    expect(s.money).toEqual([13, 10])
  })

  it('[NN-4.2.4] a marker from any district', () => {
    const s = scene(2, 'city: g1; lambeth: y2 T; chelsea: y1 T', 'stanley-hopkins')
    go(s, 'play:stanley-hopkins')
    expect(choices(s, 'calm')).toEqual(['chelsea', 'lambeth'])
    go(s, 'calm:lambeth')
    expect(at(s, 'lambeth')).toBe('y2')
  })

  it('[NN-4.2.5] murders anyone in trouble but the own agents', () => {
    const s = scene(3, 'city: g1 y1 T G1 C1; lambeth: p1', 'john-clay')
    go(s, 'play:john-clay')
    expect(choices(s, 'kill')).toEqual(['city/yellow', 'city/grenadier', 'city/citizen'])
    go(s, 'kill:city/grenadier')
    expect(at(s, 'city')).toBe('g1 y1 C1')
    expect(refusal(scene(3, 'city: g1 T y1', 'john-clay'), 'kill:city/yellow')).toBe('NN-6.2')
  })

  it('[NN-4.2.7] with six buildings out, one moves', () => {
    const s = scene(
      2,
      'chelsea: B=g; westminster: B=g; strand: B=g; west-end: B=g; lambeth: B=g; battersea: B=g; city: g1',
      'marie-lloyd',
    )
    s.used = 0xfff
    go(s, 'play:marie-lloyd', 'skip', 'build:city')
    expect(asked(s).step).toBe('move-house')
    go(s, 'move-house:lambeth')
    expect([at(s, 'lambeth'), at(s, 'city'), s.money[GREEN], s.houses[GREEN]]).toEqual(['', 'g1 B=g', 4, 0])
  })

  it('[NN-4.2.8] a scroll carries out the text', () => {
    const s = scene(2, 'city: g1', 'michael-faraday', 'toby')
    go(s, 'play:michael-faraday', 'do')
    expect([s.handCount[GREEN], s.deck.length]).toEqual([5, 99 - 2 - 4])
  })

  it('[NN-4.2.9] an event is turned over and leaves the game; without events nothing happens', () => {
    const s = nextEvents(scene(2, 'city: g1', 'samuel-pickwick'), 'fog')
    go(s, 'play:samuel-pickwick')
    expect([s.past, s.events.length]).toEqual([[EVENTS.indexOf('fog')], 11])
    const none = scene(2, 'city: g1', 'samuel-pickwick')
    none.past = [...none.events]
    none.events = []
    none.eventKnown = []
    const events = go(none, 'play:samuel-pickwick')
    expect([told(events, 'no-event').length, asked(none).step]).toEqual([1, 'symbol'])
  })

  it('[NN-4.2.10] another card, in chains of any length, never an interrupt', () => {
    const s = scene(
      2,
      'city: g1 T y1',
      'alhambra-music-hall',
      'inspector-gregson',
      'dorian-gray',
      'bob-cratchit',
      'toby',
    )
    go(s, 'play:alhambra-music-hall', 'do')
    expect(choices(s, 'play')).not.toContain('toby')
    go(s, 'play:inspector-gregson', 'calm:city', 'play:dorian-gray', 'do', 'skip', 'play:bob-cratchit', 'place:city')
    expect([s.money[GREEN], handNames(s, GREEN)]).toEqual([16, ['toby']])
  })

  it('[NN-4.2.11] an interrupt is never laid', () => {
    const s = scene(2, 'city: g1', 'alhambra-music-hall', 'toby')
    go(s, 'play:alhambra-music-hall', 'do')
    expect([choices(s, 'play'), refusal(s, 'play:toby')]).toEqual([[], 'NN-4.1.3'])
  })
})

describe('figures and trouble', () => {
  it('[NN-4.3.2] whoever leaves takes the marker along, however many stay', () => {
    const s = scene(2, 'city: g2 y3 T', 'jefferson-hope')
    go(s, 'play:jefferson-hope', 'do', 'to:lambeth')
    expect([at(s, 'city'), at(s, 'lambeth')]).toEqual(['g1 y3', 'g1'])
  })

  it('[NN-4.3.3] buildings neither cause nor remove trouble', () => {
    const s = scene(2, 'city: g1; chelsea: y2 B=y T', 'fire-brigade', 'marie-lloyd')
    s.money = s.money.with(YELLOW, 0)
    go(s, 'play:fire-brigade', 'do', 'raze:chelsea', 'play:marie-lloyd', 'skip', 'build:city')
    expect([at(s, 'chelsea'), at(s, 'city')]).toEqual(['y2 T', 'g1 B=g'])
  })

  it('[NN-4.3.4] effects place trouble only where a figure stands without any', () => {
    const s = scene(2, 'city: g1; chelsea: y2 T; lambeth: B=y; strand: C1', 'bob-sawyer')
    nextEvents(s, 'fog')
    go(s, 'play:bob-sawyer', 'do')
    expect(choices(s, 'stir')).toEqual(['strand', 'city'])
    expect(refusal(s, 'stir:lambeth')).toBe('NN-4.3.4')
  })

  it('[NN-4.3.5] what is removed goes back to its supply, with the marker', () => {
    const s = scene(2, 'city: g1 y2 T', 'john-clay')
    go(s, 'play:john-clay', 'kill:city/yellow')
    expect([at(s, 'city'), s.supply[YELLOW]]).toEqual(['g1 y1', 11])
  })

  it('[NN-4.3.6] a move calms the origin, then may stir the destination', () => {
    const s = scene(2, 'city: g1 y1 T; strand: y1', 'jefferson-hope')
    const events = go(s, 'play:jefferson-hope', 'do', 'to:strand')
    expect([at(s, 'city'), at(s, 'strand')]).toEqual(['y1', 'g1 y1 T'])
    expect(told(events, 'moved')).toMatchObject([{ calmed: true, trouble: true }])
  })

  it('[NN-4.3.2] a marker is told to go only where one lay', () => {
    const moved = (position: string) => {
      const s = scene(2, position, 'jefferson-hope')
      return told(go(s, 'play:jefferson-hope', 'do', 'to:strand'), 'moved')
    }
    expect([moved('city: g1 y1'), moved('city: g1 y1; strand: y1 T')]).toMatchObject([
      [{ calmed: false, trouble: false }],
      [{ calmed: false, trouble: false }],
    ])
    const removed = (position: string) => {
      const s = nextEvents(scene(2, position, 'benjamin-disraeli'), 'fog')
      return told(go(s, 'play:benjamin-disraeli', 'do', 'kill:westminster/yellow'), 'removed')
    }
    expect([removed('westminster: y1 g1'), removed('westminster: y1 g1 T')]).toMatchObject([
      [{ calmed: false }],
      [{ calmed: true }],
    ])
    const lifted = (position: string) => {
      const s = scene(2, position, 'bob-cratchit')
      return told(go(s, 'play:bob-cratchit', 'do', 'lift:city/green'), 'lifted')
    }
    expect([lifted('city: g2; lambeth: g10'), lifted('city: g2 T; lambeth: g10')]).toMatchObject([
      [{ calmed: false }],
      [{ calmed: true }],
    ])
  })

  it('[NN-4.3.7] trouble stops building and permits murder, and does not touch control', () => {
    const s = scene(2, 'city: g2 y1 T', 'john-clay')
    expect([lots(s, false), controller(s, 5)]).toEqual([0, GREEN])
    go(s, 'play:john-clay')
    expect(choices(s, 'kill')).toEqual(['city/yellow'])
  })

  it('[NN-4.3.1] own agents make trouble too', () => {
    const s = scene(2, 'city: g1', 'bob-cratchit')
    go(s, 'play:bob-cratchit', 'place:city')
    expect(troubled(s)).toEqual(['city'])
  })
})
