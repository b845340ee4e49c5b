import { seatsOf } from '#engine/state.ts'
import type { Who } from '#engine/text.ts'
import { QUARTERS } from './data.ts'
import { HIDDEN, lampsAt, type Town } from './state.ts'
import type { Text } from './text/text.ts'

/** The position with characters: a line for each quarter, with the lamps of each seat. `~` is fog. */
export function draw(s: Town, text: Text, who: Who): string {
  const lines = QUARTERS.map(({ id, worth }, quarter) => {
    const lamps = seatsOf(s).map((seat) => `${lampsAt(s, quarter, seat)}`.padStart(3))
    return `${quarter === s.fog ? '~' : ' '} ${text.quarters[id].padEnd(12)} ${worth} |${lamps.join('')}`
  })
  const homes = seatsOf(s)
    .filter((seat) => s.homes[seat] !== HIDDEN)
    .map((seat) => text.livesIn(who(seat), s.homes[seat]))
  return [...lines, ...homes].join('\n')
}
