import { describe as group, expect, it } from 'vitest'
import { describe } from '#engine/text.ts'
import { sayAll } from '#test/battery/text.ts'
import type { ApeEvent } from '../events.ts'
import { game } from '../index.ts'
import { manifest } from '../manifest.ts'
import { text as de } from '../text/de.ts'
import { text as en } from '../text/en.ts'
import { CELLS, DISTRICTS, SEGMENTS, TILES } from '../data.ts'
import { fillBut, fresh, RULES, show, tileOf } from './fixture.ts'

const who = (seat: number): string => ['Ada', 'Bob', 'Cid', 'Dee'][seat]
const both = (event: ApeEvent): (string | null)[] => [describe(en, event, who), describe(de, event, who)]
const cell = (id: string): number => CELLS.findIndex((c) => c.id === id)
const segment = (id: string): number => SEGMENTS.indexOf(id)

group('what happened, in English and German', () => {
  it.each<[ApeEvent, string, string]>([
    [
      { kind: 'took', seat: 0, segment: segment('s1-2'), tile: tileOf('O'), skipped: [0], gained: 0 },
      'Ada takes an orang-utan for a grey district, paying 1 bundle.',
      'Ada nimmt einen Orang-Utan für ein graues Revier und zahlt 1 Bündel.',
    ],
    [
      { kind: 'took', seat: 1, segment: segment('s1-1'), tile: tileOf('C'), skipped: [], gained: 3 },
      'Bob takes a chimpanzee for a black district, gaining 3 bundles.',
      'Bob nimmt einen Schimpansen für ein schwarzes Revier und erhält 3 Bündel.',
    ],
    [
      {
        kind: 'placed',
        seat: 2,
        cell: cell('f8'),
        tile: tileOf('M'),
        beside: [],
        points: 6,
        disc: false,
        elsewhere: false,
      },
      'Cid places a mandrill at 2 Lantern Quarter: 6 points.',
      'Cid legt einen Mandrill auf Laternenviertel 2: 6 Punkte.',
    ],
    [
      {
        kind: 'placed',
        seat: 2,
        cell: cell('a1'),
        tile: tileOf('T'),
        beside: [],
        points: 1,
        disc: false,
        elsewhere: true,
      },
      'Cid places a tarsier at 1 Creeper Row, as no field of its colour is free: 1 point.',
      'Cid legt einen Koboldmaki auf Lianenzeile 1, da in der Farbe kein Feld frei ist: 1 Punkt.',
    ],
    [
      {
        kind: 'placed',
        seat: 3,
        cell: cell('a1'),
        tile: tileOf('L'),
        beside: [],
        points: 0,
        disc: true,
        elsewhere: false,
      },
      'Dee places a ring-tailed lemur at 1 Creeper Row, with a disc.',
      'Dee legt einen Katta auf Lianenzeile 1, mit Scheibe.',
    ],
    [
      {
        kind: 'placed',
        seat: 3,
        cell: cell('a1'),
        tile: tileOf('O'),
        beside: [],
        points: 0,
        disc: false,
        elsewhere: false,
      },
      'Dee places an orang-utan at 1 Creeper Row, without a disc: none is left.',
      'Dee legt einen Orang-Utan auf Lianenzeile 1, ohne Scheibe: Es ist keine mehr da.',
    ],
    [
      { kind: 'boss', district: 0, seat: null, by: 'nobody', points: 0 },
      'Creeper Row is full. Nobody is its boss.',
      'Die Lianenzeile ist voll. Niemand wird dort Boss.',
    ],
    [
      { kind: 'boss', district: 0, seat: 1, by: 'lemurs', points: 1 },
      'Creeper Row is full. Bob is its boss, having the most lemurs: 1 point.',
      'Die Lianenzeile ist voll. Bob wird dort Boss, mit den meisten Kattas: 1 Punkt.',
    ],
    [
      {
        kind: 'shared',
        district: 0,
        seats: [0, 1],
        shares: [
          { district: 1, apes: 3, each: 2 },
          { district: 3, apes: 0, each: 0 },
        ],
      },
      'Ada and Bob: 2 points each from inferior neighbours (Palm Boulevard).',
      'Ada und Bob: je 2 Punkte aus unterlegenen Nachbarrevieren (Palmenboulevard).',
    ],
    [
      { kind: 'turned-up', tiles: [0, 5], segments: [10, 11] },
      'New in the display: tarsier and banana trading post.',
      'Neu in der Auslage: Koboldmaki und Bananenumschlagplatz.',
    ],
    [
      { kind: 'refilled', sections: [0, 1] },
      'Refilled face down: sections 1 and 2.',
      'Verdeckt aufgefüllt: Abschnitte 1 und 2.',
    ],
    [
      { kind: 'paid-out', bundles: [1, 2] },
      'The city is full. Every bundle is worth a point.',
      'Die Stadt ist voll. Jedes Geldbündel ist einen Punkt wert.',
    ],
  ])('%j', (event, english, german) => expect(both(event)).toEqual([english, german]))

  it('leaves out a share of nothing', () => {
    expect(both({ kind: 'shared', district: 0, seats: [0], shares: [] })).toEqual([null, null])
  })
})

