import { describe, expect, it } from 'vitest'
import { cardNumber, effectOf } from '../data/cards.ts'
import { game } from '../index.ts'
import {
  asked,
  at,
  BLUE,
  choices,
  dice,
  die,
  go,
  GREEN,
  hand,
  nextEvents,
  offered,
  put,
  refusal,
  scene,
  troubled,
  YELLOW,
} from './fixture.ts'

describe('figures', () => {
  it('[NN-4.5.26] in trouble, or beside an own building, wherever the others stand', () => {
    const s = scene(2, 'chelsea: y1 T; lambeth: y1 T; city: g1; highbury: B=g', 'chartists')
    s.used = 0xfff
    go(s, 'play:chartists', 'do')
    expect(choices(s, 'place')).toEqual(['chelsea', 'lambeth'])
    const weller = scene(2, 'city: g1; highbury: B=g; lambeth: B=g', 'sam-weller')
    weller.used = 0xfff
    go(weller, 'play:sam-weller', 'do')
    expect(choices(weller, 'place')).toEqual(['highbury', 'lambeth'])
    expect(refusal(weller, 'place:city')).toBe('NN-4.5.26')
  })

  it('[NN-4.5.27] one or two agents around Westminster', () => {
    const s = nextEvents(scene(2, 'city: g1', 'william-gladstone', 'toby'), 'fog')
    go(s, 'play:william-gladstone', 'do', 'do')
    expect(offered(s)).not.toContain('done')
    expect(choices(s, 'place')).toEqual([
      'chelsea',
      'westminster',
      'strand',
      'west-end',
      'holborn',
      'lambeth',
      'battersea',
    ])
    go(s, 'place:lambeth')
    expect(offered(s)).toContain('done')
    go(s, 'place:lambeth')
    expect([at(s, 'lambeth'), asked(s).step]).toEqual(['g2 T', 'turn'])
    const one = nextEvents(scene(2, 'city: g1', 'lord-palmerston', 'toby'), 'fog')
    go(one, 'play:lord-palmerston', 'do', 'do', 'place:lambeth')
    expect(asked(one).step).toBe('symbol')
  })

  it('[NN-4.5.27, 4.2.2] the second one need not come either if it has to be lifted', () => {
    const s = nextEvents(scene(2, 'bermondsey: g11', 'william-gladstone', 'toby'), 'fog')
    go(s, 'play:william-gladstone', 'do', 'do', 'place:lambeth')
    expect([s.supply[GREEN], asked(s).step, offered(s).at(-1)]).toEqual([0, 'lift', 'done'])
  })

  it('[NN-4.5.28] an own agent anywhere else', () => {
    const s = scene(2, 'city: g1; lambeth: g1', 'angela-burdett-coutts')
    go(s, 'play:angela-burdett-coutts', 'do', 'pick:lambeth/green')
    expect([choices(s, 'to').length, refusal(s, 'to:lambeth')]).toEqual([11, 'NN-4.3.6'])
  })

  it('[NN-4.5.29] £2 to a player, then a move', () => {
    const s = scene(3, 'city: g1', 'tattersalls', 'toby')
    go(s, 'play:tattersalls', 'do', 'target:purple', 'to:chelsea')
    expect([s.money, at(s, 'chelsea')]).toEqual([[8, 10, 12], 'g1'])
    const poor = scene(2, 'city: g1', 'tattersalls', 'toby')
    poor.money = poor.money.with(GREEN, 1)
    go(poor, 'play:tattersalls')
    expect(offered(poor)).toEqual(['skip', 'throw:toby'])
  })

  it('[NN-4.5.30] out of trouble to a neighbour', () => {
    const s = nextEvents(scene(2, 'city: g1 y1 T; lambeth: g1', 'augustus-snodgrass', 'toby'), 'fog')
    go(s, 'play:augustus-snodgrass', 'do', 'do')
    expect(choices(s, 'to')).toEqual(['strand', 'holborn', 'highbury', 'east-end', 'bermondsey'])
  })

  it('[NN-4.5.31] somebody else’s figure to a neighbour', () => {
    const s = scene(2, 'city: g1 y1; lambeth: G1', 'abel-magwitch')
    go(s, 'play:abel-magwitch', 'do')
    expect([offered(s), refusal(s, 'pick:city/green')]).toEqual([
      ['pick:city/yellow', 'pick:lambeth/grenadier'],
      'NN-4.5.31',
    ])
    go(s, 'pick:lambeth/grenadier')
    expect(choices(s, 'to')).toEqual(['westminster', 'strand', 'southwark', 'battersea'])
  })

  it('[NN-4.5.32] any two figures, neutrals too, in different districts', () => {
    const s = nextEvents(scene(3, 'city: g1 y1; lambeth: G1 p1', 'tracy-tupman'), 'fog')
    go(s, 'play:tracy-tupman', 'do', 'pick:city/green')
    expect(choices(s, 'pick')).toEqual(['lambeth/purple', 'lambeth/grenadier'])
    go(s, 'pick:lambeth/grenadier')
    expect([at(s, 'city'), at(s, 'lambeth')]).toEqual(['y1 T G1', 'g1 p1 T'])
  })

  it('[NN-4.5.34] a hired murder: £2 to a player, a victim in trouble', () => {
    const s = scene(3, 'city: g1 y1 T; lambeth: p1', 'von-herder')
    go(s, 'play:von-herder', 'do', 'target:yellow')
    expect([s.money, at(s, 'city')]).toEqual([[8, 12, 10], 'g1'])
    const quiet = scene(3, 'city: g1 T; lambeth: p1', 'von-herder', 'toby')
    go(quiet, 'play:von-herder')
    expect(offered(quiet)).toEqual(['skip', 'throw:toby'])
  })

  it('[NN-4.5.35] a murder by another’s hand spares the active seat', () => {
    const s = scene(3, 'city: g1 y1 p1 T', 'henry-holy-peter')
    go(s, 'play:henry-holy-peter', 'do', 'target:yellow')
    expect([asked(s).seat, offered(s)]).toEqual([YELLOW, ['kill:city/yellow', 'kill:city/purple']])
  })

  it('[NN-4.5.35, 4.5.42] a fee must be there in full, and may be the last money', () => {
    const { fee } = effectOf(cardNumber('henry-holy-peter')) as { fee: number }
    const offers = (money: number) => {
      const s = scene(3, 'city: g1 y1 p1 T', 'henry-holy-peter', 'bob-cratchit')
      s.money = s.money.with(GREEN, money)
      go(s, 'play:henry-holy-peter')
      return offered(s).includes('do')
    }
    expect([offers(fee - 1), offers(fee), offers(fee + 1)]).toEqual([false, true, true])
  })

  it('[NN-4.5.36] the second roll comes whatever became of the first', () => {
    const s = dice(scene(2, 'city: y1; strand: y1', 'jack-the-ripper', 'bob-cratchit'), die('city'), die('strand'))
    hand(s, YELLOW, 'toby')
    go(s, 'play:jack-the-ripper', 'do', 'react:toby')
    expect([at(s, 'city'), at(s, 'strand')]).toEqual(['y1', ''])
    const stopped = dice(
      scene(2, 'city: y1; strand: y1', 'jack-the-ripper', 'bob-cratchit'),
      die('city'),
      die('strand'),
    )
    hand(stopped, YELLOW, 'mr-goodyear')
    go(stopped, 'play:jack-the-ripper', 'do', 'react:mr-goodyear')
    expect([at(stopped, 'city'), at(stopped, 'strand')]).toEqual(['y1', 'y1'])
  })

  it('[NN-4.5.37] everybody else gives up an agent of its choice', () => {
    const s = scene(4, 'city: y1 p1; lambeth: y1', 'court-of-chancery', 'toby')
    go(s, 'play:court-of-chancery', 'do')
    expect([asked(s).seat, offered(s)]).toEqual([YELLOW, ['lose:city/yellow', 'lose:lambeth/yellow']])
    go(s, 'lose:lambeth/yellow')
    expect([at(s, 'city'), at(s, 'lambeth'), s.supply[BLUE]]).toEqual(['y1', '', 12])
  })
})

