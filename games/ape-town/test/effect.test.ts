import { describe, expect, it } from 'vitest'
import { ADJACENT, cellIndex, CELLS } from '../data.ts'
import { NOBODY } from '../state.ts'
import { fresh, gains, placing, put, RANDOM_GAMES, tileOf } from './fixture.ts'

/** What seat 0 of three gains by placing a tile on e3 (white), beside d2, e2, d3, f3, d4 and e4. */
const onE3 = (letter: string, around: string): number => {
  const s = put(fresh(3), around)
  const [points, ...others] = gains(s, () => placing(s, letter, 'white', 'e3'))
  expect(others).toEqual([0, 0])
  return points
}

const AROUND = ['d2', 'e2', 'd3', 'f3', 'd4', 'e4']

describe('the effect of a tile', () => {
  it('counts all six cells around it, over borders too, for the active seat alone [APE-4.14]', () => {
    expect(new Set(ADJACENT[cellIndex('e3')])).toEqual(new Set(AROUND.map(cellIndex)))
    for (const cell of AROUND) expect(onE3('M', `${cell}=B`)).toBe(3)
    expect(onE3('M', AROUND.map((cell) => `${cell}=B`).join(' '))).toBe(18)
    expect(onE3('M', 'c3=B d1=B f2=B g3=B')).toBe(0)
    const second = fresh(3)
    second.active = 1
    expect(gains(second, () => placing(second, 'M', 'grey', 'f8'))).toEqual([0, 6, 0])
  })

  it('counts printed tiles like placed ones, free fields and the pond for nothing [APE-4.14]', () => {
    const at = (letter: string, colour: 'grey' | 'black' | 'white', cell: string) => {
      const s = fresh(2)
      return gains(s, () => placing(s, letter, colour, cell))[0]
    }
    expect(at('T', 'white', 'e2')).toBe(1) // the post f2
    expect(at('B', 'black', 'b4')).toBe(3) // the mandrill c3
    expect(at('B', 'black', 'f4')).toBe(1) // the tarsier g4
    expect(at('B', 'white', 'b8')).toBe(2) // the chimpanzee c8
    expect(at('M', 'grey', 'e4')).toBe(0) // the pond e5
    expect(at('B', 'white', 'e1')).toBe(0)
  })

  it.each([
    ['T', 1],
    ['C', 2],
    ['M', 3],
  ])('[APE-4.15] an ape %s scores %i for every post beside it', (letter, value) => {
    expect(
      [0, 1, 3].map((n) =>
        onE3(
          letter,
          AROUND.slice(0, n)
            .map((cell) => `${cell}=B`)
            .join(' '),
        ),
      ),
    ).toEqual([0, 1, 3].map((n) => n * value))
  })

  it('a post scores the value of every ape beside it [APE-4.16]', () => {
    expect(onE3('B', 'd2=T e2=C d3=M f3=M')).toBe(1 + 2 + 3 + 3)
    expect(['T', 'C', 'M'].map((letter) => onE3('B', `d4=${letter}`))).toEqual([1, 2, 3])
  })

  it('tells which cells gave the points [APE-4.15, 4.16]', () => {
    const beside = (letter: string) => {
      const [placed] = placing(put(fresh(2), 'd2=B e2=T d3=M f3=O:blue'), letter, 'white', 'e3')
      return placed.kind === 'placed' && placed.beside.map((cell) => CELLS[cell].id).toSorted()
    }
    expect(beside('M')).toEqual(['d2'])
    expect(beside('B')).toEqual(['d3', 'e2'])
    expect(beside('L')).toEqual([])
  })

  it('apes and apes, posts and posts, orang-utans and lemurs score nothing [APE-4.17]', () => {
    for (const ape of 'TCM') for (const other of 'TCM') expect(onE3(ape, `d2=${other}`)).toBe(0)
    expect(onE3('B', 'd2=B e2=B')).toBe(0)
    for (const silent of 'OL')
      for (const other of 'TCMBOL') {
        expect(onE3(silent, `d2=${other}`)).toBe(0)
        expect(onE3(other, `d2=${silent}:yellow e2=${silent}:blue`)).toBe(0)
      }
  })

  it.each(['O', 'L'])('[APE-4.18] a tile %s gets a disc of the active seat, from its supply', (letter) => {
    const s = fresh(3)
    s.active = 2
    const [placed] = placing(s, letter, 'grey', 'a1')
    expect(placed).toMatchObject({ disc: true, points: 0 })
    expect([s.discs[cellIndex('a1')], s.supply]).toEqual([2, [15, 15, 14]])
  })

  it.each(['T', 'C', 'M', 'B'])('[APE-4.18] a tile %s gets none', (letter) => {
    const s = fresh(3)
    expect(placing(s, letter, 'grey', 'a1')[0]).toMatchObject({ disc: false })
    expect([s.discs[cellIndex('a1')], s.supply]).toEqual([NOBODY, [15, 15, 15]])
  })

  it('discs are with their seat or on orang-utans and lemurs of the city [APE-4.18]', () => {
    for (const { states } of RANDOM_GAMES) {
      const { discs, city, supply } = states.at(-1)!
      supply.forEach((left, seat) => expect(left + discs.filter((owner) => owner === seat).length).toBe(15))
      const marked = discs.flatMap((owner, cell) => (owner === NOBODY ? [] : [city[cell]]))
      expect(marked.every((tile) => tile === tileOf('O') || tile === tileOf('L'))).toBe(true)
    }
  })

  it.each(['O', 'L'])('[APE-4.19] without discs a tile %s is placed all the same, and stays unowned', (letter) => {
    const s = fresh(2)
    s.supply = s.supply.with(0, 0)
    expect(placing(s, letter, 'grey', 'a1')[0]).toMatchObject({ disc: false })
    expect([s.city[cellIndex('a1')], s.discs[cellIndex('a1')], s.supply[0]]).toEqual([tileOf(letter), NOBODY, 0])
  })

  it('an unowned orang-utan is nobody’s, an unowned lemur nobody’s but counted [APE-4.19]', () => {
    const nobody = put(fresh(2), 'a1=O:– b1=O:– c1=M d1=B a2=B b2=B c2=B')
    expect(gains(nobody, () => placing(nobody, 'B', 'grey', 'b3'))[1]).toBe(0)
    // Two lemurs, one unowned, against one: without the unowned one Palm Boulevard would not be inferior.
    const counted = put(fresh(2), 'a1=L:yellow b1=L:– c1=B d1=B a2=B b2=B c2=B e1=L:blue f1=M')
    expect(gains(counted, () => placing(counted, 'O', 'grey', 'b3'))[1]).toBe(3)
  })
})
