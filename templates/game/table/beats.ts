import type { Told } from '#engine/game.ts'
import type { Beat } from '#table/types.ts'
import { QUARTERS } from '../data.ts'
import type { TownEvent } from '../events.ts'

const quarter = (index: number): string => `quarter:${QUARTERS[index].id}`
const lamps = (index: number, seat: number): string => `lamps:${QUARTERS[index].id}/${seat}`

/** How each event looks and sounds. */
export function beats(event: Told<TownEvent>): readonly Beat[] {
  switch (event.kind) {
    case 'fog':
      return [{ do: 'glow', at: [quarter(event.quarter)] }]
    case 'lit':
      return [
        { do: 'fly', from: `seat:${event.seat}`, to: lamps(event.quarter, event.seat) },
        { do: 'sound', sound: 'place' },
      ]
    case 'carried':
      return [
        { do: 'fly', from: lamps(event.from, event.seat), to: lamps(event.to, event.seat) },
        { do: 'sound', sound: 'place' },
      ]
    case 'came-home':
      return [
        { do: 'sound', sound: 'end' },
        {
          do: 'together',
          beats: event.points.map((points, seat) => ({ do: 'pop', at: `seat:${seat}`, text: `+${points}`, seat })),
        },
      ]
    default:
      return []
  }
}