describe('buildings', () => {
  it('[NN-4.5.39] half price', () => {
    const s = scene(2, 'lambeth: g1', 'seth-pecksniff')
    go(s, 'play:seth-pecksniff', 'do')
    expect([at(s, 'lambeth'), s.money[GREEN]]).toEqual(['g1 B=g', 1])
  })

  it('[NN-4.5.40] buys a building, in trouble or not as the card says', () => {
    const s = scene(2, 'city: B=y y1 T; chelsea: B=y; lambeth: B=y y1 T', 'augustus-melmotte')
    go(s, 'play:augustus-melmotte', 'do')
    expect([at(s, 'city'), s.money, s.houses]).toEqual(['y1 B=g T', [4, 16], [5, 4]])
    const quiet = scene(2, 'city: B=y y1 T; chelsea: B=y; bermondsey: B=y', 'lady-dedlock')
    go(quiet, 'play:lady-dedlock', 'skip', 'do')
    expect(choices(quiet, 'buy')).toEqual(['chelsea', 'bermondsey'])
    const none = scene(2, 'city: B=y y1 T', 'lady-dedlock')
    go(none, 'play:lady-dedlock', 'skip')
    expect(offered(none, 'do')).toEqual([]) // only the building in trouble is another's [NN-4.1.5]
    const six = scene(
      2,
      'chelsea: B=g; westminster: B=g; strand: B=g; west-end: B=g; lambeth: B=g; battersea: B=g; city: B=y',
      'lady-dedlock',
    )
    six.used = 0xfff
    go(six, 'play:lady-dedlock', 'skip', 'do')
    expect(asked(six).step).toBe('move-house')
    go(six, 'move-house:strand')
    expect([at(six, 'city'), at(six, 'strand'), six.money]).toEqual(['B=g', '', [4, 16]])
  })

  it('[NN-4.5.41] £5 or perhaps a building', () => {
    const s = scene(3, 'city: B=y; lambeth: B=y; chelsea: y1', 'fire-brigade')
    go(s, 'play:fire-brigade', 'do')
    const paid = game.clone(s)
    go(paid, 'pay')
    expect(paid.money).toEqual([15, 5, 10])
    go(s, 'refuse')
    expect(offered(s)).toEqual(['raze:city', 'raze:lambeth', 'done'])
    go(s, 'raze:lambeth')
    expect([at(s, 'lambeth'), s.houses[YELLOW]]).toEqual(['', 5])
  })
})

