import { houseKind, moveHouse } from '../steps.ts'
import type { Site } from '../steps.ts'
import { agenda, replaced, type Seat } from '#engine/state.ts'
import type { Move } from '#engine/move.ts'
import { HOUSE_TEXT } from '../data/cards.ts'
import { COST, HOUSES } from '../data.ts'
import { moves } from '../moves.ts'
import { BEFORE, GONE, NOBODY, NONE, type NantyNarking } from '../state.ts'
import * as board from './board.ts'
import { plus, type Tell } from './board.ts'
import { unless } from './why.ts'
import { question } from './book.ts'

/** What building costs a seat: half by a card's text, a third by its gentleman, never both [NN-4.5.39, 4.10.17]. */
export function price(s: NantyNarking, district: number, half: boolean): number {
  if (s.cheap === district) return COST[district] / 3
  return half ? COST[district] / 2 : COST[district]
}

/** Where the active seat can build [NN-4.2.6]: an agent of its own, no building, no trouble, money enough. */
export function lots(s: NantyNarking, half: boolean): number {
  const seat = s.active
  let mask = board.presence(s, seat) & ~s.trouble
  for (let d = 0; d < board.N; d++)
    if (mask & (1 << d) && (s.building[d] !== NOBODY || price(s, d, half) > s.money[seat])) mask &= ~(1 << d)
  return mask
}

/** A building from the supply or, with all six on the board, one that moves [NN-4.2.7]. */
export function startBuilding(s: NantyNarking, district: number, cost: number, tell: Tell): void {
  const site = { district, price: cost }
  if (s.houses[s.active] === 0) agenda(s, moveHouse(site))
  else if (board.exact(s)) agenda(s, houseKind(site))
  else raise(s, site, NONE, tell)
}

question(moveHouse, {
  moves: (s) => board.toDistricts(moves.of['move-house'], board.builtBy(s, s.active)),
  play(s, chosen, tell, site) {
    const house = board.exact(s) ? s.houseKind[chosen.at] : NONE
    takeAway(s, chosen.at)
    tell?.({ kind: 'house-lost', seat: s.active, district: chosen.at, house, moves: true })
    raise(s, site, house, tell)
  },
  why: unless('move-house', 'NN-4.2.7'),
})

question(houseKind, {
  moves(s) {
    const list: Move[] = []
    for (let h = 0; h < HOUSES.length; h++) if (houseAt(s, s.active, h) === NONE) list.push(moves.of['house-kind'][h])
    return list
  },
  play: (s, chosen, tell, site) => raise(s, site, chosen.at, tell),
  why: unless('house-kind', 'NN-4.10.5'),
})

/** Where a seat's building of a kind stands, or `NONE`. */
export function houseAt(s: NantyNarking, seat: Seat, house: number): number {
  for (let d = 0; d < board.N; d++) if (s.building[d] === seat && s.houseKind[d] === house) return d
  return NONE
}

/** Pays and builds; a building that stands there was bought from its owner [NN-4.5.40]. The district card comes along, for later turns. */
function raise(s: NantyNarking, { district, price: cost }: Site, house: number, tell: Tell): void {
  const owner = s.building[district]
  const from = owner === NOBODY ? null : owner
  if (from !== null) loseHouse(s, district, tell)
  pay(s, from, cost)
  s.building = replaced(s.building, district, s.active)
  if (house !== NONE) s.houseKind = replaced(s.houseKind, district, house)
  s.houses = plus(s.houses, s.active, -1)
  s.fresh |= 1 << district
  tell?.({ kind: 'built', seat: s.active, district, price: cost, house, from })
}

function pay(s: NantyNarking, to: Seat | null, cost: number): void {
  s.money = plus(s.money, s.active, -cost)
  if (to !== null) s.money = plus(s.money, to, cost)
}

/** A building goes back to its owner's supply, and the district card to the display [NN-4.4.1]. */
function takeAway(s: NantyNarking, district: number): void {
  s.houses = plus(s.houses, s.building[district], 1)
  s.building = replaced(s.building, district, NOBODY)
  if (board.exact(s)) s.houseKind = replaced(s.houseKind, district, NONE)
}

/** The same for good, so that an open card of that building is lost too [NN-4.10.4]. */
export function loseHouse(s: NantyNarking, district: number, tell: Tell): void {
  const seat = s.building[district]
  const house = board.exact(s) ? s.houseKind[district] : NONE
  takeAway(s, district)
  tell?.({ kind: 'house-lost', seat, district, house, moves: false })
  if (house === NONE || s.houseCards[house] !== BEFORE + seat) return
  s.houseCards = replaced(s.houseCards, house, GONE)
  tell?.({ kind: 'card-lost', seat, source: HOUSE_TEXT + house })
}
