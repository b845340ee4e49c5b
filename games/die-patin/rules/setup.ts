import { below, pick, shuffle } from '#engine/luck.ts'
import type { Move } from '#engine/move.ts'
import { agenda, nextSeat } from '#engine/state.ts'
import { rulebook } from '#engine/step.ts'
import { BONUSES, MANHOLES_OF, SHOP_OF, SHOPS, START_RATS, TILES } from '../data.ts'
import type { PatinEvent } from '../events.ts'
import { moves } from '../moves.ts'
import { BOX, NOBODY, townOf, type DiePatin } from '../state.ts'
import { placeRats } from './rats.ts'

const { question, action } = rulebook<DiePatin, PatinEvent>()

/** Draws in this order, so that a seed fixes the town [PAT-3.5]. */
export function layOutTown(s: DiePatin, startSeat: string): void {
  const removed = shuffle(s.luck, [...SHOPS.keys()]).slice(0, townOf(s).shopsRemoved)
  const stack = shuffle(
    s.luck,
    [...TILES.keys()].filter((tile) => !removed.includes(SHOP_OF[tile])),
  )
  deal(s, stack)
  repair(s)
  s.startSeat = startSeat === 'first' ? 0 : below(s.luck, s.seats) // [PAT-3.1, 3.10]
}

/** One tile for each area, start areas first; then a second one for other areas while there are any. */
function deal(s: DiePatin, stack: readonly number[]): void {
  const { areas, startAreas } = townOf(s)
  const others = areas.filter((area) => !startAreas.includes(area))
  const order = [...startAreas, ...others, ...shuffle(s.luck, [...others])]
  stack.forEach((tile, i) => (s.tiles[tile] = order[i]))
}

/** No area keeps two tiles of one shop; every exchange leaves one such area less. */
function repair(s: DiePatin): void {
  for (;;) {
    const doubled = doubledTile(s)
    if (doubled === undefined) return
    const area = s.tiles[doubled]
    const shop = SHOP_OF[doubled]
    const fits = (other: number) => s.tiles.every((at, tile) => at !== s.tiles[other] || SHOP_OF[tile] !== shop)
    const partner = pick(
      s.luck,
      [...TILES.keys()].filter((tile) => s.tiles[tile] !== BOX && s.tiles[tile] !== area && fits(tile)),
    )
    s.tiles[doubled] = s.tiles[partner]
    s.tiles[partner] = area
  }
}

/** In the first area with two tiles of one shop, the later one. */
function doubledTile(s: DiePatin): number | undefined {
  for (const area of townOf(s).areas) {
    const here = [...TILES.keys()].filter((tile) => s.tiles[tile] === area)
    if (here.length === 2 && SHOP_OF[here[0]] === SHOP_OF[here[1]]) return here[1]
  }
  return undefined
}

/** Before the first round every seat settles, clockwise from the start seat, one after the other [PAT-3.6]. */
export const setUp = action('set-up', (s, tell) => {
  s.active = s.startSeat
  tell?.({
    kind: 'town-laid-out',
    removedShops: [...SHOPS.keys()].filter((shop) => s.tiles[shop * BONUSES.length] === BOX),
    startSeat: s.startSeat,
  })
  agenda(s, settle())
})

export const settle = action('settle', (s) => {
  agenda(s, setupArea(), ...START_RATS.map((count) => setupRats({ count })), nextSettler())
})

export const nextSettler = action('next-settler', (s) => {
  s.active = nextSeat(s, s.active)
  if (s.active !== s.startSeat) agenda(s, settle())
})

/** One of the free start areas [PAT-3.6]. */
export const setupArea = question('setup-area', {
  moves(s) {
    const list: Move[] = []
    for (const area of townOf(s).startAreas) if (s.owner[area] === NOBODY) list.push(moves.of.start[area])
    return list
  },
  play(s, move, tell) {
    s.area = move.at
    s.owner[move.at] = s.active
    tell?.({ kind: 'area-settled', seat: s.active, area: move.at })
  },
  why: () => 'PAT-3.6',
})

/** Three rats at one manhole of that area, two at another, one at a third [PAT-3.7]. */
export const setupRats = question<{ readonly count: number }>('setup-rats', {
  moves(s) {
    const list: Move[] = []
    for (const manhole of MANHOLES_OF[s.area]) if (s.rats[manhole] === 0) list.push(moves.of.settle[manhole])
    return list
  },
  play(s, move, tell, { count }) {
    placeRats(s, s.active, move.at, count, 'setup', tell)
  },
  why: () => 'PAT-3.7',
})
