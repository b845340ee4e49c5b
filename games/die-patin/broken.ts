import { firstBroken, isNowhereNegative, sum } from '#engine/laws.ts'
import { seatsOf, type Seat } from '#engine/state.ts'
import {
  AREAS,
  BACK_ROOMS,
  BONUSES,
  DISTRICTS,
  HENCHMEN,
  LOOT_MARKERS,
  LOOT_PER_DISTRICT,
  MANHOLES,
  MISSIONS,
  RATS,
  ROUNDS,
  SHOP_OF,
  SHOPS,
} from './data.ts'
import { areasOwned } from './rules/territory.ts'
import { BOX, IN_HAND, NOBODY, townOf, type DiePatin } from './state.ts'

/** What is true of every position of a real game [PAT-2.14]; the first of these that is not. */
export function broken(s: DiePatin): string | null {
  const all = (holds: (seat: Seat) => boolean) => seatsOf(s).every(holds)
  return firstBroken([
    ['rats are in supply or on the board', all((seat) => s.ratSupply[seat] + ratsOnBoard(s, seat) === RATS)],
    ['nobody owes rats', isNowhereNegative(s.ratSupply, s.rats)],
    ['an empty manhole is nobody’s [PAT-2.6]', s.rats.every((rats, i) => rats > 0 === (s.ratsOf[i] !== NOBODY))],
    ['loot is neither made nor lost [PAT-1.2]', s.lootSupply + sum(s.loot) + sum(s.purse) === LOOT_MARKERS],
    ['nobody owes loot', isNowhereNegative([s.lootSupply], s.purse)],
    ['a district holds at most two loot [PAT-4.31]', s.loot.every((loot) => loot >= 0 && loot <= LOOT_PER_DISTRICT)],
    ['who has settled owns an area [PAT-4.6]', s.round === 0 || all((seat) => areasOwned(s, seat) > 0)],
    ['back rooms stand in owned areas [PAT-2.10]', s.backRoom.every((here, area) => !here || s.owner[area] !== NOBODY)],
    ['back rooms are in supply, on the board, or trophies', all((seat) => backRoomsOf(s, seat) === BACK_ROOMS)],
    ['back rooms do not run out [PAT-1.2]', isNowhereNegative(s.roomSupply)],
    ['nobody has a trophy from itself', all((seat) => s.trophies[seat * s.seats + seat] === 0)],
    ['shops are whole, or removed as a whole [PAT-3.2]', tilesAccountedFor(s)],
    ['no area has two tiles of one shop [PAT-3.5]', !hasDouble(s)],
    ['henchmen are in hand or on the board', all((seat) => s.hand[seat] + henchmenOnBoard(s, seat) === HENCHMEN)],
    ['a card lies open once the boss has left it [PAT-4.9]', all((seat) => s.boss[seat] === IN_HAND || s.open[seat])],
    ['only a chosen card lies open', all((seat) => !s.open[seat] || s.card[seat] >= 0)],
    ['at most one mission a round [PAT-4.28]', all((seat) => missionsDiffer(s, seat))],
    ['nothing lies out of play [PAT-2.7]', nothingOutOfPlay(s)],
  ])
}

const ratsOnBoard = (s: DiePatin, seat: Seat): number => sum(s.rats.filter((_, i) => s.ratsOf[i] === seat))

const henchmenOnBoard = (s: DiePatin, seat: Seat): number => sum(s.henchmen.filter((_, i) => i % s.seats === seat))

function backRoomsOf(s: DiePatin, seat: Seat): number {
  const onBoard = s.backRoom.filter((here, area) => here && s.owner[area] === seat).length
  const lost = sum(s.trophies.filter((_, i) => i % s.seats === seat))
  return s.roomSupply[seat] + onBoard + lost
}

function tilesAccountedFor(s: DiePatin): boolean {
  const boxed = SHOPS.map((_, shop) => s.tiles.filter((at, tile) => at === BOX && SHOP_OF[tile] === shop).length)
  const places = s.tiles.every((at) => at >= BOX && at < AREAS.length + s.seats)
  const removed = boxed.filter((count) => count === BONUSES.length).length
  return places && sum(boxed) === removed * BONUSES.length && removed === townOf(s).shopsRemoved
}

function hasDouble(s: DiePatin): boolean {
  const shops = new Int32Array(AREAS.length) // the shops of each area, in bits
  return s.tiles.some((at, tile) => {
    if (at < 0 || at >= AREAS.length) return false
    const bit = 1 << SHOP_OF[tile]
    const double = (shops[at] & bit) !== 0
    shops[at] |= bit
    return double
  })
}

function missionsDiffer(s: DiePatin, seat: Seat): boolean {
  const values = s.missions.slice(seat * MISSIONS.length, (seat + 1) * MISSIONS.length).filter((value) => value > 0)
  return new Set(values).size === values.length && values.every((value) => value <= Math.min(s.round, ROUNDS))
}

function nothingOutOfPlay(s: DiePatin): boolean {
  const { hasArea, hasManhole, districts } = townOf(s)
  const empty = (area: number) =>
    s.owner[area] === NOBODY &&
    !s.backRoom[area] &&
    !s.tiles.includes(area) &&
    !s.boss.includes(area) &&
    seatsOf(s).every((seat) => s.henchmen[area * s.seats + seat] === 0)
  return (
    AREAS.every((_, area) => hasArea[area] || empty(area)) &&
    MANHOLES.every((_, manhole) => hasManhole[manhole] || s.rats[manhole] === 0) &&
    DISTRICTS.every((_, district) => districts.includes(district) || s.loot[district] === 0)
  )
}
