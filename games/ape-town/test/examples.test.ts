import { describe, expect, it } from 'vitest'
import { DISTRICTS, NEIGHBOURS } from '../data.ts'
import { game } from '../index.ts'
import { supplyLeft, type ApeTown } from '../state.ts'
import { fillBut, fresh, gains, go, offered, placing, put, show, tileOf } from './fixture.ts'

const displayed = (s: ApeTown): string[] =>
  s.display.map((tile) => `s${(Math.floor(tile / 5) % 8) + 1}-${(tile % 5) + 1}`)

/** The worked examples of RULES.md section 9. */
describe('from the rulebook', () => {
  it('W1 taking and scoring [APE-4.4, 4.5, 4.8, 4.11, 4.15]', () => {
    const s = fresh(3)
    s.tiles = s.tiles.with(1, tileOf('M'))
    const [took, placed] = go(s, 'take:s1-2', 'place:f8')
    expect(took).toMatchObject({ kind: 'took', seat: 0, skipped: [0], gained: 0 })
    expect(placed).toMatchObject({ kind: 'placed', points: 6 })
    expect(s.score).toEqual([6, 0, 0])
    expect(s.purse).toEqual([5, 6, 6])
    expect(displayed(s).slice(0, 2)).toEqual(['s1-1', 's1-3'])
    expect(s.beside.slice(0, 2)).toEqual([1, 0])
    expect([s.opened, s.active]).toEqual([2, 1])
  })

  it('W2 district scoring [APE-4.20, 4.21, 4.22, 4.23, 4.25, 4.26, 4.27, 4.28, 4.29, 4.30, 4.32]', () => {
    const s = put(
      fresh(3),
      `d8=O:yellow d9=L:pink e9=L:pink c9=L:blue e8=M c10=B d10=B e10=B
       f7=L:yellow g9=L:yellow h9=L:blue g8=M
       d7=L:yellow d4=T e4=M f5=M a8=C b8=M`,
    )
    expect(gains(s, () => placing(s, 'O', 'black', 'e7'))).toEqual([7, 0, 10])
  })
})

