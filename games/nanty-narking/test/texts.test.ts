import { describe, expect, it } from 'vitest'
import { PERSONALITIES } from '../data.ts'
import { game } from '../index.ts'
import { BEFORE, UNUSED } from '../state.ts'
import {
  asked,
  at,
  before,
  choices,
  dice,
  DISCARD,
  discardPile,
  fresh,
  go,
  GREEN,
  hand,
  handNames,
  nextEvents,
  offered,
  pileOf,
  placeOf,
  PURPLE,
  refusal,
  scene,
  told,
  YELLOW,
} from './fixture.ts'

describe('money', () => {
  it('[NN-4.5.1] £2 from each, clockwise; nobody without money is asked', () => {
    const s = scene(4, 'city: g1', 'mary-carr')
    s.money = [10, 1, 0, 9]
    hand(s, PURPLE, 'mr-goodyear')
    go(s, 'play:mary-carr', 'do')
    expect(s.money).toEqual([13, 0, 0, 7])
  })

  it('[NN-4.5.2] £3 from a player with money', () => {
    const s = scene(3, 'city: g1', 'charley-bates')
    s.money = [10, 0, 5]
    go(s, 'play:charley-bates', 'do')
    expect(s.money).toEqual([13, 0, 2])
  })

  it('[NN-4.5.3] a loan stays open before its taker', () => {
    const s = scene(2, 'city: g1', 'mr-merryweather', 'bob-cratchit')
    go(s, 'play:mr-merryweather', 'do')
    expect([s.money[GREEN], placeOf(s, 'mr-merryweather')]).toEqual([20, BEFORE + GREEN])
    go(s, 'play:bob-cratchit', 'skip')
    expect(placeOf(s, 'mr-merryweather')).toBe(BEFORE + GREEN)
  })

  it('[NN-4.5.4] income by markers, buildings, figures in the Strand', () => {
    const position = 'city: g1 T; lambeth: y2 T B=y; chelsea: B=g; strand: g1 y2 G1 C1'
    const earned = (card: 'eliza-lynn-linton' | 'penny-post' | 'savoy-theatre') => {
      const s = scene(2, position, card, 'toby')
      go(s, `play:${card}`)
      while (!offered(s).includes('do')) go(s, 'skip')
      go(s, 'do')
      return s.money[GREEN] - 10
    }
    expect([earned('eliza-lynn-linton'), earned('penny-post'), earned('savoy-theatre')]).toEqual([2, 2, 5])
  })

  it('[NN-4.5.5] £2 for every figure in a district in trouble', () => {
    const s = scene(2, 'city: g1 y2 C1 T; lambeth: y1 T; strand: y3', 'mr-tulkinghorn', 'toby')
    go(s, 'play:mr-tulkinghorn', 'do')
    expect([offered(s), refusal(s, 'score:strand')]).toEqual([['score:city', 'score:lambeth'], 'NN-4.5.5'])
    go(s, 'score:city')
    expect(s.money[GREEN]).toBe(18)
  })

  it('[NN-4.5.6] one other player pays another', () => {
    const s = scene(3, 'city: g1', 'karl-marx')
    s.money = [10, 2, 0]
    hand(s, YELLOW, 'mr-goodyear')
    go(s, 'play:karl-marx', 'do')
    expect(asked(s)).toEqual({ seat: YELLOW, step: 'react' })
    go(s, 'pass')
    expect(s.money).toEqual([10, 0, 2])
    expect(fresh(2).cards.filter((place) => place === 7)).toHaveLength(3)
  })

  it('[NN-4.5.7] gambling with the bank', () => {
    const roll = (number: number) => {
      const s = dice(scene(2, 'city: g1', 'silas-wegg', 'toby'), number)
      go(s, 'play:silas-wegg', 'do')
      return s
    }
    expect([roll(7).money[GREEN], roll(12).money[GREEN], roll(6).money[GREEN], roll(2).money[GREEN]]).toEqual([
      14, 14, 10, 10,
    ])
    const unlucky = roll(1)
    expect(offered(unlucky)).toEqual(['lose:city/green', 'pay'])
    go(unlucky, 'pay')
    expect(unlucky.money[GREEN]).toBe(8)
    const poor = dice(scene(2, 'city: y1', 'silas-wegg', 'toby'), 1)
    poor.money = poor.money.with(GREEN, 1)
    go(poor, 'play:silas-wegg', 'do')
    expect([poor.money[GREEN], asked(poor).step]).toEqual([1, 'symbol'])
  })

  it('[NN-4.5.8] gambling with a player', () => {
    const roll = (number: number) => {
      const s = dice(scene(3, 'city: g1', 'artful-dodger', 'toby'), number)
      go(s, 'play:artful-dodger', 'do')
      return s
    }
    const lucky = roll(9)
    go(lucky, 'target:purple')
    expect(lucky.money).toEqual([13, 10, 7])
    expect(roll(4).money).toEqual([10, 10, 10])
    expect(at(roll(1), 'city')).toBe('')
  })

  it('[NN-4.5.9] gambling for a murder', () => {
    const roll = (number: number) => {
      const s = dice(scene(2, 'city: g1 y1 T; lambeth: y1', 'spring-heeled-jack', 'toby'), number)
      go(s, 'play:spring-heeled-jack', 'do')
      return s
    }
    const lucky = roll(7)
    expect(offered(lucky)).toEqual(['kill:city/green', 'kill:city/yellow'])
    go(lucky, 'kill:city/yellow')
    expect(at(lucky, 'city')).toBe('g1')
    expect(at(roll(6), 'city')).toBe('g1 y1 T')
    expect(at(roll(1), 'city')).toBe('y1')
  })
})

