import { describe, expect, it } from 'vitest'
import {
  ADJACENT,
  cellIndex,
  CELLS,
  COLOUR_FIELDS,
  COLOURS,
  DISTRICT_COLOUR,
  DISTRICT_FIELDS,
  DISTRICTS,
  EMPTY_CITY,
  FIELDS,
  NEIGHBOURS,
  POND,
  SEGMENT_COLOUR,
  SEGMENTS,
  TILES,
} from '../data.ts'
import { segmentOf } from '../state.ts'
import { fresh, gains, offered, placing, RANDOM_GAMES, refusal, RULES, ruleTable } from './fixture.ts'

const names = (cells: readonly number[]): string[] => cells.map((cell) => CELLS[cell].id)
const sorted = (items: readonly string[]): string[] => items.toSorted()
const letters = (districts: readonly number[]): string => districts.map((d) => DISTRICTS[d].letter).join(' ')

describe('the city', () => {
  it('is ten rows of alternately 9 and 8 cells, named by column and row [APE-2.1]', () => {
    const rows = Array.from({ length: 10 }, (_, row) => CELLS.filter((cell) => cell.row === row).map((cell) => cell.id))
    rows.forEach((row, i) => {
      const columns = i % 2 === 0 ? [...'abcdefghi'] : [...'abcdefgh']
      expect(row).toEqual(columns.map((column) => `${column}${i + 1}`))
    })
    expect(CELLS).toHaveLength(85)
  })

  it.each([
    ['a1', 'b1 a2'],
    ['i9', 'h8 h9 h10'],
    ['d4', 'c4 d3 e3 e4 e5 d5'],
    ['d5', 'c5 c4 d4 e5 d6 c6'],
  ])('[APE-2.2] %s shares a side with %s', (cell, around) => {
    expect(sorted(names(ADJACENT[cellIndex(cell)]))).toEqual(sorted(around.split(' ')))
  })

  it('is laid out so that cells touch as hexagons do [APE-2.2]', () => {
    // Middles of touching hexagons are one width apart; rows lie √3/2 of a width apart, even ones half a width to the right.
    const middle = ({ col, row }: (typeof CELLS)[number]) => [col + (row % 2) / 2, (row * Math.sqrt(3)) / 2]
    CELLS.forEach((cell, i) => {
      const touching = CELLS.flatMap((other, j) => {
        const [dx, dy] = [middle(cell)[0] - middle(other)[0], middle(cell)[1] - middle(other)[1]]
        return i !== j && Math.hypot(dx, dy) < 1.1 ? [j] : []
      })
      expect(ADJACENT[i].toSorted((a, b) => a - b)).toEqual(touching)
    })
  })

  it('has the map of the rules: 75 fields, 7 printed tiles, 3 cells of pond [APE-2.3]', () => {
    const drawn = [...RULES.matchAll(/^ row +\d+ +(.*)$/gm)].map(([, row]) => row.replaceAll(' ', '')).join('')
    const map = CELLS.map((cell) => {
      if (cell.pond) return '~'
      return cell.printed >= 0 ? '#' : DISTRICTS[cell.district].letter
    }).join('')
    expect(map).toBe(drawn)
    expect(FIELDS).toHaveLength(75)
    expect(CELLS.filter((cell) => cell.printed >= 0)).toHaveLength(7)
    expect(CELLS.filter((cell) => cell.pond)).toHaveLength(3)
  })

  it('has nine districts, three of each colour, with 8 or 9 fields, as the rules list them [APE-2.4]', () => {
    const listed = ruleTable('map', 'id')
    expect(listed).toHaveLength(9)
    listed.forEach(([letter, id, , colour, fields, cells, neighbours], d) => {
      expect({ ...DISTRICTS[d], size: DISTRICT_FIELDS[d].length }).toEqual({ letter, id, colour, size: Number(fields) })
      expect(names(DISTRICT_FIELDS[d])).toEqual(cells.split(' '))
      expect(letters(NEIGHBOURS[d])).toBe(neighbours)
    })
    for (const colour of COLOURS) expect(DISTRICTS.filter((district) => district.colour === colour)).toHaveLength(3)
    expect(new Set(DISTRICT_FIELDS.map((fields) => fields.length))).toEqual(new Set([8, 9]))
  })

  it('has 25 fields of each colour [APE-2.5]', () => {
    expect(COLOUR_FIELDS.map((fields) => fields.length)).toEqual([25, 25, 25])
    expect(new Set(COLOUR_FIELDS.flat()).size).toBe(75)
  })

  it('has 15 pairs of neighbours, never of one colour, each with two sides or more in common [APE-2.6]', () => {
    const pairs = NEIGHBOURS.flatMap((others, d) => others.filter((other) => other > d).map((other) => [d, other]))
    expect(pairs).toHaveLength(15)
    for (const [one, other] of pairs) {
      const sides = DISTRICT_FIELDS[one].flatMap((cell) => ADJACENT[cell].filter((c) => CELLS[c].district === other))
      expect(sides.length).toBeGreaterThanOrEqual(2)
      expect(DISTRICT_COLOUR[one]).not.toBe(DISTRICT_COLOUR[other])
      expect(NEIGHBOURS[other]).toContain(one)
    }
  })

  it('counts districts from A to I, and cells row by row from the top [APE-2.7]', () => {
    expect(letters(DISTRICTS.map((_, d) => d))).toBe('A B C D E F G H I')
    const place = ({ row, col }: (typeof CELLS)[number]) => row * 10 + col
    expect(CELLS.map(place)).toEqual(CELLS.map(place).toSorted((a, b) => a - b))
    for (const others of NEIGHBOURS) expect(others).toEqual(others.toSorted((a, b) => a - b))
  })

  it('[APE-2.8] keeps the pond free, and nothing scores there', () => {
    const pond = ['e5', 'd6', 'e6']
    expect(names(EMPTY_CITY.flatMap((tile, cell) => (tile === POND ? [cell] : [])))).toEqual(pond)
    const s = fresh(2)
    s.agenda.pop()
    for (const colour of [0, 1, 2]) {
      Object.assign(s, { hand: 0, announced: colour })
      for (const cell of pond) {
        expect(offered(s)).not.toContain(`place:${cell}`)
        expect(refusal(s, `place:${cell}`)).toBe('APE-2.8')
      }
    }
    for (const letter of ['M', 'B']) {
      const lone = fresh(2)
      expect(gains(lone, () => placing(lone, letter, 'grey', 'd5'))).toEqual([0, 0])
    }
    for (const { states } of RANDOM_GAMES)
      for (const cell of pond) expect(states.at(-1)!.city[cellIndex(cell)]).toBe(POND)
  })

  it('[APE-2.9] has seven printed tiles where the rules list them, that nobody has and nothing covers', () => {
    const kinds = { post: 'B', tarsier: 'T', chimpanzee: 'C', mandrill: 'M' } as Record<string, string>
    const listed = ruleTable('cell', 'printed tile')
    expect(listed).toHaveLength(7)
    for (const [id, kind, around] of listed) {
      const cell = cellIndex(id)
      expect(TILES[EMPTY_CITY[cell]].letter).toBe(kinds[kind])
      expect(CELLS[cell].district).toBe(-1)
      expect(sorted(names(ADJACENT[cell]))).toEqual(sorted(around.match(/[a-i]\d+/g)!))
      const s = Object.assign(fresh(2), { hand: 0, announced: 0 })
      s.agenda.pop()
      expect(refusal(s, `place:${id}`)).toBe('APE-2.9')
      for (const { states } of RANDOM_GAMES)
        expect([states.at(-1)!.city[cell], states.at(-1)!.discs[cell]]).toEqual([EMPTY_CITY[cell], -1])
    }
  })
})

