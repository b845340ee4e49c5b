import { describe, expect, it } from 'vitest'
import { broken } from '../broken.ts'
import {
  ADJACENT,
  AREAS,
  AREAS_AT,
  areaIndex,
  BONUS_OF,
  CLANS,
  DISTRICT_OF,
  DISTRICTS,
  MANHOLES,
  MANHOLES_OF,
  SHOP_OF,
  SHOPS,
  TILES,
  TOWNS,
} from '../data.ts'
import { game } from '../index.ts'
import { AREA_AT, DISTRICT_AT, MANHOLE_AT, SIDES } from '../data/places.ts'
import type { DiePatin } from '../state.ts'
import { forbids, fresh, go, lootIn, offered, ownerOf, position } from './fixture.ts'

const idsOf = (areas: readonly number[]): string => areas.map((area) => AREAS[area].id).join(' ')

describe('the town', () => {
  it('seven districts of three areas, four manholes each [PAT-2.1]', () => {
    expect([DISTRICTS.length, AREAS.length, MANHOLES.length]).toEqual([7, 21, 31])
    for (const [district] of DISTRICTS.entries()) expect(DISTRICT_OF.filter((d) => d === district)).toHaveLength(3)
    for (const manholes of MANHOLES_OF) expect(new Set(manholes).size).toBe(4)
    expect(MANHOLES_OF.flat()).not.toContain(-1)
    expect(new Set(MANHOLES_OF.flat()).size).toBe(31)
  })

  it('adjacent areas share two manholes [PAT-2.2]', () => {
    const pairs = ADJACENT.flatMap((areas, area) => areas.filter((other) => other > area).map((other) => [area, other]))
    expect(pairs).toHaveLength(33)
    expect(pairs.filter(([a, b]) => DISTRICT_OF[a] === DISTRICT_OF[b])).toHaveLength(21)
    expect(idsOf(ADJACENT[areaIndex('teal-flank')])).toBe('teal-corner teal-inner orange-inner')
    expect(idsOf(ADJACENT[areaIndex('brown-n')])).toBe('brown-sw brown-se teal-inner pink-inner')
    expect(ADJACENT[areaIndex('brown-n')]).not.toContain(areaIndex('teal-flank'))
  })

  it('every district is cut at its plaza, in one of two ways [PAT-2.3]', () => {
    const plazas = DISTRICTS.map((_, district) => {
      const [a, b, c] = MANHOLES_OF.filter((_, area) => DISTRICT_OF[area] === district)
      return a.filter((manhole) => b.includes(manhole) && c.includes(manhole)).map((manhole) => MANHOLES[manhole])
    })
    expect(plazas.flat()).toEqual(['m16', 'm06', 'm07', 'm17', 'm26', 'm25', 'm15'])
    const tipIsUp = DISTRICTS.filter((_, district) =>
      MANHOLES_OF.some((manholes, area) => {
        const [plaza, , tip] = manholes.map((manhole) => MANHOLE_AT[manhole])
        return DISTRICT_OF[area] === district && plaza[0] === tip[0] && tip[1] < plaza[1]
      }),
    )
    expect(tipIsUp).toEqual(['brown', 'teal', 'pink', 'yellow'])
  })

  it('inner, flank and corner areas [PAT-2.4]', () => {
    for (const [area, { id }] of AREAS.entries()) {
      const expected = { inner: 4, flank: 3, corner: 2 }[id.split('-')[1]] ?? 4
      expect([id, ADJACENT[area].length]).toEqual([id, expected])
      const touchesMiddle = ADJACENT[area].some((other) => DISTRICT_OF[other] === 0)
      expect([id, touchesMiddle]).toEqual([id, id.endsWith('inner') || id.startsWith('brown')])
    }
  })

  it('a drawn side for every adjacent pair and for no other [PAT-2.5]', () => {
    const kinds = (kind: string) => SIDES.filter((side) => side.kind === kind)
    expect([kinds('lane').length, kinds('street').length, kinds('rim').length]).toEqual([21, 12, 18])
    for (const { areas } of [...kinds('lane'), ...kinds('street')]) expect(ADJACENT[areas[0]]).toContain(areas[1])
    const fence = SIDES.filter(
      ({ areas }) => areas.length === 2 && TOWNS[4].hasArea[areas[0]] !== TOWNS[4].hasArea[areas[1]],
    )
    const ends = fence.map(({ manholes }) => manholes.map((manhole) => MANHOLES[manhole]).join('-'))
    expect(ends.sort()).toEqual(['m08-m12', 'm12-m19', 'm19-m22'])
    const round = (point: readonly number[]) => point.map((n) => Math.round(n))
    const zoo = AREA_AT[areaIndex('teal-flank')]
    expect([round(zoo.label), zoo.tiles.map(round), round(zoo.backRoom)]).toEqual([
      [291, 281],
      [
        [241, 233],
        [307, 348],
      ],
      [245, 308],
    ])
    expect([round(DISTRICT_AT[4].centre), DISTRICT_AT[4].loot.map(round)]).toEqual([
      [647, 755],
      [
        [684, 734],
        [610, 734],
      ],
    ])
  })

  it.each([
    [2, 9, 16, 3],
    [3, 15, 25, 5],
    [4, 18, 28, 6],
    [5, 21, 31, 7],
  ])('what is in play with %i players [PAT-2.7, 3.2]', (seats, areas, manholes, districts) => {
    const town = TOWNS[seats]
    expect([town.areas.length, town.manholes.length, town.districts.length]).toEqual([areas, manholes, districts])
    for (const area of town.areas) for (const other of town.adjacent[area]) expect(town.areas).toContain(other)
    for (const manhole of town.manholes) expect(AREAS_AT[manhole].some((area) => town.hasArea[area])).toBe(true)
  })
})

