import type { TableSetup } from '#engine/game.ts'
import { seedLuck } from '#engine/luck.ts'
import { copy, replaced, seatsOf, type Clone, type Seat, type State } from '#engine/state.ts'
import {
  ALL_TILES,
  AREAS,
  FIGURES,
  MONOPOLIES,
  MONOPOLY_VALUE,
  OPEN_KINDS,
  OPEN_STACK_SIZE,
  ORDERS,
  PAYOUT,
} from './data.ts'
import { allSpecials, isPublic, type Special } from './data/specials.ts'

/** Where money comes from [BOSS-5.2]. */
export type SheetLine = 'orders' | 'monopolies'

export const NOBODY = -1
export const NONE = -1
/** Where an order is that left the game without being scored [BOSS-4.14.6]. */
export const REMOVED = -2
/** An order that the eye may not see. */
export const HIDDEN = -9
/** Where a pawn waits before its first move [BOSS-4.2.3]. */
export const START_ARROW = -1

export interface Boss extends State {
  /** Of each area: who owns it, with how many figures, and the company there [BOSS-2.14, 2.15]. */
  owner: readonly number[]
  figures: readonly number[]
  company: readonly number[]
  /** How many tiles of each kind are in the bag [BOSS-2.10]. */
  bag: readonly number[]
  /** Figures that each seat has not on the map and not on the monopoly board [BOSS-2.11]. */
  supply: number[]
  /** Who holds each field of the monopoly board. */
  monopolies: readonly number[]
  /** The field of each pawn. */
  pawns: number[]
  /** Cards left in the four open stacks. */
  stacks: number[]
  /** The face-down stack, top card first [BOSS-2.6]. */
  specials: readonly Special[]
  /** How many open cards of each kind a seat holds: seat × 4 + kind. */
  hands: readonly number[]
  /** The special cards of each seat, in the order in which they came. */
  held: (readonly Special[])[]
  /** The open orders, and those face down, the next one last [BOSS-4.16.1]. */
  open: readonly number[]
  orderStack: readonly number[]
  /** Who took each order; `NOBODY` while it is in the game. */
  orderOwner: readonly number[]
  /** The card being carried out [BOSS-4.5.5]. */
  inPlay: number
  /** Cards played in this turn, and whether Business was among them [BOSS-4.5.1, 4.5.3]. */
  played: number
  business: boolean
  /** Turns since an order left the game, this one included [BOSS-5.5]. */
  quiet: number
}

/** The box opened, nothing shuffled yet [BOSS-3.1 to 3.3]; the agenda is the caller's to fill. */
export function newState({ seed, seats }: TableSetup): Boss {
  const each = <T>(value: T): T[] => Array<T>(seats).fill(value)
  return {
    seats,
    active: 0,
    turn: 0,
    agenda: [],
    luck: seedLuck(seed),
    reveals: 0,
    owner: AREAS.map(() => NOBODY),
    figures: AREAS.map(() => 0),
    company: AREAS.map(() => NONE),
    bag: [...ALL_TILES],
    supply: each(FIGURES),
    monopolies: MONOPOLIES.map(() => NOBODY),
    pawns: each(START_ARROW),
    stacks: Array<number>(OPEN_KINDS).fill(OPEN_STACK_SIZE - seats),
    specials: allSpecials(),
    hands: Array<number>(seats * OPEN_KINDS).fill(1),
    held: seatsOf({ seats }).map(() => []),
    open: [],
    orderStack: ORDERS.map((_, order) => order),
    orderOwner: ORDERS.map(() => NOBODY),
    inPlay: NONE,
    played: 0,
    business: false,
    quiet: 0,
  }
}

export function clone(s: Boss): Boss {
  return {
    seats: s.seats,
    active: s.active,
    turn: s.turn,
    agenda: copy(s.agenda),
    luck: copy(s.luck),
    reveals: s.reveals,
    owner: s.owner,
    figures: s.figures,
    company: s.company,
    bag: s.bag,
    supply: copy(s.supply),
    monopolies: s.monopolies,
    pawns: copy(s.pawns),
    stacks: copy(s.stacks),
    specials: s.specials,
    hands: s.hands,
    held: copy(s.held),
    open: s.open,
    orderStack: s.orderStack,
    orderOwner: s.orderOwner,
    inPlay: s.inPlay,
    played: s.played,
    business: s.business,
    quiet: s.quiet,
  } satisfies Clone<Boss>
}

/** How many open cards of a kind a seat holds. */
export const inHand = (s: Boss, seat: Seat, card: number): number => s.hands[seat * OPEN_KINDS + card]

/** Gives a seat open cards of a kind, or takes them. */
export function addToHand(s: Boss, seat: Seat, card: number, count: number): void {
  const at = seat * OPEN_KINDS + card
  s.hands = replaced(s.hands, at, s.hands[at] + count)
}

export function handSize(s: Boss, seat: Seat): number {
  let size = s.held[seat].length
  for (let card = 0; card < OPEN_KINDS; card++) size += inHand(s, seat, card)
  return size
}

/** Whether a seat holds a card that somebody does not know. */
export function holdsSecret(s: Boss, seat: Seat): boolean {
  const held = s.held[seat]
  for (let i = 0; i < held.length; i++) if (!isPublic(held[i])) return true
  return false
}

/** Orders still in the game: R of [BOSS-4.15.2]. */
export const ordersLeft = (s: Boss): number => s.open.length + s.orderStack.length

/** How many monopolies a seat has. */
function monopoliesOf(s: Boss, seat: Seat): number {
  let count = 0
  for (let field = 0; field < s.monopolies.length; field++) if (s.monopolies[field] === seat) count++
  return count
}

export const onMap = (s: Boss, seat: Seat): number => FIGURES - s.supply[seat] - monopoliesOf(s, seat)

/** Millions from orders. */
export function orderMoney(s: Boss, seat: Seat): number {
  let money = 0
  for (let order = 0; order < s.orderOwner.length; order++) if (s.orderOwner[order] === seat) money += PAYOUT[order]
  return money
}

export const monopolyMoney = (s: Boss, seat: Seat): number => MONOPOLY_VALUE * monopoliesOf(s, seat)

/** [BOSS-5.2] */
export const money = (s: Boss, seat: Seat): number => orderMoney(s, seat) + monopolyMoney(s, seat)
