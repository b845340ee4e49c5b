import { handDiscard, movePawn } from './steps.ts'
import { countOf, firstBroken, isNowhereNegative, isSameLot, sum } from '#engine/laws.ts'
import { seatsOf } from '#engine/state.ts'
import {
  ALL_TILES,
  FIGURES,
  HAND_LIMIT,
  isMafia,
  OPEN_KINDS,
  OPEN_ORDERS,
  OPEN_STACK_SIZE,
  ORDERS,
  TILES,
  UNSCORED_ORDERS,
} from './data.ts'
import { allSpecials, faceOf, isPublic, knows } from './data/specials.ts'
import { handSize, NOBODY, NONE, onMap, ordersLeft, START_ARROW, type Boss } from './state.ts'

/** What is true of every position of a real game; the first of these that is not. */
export function broken(s: Boss): string | null {
  return firstBroken([
    ['an area is owned exactly when figures stand there [BOSS-2.14]', s.owner.every(ownedIfFilled(s))],
    ['an owned area has a company, a free one none [BOSS-2.15]', s.turn === 0 || s.owner.every(openIfOwned(s))],
    ['no mafia lies on the map [BOSS-2.15]', s.company.every((tile) => !isMafia(tile))],
    ['companies are on the map or in the bag [BOSS-2.10]', TILES.every((_, tile) => companiesAddUp(s, tile))],
    ['each seat has 20 figures [BOSS-2.11]', seatsOf(s).every((seat) => figuresOf(s, seat) === onMap(s, seat))],
    ['no supply is negative [BOSS-2.11]', s.supply.every((figures) => figures >= 0 && figures <= FIGURES)],
    [
      '20 cards of each open kind [BOSS-2.6]',
      s.stacks.every((size, card) => size + outOf(s, card) === OPEN_STACK_SIZE),
    ],
    ['no hand or stack is negative', isNowhereNegative(s.hands, s.stacks)],
    ['two of each special card [BOSS-2.7]', specialsAddUp(s)],
    ['a seat knows its own cards [BOSS-7.2]', seatsOf(s).every((seat) => s.held[seat].every((c) => knows(seat, c)))],
    [
      'what is public all know [BOSS-7.5]',
      allCards(s).every((c) => !isPublic(c) || seatsOf(s).every((x) => knows(x, c))),
    ],
    [
      'the hand limit holds [BOSS-4.4.2]',
      seatsOf(s).every((seat) => handSize(s, seat) <= HAND_LIMIT || discards(s, seat)),
    ],
    ['an order is open, face down, taken or removed', ordersAddUp(s)],
    ['the last three are never taken [BOSS-4.15.2]', ordersLeft(s) >= UNSCORED_ORDERS],
    [
      'four orders are open between turns [BOSS-4.16.1]',
      !movePawn.is(s.agenda.at(-1)) || s.open.length === OPEN_ORDERS,
    ],
    ['between turns no card is in play [BOSS-4.5.5]', !movePawn.is(s.agenda.at(-1)) || s.inPlay === NONE],
    ['pawns stand on different fields [BOSS-4.2.2]', pawnsApart(s)],
  ])
}

const ownedIfFilled = (s: Boss) => (owner: number, area: number) => (owner === NOBODY) === (s.figures[area] === 0)
const openIfOwned = (s: Boss) => (owner: number, area: number) => (owner === NOBODY) === (s.company[area] === NONE)
const figuresOf = (s: Boss, seat: number): number => sum(s.figures.filter((_, area) => s.owner[area] === seat))

/** Mafia tiles may have left the game; companies never do [BOSS-4.9.3]. */
function companiesAddUp(s: Boss, tile: number): boolean {
  const here = countOf(s.company, tile) + s.bag[tile]
  return s.bag[tile] >= 0 && (isMafia(tile) ? here <= ALL_TILES[tile] : here === ALL_TILES[tile])
}

function outOf(s: Boss, card: number): number {
  const held = sum(seatsOf(s).map((seat) => s.hands[seat * OPEN_KINDS + card]))
  return held + (s.inPlay === card ? 1 : 0)
}

const allCards = (s: Boss): number[] => [...s.specials, ...s.held.flat()]

function specialsAddUp(s: Boss): boolean {
  const faces = allCards(s).map(faceOf)
  if (s.inPlay >= OPEN_KINDS) faces.push(s.inPlay)
  return isSameLot(faces, allSpecials().map(faceOf))
}

/** Seven cards for the moment in which one of them is given back. */
const discards = (s: Boss, seat: number): boolean =>
  s.active === seat && handDiscard.is(s.agenda.at(-1)) && handSize(s, seat) === HAND_LIMIT + 1

function ordersAddUp(s: Boss): boolean {
  const inGame = [...s.open, ...s.orderStack]
  return ORDERS.every((_, order) => countOf(inGame, order) === (s.orderOwner[order] === NOBODY ? 1 : 0))
}

function pawnsApart(s: Boss): boolean {
  const placed = s.pawns.filter((field) => field !== START_ARROW)
  return new Set(placed).size === placed.length
}