describe('more examples', () => {
  it.each([2, 3, 4])('W3 setup with %i players [APE-3.1, 3.2, 3.3, 3.4]', (seats) => {
    const s = fresh(seats)
    expect([s.display.length, supplyLeft(s), s.tiles.length]).toEqual([10, 40, 80])
    expect(s.purse.reduce((a, b) => a + b)).toBe(6 * seats)
    expect(offered(s)).toEqual(['s1-1', 's1-2', 's1-3', 's1-4', 's1-5', 's2-1', 's2-2'].map((id) => `take:${id}`))
  })

  it('W4 opening, six turns [APE-4.3, 4.5, 4.7, 4.34, 4.35, 4.36]', () => {
    const s = fresh(4)
    ;[...'OMBCLBTLMBCOBMT'].forEach((letter, i) => (s.tiles = s.tiles.with(i, tileOf(letter))))
    const turns: [string, string, number[]][] = [
      ['s1-2', 'f8', [5, 6, 6, 6]],
      ['s1-4', 'e9', [5, 4, 6, 6]],
      ['s1-1', 'd8', [5, 4, 8, 6]],
      ['s2-4', 'f1', [5, 4, 8, 1]],
      ['s1-3', 'e2', [7, 4, 8, 1]],
      ['s1-5', 'f3', [7, 5, 8, 1]],
    ]
    for (const [segment, cell, purse] of turns) {
      go(s, `take:${segment}`, `place:${cell}`)
      expect(s.purse).toEqual(purse)
    }
    expect(s.score).toEqual([9, 2, 0, 3])
    expect(supplyLeft(s)).toBe(35)
    expect(displayed(s)).toEqual(['s2-1', 's2-2', 's2-3', 's2-5', 's3-1', 's3-2', 's3-3', 's3-4', 's3-5'])
    expect(s.beside).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0])
    expect(offered(s)).toHaveLength(9)
  })

  it('W5 the later section runs out first [APE-4.34, 4.35]', () => {
    const s = show(fresh(2), 's1-5 L(4), s2-2 B(3)')
    s.purse = [3, 2]
    go(s, 'take:s2-2', 'place:e9')
    expect(s.purse).toEqual([5, 2])
    expect(supplyLeft(s)).toBe(40)
    expect([displayed(s)[0], s.beside[0], displayed(s)[1]]).toEqual(['s1-5', 5, 's3-1'])
    const events = go(s, 'take:s1-5', 'place:f8')
    expect(s.purse).toEqual([5, 7])
    expect(supplyLeft(s)).toBe(30)
    expect(events).toContainEqual({ kind: 'refilled', sections: [0, 1] })
    expect(displayed(s)).toEqual([1, 2, 3, 4, 5].map((i) => `s3-${i}`).concat([1, 2, 3, 4, 5].map((i) => `s4-${i}`)))
  })

  it('W6 what can be paid [APE-4.5, 4.6, 4.42]', () => {
    const s = show(fresh(3), 's1-3 B(4), s1-4 C(4), s2-1 M(3), s2-4 L(1)')
    s.purse = [2, 1, 3]
    expect(offered(s)).toEqual(['take:s1-3', 'take:s1-4', 'take:s2-1'])
    go(s, 'take:s2-1')
    expect(s.beside).toEqual([5, 5, 1])
    expect(s.purse[0]).toBe(3)
  })

  it.each([
    ['W7 a post among all sorts [APE-4.14, 4.16, 4.17]', 'b4=C d4=O:blue d3=T c5=L:pink', 'B', 'white', 'c4', 6],
    ['W8 an ape across borders [APE-4.14, 4.15]', 'g3=B e3=B', 'M', 'grey', 'f3', 9],
    ['W9 apes beside apes [APE-4.17]', 'd3=M e2=C f3=T', 'M', 'white', 'e3', 0],
  ] as const)('%s', (_, city, letter, colour, cell, points) => {
    const s = put(fresh(3), city)
    expect(gains(s, () => placing(s, letter, colour, cell))).toEqual([points, 0, 0])
  })

  it('W10 orang-utans before lemurs [APE-4.22, 4.27, 4.29]', () => {
    const s = put(
      fresh(3),
      `a1=O:blue b1=L:yellow c1=L:yellow d1=L:pink a2=M b2=C c2=B
       e1=M f1=M d2=L:blue d3=L:blue a4=L:yellow a5=L:yellow b5=L:yellow c5=M`,
    )
    expect(gains(s, () => placing(s, 'T', 'grey', 'b3'))).toEqual([6, 3, 3])
  })

  it('W11 nobody is boss, still shares [APE-4.24, 4.26, 4.30]', () => {
    const s = put(fresh(2), 'h1=L:blue i1=L:yellow g2=M h2=M g3=C h3=B i3=B h4=C h5=C i5=T e1=T')
    expect(gains(s, () => placing(s, 'T', 'black', 'f4'))).toEqual([4, 4])
  })

  it('W12 three take part [APE-4.27, 4.30]', () => {
    const s = put(
      fresh(3),
      `f7=L:blue f8=L:yellow g8=L:pink g9=O:yellow h9=O:pink i9=O:yellow f10=B g10=T
       h6=M h7=M i7=T e8=L:blue e9=C d9=T`,
    )
    expect(gains(s, () => placing(s, 'B', 'grey', 'h10'))).toEqual([5, 5, 4])
  })

  it('W13 a finished neighbour scores again [APE-4.29, 4.33]', () => {
    const s = put(
      fresh(3),
      `c9=L:yellow c10=M d8=M d9=C d10=B e7=O:yellow e8=B e9=B e10=B
       f7=L:blue f8=L:blue g8=B g9=B h9=T i9=B f10=B g10=B`,
    )
    s.active = 1
    expect(gains(s, () => placing(s, 'C', 'grey', 'h10'))).toEqual([11, 4, 0])
  })

  it('W14 printed apes are in no district [APE-2.9, 4.25, 4.31]', () => {
    const s = put(fresh(2), 'b7=B c7=O:blue a8=B b8=B a9=B b9=B a10=B c9=T')
    s.active = 1
    expect(gains(s, () => placing(s, 'B', 'white', 'b10'))).toEqual([0, 1])
  })

  it('W15 unowned tiles [APE-4.19, 4.28]', () => {
    const s = put(fresh(2), 'e1=L:blue f1=L:– g1=O:– d2=O:yellow e2=M d3=M e3=C a1=M a2=C g2=T')
    expect(gains(s, () => placing(s, 'B', 'white', 'c4'))).toEqual([12, 8])
  })

  it('W16 no field of the colour [APE-4.11, 4.12, 6.2]', () => {
    const left = (colour: number) => {
      const s = fillBut(fresh(2), 'c10', 'i5', 'h8')
      s.hand = tileOf('T')
      s.announced = colour
      s.agenda.pop()
      return s
    }
    expect(offered(left(0))).toEqual(['place:i5', 'place:h8', 'place:c10'])
    expect(offered(left(2))).toEqual(['place:i5', 'place:h8'])
    const s = show(fillBut(fresh(2), 'c10', 'i5', 'h8'), 's7-5 B, s8-1, s8-2, s8-3, s8-4, s8-5')
    const events = go(s, 'take:s7-5')
    expect(events).toContainEqual({ kind: 'auto', seat: 0, move: 'place:c10' })
  })

  it('W17 end with two players [APE-5.1, 5.2, 5.3, 5.4]', () => {
    const s = put(fresh(2), 'a1=B b1=T c1=B d1=L:yellow a2=B b2=C c2=O:blue a3=B a4=L:yellow b4=B e1=L:–')
    show(fillBut(s, 'b3'), 's7-5 B(0), s8-1, s8-2, s8-3, s8-4, s8-5')
    s.score = [96, 102]
    s.purse = [5, 7]
    go(s, 'take:s7-5')
    expect(s.score).toEqual([109, 109])
    expect(game.result(s)).toMatchObject({ places: [2, 1], decidedBy: 'APE-5.3' })
  })

  it('W18 neighbours [APE-2.6]', () => {
    const index = (id: string) => DISTRICTS.findIndex((district) => district.id === id)
    const touch = (a: string, b: string) => NEIGHBOURS[index(a)].includes(index(b))
    expect(touch('pondside', 'lantern-quarter')).toBe(false)
    expect(touch('silverback-heights', 'banana-docks')).toBe(false)
    expect(touch('creeper-row', 'pondside')).toBe(false)
    expect(touch('palm-boulevard', 'silverback-heights')).toBe(false)
    expect(touch('coconut-works', 'banana-docks')).toBe(false)
    expect(['pondside', 'creeper-row', 'lantern-quarter'].map((id) => NEIGHBOURS[index(id)].length)).toEqual([6, 2, 2])
  })

  it('W19 no bundles [APE-6.2, 4.7]', () => {
    const s = show(fresh(2), 's3-5 B(0), s4-2 T(2), s4-5 M(0), s5-1, s5-2, s5-3, s5-4, s5-5')
    s.active = 1
    s.purse = [0, 6]
    const events = go(s, 'take:s3-5', 'place:e1')
    expect(events).toContainEqual({ kind: 'auto', seat: 0, move: 'take:s4-2' })
    expect([s.purse[0], s.active]).toEqual([2, 0])
    expect(offered(s).length).toBeGreaterThan(1)
  })
})
