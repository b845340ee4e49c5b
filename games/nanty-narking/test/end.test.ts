import { describe, expect, it } from 'vitest'
import { COST, districtNumber, PERSONALITIES, THRESHOLD, type PersonalityId } from '../data.ts'
import { game } from '../index.ts'
import { canDeclare, pointsOf } from '../rules/end.ts'
import type { NantyNarking } from '../state.ts'
import { before, fresh, go, GREEN, hand, offered, persona, pileOf, put, scene, told, YELLOW } from './fixture.ts'

const agents = (...ids: string[]) => ids.map((id) => `${id}: g1`).join('; ')
const EIGHT = ['chelsea', 'westminster', 'strand', 'west-end', 'holborn', 'city', 'highbury', 'east-end']
const TEN = [...EIGHT, 'bermondsey', 'southwark']

/** Whether green as this Personality may declare in this position. */
function wins(
  seats: number,
  id: PersonalityId,
  position: string,
  change: (s: NantyNarking) => void = () => {},
): boolean {
  const set = PERSONALITIES.indexOf(id) >= 15 ? 'classic' : PERSONALITIES.indexOf(id) >= 7 ? 'alternative' : 'standard'
  const s = persona(put(fresh(seats, { personalities: set }), position), id)
  change(s)
  return canDeclare(s, GREEN)
}

const marked = (count: number) =>
  EIGHT.slice(0, count)
    .map((id) => `${id}: y1 T`)
    .join('; ')

