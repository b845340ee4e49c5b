import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import {
  asked,
  BLUE,
  calm,
  deal,
  GREEN,
  go,
  offered,
  placed,
  plagueIn,
  put,
  RED,
  refused,
  there,
  YELLOW,
} from './fixture.ts'

const busy = () =>
  deal(put(calm(), 'gallia{red 2; rats 2}', 'italia{red 3, yellow 1}', 'polonia{rats 3}'), {
    king: RED,
    monk: RED,
    merchant: RED,
    witch: RED,
    knight: YELLOW,
  })

describe('the frame of a turn', () => {
  it('optional card, new cubes, abilities, then the plague [RAT-1.4]', () => {
    const s = busy()
    go(s, 'take:knight', 'place:polonia', 'king:italia', 'plague', 'plague-to:turcia')
    expect([s.active, s.turn, s.cards[2]]).toEqual([YELLOW, 2, RED])
  })

  it('only the active seat acts [RAT-4.1]', () => {
    const s = busy()
    expect(refused(s, 'take:king', YELLOW)).toBe('RAT-4.1')
    expect(refused(s, 'place:gallia', BLUE)).toBe('RAT-4.1')
  })

  it.each([
    [['take:knight', 'place:polonia', 'king:italia']],
    [['king:italia', 'place:polonia', 'take:knight']],
    [['place:polonia', 'take:knight', 'king:italia']],
  ])('in the order %s, each once [RAT-4.2]', (names) => {
    const s = busy()
    go(s, ...names)
    expect([offered(s, 'take'), offered(s, 'place'), offered(s, 'king')]).toEqual([[], [], []])
    expect([refused(s, 'take:peasant'), refused(s, 'place:gallia'), refused(s, 'king:italia')]).toEqual([
      'RAT-4.2',
      'RAT-4.2',
      'RAT-4.3',
    ])
    expect(offered(s)).toContain('plague')
  })

  it('an ability needs its card [RAT-4.2]', () => {
    const s = put(calm(), 'italia{red 3}', 'gallia{rats 1}')
    for (const move of ['king:italia', 'monk:gallia', 'merchant:italia', 'witch:gallia']) {
      expect(refused(s, move)).toBe('RAT-4.2')
    }
  })

  it('a card may be used at once, though its holder used it in the turn before [RAT-4.3]', () => {
    const s = deal(placed(put(calm(), 'italia{red 1, yellow 1}', 'gallia{rats 1}')), { king: RED })
    go(s, 'king:italia', 'plague', 'plague-to:turcia')
    expect(offered(s, 'king')).toEqual([])
    go(s, 'take:king', 'king:italia')
    expect(s.palace).toEqual([1, 1, 0, 0])
  })

  it('the abilities are fresh in the next turn [RAT-4.3]', () => {
    const s = deal(placed(put(calm(2), 'italia{red 9}', 'gallia{rats 1}')), { king: RED })
    go(s, 'king:italia', 'plague', 'plague-to:scandia', 'place:gallia', 'plague', 'plague-to:polonia')
    expect([s.active, offered(s, 'king')]).toEqual([RED, ['king:italia']])
  })

  it('once the plague moves, only the Knight can be used [RAT-4.4]', () => {
    const s = placed(busy())
    go(s, 'plague')
    for (const move of ['king:italia', 'monk:gallia', 'take:knight', 'place:gallia']) {
      expect(refused(s, move)).toBe('RAT-4.4')
    }
  })

  it('the turn ends and the next seat clockwise follows [RAT-4.36]', () => {
    const s = placed(calm(3))
    put(s, 'gallia{rats 1}')
    for (const next of [1, 2, 0]) {
      go(placed(plagueIn(s, 'bulgaria')), 'plague', 'plague-to:turcia')
      expect(s.active).toBe(next)
    }
  })
})

