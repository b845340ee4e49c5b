import { take } from '../steps.ts'
import type { Move } from '#engine/move.ts'
import { SEGMENT_COLOUR } from '../data.ts'
import { moves } from '../moves.ts'
import { segmentOf } from '../state.ts'
import { question } from './book.ts'

/** Step 1: one tile of the display, a bundle on every tile skipped [APE-4.3 to 4.9]. */
question(take, {
  moves(s) {
    const reach = Math.min(s.display.length, s.purse[s.active] + 1) // [APE-4.6]
    const list: Move[] = []
    for (let i = 0; i < reach; i++) list.push(moves.of.take[segmentOf(s.display[i])])
    return list
  },
  play(s, move, tell) {
    const segment = move.at
    let chosen = 0
    while (segmentOf(s.display[chosen]) !== segment) s.beside[chosen++]++ // [APE-4.5]
    const gained = s.beside[chosen]
    const skipped = tell && s.display.slice(0, chosen).map(segmentOf)
    s.purse[s.active] += gained - chosen // [APE-4.7]
    s.hand = s.tiles[s.display[chosen]]
    s.announced = SEGMENT_COLOUR[segment] // [APE-4.8]
    removeAt(s.display, chosen)
    removeAt(s.beside, chosen)
    tell?.({ kind: 'took', seat: s.active, segment, tile: s.hand, skipped: skipped!, gained })
  },
  why(s, move) {
    if (move.verb === 'place') return 'APE-4.2'
    return s.display.some((tile) => segmentOf(tile) === move.at) ? 'APE-4.6' : 'APE-4.4'
  },
})

function removeAt(list: number[], index: number): void {
  for (let i = index + 1; i < list.length; i++) list[i - 1] = list[i]
  list.pop()
}