describe('the Personalities at their thresholds [NN-5.2]', () => {
  it('thresholds for 2, 3, 4 players', () => {
    const of = (id: PersonalityId) => THRESHOLD[PERSONALITIES.indexOf(id)]
    expect([of('professor-moriarty'), of('fagin'), of('monsieur-de-sidonia'), of('lord-balmoral')]).toEqual([
      [10, 9, 8],
      [8, 8, 8],
      [66, 50, 42],
      [7, 5, 4],
    ])
    expect([of('count-dracula'), of('isambard-kingdom-brunel'), of('queen-victoria'), of('ebenezer-scrooge')]).toEqual([
      [8, 7, 6],
      [36, 24, 24],
      [6, 3, 2],
      [40, 34, 30],
    ])
    expect([of('captain-nemo'), of('general-gordon'), of('phileas-fogg'), of('duke-of-omnium')]).toEqual([
      [7, 4, 4],
      [12, 11, 9],
      [7, 6, 6],
      [84, 54, 42],
    ])
  })

  it('Moriarty: agents in free districts', () => {
    expect(wins(2, 'professor-moriarty', agents(...TEN))).toBe(true)
    expect(wins(2, 'professor-moriarty', agents(...TEN.slice(1)))).toBe(false)
    expect(wins(2, 'professor-moriarty', `${agents(...TEN.slice(1))}; chelsea: g1 G1`)).toBe(false)
    expect(wins(2, 'professor-moriarty-classic', agents(...TEN))).toBe(false)
    expect(wins(2, 'professor-moriarty-classic', agents(...TEN, 'lambeth'))).toBe(true)
  })

  it('Fagin: eight markers', () => {
    expect([wins(3, 'fagin', marked(8)), wins(3, 'fagin', marked(7))]).toEqual([true, false])
  })

  it('de Sidonia: money and buildings less loans', () => {
    expect(
      wins(4, 'monsieur-de-sidonia', 'lambeth: B=g; westminster: B=g', (s) => (s.money = s.money.with(GREEN, 6))),
    ).toBe(true)
    expect(
      wins(4, 'monsieur-de-sidonia', 'lambeth: B=g; westminster: B=g', (s) => (s.money = s.money.with(GREEN, 5))),
    ).toBe(false)
    expect(
      wins(
        4,
        'monsieur-de-sidonia-classic',
        'lambeth: B=g; westminster: B=g',
        (s) => (s.money = s.money.with(GREEN, 13)),
      ),
    ).toBe(false)
    expect(
      wins(
        4,
        'monsieur-de-sidonia-classic',
        'lambeth: B=g; westminster: B=g',
        (s) => (s.money = s.money.with(GREEN, 14)),
      ),
    ).toBe(true)
  })

  it.each(['lord-bellinger', 'lord-holdhurst', 'lord-balmoral'] as const)('%s: control', (lord) => {
    expect([wins(4, lord, agents(...EIGHT.slice(0, 4))), wins(4, lord, agents(...EIGHT.slice(0, 3)))]).toEqual([
      true,
      false,
    ])
    expect([wins(2, lord, agents(...EIGHT.slice(0, 7))), wins(2, lord, agents(...EIGHT.slice(0, 6)))]).toEqual([
      true,
      false,
    ])
  })

  it('Holmes never declares', () => {
    expect(wins(2, 'sherlock-holmes', agents(...TEN))).toBe(false)
  })

  it('Fogg: agents in free districts when the pile is low', () => {
    const fogg = (seats: number, count: number, cards: number) =>
      wins(seats, 'phileas-fogg', agents(...EIGHT.slice(0, count)), (s) => pileOf(s, cards))
    expect([fogg(2, 7, 40), fogg(2, 6, 40), fogg(2, 7, 41)]).toEqual([true, false, false])
    expect([fogg(3, 6, 28), fogg(3, 5, 28), fogg(3, 6, 29)]).toEqual([true, false, false])
    expect([fogg(4, 6, 20), fogg(4, 5, 20), fogg(4, 6, 21)]).toEqual([true, false, false])
  })

  it('Dracula: presence in trouble', () => {
    const haunted = (n: number) =>
      EIGHT.slice(0, n)
        .map((id) => `${id}: g1 T`)
        .join('; ')
    expect([wins(4, 'count-dracula', haunted(6)), wins(4, 'count-dracula', haunted(5))]).toEqual([true, false])
    expect(wins(4, 'count-dracula', `${haunted(5)}; lambeth: g1 T G1`)).toBe(false)
  })

  it('Nemo: presence on the river where it is quiet', () => {
    const river = ['chelsea', 'westminster', 'strand', 'city', 'east-end', 'bermondsey', 'southwark']
    const quiet = (seats: number, count: number, more = '') =>
      wins(seats, 'captain-nemo', `${agents(...river.slice(0, count))}; holborn: g1${more}`)
    expect([quiet(2, 7), quiet(2, 6), quiet(2, 6, '; lambeth: g1 T'), quiet(2, 6, '; lambeth: g1 G1')]).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect([quiet(3, 4), quiet(3, 3), quiet(4, 4), quiet(4, 3)]).toEqual([true, false, true, false])
  })

  it('Brunel: buildings', () => {
    expect(wins(4, 'isambard-kingdom-brunel', 'lambeth: B=g; strand: B=g')).toBe(true)
    expect(wins(4, 'isambard-kingdom-brunel', 'lambeth: B=g; strand: B=g G1')).toBe(false)
  })

  it('Victoria: control in peace', () => {
    expect(wins(2, 'queen-victoria', `${agents(...EIGHT.slice(0, 6))}; lambeth: y1 T; battersea: y1 T`)).toBe(true)
    expect(
      wins(2, 'queen-victoria', `${agents(...EIGHT.slice(0, 6))}; lambeth: y1 T; battersea: y1 T; southwark: y1 T`),
    ).toBe(false)
  })

  it('Scrooge: coins less loans', () => {
    expect(wins(4, 'ebenezer-scrooge', 'lambeth: B=g', (s) => (s.money = s.money.with(GREEN, 30)))).toBe(true)
    expect(
      wins(
        4,
        'ebenezer-scrooge',
        'lambeth: B=g',
        (s) => (before(s, GREEN, 'mr-merryweather').money = [41, 41, 41, 41]),
      ),
    ).toBe(false)
  })

  it('Gordon: agents', () => {
    expect([
      wins(4, 'general-gordon', 'city: g9'),
      wins(4, 'general-gordon', 'city: g8'),
      wins(4, 'general-gordon', 'city: g9 G1'),
    ]).toEqual([true, false, false])
  })

  it('Omnium: the value of what is controlled', () => {
    expect(wins(4, 'duke-of-omnium', agents('westminster', 'west-end', 'strand'))).toBe(true)
    expect(wins(4, 'duke-of-omnium', agents('westminster', 'holborn'))).toBe(false)
  })
})

/** Green lays its last card when the pile is empty, so that the refill fails. */
function runOut(s: NantyNarking) {
  pileOf(hand(s, GREEN, 'dingley-dell-cricketers'), 0)
  return go(s, 'play:dingley-dell-cricketers')
}

