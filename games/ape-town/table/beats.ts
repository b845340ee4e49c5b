import type { Told } from '#engine/game.ts'
import type { Beat } from '#table/types.ts'
import { CELLS, DISTRICT_FIELDS, SEGMENTS } from '../data.ts'
import type { ApeEvent } from '../events.ts'

const cell = (index: number): string => `cell:${CELLS[index].id}`
const segment = (index: number): string => `seg:${SEGMENTS[index]}`
const plus = (points: number): string => `+${points}`

/** How each event looks and sounds [RULES.md 10]. */
export function beats(event: Told<ApeEvent>): readonly Beat[] {
  switch (event.kind) {
    case 'took':
      return [
        { do: 'sound', sound: 'take' },
        { do: 'together', beats: event.skipped.map((skipped) => ({ do: 'pop', at: segment(skipped), text: plus(1) })) },
        { do: 'fly', from: segment(event.segment), to: 'hand' },
        ...(event.gained > 0 ? gained(event.seat, event.gained) : []),
      ]
    case 'placed':
      return [
        { do: 'fly', from: 'hand', to: cell(event.cell) },
        { do: 'sound', sound: event.points > 0 ? 'score' : 'place' },
        ...(event.points > 0 ? scored(event.cell, event.beside, event.points, event.seat) : []),
      ]
    case 'boss':
      return [
        { do: 'sound', sound: 'score' },
        { do: 'glow', at: DISTRICT_FIELDS[event.district].map(cell) },
        ...(event.seat === null ? [] : popAtSeat(event.seat, event.points)),
      ]
    case 'shared':
      return shared(event)
    case 'turned-up':
      return [
        { do: 'sound', sound: 'flip' },
        { do: 'flip', at: event.segments.map(segment) },
      ]
    case 'paid-out':
      return [
        { do: 'sound', sound: 'end' },
        { do: 'together', beats: event.bundles.flatMap((bundles, seat) => popAtSeat(seat, bundles)) },
      ]
    default:
      return []
  }
}

const popAtSeat = (seat: number, points: number): Beat[] => [
  { do: 'pop', at: `seat:${seat}`, text: plus(points), seat },
]

const gained = (seat: number, bundles: number): Beat[] => [{ do: 'sound', sound: 'coins' }, ...popAtSeat(seat, bundles)]

const scored = (place: number, beside: readonly number[], points: number, seat: number): Beat[] => [
  {
    do: 'together',
    beats: [
      { do: 'glow', at: beside.map(cell) },
      { do: 'pop', at: cell(place), text: plus(points), seat },
    ],
  },
]

function shared({ seats, shares }: Extract<ApeEvent, { kind: 'shared' }>): Beat[] {
  const paying = shares.filter((share) => share.each > 0)
  return paying.map(({ district, each }) => ({
    do: 'together',
    beats: [{ do: 'glow', at: DISTRICT_FIELDS[district].map(cell) }, ...seats.flatMap((seat) => popAtSeat(seat, each))],
  }))
}