/** Ways to spoil a position, each of which breaks a law. */
const TAMPERED: readonly (readonly [string, (s: DiePatin) => void])[] = [
  ['a rat too many', (s) => (s.ratSupply = s.ratSupply.with(0, s.ratSupply[0] + 1))],
  ['a clan at an empty manhole', (s) => (s.ratsOf = s.ratsOf.with(s.rats.indexOf(0), 1))],
  ['a lost loot marker', (s) => s.lootSupply--],
  ['borrowed loot', (s) => ((s.purse = s.purse.with(0, s.purse[0] - 1)), s.lootSupply++)],
  ['three loot in a district', (s) => ((s.loot = s.loot.with(0, s.loot[0] + 1)), s.lootSupply--)],
  ['a seat without an area', (s) => (s.owner = s.owner.map((owner) => (owner === 0 ? 1 : owner)))],
  ['a back room in an unowned area', (s) => (s.backRoom = s.backRoom.with(0, true))],
  ['a back room too few', (s) => (s.roomSupply = s.roomSupply.with(1, s.roomSupply[1] - 1))],
  [
    'a trophy from oneself',
    (s) => (
      (s.trophies = s.trophies.with(0, s.trophies[0] + 1)),
      (s.roomSupply = s.roomSupply.with(0, s.roomSupply[0] - 1))
    ),
  ],
  [
    'a tile that vanished',
    (s) =>
      (s.tiles = s.tiles.with(
        s.tiles.findIndex((at) => at >= 0),
        -1,
      )),
  ],
  ['a henchman too many', (s) => (s.hand = s.hand.with(0, s.hand[0] + 1))],
  ['a boss on the board with her card face down', (s) => (s.boss = s.boss.with(0, 4))],
  ['two missions in one round', (s) => (s.missions = s.missions.with(0, 1).with(1, 1))],
  [
    'a rat out of play',
    (s) => (
      (s.rats = s.rats.with(30, 1)),
      (s.ratsOf = s.ratsOf.with(30, 0)),
      (s.ratSupply = s.ratSupply.with(0, s.ratSupply[0] - 1))
    ),
  ],
  ['an owner out of play', (s) => (s.owner = s.owner.with(20, 0))],
]

