import { firstCompanies, firstOrders, nextToSettle, setUp, startArea, turn } from '../steps.ts'
import { below, shuffle } from '#engine/luck.ts'
import type { Move } from '#engine/move.ts'
import { agenda, nextSeat, replaced } from '#engine/state.ts'
import { AREAS, AREAS_PER_TERRITORY, isMafia, OPEN_ORDERS, START_FIGURES, TERRITORIES, TERRITORY_OF } from '../data.ts'
import { moves } from '../moves.ts'
import { NOBODY, type Boss } from '../state.ts'
import { drawTile, putBack, settle } from './area.ts'
import { turnUp } from './orders.ts'

import { outOfPlace } from './why.ts'
import { question, action } from './book.ts'

/** Shuffles, draws the starting seat, and lets everybody settle in turn order [BOSS-3.2 to 3.7]. */
action(setUp, (s, tell) => {
  s.orderStack = shuffle(s.luck, s.orderStack.slice())
  tell?.({ kind: 'shuffled', what: 'orders' })
  s.specials = shuffle(s.luck, s.specials.slice())
  tell?.({ kind: 'shuffled', what: 'specials' })
  s.active = below(s.luck, s.seats)
  tell?.({ kind: 'starting-seat', seat: s.active })
  const settling = Array.from({ length: s.seats }, () => [startArea(), nextToSettle()])
  agenda(s, ...settling.flat(), firstCompanies(), firstOrders(), turn())
})

/** Five figures into an area of a territory that nobody else has settled in [BOSS-3.5]. */
question(startArea, {
  moves(s) {
    const list: Move[] = []
    for (let territory = 0; territory < TERRITORIES.length; territory++) {
      if (isSettled(s, territory)) continue
      const first = territory * AREAS_PER_TERRITORY
      for (let area = first; area < first + AREAS_PER_TERRITORY; area++) list.push(moves.of.start[area])
    }
    return list
  },
  play(s, move, tell) {
    settle(s, s.active, move.at, START_FIGURES)
    tell?.({ kind: 'settled', seat: s.active, area: move.at, figures: START_FIGURES })
  },
  why: (s, move) => (move.verb === 'start' ? 'BOSS-3.5' : outOfPlace(s, move)),
})

function isSettled(s: Boss, territory: number): boolean {
  for (let area = 0; area < AREAS.length; area++)
    if (TERRITORY_OF[area] === territory && s.owner[area] !== NOBODY) return true
  return false
}

action(nextToSettle, (s) => {
  s.active = nextSeat(s, s.active)
})

/** Everybody opens a company, in the same order; the mafia stays in the bag [BOSS-3.6]. */
action(firstCompanies, (s, tell) => {
  for (let i = 0, seat = s.active; i < s.seats; i++, seat = nextSeat(s, seat)) {
    const area = s.owner.indexOf(seat)
    let tile = drawTile(s)
    while (isMafia(tile)) {
      tell?.({ kind: 'drew', seat, area, tile, draw: 'put-back' })
      putBack(s, tile)
      tile = drawTile(s)
    }
    s.company = replaced(s.company, area, tile)
    tell?.({ kind: 'drew', seat, area, tile, draw: 'company' })
  }
})

/** [BOSS-3.7] */
action(firstOrders, (s, tell) => {
  while (s.open.length < OPEN_ORDERS) turnUp(s, tell)
})