describe('phase A', () => {
  it('any card not held, from the display or from a seat [RAT-4.5]', () => {
    const s = busy()
    expect(offered(s, 'take')).toEqual(['take:knight', 'take:peasant'])
    expect(refused(s, 'take:king')).toBe('RAT-4.5')
    expect(go(s, 'take:knight')).toEqual([{ kind: 'took', seat: RED, card: 2, from: YELLOW }])
    expect(s.cards[2]).toBe(RED)
    const other = busy()
    expect(go(other, 'take:peasant')).toEqual([{ kind: 'took', seat: RED, card: 3, from: null }])
  })

  it('who holds all six takes none; there is no limit on cards [RAT-4.5, 4.6]', () => {
    const s = deal(busy(), { knight: RED, peasant: RED })
    expect(offered(s, 'take')).toEqual([])
    expect(s.cards).toEqual([RED, RED, RED, RED, RED, RED])
  })

  it('no move gives a card back [RAT-4.6]', () => {
    const s = busy()
    const verbs = new Set(game.moves.all.map((move) => move.verb))
    expect([...verbs].filter((verb) => /give|return|drop/.test(verb))).toEqual([])
    go(s, 'place:polonia', 'plague', 'plague-to:turcia')
    expect(s.cards.filter((seat) => seat === RED)).toHaveLength(4)
    go(s, 'take:king')
    expect(s.cards[0]).toBe(YELLOW)
  })
})

describe('phase B', () => {
  it('as many cubes as rats, no fewer by choice [RAT-4.7]', () => {
    const s = busy()
    go(s, 'place:polonia')
    expect([there(s, 'polonia'), asked(s)]).toEqual(['red 3; rats 3', 'turn-action'])
  })

  it('all that are left if the supply is short, none if it is empty [RAT-4.7]', () => {
    const s = put(calm(), 'gallia{rats 3}', 'anglia{red 18}')
    const none = put(calm(), 'gallia{rats 3}', 'anglia{red 20}')
    go(s, 'place:gallia')
    expect(there(s, 'gallia')).toBe('red 2; rats 3')
    expect(refused(none, 'place:gallia')).toBe('RAT-4.7')
  })

  it('not where there are no rats [RAT-4.8]', () => {
    expect(refused(busy(), 'place:italia')).toBe('RAT-4.8')
  })

  it('owed before the plague moves, as long as it is possible [RAT-4.9]', () => {
    const s = busy()
    expect([offered(s).includes('plague'), refused(s, 'plague')]).toEqual([false, 'RAT-4.9'])
    go(s, 'place:gallia')
    expect(offered(s)).toContain('plague')
    expect(offered(put(calm(), 'italia{red 3}'))).toContain('plague')
    expect(offered(put(calm(), 'italia{red 20}', 'gallia{rats 1}'))).toContain('plague')
  })

  it('not owed, but possible with the Peasant alone [RAT-4.9, 4.10]', () => {
    const s = deal(put(calm(), 'italia{red 3}'), { peasant: RED })
    expect(offered(s, 'place')).toHaveLength(12)
    expect(offered(s)).toContain('plague')
  })

  it('the Peasant adds one cube or none, in the same region [RAT-4.10]', () => {
    const s = deal(put(calm(), 'gallia{rats 2}'), { peasant: RED })
    go(s, 'place:gallia')
    expect(offered(s)).toEqual(['place-cubes:2', 'place-cubes:3'])
    expect([refused(s, 'place-cubes:4'), refused(s, 'plague')]).toEqual(['RAT-4.10', 'RAT-6.3'])
    const declined = game.clone(s)
    expect(go(s, 'place-cubes:3')).toMatchObject([{ kind: 'placed', cubes: 3, by: 'peasant' }])
    expect(go(declined, 'place-cubes:2')).toMatchObject([{ kind: 'placed', cubes: 2, by: 'rats' }])
  })

  it('the extra cube must be in supply [RAT-4.10]', () => {
    const s = deal(put(calm(), 'gallia{rats 2}', 'anglia{red 18}'), { peasant: RED })
    go(s, 'place:gallia')
    expect([there(s, 'gallia'), asked(s)]).toEqual(['red 2; rats 2', 'turn-action'])
  })

  it('another seat’s Peasant gives nothing [RAT-4.10]', () => {
    const s = deal(put(calm(), 'gallia{rats 2}'), { peasant: GREEN })
    go(s, 'place:gallia')
    expect(there(s, 'gallia')).toBe('red 2; rats 2')
  })
})
