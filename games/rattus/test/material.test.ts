import { describe, expect, it } from 'vitest'
import {
  CARDS,
  CUBES,
  FACES,
  NEIGHBOURS,
  overSea,
  REGION_IDS,
  regionIndex,
  REGIONS,
  REGIONS_IN_USE,
  SEAT_COLOURS,
  STARTING_RATS,
  WITHIN_TWO,
  type RegionId,
} from '../data.ts'
import { game } from '../index.ts'
import { strike } from '../rules/ravage.ts'
import { text as de } from '../text/de.ts'
import { text as en } from '../text/en.ts'
import { asked, calm, deal, go, offered, plagueIn, placed, put, RED, refused, there, tokensIn } from './fixture.ts'

const near = (a: RegionId, b: RegionId, seats = 4): boolean =>
  NEIGHBOURS[seats][regionIndex(a)].includes(regionIndex(b))
const has = (letters: string) => {
  const symbols = [...letters].map((letter) => 'RCKPBWMA'.indexOf(letter))
  return (face: { symbols: readonly number[] }) => symbols.every((symbol) => face.symbols.includes(symbol))
}

describe('what is in the box', () => {
  it('cubes, rats, cards and regions for two to four players [RAT-1.1, 1.2]', () => {
    expect(game.seats).toEqual({ min: 2, max: 4 })
    expect([REGIONS.length, CARDS.length, FACES.length, STARTING_RATS, CUBES]).toEqual([12, 6, 49, 12, 20])
    expect(SEAT_COLOURS).toEqual(['red', 'yellow', 'green', 'blue'])
  })

  it('8, 10 and 12 regions; the others do not exist for any rule [RAT-1.3]', () => {
    expect([2, 3, 4].map((seats) => REGIONS_IN_USE[seats])).toEqual([8, 10, 12])
    expect([near('polonia', 'russia', 3), near('polonia', 'russia', 4)]).toEqual([false, true])
    expect(WITHIN_TWO[2][regionIndex('hungaria')]).not.toContain(regionIndex('bulgaria'))
    const s = deal(put(calm(2), 'hungaria{red 1; rats 1}'), { merchant: RED, peasant: RED, monk: RED })
    expect(offered(s, 'place')).toHaveLength(8)
    for (const move of ['place:russia', 'king:russia', 'merchant:tartaria']) expect(refused(s, move)).toBe('RAT-1.3')
    go(s, 'merchant:hungaria')
    expect(offered(s)).toEqual(['merchant-to:germania', 'merchant-to:italia', 'merchant-to:polonia'])
  })

  it('six cards, one per class, in the display or with one seat [RAT-2.7]', () => {
    expect(CARDS.map(({ id, classId }) => `${id} ${classId}`)).toEqual([
      'king royalty',
      'monk church',
      'knight chivalry',
      'peasant peasantry',
      'merchant bourgeoisie',
      'witch magic',
    ])
    const s = calm()
    expect(s.cards).toEqual([-1, -1, -1, -1, -1, -1])
    s.cards = s.cards.with(0, 4)
    expect(game.broken(s)).not.toBeNull()
  })

  it('every region, card and class has a name in both languages [RAT-8.1, 8.4]', () => {
    expect(REGIONS.map(({ id }) => `${en.regions[id].name} ${de.regions[id].name}`).join(', ')).toBe(
      'Anglia England, Gallia Gallien, Germania Germanien, Hispania Spanien, Hungaria Ungarn, Italia Italien, ' +
        'Polonia Polen, Scandia Skandinavien, Bulgaria Bulgarien, Turcia Türkei, Russia Russland, Tartaria Tartarei',
    )
    expect(CARDS.map(({ id, classId }) => `${de.cards[id].name} ${de.classes[classId]}`)).toEqual([
      'König Königtum',
      'Mönch Kirche',
      'Ritter Rittertum',
      'Bauer Landvolk',
      'Kaufmann Bürgertum',
      'Hexe Zauberkunst',
    ])
  })
})

describe('the board', () => {
  it('twelve regions in tiers, in region order [RAT-2.1, 2.3, 8.1]', () => {
    expect(REGIONS.map((region) => region.tier[0]).join('')).toBe('llllllllmmdd')
    expect(REGION_IDS).toEqual(
      'anglia gallia germania hispania hungaria italia polonia scandia bulgaria turcia russia tartaria'.split(' '),
    )
  })

  it('24 mutual pairs, 7 of them over the sea, all worth the same [RAT-2.2]', () => {
    let land = 0
    let sea = 0
    NEIGHBOURS[4].forEach((others, region) =>
      others.forEach((other) => {
        expect(NEIGHBOURS[4][other]).toContain(region)
        expect(overSea(other, region)).toBe(overSea(region, other))
        if (overSea(region, other)) sea++
        else land++
      }),
    )
    expect([land / 2, sea / 2]).toEqual([17, 7])
    const s = plagueIn(placed(calm()), 'anglia')
    go(s, 'plague')
    expect(offered(s)).toEqual(['plague-to:gallia', 'plague-to:germania', 'plague-to:scandia'])
  })

  it.each([
    [2, [3, 4, 6, 2, 3, 4, 3, 3]],
    [3, [3, 4, 6, 2, 4, 5, 3, 3, 2, 2]],
    [4, [3, 4, 6, 2, 5, 5, 5, 4, 3, 3, 3, 5]],
  ])('with %i players so many neighbours each, and the map hangs together [RAT-2.4]', (seats, counts) => {
    expect(NEIGHBOURS[seats].slice(0, counts.length).map((others) => others.length)).toEqual(counts)
    const reached = new Set([0])
    for (const region of reached) for (const other of NEIGHBOURS[seats][region]) reached.add(other)
    expect(reached.size).toBe(counts.length)
  })

  it('what is known of the printed borders holds [RAT-8.2]', () => {
    for (const [a, b] of [
      'hispania gallia',
      'russia tartaria',
      'gallia anglia',
      'germania anglia',
      'hispania italia',
    ].map((pair) => pair.split(' ') as [RegionId, RegionId])) {
      expect(near(a, b)).toBe(true)
    }
    expect([
      near('germania', 'turcia'),
      near('hispania', 'polonia'),
      near('italia', 'polonia'),
      near('italia', 'scandia'),
    ]).not.toContain(true)
    expect(WITHIN_TWO[4][regionIndex('italia')]).toContain(regionIndex('scandia'))
  })

  it('the palace is no region: no move names it but the King’s [RAT-2.5]', () => {
    expect(REGION_IDS).not.toContain('palace')
    const s = deal(placed(put(calm(), 'gallia{red 1}')), { king: RED, merchant: RED, knight: RED })
    go(s, 'king:gallia')
    expect([s.palace[RED], there(s, 'gallia')]).toEqual([1, 'nobody; rats 0'])
    expect(offered(s, 'merchant')).toEqual([])
  })
})

