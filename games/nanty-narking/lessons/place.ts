import { start, ask, play } from '#engine/play.ts'
import type { Seat } from '#engine/state.ts'
import type { CardId } from '../data/cards.ts'
import type { EventId, PersonalityId } from '../data.ts'
import { rules } from '../rules/index.ts'
import type { NantyNarking } from '../state.ts'
import { hand, nextEvents, persona, put } from './notation.ts'

/** A turn of Green, who learns; nobody holds other cards than these. */
export interface Setup {
  readonly seats?: number
  /** The board as section 9 of RULES.md writes it. */
  readonly board: string
  readonly hand: readonly CardId[]
  readonly money?: number
  /** By seat. */
  readonly personas?: readonly PersonalityId[]
  readonly event?: EventId
  readonly turn?: number
  /** It is Yellow's turn instead, who holds this card and makes these moves first. */
  readonly yellow?: { readonly card: CardId; readonly moves: readonly string[] }
}

const MOST = 100

/** A game in which this seat begins. */
function begun(seats: number, first: Seat): NantyNarking {
  for (let n = 0; n < MOST; n++) {
    const s = start(rules, { seed: `lesson-${n}`, seats, variants: {} })
    if (s.start === first) return s
  }
  throw new Error(`seat ${first} never begins`)
}

export function place({ seats = 2, board, money, personas, event, turn, yellow, ...setup }: Setup): NantyNarking {
  const s = put(begun(seats, yellow ? 1 : 0), board)
  for (let seat = 0; seat < seats; seat++) hand(s, seat)
  hand(s, 0, ...setup.hand)
  if (yellow) hand(s, 1, yellow.card)
  if (personas) persona(s, ...personas)
  if (event) nextEvents(s, event)
  if (money !== undefined) s.money = s.money.with(0, money)
  s.turn = turn ?? s.turn
  for (const name of yellow?.moves ?? []) play(rules, s, ask(rules, s)[0].seat, rules.moves.parse(name)!)
  return s
}
