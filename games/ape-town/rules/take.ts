import { take } from '../steps.ts'
import { kept } from '#engine/kept.ts'
import type { Move } from '#engine/move.ts'
import { replaced } from '#engine/state.ts'
import { SEGMENT_COLOUR } from '../data.ts'
import { moves } from '../moves.ts'
import { segmentOf } from '../state.ts'
import { question } from './book.ts'

/** Step 1: one tile of the display, a bundle on every tile skipped [APE-4.3 to 4.9]. */
question(take, {
  moves: (s) => within(s.display, s.purse[s.active]),
  play(s, move, tell) {
    const segment = move.at
    const display = s.display.slice()
    const beside = s.beside.slice()
    let chosen = 0
    while (segmentOf(display[chosen]) !== segment) beside[chosen++]++ // [APE-4.5]
    const gained = beside[chosen]
    const skipped = tell && display.slice(0, chosen).map(segmentOf)
    s.purse = replaced(s.purse, s.active, s.purse[s.active] + gained - chosen) // [APE-4.7]
    s.hand = s.tiles[display[chosen]]
    s.announced = SEGMENT_COLOUR[segment] // [APE-4.8]
    s.display = without(display, chosen)
    s.beside = without(beside, chosen)
    tell?.({ kind: 'took', seat: s.active, segment, tile: s.hand, skipped: skipped!, gained })
  },
  why(s, move) {
    if (move.verb === 'place') return 'APE-4.2'
    return s.display.some((tile) => segmentOf(tile) === move.at) ? 'APE-4.6' : 'APE-4.4'
  },
})

/** The tiles that can be paid for with so many bundles [APE-4.6]. */
const within = kept((display: readonly number[], bundles: number): readonly Move[] => {
  const reach = Math.min(display.length, bundles + 1)
  const list: Move[] = []
  for (let i = 0; i < reach; i++) list.push(moves.of.take[segmentOf(display[i])])
  return list
})

function without(list: number[], index: number): number[] {
  for (let i = index + 1; i < list.length; i++) list[i - 1] = list[i]
  list.pop()
  return list
}