group('questions and moves', () => {
  const s = show(fresh(2), 's1-1 T(2), s1-2 C, s2-1')

  it('says what is asked', () => {
    expect([en.prompts.take(s, { do: 'take' }, who), de.prompts.take(s, { do: 'take' }, who)]).toEqual([
      'Take a tile from the display.',
      'Nimm ein Plättchen aus der Auslage.',
    ])
    const holding = { ...s, hand: tileOf('C'), announced: 2 }
    expect([en.prompts.place(holding, { do: 'place' }, who), de.prompts.place(holding, { do: 'place' }, who)]).toEqual([
      'Place the chimpanzee on a free white field.',
      'Lege den Schimpansen auf ein freies weißes Feld.',
    ])
  })

  it('says that a tile may go anywhere if its colour has no room, and only then [APE-4.12]', () => {
    const full = { ...fillBut(fresh(2), 'a1'), hand: tileOf('C'), announced: 2 }
    expect(en.prompts.place(full, { do: 'place' }, who)).toBe('Place the chimpanzee anywhere: no white field is free.')
    expect(de.prompts.place(full, { do: 'place' }, who)).toBe(
      'Lege den Schimpansen auf ein beliebiges Feld: Kein weißes ist mehr frei.',
    )
  })

  it('says what a tile costs and brings', () => {
    expect([0, 1].map((at) => en.moves.take(at, s, who))).toEqual([
      'tarsier, black (gain 2)',
      'chimpanzee, grey (pay 1)',
    ])
    expect([0, 1].map((at) => de.moves.take(at, s, who))).toEqual([
      'Koboldmaki, schwarz (erhalte 2)',
      'Schimpanse, grau (zahle 1)',
    ])
    expect(en.moves.take(segment('s5-1'), s, who)).toBe('s5-1')
  })

  it('names every cell', () => {
    expect([en.moves.place(cell('a1'), s, who), de.moves.place(cell('a1'), s, who)]).toEqual([
      '1 Creeper Row',
      'Lianenzeile 1',
    ])
    expect(en.moves.place(cell('e5'), s, who)).toBe('e5')
  })
})

group('words', () => {
  it('are different in the two languages', () => {
    for (const key of Object.keys(en.clauses) as (keyof typeof en.clauses)[])
      expect(de.clauses[key]).not.toBe(en.clauses[key])
    for (const { id } of DISTRICTS) expect(de.districts[id]).not.toBe(en.districts[id])
    for (const { id } of TILES.filter((tile) => tile.id !== 'mandrill')) expect(de.tiles[id]).not.toBe(en.tiles[id])
  })

  it('name districts and tiles as the rules do', () => {
    for (const { id } of DISTRICTS) expect(RULES).toContain(`| ${id} | ${en.districts[id]} / ${de.districts[id]} |`)
    for (const { id } of TILES)
      expect(RULES.toLowerCase()).toContain(`| ${en.tiles[id]} / ${de.tiles[id]} |`.toLowerCase())
  })

  it('give a reason for every rule a refusal can name, which the rules have', () => {
    for (const key of Object.keys(en.clauses)) expect(RULES).toContain(`[${key}]`)
    const said = sayAll(game, { en, de }, { seed: 'reasons', seats: 3, variants: {} })
    const named = [...said.keys()].filter((about) => about.startsWith('clause '))
    expect(named.length).toBeGreaterThan(4)
    expect(Object.keys(en.clauses).map((key) => `clause ${key}`)).toEqual(expect.arrayContaining(named))
  })

  it('address the reader as du', () => {
    const lines = [...Object.values(de.clauses), manifest.blurb.de, de.prompts.take(fresh(2), { do: 'take' }, who)]
    for (const line of lines) expect(line).not.toMatch(/\b(Sie|Ihr|Ihnen|Ihre)\b/)
  })
})