describe('the district track', () => {
  it('has 8 sections of 5 segments [APE-2.10]', () => {
    const all = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((section) => [1, 2, 3, 4, 5].map((i) => `s${section}-${i}`))
    expect(SEGMENTS).toEqual(all)
    expect(SEGMENT_COLOUR.every((colour) => colour >= 0 && colour < COLOURS.length)).toBe(true)
  })

  it('runs round: after s8 comes s1 again [APE-2.11]', () => {
    expect([39, 40, 41, 79].map((tile) => SEGMENTS[segmentOf(tile)])).toEqual(['s8-5', 's1-1', 's1-2', 's8-5'])
  })

  it('has the colours of the rules, 14 grey, 13 black, 13 white [APE-2.12]', () => {
    const listed = ruleTable('s1', 's2')[0].join(' ').split(' ')
    expect(SEGMENT_COLOUR.map((colour) => COLOURS[colour][0].toUpperCase())).toEqual(listed)
    expect(COLOURS.map((_, colour) => SEGMENT_COLOUR.filter((c) => c === colour).length)).toEqual([14, 13, 13])
  })
})

it('scores go on beyond 99 as plain numbers [APE-2.13]', () => {
  const s = fresh(2)
  s.score = s.score.with(0, 99)
  placing(s, 'M', 'grey', 'f8')
  expect(s.score[0]).toBe(105)
})
