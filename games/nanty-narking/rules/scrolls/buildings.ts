import { buildAtHalf, buy, ransom, raze, takeOver } from '../../steps.ts'
import { agenda } from '#engine/state.ts'
import { ALL_DISTRICTS, COST } from '../../data.ts'
import { moves } from '../../moves.ts'
import { NOBODY, type NantyNarking } from '../../state.ts'
import * as board from '../board.ts'
import { loseHouse, lots, price, startBuilding } from '../buildings.ts'
import { openWindow } from '../interrupts.ts'

import { aimed, type Scrolls } from './scroll.ts'
import { unless } from '../why.ts'
import { question, action } from '../book.ts'

export const BUILDING_TEXTS: Scrolls<'build-discount' | 'buy-building' | 'extort-building'> = {
  /** [NN-4.5.39] */
  'build-discount': {
    can: (s) => lots(s, true) !== 0,
    begin: (s) => agenda(s, buildAtHalf()),
  },
  /** [NN-4.5.40] */
  'buy-building': {
    can: (s, e) => forSale(s, e.trouble) !== 0,
    begin: (s, e) => agenda(s, buy({ trouble: e.trouble })),
  },
  /** [NN-4.5.41] */
  'extort-building': {
    ...aimed((s, _, seat) => board.builtBy(s, seat) !== 0),
    window: 'text',
    strike: (s, _, seat, source) => agenda(s, ransom({ source, seat, figure: NOBODY })),
    refused: (s, _, seat) => agenda(s, raze({ target: seat })),
  },
}

question(buildAtHalf, {
  moves: (s) => board.toDistricts(moves.of.build, lots(s, true)),
  play: (s, chosen, tell) => startBuilding(s, chosen.at, price(s, chosen.at, true), tell),
  why: unless('build', 'NN-4.2.6'),
})

/** Districts with an affordable building of another seat, in trouble or not. */
function forSale(s: NantyNarking, trouble: boolean): number {
  let mask = trouble ? s.trouble : ALL_DISTRICTS & ~s.trouble
  for (let d = 0; d < board.N; d++) {
    const owner = s.building[d]
    if (owner === NOBODY || owner === s.active || COST[d] > s.money[s.active]) mask &= ~(1 << d)
  }
  return mask
}

question(buy, {
  moves: (s, { trouble }) => board.toDistricts(moves.of.buy, forSale(s, trouble)),
  play(s, chosen) {
    agenda(s, takeOver({ district: chosen.at }))
    openWindow(s, 'text', [s.building[chosen.at]])
  },
  why: unless('buy', 'NN-4.5.40'),
})

action(takeOver, (s, tell, { district }) => startBuilding(s, district, COST[district], tell))

question(raze, {
  moves(s, { target }) {
    const list = board.toDistricts(moves.of.raze, board.builtBy(s, target))
    list.push(moves.of.done)
    return list
  },
  play(s, chosen, tell) {
    if (chosen !== moves.of.done) loseHouse(s, chosen.at, tell)
  },
  why: unless('raze', 'NN-4.5.41'),
})
