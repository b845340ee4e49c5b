import { seatsOf, type Seat } from '#engine/state.ts'
import type { Who } from '#engine/text.ts'
import { AREAS, CARDS, DISTRICTS, MISSIONS, SHOPS, TILES } from './data.ts'
import { AREA_AT, MANHOLE_AT, type Point } from './data/places.ts'
import { chainLength, score } from './rules/end.ts'
import { missionValues } from './rules/missions.ts'
import { figuresIn } from './rules/territory.ts'
import { HIDDEN, NOBODY, townOf, withSeat, type DiePatin } from './state.ts'
import type { Text } from './text/text.ts'

/** The position with characters: the town, its areas and loot, the seats, the missions. Seats are numbers. */
export function draw(s: DiePatin, text: Text, who: Who): string {
  return [
    ...map(s),
    '',
    ...townOf(s).areas.map((area) => areaLine(s, text, area)),
    '',
    lootLine(s, text),
    '',
    ...seatsOf(s).map((seat) => seatLine(s, text, seat, who)),
    '',
    ...missionLines(s, text),
  ].join('\n')
}

const CELL = 6

/** Manholes as `12:0x3` (three rats of seat 0) or `12:-`, areas by number in brackets with their owner. */
function map(s: DiePatin): string[] {
  const rows = Array.from({ length: 21 }, () => Array<string>(13).fill(' '.repeat(CELL)))
  const put = ([x, y]: Point, glyph: string) => {
    rows[Math.round((y - 75) / 42.5)][Math.round((x - 58.3) / 73.6)] = glyph.padEnd(CELL).slice(0, CELL)
  }
  const { manholes, areas } = townOf(s)
  for (const i of manholes) put(MANHOLE_AT[i], `${i + 1}:${s.rats[i] ? `${s.ratsOf[i]}x${s.rats[i]}` : '-'}`)
  for (const i of areas) put(AREA_AT[i].centre, `[${i}]${s.owner[i] === NOBODY ? '' : s.owner[i]}`)
  return rows.map((row) => row.join('').trimEnd()).filter((row) => row !== '')
}

function areaLine(s: DiePatin, text: Text, area: number): string {
  const owner = s.owner[area] === NOBODY ? '-' : `${s.owner[area]}${s.backRoom[area] ? '*' : ' '}`
  const tiles = TILES.filter((_, tile) => s.tiles[tile] === area)
  const figures = seatsOf(s).flatMap((seat) => {
    const here = figuresIn(s, seat, area)
    return here > 0
      ? [`${seat}:${'h'.repeat(here - (s.boss[seat] === area ? 1 : 0))}${s.boss[seat] === area ? 'B' : ''}`]
      : []
  })
  const { id } = AREAS[area]
  return [`[${area}]`.padEnd(5), owner.padEnd(3), `${text.areas[id]} (${id})`.padEnd(36), ...tiles, ...figures].join(
    ' ',
  )
}

function lootLine(s: DiePatin, text: Text): string {
  const here = townOf(s).districts.map((district) => `${text.districts[DISTRICTS[district]]} ${s.loot[district]}`)
  return `${text.draw.loot}: ${[...here, `${text.draw.supply} ${s.lootSupply}`].join(', ')}`
}

function seatLine(s: DiePatin, text: Text, seat: Seat, who: Who): string {
  const rooms = s.backRoom.filter((here, area) => here && s.owner[area] === seat).length
  const chains = SHOPS.flatMap((shop, i) => {
    const length = chainLength(s, seat, i)
    return length > 0 ? [`${length}x ${text.shops[shop]}`] : []
  })
  return [
    `${seat} ${who(seat)}: ${score(s, seat)}`,
    `${text.draw.loot} ${s.purse[seat]}`,
    `${text.draw.rats} ${s.ratSupply[seat]}`,
    `${text.draw.backRooms} ${rooms}`,
    `${text.draw.trophies} ${s.trophies.slice(seat * s.seats, (seat + 1) * s.seats).reduce((a, b) => a + b, 0)}`,
    `${text.draw.tiles} ${s.tiles.filter((at) => at === withSeat(seat)).length}`,
    ...chains,
    ...cardOf(s, text, seat),
  ].join(', ')
}

function cardOf(s: DiePatin, text: Text, seat: Seat): string[] {
  const card = s.card[seat]
  if (card === HIDDEN) return [text.draw.hidden]
  return card < 0 ? [] : [text.cards[CARDS[card]].name]
}

/** The value of every seat, and in brackets what those who scored it got. */
function missionLines(s: DiePatin, text: Text): string[] {
  const values = missionValues(s)
  const lines = MISSIONS.map((id, i) => {
    const cells = seatsOf(s).map((seat) => {
      const points = s.missions[seat * MISSIONS.length + i]
      return `${values[i * s.seats + seat]}${points > 0 ? `(${points})` : ''}`
    })
    return `  ${text.missions[id].name.padEnd(24)} ${cells.join(' : ')}`
  })
  return [`${text.draw.round} ${s.round}`, ...lines]
}