describe('who is affected', () => {
  it('[NN-4.5.42] who has nothing is passed over without a window', () => {
    const s = scene(3, 'city: g1', 'forty-elephants')
    s.money = [10, 0, 4]
    hand(s, YELLOW, 'mr-goodyear')
    go(s, 'play:forty-elephants', 'do')
    expect([asked(s).seat, s.money]).toEqual([GREEN, [12, 0, 2]])
    const nobody = scene(2, 'city: g1', 'beggars-of-st-giles', 'toby')
    go(nobody, 'play:beggars-of-st-giles')
    expect(refusal(nobody, 'do')).toBe('NN-4.5.42')
  })

  it('[NN-4.5.43] the own card costs an own agent: Amy helps, Toby and Goodyear do not', () => {
    const s = dice(scene(2, 'city: g1', 'artful-dodger', 'amy-dorrit', 'toby', 'mr-goodyear'), 1)
    go(s, 'play:artful-dodger', 'do')
    expect([asked(s).seat, offered(s)]).toEqual([GREEN, ['react:amy-dorrit', 'pass']])
    go(s, 'react:amy-dorrit')
    expect(at(s, 'city')).toBe('g1')
  })

  it('[NN-4.5.25] a quiet arrival brings no marker', () => {
    const s = scene(2, 'city: y1', 'tunnel-navvies')
    go(s, 'play:tunnel-navvies', 'do', 'place:city')
    expect(troubled(s)).toEqual([])
  })

  it('[NN-4.5.33] only figures in Westminster', () => {
    const s = nextEvents(scene(2, 'westminster: G1; city: y1', 'benjamin-disraeli'), 'fog')
    go(s, 'play:benjamin-disraeli', 'do')
    expect([at(s, 'westminster'), at(s, 'city')]).toEqual(['', 'y1'])
  })

  it('[NN-4.5.38] Bob Sawyer stirs anywhere somebody stands', () => {
    const s = nextEvents(scene(2, 'city: y1; lambeth: y1 T', 'bob-sawyer'), 'fog')
    go(s, 'play:bob-sawyer', 'do')
    expect(troubled(s)).toEqual(['city', 'lambeth'])
    expect(put(s, 'city: y1').trouble).toBe(0)
  })
})
