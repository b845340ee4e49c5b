import { agenda, type Seat } from '#engine/state.ts'
import { areaIndex, CARDS, DISTRICTS, LOOT_MARKERS, manholeIndex, MISSIONS, TILES } from '../data.ts'
import { henchmenIn } from '../rules/territory.ts'
import { IN_HAND, newState, withSeat, type DiePatin } from '../state.ts'

/** A position as section 9 of RULES.md writes it: lists by seat, ids apart by spaces, `m09×3` for rats. */
export interface Position {
  readonly own: readonly string[]
  readonly rats?: readonly string[]
  /** By area. */
  readonly tiles?: Readonly<Record<string, string>>
  /** Loot with seats, and on districts where it is not two. */
  readonly purse?: readonly number[]
  readonly loot?: Readonly<Record<string, number>>
  readonly cards?: readonly string[]
  /** Areas with a back room of their owner. */
  readonly rooms?: string
  /** Henchmen on the board, by seat; and the boss. */
  readonly henchmen?: readonly string[]
  readonly bosses?: readonly (string | null)[]
  /** By seat: `most-loot=1`. */
  readonly missions?: readonly string[]
  readonly holds?: readonly string[]
  readonly round?: number
  readonly startSeat?: Seat
  readonly active?: Seat
  /** The last turn of the round is over. */
  readonly roundIsOver?: boolean
}

/** Sets a position up; what comes first in the turn is still to be done. */
export function laidOut(seats: number, p: Position): DiePatin {
  const s = newState({ seed: 'test', seats, variants: {} })
  s.round = p.round ?? 1
  s.startSeat = p.startSeat ?? 0
  s.active = p.active ?? 0
  p.own.forEach((areas, seat) => words(areas).forEach((id) => (s.owner = s.owner.with(areaIndex(id), seat))))
  p.rats?.forEach((items, seat) => words(items).forEach((item) => putRats(s, seat, item)))
  const cards = p.cards?.map((id) => CARDS.findIndex((card) => card === id))
  s.card = s.card.map((_, seat) => cards?.[seat] ?? 0)
  putTiles(s, p)
  putFigures(s, p)
  putLoot(s, p)
  for (const id of words(p.rooms)) openRoom(s, areaIndex(id))
  p.missions?.forEach((items, seat) => words(items).forEach((item) => putMission(s, seat, item)))
  const after = ['judge-missions', 'end-of-game', 'clearing', 'round']
  agenda(s, ...(p.roundIsOver ? after : ['turn', ...after]).map((step) => ({ do: step })))
  return s
}

const words = (list = ''): string[] => list.split(/\s+/).filter(Boolean)

function putRats(s: DiePatin, seat: Seat, item: string): void {
  const [id, count] = item.split('×') as [string, string]
  s.rats = s.rats.with(manholeIndex(id), Number(count))
  s.ratsOf = s.ratsOf.with(manholeIndex(id), seat)
  s.ratSupply = s.ratSupply.with(seat, s.ratSupply[seat] - Number(count))
}

function putTiles(s: DiePatin, p: Position): void {
  for (const [area, tiles] of Object.entries(p.tiles ?? {}))
    for (const tile of words(tiles)) s.tiles = s.tiles.with(TILES.indexOf(tile), areaIndex(area))
  p.holds?.forEach((tiles, seat) =>
    words(tiles).forEach((tile) => (s.tiles = s.tiles.with(TILES.indexOf(tile), withSeat(seat)))),
  )
}

function putFigures(s: DiePatin, p: Position): void {
  p.henchmen?.forEach((areas, seat) =>
    words(areas).forEach((id) => {
      s.henchmen = s.henchmen.with(areaIndex(id) * s.seats + seat, henchmenIn(s, seat, areaIndex(id)) + 1)
      s.hand = s.hand.with(seat, s.hand[seat] - 1)
    }),
  )
  p.bosses?.forEach((id, seat) => {
    s.boss = s.boss.with(seat, id === null ? IN_HAND : areaIndex(id))
    s.open = s.open.with(seat, id !== null)
  })
}

function putLoot(s: DiePatin, p: Position): void {
  p.purse?.forEach((loot, seat) => (s.purse = s.purse.with(seat, loot)))
  for (const [id, loot] of Object.entries(p.loot ?? {}))
    s.loot = s.loot.with(
      DISTRICTS.findIndex((d) => d === id),
      loot,
    )
  s.lootSupply = LOOT_MARKERS - [...s.loot, ...s.purse].reduce((a, b) => a + b, 0)
}

function openRoom(s: DiePatin, area: number): void {
  s.backRoom = s.backRoom.with(area, true)
  s.roomSupply = s.roomSupply.with(s.owner[area], s.roomSupply[s.owner[area]] - 1)
}

function putMission(s: DiePatin, seat: Seat, item: string): void {
  const [id, points] = item.split('=') as [string, string]
  s.missions = s.missions.with(seat * MISSIONS.length + MISSIONS.findIndex((mission) => mission === id), Number(points))
}
