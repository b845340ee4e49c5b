import { nextSettler, setUp, settle, setupArea, setupRats } from '../steps.ts'
import { below, pick, shuffle } from '#engine/luck.ts'
import type { Move } from '#engine/move.ts'
import { agenda, nextSeat, replaced } from '#engine/state.ts'
import { BONUSES, MANHOLES_OF, SHOP_OF, SHOPS, START_RATS, TILES } from '../data.ts'
import { moves } from '../moves.ts'
import { BOX, NOBODY, START_SEATS, townOf, type DiePatin, type StartSeat } from '../state.ts'
import { placeRats } from './rats.ts'
import { question, action } from './book.ts'

/** Draws in this order, so that a seed fixes the town [PAT-3.5]. */
export function layOutTown(s: DiePatin, startSeat: StartSeat): void {
  const removed = shuffle(s.luck, [...SHOPS.keys()]).slice(0, townOf(s).shopsRemoved)
  const stack = shuffle(
    s.luck,
    [...TILES.keys()].filter((tile) => !removed.includes(SHOP_OF[tile])),
  )
  const order = dealingOrder(s)
  repair(s, stack, order)
  stack.forEach((tile, i) => (s.tiles = replaced(s.tiles, tile, order[i])))
  s.startSeat = startSeat === 'random' ? below(s.luck, s.seats) : START_SEATS.indexOf(startSeat) - 1 // [PAT-3.1, 3.10]
}

/** The areas that are dealt a tile, one after the other: start areas, all others, then others in any order for a second one. */
function dealingOrder(s: DiePatin): readonly number[] {
  const { areas, startAreas } = townOf(s)
  const others = areas.filter((area) => !startAreas.includes(area))
  return [...startAreas, ...others, ...shuffle(s.luck, [...others])]
}

/** No area keeps two tiles of one shop; every exchange leaves one such area less. */
function repair(s: DiePatin, stack: number[], order: readonly number[]): void {
  for (;;) {
    const second = secondOfDouble(s, stack, order)
    if (second < 0) return
    const shop = SHOP_OF[stack[second]]
    const withShop = new Set(order.filter((_, i) => i < stack.length && SHOP_OF[stack[i]] === shop))
    const partner = pick(
      s.luck,
      [...stack.keys()].filter((i) => !withShop.has(order[i])),
    )
    const tile = stack[second]
    stack[second] = stack[partner]
    stack[partner] = tile
  }
}

/** In the first area, in data order, that was dealt two tiles of one shop: the place of the second one in the stack. */
function secondOfDouble(s: DiePatin, stack: readonly number[], order: readonly number[]): number {
  for (const area of townOf(s).areas) {
    const first = order.indexOf(area)
    const second = order.lastIndexOf(area)
    if (second > first && second < stack.length && SHOP_OF[stack[first]] === SHOP_OF[stack[second]]) return second
  }
  return -1
}

/** Before the first round every seat settles, clockwise from the start seat, one after the other [PAT-3.6]. */
action(setUp, (s, tell) => {
  s.active = s.startSeat
  tell?.({
    kind: 'town-laid-out',
    removedShops: [...SHOPS.keys()].filter((shop) => s.tiles[shop * BONUSES.length] === BOX),
    startSeat: s.startSeat,
  })
  agenda(s, settle())
})

action(settle, (s) => {
  agenda(s, setupArea(), ...START_RATS.map((count) => setupRats({ count })), nextSettler())
})

action(nextSettler, (s) => {
  s.active = nextSeat(s, s.active)
  if (s.active !== s.startSeat) agenda(s, settle())
})

/** One of the free start areas [PAT-3.6]. */
question(setupArea, {
  moves(s) {
    const list: Move[] = []
    for (const area of townOf(s).startAreas) if (s.owner[area] === NOBODY) list.push(moves.of.start[area])
    return list
  },
  play(s, move, tell) {
    s.area = move.at
    s.owner = replaced(s.owner, move.at, s.active)
    tell?.({ kind: 'area-settled', seat: s.active, area: move.at })
  },
  why: () => 'PAT-3.6',
})

/** Three rats at one manhole of that area, two at another, one at a third [PAT-3.7]. */
question(setupRats, {
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
