import { describe, expect, it } from 'vitest'
import { DISTRICT_FIELDS, DISTRICTS, FREE } from '../data.ts'
import { lemursIn } from '../rules/district.ts'
import { districtIndex, fresh, gains, go, offered, placing, put, RANDOM_GAMES, tileOf, turnsOf } from './fixture.ts'

/**
 * Creeper Row, full but for b3, of which the first fields are given and the rest are posts; a tile goes on b3.
 * Returns what each of three seats gains, without what the placing itself scored.
 */
function fill(fields: string, around = '', letter = 'O', seat = 0): number[] {
  const s = put(fresh(3), `a1=B b1=B c1=B d1=B a2=B b2=B c2=B ${fields} ${around}`)
  s.active = seat
  s.supply = s.supply.with(seat, 15)
  let placed = 0
  const all = gains(s, () => {
    const [event] = placing(s, letter, 'grey', 'b3')
    placed = event.kind === 'placed' ? event.points : 0
  })
  return all.map((points, n) => points - (n === seat ? placed : 0))
}

describe('a full district', () => {
  it('is scored at once and once, whoever filled it; one a turn at most [APE-4.20]', () => {
    for (const match of RANDOM_GAMES) {
      const bosses = turnsOf(match).map((turn) => turn.flatMap((e) => (e.kind === 'boss' ? [e.district] : [])))
      expect(Math.max(...bosses.map((b) => b.length))).toBe(1)
      expect(bosses.flat().toSorted()).toEqual(DISTRICTS.map((_, d) => d))
      for (const turn of turnsOf(match).filter((events) => events.some((e) => e.kind === 'boss'))) {
        const placed = turn.find((e) => e.kind === 'placed')!
        const boss = turn.find((e) => e.kind === 'boss')!
        expect(DISTRICT_FIELDS[boss.district]).toContain(placed.cell)
      }
    }
    expect(fill('a1=O:yellow c1=M', '', 'T', 2)).toEqual([0, 4, 0])
  })

  it('is not scored while a field is free [APE-4.20]', () => {
    const s = put(fresh(3), 'a1=O:yellow b1=M c1=B d1=B a2=B b2=B')
    expect(placing(s, 'T', 'grey', 'b3').map((e) => e.kind)).toEqual(['placed'])
    expect(s.score[1]).toBe(0)
  })

  it('counts the tile just placed, with its disc [APE-4.21]', () => {
    expect(fill('a1=M', '', 'O', 2)).toEqual([0, 0, 3])
    expect(fill('a1=O:yellow', '', 'M', 0)).toEqual([0, 3, 0])
    expect(fill('a1=M', 'e1=C', 'L', 1)).toEqual([0, 3 + 2, 0])
  })
})

describe('the boss', () => {
  it('has strictly the most orang-utans [APE-4.22]', () => {
    expect(fill('a1=O:yellow b1=O:yellow c1=M')).toEqual([0, 3, 0])
    expect(fill('a1=O:yellow b1=O:blue c1=M')).toEqual([3, 0, 0])
    expect(fill('a1=O:yellow b1=O:blue c1=M d1=L:pink a2=L:pink')).toEqual([3, 0, 0])
  })

  it('has the most lemurs if orang-utans are tied or missing, with an orang-utan or without [APE-4.23]', () => {
    expect(fill('a1=O:yellow c1=M d1=L:pink')).toEqual([0, 0, 3])
    expect(fill('a1=O:yellow c1=M d1=L:yellow')).toEqual([0, 3, 0])
    expect(fill('c1=M d1=L:yellow a2=L:yellow a1=L:pink', '', 'T')).toEqual([0, 4, 0])
    expect(fill('a1=O:yellow b1=O:pink c1=M d1=L:blue', '', 'L')).toEqual([3, 0, 0])
  })

  it('is nobody if lemurs are tied or missing too [APE-4.24]', () => {
    expect(fill('a1=O:yellow c1=M')).toEqual([0, 0, 0])
    expect(fill('a1=O:yellow c1=M d1=L:yellow a2=L:pink')).toEqual([0, 0, 0])
    expect(fill('c1=M', '', 'T')).toEqual([0, 0, 0])
    const s = put(fresh(2), 'a1=B b1=B c1=B d1=B a2=B b2=B c2=M')
    expect(placing(s, 'T', 'grey', 'b3')).toContainEqual({
      kind: 'boss',
      district: 0,
      seat: null,
      by: 'nobody',
      points: 0,
    })
  })

  it('scores the values of all apes on the fields, not of printed ones [APE-4.25]', () => {
    expect(fill('a1=T b1=C c1=M d1=M a2=B b2=L:–')).toEqual([9, 0, 0])
    expect(fill('')).toEqual([0, 0, 0])
  })
})