describe('pieces', () => {
  it('numbers of pieces [PAT-1.2, 3.3, 3.4]', () => {
    const s = fresh(5)
    expect([s.hand, s.boss]).toEqual([Array(5).fill(3), Array(5).fill(-1)])
    expect([s.ratSupply, s.roomSupply, s.purse]).toEqual([Array(5).fill(30), Array(5).fill(10), Array(5).fill(0)])
    expect([s.loot, s.lootSupply]).toEqual([Array(7).fill(2), 26])
    expect([TILES.length, SHOPS.length]).toEqual([36, 9])
  })

  it('a clan for every seat [PAT-1.3, 3.9]', () => {
    expect(CLANS.map(({ id }) => id)).toEqual(['owls', 'foxes', 'cats', 'raccoons', 'otters'])
    expect(CLANS.length).toBe(game.seats.max)
    expect(game.colours).toEqual(['red', 'yellow', 'green', 'blue', 'violet'])
  })

  it('four tiles a shop, one of every bonus [PAT-2.8]', () => {
    for (const [shop] of SHOPS.entries()) {
      const bonuses = TILES.flatMap((_, tile) => (SHOP_OF[tile] === shop ? [BONUS_OF[tile]] : []))
      expect(bonuses).toEqual([0, 1, 2, 3])
    }
    expect(TILES.slice(0, 4)).toEqual([
      'claw-studio-place',
      'claw-studio-loot',
      'claw-studio-remove',
      'claw-studio-point',
    ])
  })

  it('rats of one clan at a manhole [PAT-2.6]', () => {
    const s = position(2, { own: ['teal-flank teal-inner', 'pink-flank'], rats: ['m06×1', 'm12×1'] })
    go(s, 'figure:henchman', 'area:teal-flank')
    expect(offered(s)).toContain('remove:m12')
    expect(forbids(s, 'place:m12')).toBe('PAT-4.12')
    expect(forbids(s, 'remove:m06')).toBe('PAT-4.12')
    go(s, 'remove:m12', 'place:m12')
    expect([s.ratsOf[11], s.rats[11]]).toEqual([0, 1])
  })

  it.each(['brown-n', 'brown-sw', 'brown-se'])('loot of the district can be had from %s [PAT-2.9]', (area) => {
    const s = position(2, { own: ['brown-n brown-sw brown-se', 'pink-flank'] })
    go(s, 'figure:henchman', `area:${area}`, 'loot', 'loot')
    expect([s.purse[0], lootIn(s, 'brown')]).toEqual([2, 0])
  })

  it('one back room an area, always its owner’s [PAT-2.10]', () => {
    const s = position(2, {
      own: ['teal-flank teal-inner', 'pink-flank pink-inner'],
      henchmen: ['teal-inner'],
      tiles: { 'teal-inner': 'tailor-loot tailor-point' },
      purse: [0, 1],
      rats: ['', 'm09×5'],
    })
    go(s, 'figure:henchman', 'area:teal-inner', 'back-room:tailor-loot')
    expect(forbids(s, 'back-room:tailor-point')).toBe('PAT-4.13')
    go(s, 'done', 'figure:henchman', 'area:teal-inner', 'place:m09')
    expect([ownerOf(s, 'teal-inner'), s.backRoom[areaIndex('teal-inner')]]).toEqual([1, false])
  })

  it('the same three cards for everybody [PAT-2.11]', () => {
    const s = fresh(2)
    while (s.round === 0) go(s, offered(s)[0])
    const cards = ['card:administration', 'card:invasion', 'card:bribe-money']
    expect(offered(s)).toEqual([...cards, ...cards])
  })

  it('the five missions [PAT-2.12]', () => {
    expect(game.moves.all.filter((move) => move.verb === 'mission').map((move) => move.name)).toEqual([
      'mission:most-areas',
      'mission:biggest-manhole',
      'mission:most-manholes',
      'mission:most-back-rooms',
      'mission:most-loot',
    ])
  })

  it('the state holds every piece, and owners instead of borders [PAT-2.13]', () => {
    const s = fresh(4)
    expect([s.owner.length, s.backRoom.length, s.rats.length, s.ratsOf.length, s.loot.length]).toEqual([
      21, 21, 31, 31, 7,
    ])
    expect([s.tiles.length, s.henchmen.length, s.trophies.length, s.missions.length]).toEqual([36, 84, 16, 20])
    expect(JSON.parse(JSON.stringify(s))).toEqual(s)
  })

  it.each(TAMPERED)('a position with %s is broken [PAT-2.14]', (_, tamper) => {
    const s = fresh(2)
    while (s.round === 0) go(s, offered(s)[0])
    expect(broken(s)).toBeNull()
    tamper(s)
    expect(broken(s)).toBeTypeOf('string')
  })
})
