import {
  agentOrder,
  competitionTarget,
  defectorTarget,
  handDiscard,
  procureCard,
  swapFirst,
  swapSecond,
} from '../steps.ts'
import type { Move } from '#engine/move.ts'
import { agenda, replaced } from '#engine/state.ts'
import { AREAS, HAND_LIMIT, OPEN_KINDS, UNSCORED_ORDERS } from '../data.ts'
import { moves } from '../moves.ts'
import { handSize, NOBODY, ordersLeft, type Boss } from '../state.ts'
import { rivalAreas, settle, someRivalArea } from './area.ts'
import { attack } from './fight.ts'
import { discardOrder } from './orders.ts'
import { takeOpen } from './take.ts'
import { outOfPlace } from './why.ts'
import { question } from './book.ts'

/** A group that Competition can halve without emptying its area [BOSS-4.14.1]. */
const A_GROUP = 2

export const canCompete = (s: Boss): boolean => someRivalArea(s, A_GROUP)

/** Competition: half of a rival's figures in an area, rounded up, go back to the supply [BOSS-4.14.1]. */
question(competitionTarget, {
  moves: (s) => rivalAreas(s, A_GROUP, moves.of.weaken),
  play(s, move, tell) {
    const area = move.at
    const rival = s.owner[area]
    const lost = Math.ceil(s.figures[area] / 2)
    s.figures = replaced(s.figures, area, s.figures[area] - lost)
    s.supply[rival] += lost
    tell?.({ kind: 'weakened', seat: s.active, rival, area, lost, left: s.figures[area] })
  },
  why: (s, move) => (move.verb === 'weaken' ? 'BOSS-4.14.1' : outOfPlace(s, move)),
})

export const canDefect = (s: Boss): boolean => s.supply[s.active] > 0 && someRivalArea(s, 1)

/** Defector: a rival's figure changes colour; if there are more of them, it attacks them [BOSS-4.14.2, 4.14.3]. */
question(defectorTarget, {
  moves: (s) => rivalAreas(s, 1, moves.of.defect),
  play(s, move, tell) {
    const area = move.at
    const rival = s.owner[area]
    s.figures = replaced(s.figures, area, s.figures[area] - 1)
    s.supply[rival]++
    tell?.({ kind: 'defected', seat: s.active, rival, area, against: s.figures[area] })
    if (s.figures[area] === 0) settle(s, s.active, area, 1)
    else attack(s, area, 1, tell)
  },
  why: (s, move) => (move.verb === 'defect' ? 'BOSS-4.14.2' : outOfPlace(s, move)),
})

export function canOrganise(s: Boss): boolean {
  let occupied = 0
  for (let area = 0; area < AREAS.length; area++) if (s.owner[area] !== NOBODY) occupied++
  return occupied > 1
}

/** Organisation: the companies of two occupied areas change places [BOSS-4.14.4]. */
question(swapFirst, {
  moves: (s) => occupied(s, NOBODY),
  play: (s, move) => agenda(s, swapSecond({ first: move.at })),
  why: (s, move) => (move.verb === 'swap' ? 'BOSS-4.14.4' : outOfPlace(s, move)),
})

question(swapSecond, {
  moves: (s, { first }) => occupied(s, first),
  play(s, move, tell, { first }) {
    const second = move.at
    const tile = s.company[first]
    s.company = replaced(replaced(s.company, first, s.company[second]), second, tile)
    tell?.({ kind: 'swapped', seat: s.active, areas: [first, second], tiles: [s.company[first], tile] })
  },
  why: (s, move) => (move.verb === 'swap' ? 'BOSS-4.14.4' : outOfPlace(s, move)),
})

/** The occupied areas, but for one. */
function occupied(s: Boss, except: number): Move[] {
  const list: Move[] = []
  for (let area = 0; area < AREAS.length; area++)
    if (s.owner[area] !== NOBODY && area !== except) list.push(moves.of.swap[area])
  return list
}

export const canProcure = (s: Boss): boolean => s.stacks.some((size) => size > 0)

/** Procurement: two open cards, the second as one likes; then the hand limit holds [BOSS-4.14.5]. */
question(procureCard, {
  moves(s, { taken }) {
    const list: Move[] = taken.length > 0 ? [moves.of.stop] : []
    for (let card = 0; card < OPEN_KINDS; card++) if (s.stacks[card] > 0) list.push(moves.of.take[card])
    return list
  },
  play(s, move, tell, { taken }) {
    if (move.verb === 'take') takeOpen(s, move.at, tell)
    const all = move.verb === 'take' ? [...taken, move.at] : taken
    if (move.verb === 'take' && all.length === 1) agenda(s, procureCard({ taken: all }))
    else if (handSize(s, s.active) > HAND_LIMIT) agenda(s, handDiscard({ taken: all }))
  },
  why: (s, move) => (move.verb === 'take' || move.verb === 'stop' ? 'BOSS-4.14.5' : outOfPlace(s, move)),
})

export const canSendAgent = (s: Boss): boolean => s.open.length > 0 && ordersLeft(s) > UNSCORED_ORDERS

/** Agent: an open order leaves the game [BOSS-4.14.6]. */
question(agentOrder, {
  moves: (s) => s.open.map((order) => moves.of.remove[order]),
  play: (s, move, tell) => discardOrder(s, move.at, tell),
  why: (s, move) => (move.verb === 'remove' ? 'BOSS-4.14.6' : outOfPlace(s, move)),
})