describe('inferior neighbours', () => {
  it('are looked for whether there was a boss or not [APE-4.26]', () => {
    expect(fill('a1=O:yellow b1=L:pink c1=L:yellow', 'e1=C')).toEqual([0, 1, 1])
    expect(fill('b1=L:pink', 'e1=C')).toEqual([0, 0, 2])
  })

  it('pay every seat that has a lemur there, the same for one as for more [APE-4.27]', () => {
    expect(fill('a1=L:pink b1=L:yellow c1=L:yellow d1=L:yellow', 'e1=C')).toEqual([0, 1, 1])
  })

  it('count all lemurs of the full district, of all seats and of nobody [APE-4.28]', () => {
    const two = 'e1=L:blue f1=L:blue g1=C'
    expect(fill('a1=L:pink b1=L:yellow', two)).toEqual([0, 0, 0])
    expect(fill('a1=L:pink b1=L:yellow c1=L:–', two)).toEqual([0, 1, 1])
    expect(fill('a1=L:pink b1=L:yellow', two, 'L')).toEqual([1, 1, 1])
    const s = put(fresh(2), 'a1=L:blue b1=L:– c1=M e1=L:blue')
    expect(['creeper-row', 'palm-boulevard', 'pondside'].map((id) => lemursIn(s, districtIndex(id)))).toEqual([2, 1, 0])
  })

  it('have strictly fewer lemurs, and count as they lie: empty, unfilled or finished [APE-4.29]', () => {
    const finished = 'e1=M f1=M g1=B d2=B e2=B d3=B e3=B c4=L:–'
    expect(fill('a1=L:pink', finished)).toEqual([0, 0, 0])
    expect(fill('a1=L:pink b1=L:–', finished)).toEqual([0, 0, 6])
    expect(fill('a1=L:pink', 'e1=M')).toEqual([0, 0, 3])
    expect(fill('a1=L:pink')).toEqual([0, 0, 0])
  })

  it('are divided one by one, each rounded up [APE-4.30]', () => {
    const ones = 'e1=T a4=T' // Palm Boulevard and Coconut Works
    expect(fill('a1=L:pink b1=L:yellow', ones)).toEqual([0, 2, 2])
    expect(fill('a1=L:pink b1=L:yellow', ones, 'L')).toEqual([2, 2, 2])
    expect(fill('a1=L:pink b1=L:yellow', 'e1=M f1=C')).toEqual([0, 3, 3])
    expect(fill('a1=L:pink b1=L:yellow', 'e1=M f1=M f3=M')).toEqual([0, 3, 3]) // Pondside is no neighbour
  })

  it('are none without lemurs, and pay nobody if all lemurs are unowned [APE-4.31]', () => {
    expect(fill('', 'e1=M')).toEqual([0, 0, 0])
    expect(fill('a1=L:– b1=L:–', 'e1=M')).toEqual([0, 0, 0])
    const s = put(fresh(2), 'a1=L:– b1=B c1=B d1=B a2=B b2=B c2=B e1=M')
    expect(placing(s, 'T', 'grey', 'b3').some((e) => e.kind === 'shared')).toBe(false)
  })

  it('pay the boss like anyone else [APE-4.32]', () => {
    expect(fill('a1=L:blue b1=L:yellow c1=M', 'e1=C')).toEqual([3 + 1, 1, 0])
  })
})

it('a finished district takes no further tile and is not scored again by itself [APE-4.33]', () => {
  const s = put(fresh(2), 'a1=O:blue b1=M c1=B d1=B a2=B b2=B c2=B')
  placing(s, 'T', 'grey', 'b3')
  for (const cell of DISTRICT_FIELDS[districtIndex('creeper-row')]) expect(s.city[cell]).not.toBe(FREE)
  Object.assign(s, { hand: tileOf('T'), announced: 0 })
  s.agenda.pop()
  expect(offered(s).filter((name) => ['place:a1', 'place:b3'].includes(name))).toEqual([])
  expect(go(s, 'place:f8').filter((e) => e.kind === 'boss')).toEqual([])
})
