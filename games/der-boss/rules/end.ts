import type { Result } from '#engine/game.ts'
import { seatsOf, type Seat } from '#engine/state.ts'
import { money, monopolyMoney, onMap, orderMoney, type Boss, type SheetLine } from '../state.ts'
import type { Clause } from './book.ts'

/** Most money wins; then most orders, then most figures on the map [BOSS-5.2 to 5.4]. */
export function result(s: Boss): Result<SheetLine, Clause> | null {
  if (s.agenda.length > 0) return null
  const seats = seatsOf(s)
  const rank = seats.map((seat) => [money(s, seat), ordersOf(s, seat), onMap(s, seat)] as const)
  const places = seats.map((seat) => 1 + seats.filter((other) => compare(rank[other], rank[seat]) > 0).length)
  const decidedBy = tieBreak(rank, places)
  return {
    scores: rank.map(([money]) => money),
    places,
    sheet: [
      { line: 'orders', points: seats.map((seat) => orderMoney(s, seat)) },
      { line: 'monopolies', points: seats.map((seat) => monopolyMoney(s, seat)) },
    ],
    ...(decidedBy && { decidedBy }),
  }
}

type Rank = readonly [money: number, orders: number, figures: number]

const compare = (a: Rank, b: Rank): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]

const ordersOf = (s: Boss, seat: Seat): number => s.orderOwner.filter((owner) => owner === seat).length

/** The rule that settled the first place among seats with equal money. */
function tieBreak(rank: readonly Rank[], places: readonly number[]): Clause | undefined {
  const most = Math.max(...rank.map(([money]) => money))
  if (rank.filter(([money]) => money === most).length === 1) return undefined
  return places.filter((place) => place === 1).length > 1 ? 'BOSS-5.4' : 'BOSS-5.3'
}