describe('cards', () => {
  it('[NN-4.5.10] draws, also one for each own building', () => {
    const s = scene(2, 'city: B=g; lambeth: B=g; strand: B=y', 'crystal-palace', 'inspector-bucket', 'toby')
    s.used = 0xfff
    go(s, 'play:crystal-palace', 'do')
    expect(s.handCount[GREEN]).toBe(4)
    const bucket = scene(2, 'city: g1 T y1', 'inspector-bucket')
    go(bucket, 'play:inspector-bucket', 'do')
    expect(bucket.handCount[GREEN]).toBe(2)
  })

  it('[NN-4.5.11] four random cards of the discard pile, not those on the table', () => {
    const s = discardPile(
      scene(2, 'city: g1', 'society-of-antiquaries'),
      'john-clay',
      'marie-lloyd',
      'bob-cratchit',
      'dorian-gray',
      'scotland-yard',
    )
    go(s, 'play:society-of-antiquaries', 'do')
    expect([s.handCount[GREEN], handNames(s, GREEN).includes('society-of-antiquaries')]).toEqual([4, false])
    const few = discardPile(scene(2, 'city: g1', 'society-of-antiquaries'), 'john-clay')
    go(few, 'play:society-of-antiquaries', 'do')
    expect(handNames(few, GREEN)).toEqual(['john-clay'])
  })

  it('[NN-4.5.12] discards a card, impossible with an empty hand', () => {
    const s = scene(2, 'city: g1', 'sergeant-cuff', 'john-clay', 'toby')
    go(s, 'play:sergeant-cuff', 'do')
    expect(refusal(s, 'discard:marie-lloyd')).toBe('NN-4.5.12')
    go(s, 'discard:john-clay')
    expect(placeOf(s, 'john-clay')).toBe(DISCARD)
    const empty = scene(2, 'city: g1', 'sergeant-cuff')
    expect(told(go(empty, 'play:sergeant-cuff'), 'lapsed')).toHaveLength(1)
  })

  it('[NN-4.5.13] sells cards one at a time', () => {
    const s = scene(2, 'city: g1', 'nicodemus-boffin', 'john-clay', 'toby', 'marie-lloyd')
    go(s, 'play:nicodemus-boffin', 'skip', 'do', 'discard:john-clay', 'discard:toby', 'done')
    expect(s.money[GREEN]).toBe(14)
    const one = scene(2, 'city: g1', 'old-curiosity-shop', 'john-clay')
    go(one, 'play:old-curiosity-shop', 'do', 'discard:john-clay')
    expect(one.money[GREEN]).toBe(11)
  })

  it('[NN-4.5.14] discards up to three, then draws up to the limit', () => {
    const s = before(
      scene(2, 'city: g1 T', 'apothecaries-hall', 'john-clay', 'toby', 'marie-lloyd'),
      GREEN,
      'irene-adler',
    )
    go(s, 'play:apothecaries-hall', 'do', 'discard:john-clay', 'discard:marie-lloyd', 'done')
    expect(s.handCount[GREEN]).toBe(4)
    const short = pileOf(scene(2, 'city: g1', 'apothecaries-hall', 'toby'), 1)
    go(short, 'play:apothecaries-hall', 'do', 'done')
    expect([short.handCount[GREEN], short.agenda.length > 0]).toEqual([2, true])
  })

  it('[NN-4.5.15] two slots; skipping one ends the text', () => {
    const s = scene(2, 'city: g1', 'mycroft-holmes', 'john-clay', 'bob-cratchit')
    go(s, 'play:mycroft-holmes', 'do')
    expect([asked(s).step, s.open.length]).toEqual(['fill-slot', 1])
    hand(s, YELLOW, 'marie-lloyd')
    go(s, 'skip')
    expect([s.active, placeOf(s, 'mycroft-holmes'), placeOf(s, 'bob-cratchit')]).toEqual([YELLOW, DISCARD, GREEN])
  })

  it('[NN-4.5.16] two cards of the giver’s choice', () => {
    const s = scene(3, 'city: g1', 'beggars-of-st-giles')
    hand(s, YELLOW, 'john-clay', 'marie-lloyd', 'bob-cratchit')
    hand(s, PURPLE)
    go(s, 'play:beggars-of-st-giles', 'do')
    expect(asked(s)).toEqual({ seat: YELLOW, step: 'give' })
    go(s, 'give:john-clay', 'give:bob-cratchit')
    expect([handNames(s, GREEN), handNames(s, YELLOW)]).toEqual([['bob-cratchit', 'john-clay'], ['marie-lloyd']])
  })

  it('[NN-4.5.17] a coin or a card from each', () => {
    const s = scene(4, 'city: g1', 'battersea-dogs-home')
    s.money = [10, 10, 0, 0]
    hand(s, YELLOW, 'john-clay')
    hand(s, PURPLE, 'marie-lloyd')
    go(s, 'play:battersea-dogs-home', 'do')
    expect(offered(s)).toEqual(['give:john-clay', 'coin'])
    go(s, 'coin')
    expect([asked(s).seat, offered(s)]).toEqual([PURPLE, ['give:marie-lloyd']])
    go(s, 'give:marie-lloyd')
    expect([s.money, handNames(s, GREEN), asked(s).seat]).toEqual([[11, 9, 0, 0], ['marie-lloyd'], GREEN])
  })

  it('[NN-4.5.17] who has no card gives a coin', () => {
    const s = scene(2, 'city: g1', 'battersea-dogs-home')
    go(s, 'play:battersea-dogs-home', 'do')
    expect([asked(s).seat, offered(s)]).toEqual([YELLOW, ['coin']])
  })

  it('[NN-4.5.14] throws away three cards at most', () => {
    const s = scene(
      2,
      'city: g1',
      'apothecaries-hall',
      'toby',
      'john-clay',
      'marie-lloyd',
      'bob-cratchit',
      'costermongers',
    )
    go(s, 'play:apothecaries-hall', 'do', 'discard:john-clay', 'discard:marie-lloyd')
    expect(asked(s).step).toBe('throw-away')
    go(s, 'discard:bob-cratchit')
    expect(asked(s).step).not.toBe('throw-away')
    expect([handNames(s, GREEN).includes('costermongers'), placeOf(s, 'toby')]).toEqual([true, GREEN])
  })

  it('[NN-4.5.18] sells a card, even to who cannot pay', () => {
    const s = scene(2, 'city: g1', 'donna-britannica-hollandia', 'john-clay')
    s.money = s.money.with(YELLOW, 1)
    go(s, 'play:donna-britannica-hollandia', 'do', 'give:john-clay')
    expect([s.money, handNames(s, YELLOW)]).toEqual([[11, 0], ['john-clay']])
  })

  it('[NN-4.5.19] sees a hand and discards from it', () => {
    const s = scene(2, 'city: g1', 'special-branch')
    hand(s, YELLOW, 'john-clay', 'marie-lloyd')
    const events = go(s, 'play:special-branch', 'do')
    expect(told(events, 'inspected')).toMatchObject([{ seat: GREEN, target: YELLOW, eyes: [GREEN, YELLOW] }])
    go(s, 'discard:marie-lloyd')
    expect([placeOf(s, 'marie-lloyd'), handNames(s, YELLOW)]).toEqual([DISCARD, ['john-clay']])
  })

  it('[NN-4.5.20] steals one of two random cards', () => {
    const s = scene(2, 'city: g1', 'uriah-heep')
    hand(s, YELLOW, 'john-clay', 'marie-lloyd')
    go(s, 'play:uriah-heep', 'do')
    expect(choices(s, 'keep').sort()).toEqual(['john-clay', 'marie-lloyd'])
    go(s, 'keep:marie-lloyd')
    expect([handNames(s, GREEN), handNames(s, YELLOW)]).toEqual([['marie-lloyd'], ['john-clay']])
    const last = scene(2, 'city: g1', 'uriah-heep')
    hand(last, YELLOW, 'john-clay')
    go(last, 'play:uriah-heep', 'do')
    expect(handNames(last, GREEN)).toEqual(['john-clay'])
  })

  it('[NN-4.5.21] exchanges hands, empty ones included', () => {
    const s = nextEvents(scene(2, 'city: g1', 'nathaniel-winkle', 'john-clay'), 'fog')
    before(s, GREEN, 'mr-merryweather')
    go(s, 'play:nathaniel-winkle', 'do')
    expect([handNames(s, YELLOW), s.handCount[GREEN], placeOf(s, 'mr-merryweather')]).toEqual([
      ['john-clay'],
      5,
      BEFORE + GREEN,
    ])
  })

  it('[NN-4.5.22] £5 or the card stays', () => {
    const s = scene(2, 'city: g1', 'irene-adler')
    go(s, 'play:irene-adler', 'do')
    expect([asked(s).seat, offered(s)]).toEqual([YELLOW, ['pay', 'refuse']])
    const paid = game.clone(s)
    go(paid, 'pay')
    expect(paid.money).toEqual([15, 5])
    go(paid, 'skip')
    expect(placeOf(paid, 'irene-adler')).toBe(DISCARD)
    go(s, 'refuse')
    expect([s.money, placeOf(s, 'irene-adler')]).toEqual([[10, 10], BEFORE + YELLOW])
  })

  it.each([
    [2, 4],
    [3, 3],
    [4, 2],
  ])('[NN-4.5.23] with %i players %i Personalities are seen', (seats, count) => {
    const s = scene(seats, 'city: g1', 'mrs-hudson', 'toby')
    const [peeked] = told(go(s, 'play:mrs-hudson', 'do'), 'peeked')
    expect(peeked).toMatchObject({ seat: GREEN, count, eyes: [GREEN] })
    expect(s.personas.filter((place, p) => place === UNUSED && s.personaKnown[p] & 1)).toHaveLength(count)
  })

  it('[NN-4.5.24] another Personality; the old one is unused now', () => {
    const s = scene(2, 'city: g1', 'dr-jekyll-and-mr-hyde', 'toby')
    const was = s.personas.indexOf(GREEN)
    go(s, 'play:dr-jekyll-and-mr-hyde', 'do')
    expect([s.personas[was], s.personas.indexOf(GREEN) === was]).toEqual([UNUSED, false])
    expect(PERSONALITIES[s.personas.indexOf(GREEN)]).toBeDefined()
  })
})