describe('the end', () => {
  it('[NN-1.2, 5.1] by declaration, riots or a refill that fails', () => {
    const s = persona(scene(2, 'city: g1'), 'fagin', 'lord-bellinger')
    const events = runOut(s)
    expect([told(events, 'deck-out').length, offered(s), game.result(s) !== null]).toEqual([1, [], true])
  })

  it('[NN-5.3] Holmes wins by the empty pile', () => {
    const holmes = persona(scene(2, 'city: g1'), 'fagin', 'sherlock-holmes')
    runOut(holmes)
    expect(game.result(holmes)).toMatchObject({ places: [2, 1], decidedBy: 'NN-5.3' })
  })

  it('[NN-4.10.2] alternative: when the pile has run out points decide, for Fogg too', () => {
    const s = put(fresh(2, { personalities: 'alternative' }), 'city: y1; lambeth: g3')
    persona(s, 'count-dracula', 'phileas-fogg')
    runOut(s)
    expect(game.result(s)).toMatchObject({ places: [1, 2] })
    expect(game.result(s)!.decidedBy).toBeUndefined()
  })

  it('[NN-4.9.2, 5.4] loans are repaid one after the other, or cost 15 points', () => {
    const s = before(put(fresh(2), 'city: g2; lambeth: g1 G1'), GREEN, 'mr-merryweather', 'city-and-suburban-bank')
    s.money = s.money.with(GREEN, 20)
    expect(pointsOf(s, GREEN)).toBe(10 + 8 - 15)
    s.money = s.money.with(GREEN, 24)
    expect(pointsOf(s, GREEN)).toBe(10)
    s.money = s.money.with(GREEN, 0)
    expect(pointsOf(s, GREEN)).toBe(10 - 30)
  })

  it('[NN-5.5] a tie without a difference in cards is shared', () => {
    const s = persona(put(fresh(3), 'city: g1 y1; lambeth: p1'), 'fagin', 'lord-bellinger', 'lord-balmoral')
    s.money = [10, 10, 9]
    runOut(s)
    expect(game.result(s)).toMatchObject({ places: [1, 1, 3] })
  })

  it('[NN-5.5] the dearest card breaks a tie, but not one of a district with a grenadier', () => {
    const tied = (grenadier: string) => {
      const s = persona(put(fresh(2), `westminster: B=g ${grenadier}; chelsea: B=y`), 'fagin', 'lord-bellinger')
      s.money = [0, 20]
      s.money = s.money.with(GREEN, pointsOf(s, YELLOW) - pointsOf(s, GREEN))
      runOut(s)
      return game.result(s)
    }
    expect(COST[districtNumber('westminster')]).toBeGreaterThan(COST[districtNumber('chelsea')])
    expect(tied('')).toMatchObject({ places: [1, 2], decidedBy: 'NN-5.5' })
    expect(tied('G1')).toMatchObject({ places: [2, 1], decidedBy: 'NN-5.5' })
  })

  it('[NN-5.6] all Personalities are revealed', () => {
    const s = persona(scene(2, 'city: g1'), 'fagin', 'lord-bellinger')
    const [revealed] = told(runOut(s), 'revealed')
    expect(revealed).toMatchObject({
      personas: [PERSONALITIES.indexOf('fagin'), PERSONALITIES.indexOf('lord-bellinger')],
    })
    expect(game.view(s, 'spectator').personas).toEqual(s.personas)
  })

  it('[NN-5.7] others share the next place after a declared win, and are ranked by points otherwise', () => {
    const s = persona(scene(3, EIGHT.map((id) => `${id}: y1 T`).join('; '), 'bob-cratchit'), 'fagin')
    s.turn = 9
    go(s, 'declare')
    expect(game.result(s)!.places).toEqual([1, 2, 2])
    const points = persona(
      put(fresh(3), 'city: g3; lambeth: y2; strand: p1'),
      'fagin',
      'lord-bellinger',
      'lord-balmoral',
    )
    runOut(points)
    expect(game.result(points)!.places).toEqual([1, 2, 3])
    expect(game.result(points)!.scores[YELLOW]).toBe(20)
  })

  it('[NN-4.8.2] a grenadier makes a district worth nothing', () => {
    expect(pointsOf(put(fresh(2), 'lambeth: g2 B=g G1; city: g1'), GREEN)).toBe(15)
  })
})