describe('the rats', () => {
  it('no symbol twice on a face; majority named first [RAT-2.8, 8.3]', () => {
    for (const { symbols, limit } of FACES) {
      expect(new Set(symbols).size).toBe(symbols.length)
      expect(symbols.indexOf(6)).toBeLessThanOrEqual(0)
      expect([symbols.length > 0, symbols.length <= 5, limit >= 1, limit <= 6]).not.toContain(false)
    }
  })

  it('49 faces, named in order [RAT-2.9, 8.3]', () => {
    expect([FACES[0], FACES[17]]).toEqual([
      { id: 'rat-01', limit: 1, symbols: [4, 1] },
      { id: 'rat-18', limit: 2, symbols: [6, 4, 1] },
    ])
    expect(FACES.map((face) => face.limit).join('')).toBe(
      '1112223334441111122222222333333334444445555556666'.slice(0, 49),
    )
    expect(FACES[48]).toMatchObject({ id: 'rat-49', limit: 6 })
    expect(has('MABKR')(FACES[48])).toBe(true)
  })

  it.each([
    [1, 8, 2, 2, 0],
    [2, 11, 4, 6, 1],
    [3, 11, 4, 7, 1],
    [4, 9, 4, 6, 3],
    [5, 6, 3, 2, 6],
    [6, 4, 2, 4, 4],
  ])('of limit %i there are %i, each class %i times, M %i and A %i times [RAT-2.10]', (limit, count, each, m, a) => {
    const faces = FACES.filter((face) => face.limit === limit)
    expect(faces).toHaveLength(count)
    for (const letter of 'RCKPBW') expect(faces.filter(has(letter))).toHaveLength(each)
    expect([faces.filter(has('M')).length, faces.filter(has('A')).length]).toEqual([m, a])
  })

  it('every class is on 4 starting rats and 15 others [RAT-2.10]', () => {
    for (const letter of 'RCKPBW') {
      const on = FACES.map((face, i) => has(letter)(face) && i < STARTING_RATS)
      expect([on.filter(Boolean).length, FACES.filter(has(letter)).length]).toEqual([4, 19])
    }
    expect([FACES.filter(has('M')).length, FACES.filter(has('A')).length]).toEqual([27, 15])
  })

  it.each([
    [1, 2, [0.04, 0.24, 0.39, 0.49]],
    [2, 2, [0.53, 0.82, 1.06, 1.25]],
    [2, 3, [0.22, 0.57, 0.89, 1.17]],
    [3, 4, [0.31, 0.69, 1.08, 1.46]],
  ])('%i own and %i other cubes lose on average, with 0 to 3 cards [RAT-2.11]', (own, other, losses) => {
    losses.forEach((loss, held) => expect(averageLoss(own, other, held)).toBeCloseTo(loss, 1.9))
  })

  it('tokens have handles in the order they come, and close up in their slots [RAT-2.12]', () => {
    const s = deal(placed(put(calm(), 'gallia{rats 3}', 'italia{rats 2}')), { monk: RED })
    expect([tokensIn(s, 'gallia'), tokensIn(s, 'italia')]).toEqual([
      ['t1', 't2', 't3'],
      ['t4', 't5'],
    ])
    go(s, 'monk:gallia', 'monk-token:t2', 'monk-to:italia')
    expect([tokensIn(s, 'gallia'), tokensIn(s, 'italia')]).toEqual([
      ['t1', 't3'],
      ['t4', 't5', 't2'],
    ])
    expect(asked(s)).toBe('turn-action')
  })
})

/** Over all faces and all hands of so many cards, against one opponent without any. */
function averageLoss(own: number, other: number, held: number): number {
  const hands = Array.from({ length: 64 }, (_, bits) => CARDS.map((_, card) => (bits >> card) & 1)).filter(
    (hand) => hand.reduce((a, b) => a + b) === held,
  )
  let lost = 0
  for (const hand of hands) {
    for (let face = 0; face < FACES.length; face++) {
      const s = put(calm(), `gallia{red ${own}, yellow ${other}; rats 1: ${FACES[face].id}}`)
      s.cards = hand.map((holding) => (holding ? RED : -1))
      strike(s, regionIndex('gallia'), 0, 0, undefined)
      lost += own - s.cubes[regionIndex('gallia') * 4]
    }
  }
  return lost / hands.length / FACES.length
}
