import { asks, begin, decide } from '#engine/match.ts'
import { seedLuck } from '#engine/luck.ts'
import { ALL_TILES, AREAS, FIGURES, OPEN_STACK_SIZE } from '../data.ts'
import { rules } from '../rules/index.ts'
import { NOBODY, NONE, START_ARROW, type Boss } from '../state.ts'
import { endOfTurn, movePawn, turn, turnAction } from '../steps.ts'
import { dull, hand, orders, put } from './notation.ts'

/** A turn of Red, who learns, on a map where only this is. */
export interface Setup {
  readonly seats?: number
  /** As section 9 of RULES.md writes it. */
  readonly map: string
  /** Red's cards: `car 2, ship`. */
  readonly hand: string
  /** An order that is open beside three that nobody meets easily. */
  readonly order?: string
  /** All orders that are left, instead. */
  readonly left?: readonly string[]
  /** The pawn is still to move, from this field. */
  readonly pawn?: number
  /** The seed of what is drawn and rolled. */
  readonly luck: string
}

export function place({ seats = 2, map, hand: cards, order, left, pawn, luck }: Setup): Boss {
  const s = hand(put(cleared(seats), map), 0, cards)
  dull(s)
  if (order)
    orders(
      s,
      [order, 'wool-cartel', 'hidden-bazaar', 'silver-for-gold'],
      ['copper-and-cashmere', 'ice-and-sand', 'harbour-lights'],
    )
  if (left) orders(s, left)
  s.pawns[0] = pawn ?? 0
  s.agenda = [turn(), endOfTurn(), turnAction(), ...(pawn === undefined ? [] : [movePawn()])]
  s.luck = seedLuck(luck)
  return s
}

/** Everybody has settled, and everything is put away again. */
export function cleared(seats: number, seed = 'lesson'): Boss {
  let match = begin(rules, { seed, seats, variants: {} })
  while (match.state.turn === 0) {
    const [ask] = asks(match)
    match = decide(match, ask.seat, ask.moves[0])
  }
  const s = rules.clone(match.state)
  s.active = 0
  s.turn = 10
  s.owner = AREAS.map(() => NOBODY)
  s.figures = AREAS.map(() => 0)
  s.company = AREAS.map(() => NONE)
  s.bag = ALL_TILES
  s.supply.fill(FIGURES)
  s.stacks.fill(OPEN_STACK_SIZE)
  s.hands = s.hands.map(() => 0)
  s.pawns.fill(START_ARROW)
  return s
}
