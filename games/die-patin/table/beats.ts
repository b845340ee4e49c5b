import type { Told } from '#engine/game.ts'
import type { Beat } from '#table/types.ts'
import { AREAS, BOSS, CARDS, DISTRICTS, HENCHMAN, MANHOLES, MANHOLES_OF, MISSIONS, SHOP_OF } from '../data.ts'
import type { PatinEvent } from '../events.ts'
import { result } from '../rules/end.ts'
import { henchmenIn } from '../rules/territory.ts'
import type { DiePatin } from '../state.ts'
import { chainSpot } from './Stock.tsx'
import { figureSpot } from './Town.tsx'

const area = (index: number): string => `area:${AREAS[index].id}`
const manhole = (index: number): string => `manhole:${MANHOLES[index]}`
const seatSpot = (seat: number): string => `seat:${seat}`
const plus = (n: number): string => `+${n}`
const minus = (n: number): string => `−${n}`

/** How each event looks and sounds [RULES.md 10]. */
export function beats(event: Told<PatinEvent>, view: DiePatin): readonly Beat[] {
  return quiet(event) ?? ofRats(event) ?? dealings(event, view) ?? scoring(event, view) ?? []
}

/** Cards and figures. */
function quiet(event: Told<PatinEvent>): readonly Beat[] | null {
  switch (event.kind) {
    case 'round-began':
      return [{ do: 'sound', sound: 'turn' }]
    case 'card-chosen':
      return [
        { do: 'sound', sound: 'flip' },
        { do: 'flip', at: [`card-of:${event.seat}`] },
      ]
    case 'card-revealed':
      return [
        { do: 'sound', sound: 'flip' },
        { do: 'flip', at: [`card-of:${event.seat}`, `card:${CARDS[event.card]}`] },
      ]
    case 'boss-stranded':
      return [
        { do: 'sound', sound: 'fall' },
        { do: 'pop', at: seatSpot(event.seat), text: '✗' },
      ]
    case 'area-settled':
      return [
        { do: 'sound', sound: 'place' },
        { do: 'glow', at: [area(event.area)] },
      ]
    case 'figure-placed':
      return placed(event)
    default:
      return null
  }
}

function ofRats(event: Told<PatinEvent>): readonly Beat[] | null {
  switch (event.kind) {
    case 'rats-placed':
      return [
        { do: 'sound', sound: 'take' },
        together(
          { do: 'fly', from: seatSpot(event.seat), to: manhole(event.manhole) },
          { do: 'pop', at: manhole(event.manhole), text: plus(event.count) },
        ),
      ]
    case 'rats-removed':
      return ratsRemoved(event)
    case 'rat-moved':
      return [
        { do: 'sound', sound: 'take' },
        { do: 'fly', from: manhole(event.from), to: manhole(event.to) },
      ]
    default:
      return null
  }
}

function placed({ seat, figure, area: at }: Extract<PatinEvent, { kind: 'figure-placed' }>): Beat[] {
  const from = figure === BOSS ? `card-of:${seat}` : `figures:${seat}`
  return [
    { do: 'fly', from, to: figureSpot(at, seat, figure) },
    { do: 'sound', sound: 'place' },
  ]
}

/** A whole manhole swept clean is louder than one rat bribed away. */
function ratsRemoved({ manhole: at, count, cause }: Extract<PatinEvent, { kind: 'rats-removed' }>): Beat[] {
  const swept = cause === 'invasion'
  return [
    { do: 'sound', sound: swept ? 'fall' : 'no' },
    together({ do: 'pop', at: manhole(at), text: minus(count) }, { do: 'glow', at: [manhole(at)] }),
  ]
}

/** Loot, back rooms and claims. */
function dealings(event: Told<PatinEvent>, view: DiePatin): readonly Beat[] | null {
  switch (event.kind) {
    case 'loot-taken':
      return [
        { do: 'sound', sound: 'coins' },
        { do: 'glow', at: [event.district === null ? 'supply' : `loot:${DISTRICTS[event.district]}`] },
        { do: 'pop', at: seatSpot(event.seat), text: plus(1), seat: event.seat },
      ]
    case 'loot-paid':
      return [
        { do: 'sound', sound: 'coins' },
        { do: 'pop', at: seatSpot(event.seat), text: minus(event.count) },
      ]
    case 'back-room-set':
      return [
        { do: 'fly', from: seatSpot(event.seat), to: `room:${AREAS[event.area].id}` },
        { do: 'sound', sound: 'score' },
        { do: 'fly', from: area(event.area), to: chainSpot(event.seat, SHOP_OF[event.tile]) },
      ]
    case 'claim-won':
      return [
        { do: 'sound', sound: 'score' },
        { do: 'glow', at: [area(event.area), ...MANHOLES_OF[event.area].map(manhole)] },
      ]
    case 'claim-lost':
      return repelled(event, view)
    case 'back-room-destroyed':
      return [
        { do: 'sound', sound: 'fall' },
        { do: 'fly', from: `room:${AREAS[event.area].id}`, to: `trophies:${event.seat}` },
        { do: 'pop', at: seatSpot(event.seat), text: plus(1), seat: event.seat },
      ]
    default:
      return null
  }
}

const repelled = ({ area: at, seat }: Extract<PatinEvent, { kind: 'claim-lost' }>, view: DiePatin): Beat[] => [
  { do: 'sound', sound: 'no' },
  together({ do: 'pop', at: area(at), text: '✗' }, { do: 'flip', at: standing(view, at, seat) }),
]

/** Missions and the final count. */
function scoring(event: Told<PatinEvent>, view: DiePatin): readonly Beat[] | null {
  switch (event.kind) {
    case 'missions-judged':
      return [
        { do: 'sound', sound: 'turn' },
        { do: 'glow', at: MISSIONS.map((id) => `mission:${id}`) },
      ]
    case 'mission-scored':
      return [
        { do: 'fly', from: seatSpot(event.seat), to: `scored:${event.mission}/${event.seat}` },
        { do: 'sound', sound: 'score' },
        { do: 'pop', at: seatSpot(event.seat), text: plus(event.points), seat: event.seat },
      ]
    case 'refilled':
      return [
        { do: 'sound', sound: 'coins' },
        { do: 'glow', at: event.added.flatMap((n, district) => (n > 0 ? [`loot:${DISTRICTS[district]}`] : [])) },
      ]
    case 'game-ended':
      return finalCount(view)
    default:
      return null
  }
}

/** One source after the other. */
const finalCount = (view: DiePatin): Beat[] => [
  ...(result(view)?.sheet ?? []).map(({ points }) =>
    together(...points.map((n, seat): Beat => ({ do: 'pop', at: seatSpot(seat), text: plus(n), seat }))),
  ),
  { do: 'sound', sound: 'end' },
]

const together = (...list: readonly Beat[]): Beat => ({ do: 'together', beats: list })

/** The figures of a seat that are still in an area: at the end of a round they have gone home. */
const standing = (view: DiePatin, at: number, seat: number): string[] => [
  ...(henchmenIn(view, seat, at) > 0 ? [figureSpot(at, seat, HENCHMAN)] : []),
  ...(view.boss[seat] === at ? [figureSpot(at, seat, BOSS)] : []),
]
