import type { Seat } from '#engine/state.ts'
import { cardNumber, isGrey, type CardId } from '../data/cards.ts'
import {
  AGENTS,
  COLOURS,
  districtNumber,
  EVENTS,
  HOUSES,
  KINDS,
  PERSONALITIES,
  type DistrictId,
  type EventId,
  type PersonalityId,
} from '../data.ts'
import { CITIZEN, GRENADIER } from '../moves.ts'
import { plus } from '../rules/board.ts'
import { DECK, GONE, NOBODY, NONE, UNUSED, type NantyNarking } from '../state.ts'

/**
 * Sets up the whole board as section 9 of RULES.md writes it: `lambeth: g1 y2 B=g T G1 C1; city: y1`. What is not named is empty. With agent
 * cards in play kinds stand in brackets: `g(newsboy) B=y(palace)`.
 */
export function put(s: NantyNarking, position: string): NantyNarking {
  clearBoard(s)
  for (const line of position.split(';')) {
    const [id, pieces = ''] = line.trim().split(':')
    const d = districtNumber(id as DistrictId)
    if (d < 0) throw new Error(`no district ${id}`)
    for (const piece of pieces.trim().split(/\s+/).filter(Boolean)) putPiece(s, d, piece)
  }
  return s
}

function clearBoard(s: NantyNarking): void {
  s.figures = s.figures.map(() => 0)
  s.kinds = s.kinds.map(() => NONE)
  s.supply = s.supply.map(() => 12)
  s.houses = s.houses.map(() => 6)
  s.building = s.building.map(() => NOBODY)
  s.houseKind = s.houseKind.map(() => NONE)
  s.trouble = 0
}

const seatOf = (letter: string): Seat => COLOURS.findIndex((colour) => colour.startsWith(letter))

function putPiece(s: NantyNarking, d: number, piece: string): void {
  const [, letters, number, kind] = /^(B=\w|[A-Za-z])(\d*)(?:\(([\w-]+)\))?$/.exec(piece) as string[]
  if (letters === 'T') s.trouble |= 1 << d
  else if (letters === 'G') s.figures = s.figures.with(d * 6 + GRENADIER, Number(number))
  else if (letters === 'C') s.figures = s.figures.with(d * 6 + CITIZEN, Number(number))
  else if (letters.startsWith('B=')) putBuilding(s, d, seatOf(letters[2]), kind)
  else putAgents(s, d, seatOf(letters), Number(number || 1), kind)
}

function putBuilding(s: NantyNarking, d: number, seat: Seat, kind: string | undefined): void {
  s.building = s.building.with(d, seat)
  s.houses = plus(s.houses, seat, -1)
  if (s.houseKind.length === 0) return
  const used = s.houseKind.filter((_, other) => s.building[other] === seat)
  const house = kind ? HOUSES.findIndex((id) => id === kind) : HOUSES.findIndex((_, h) => !used.includes(h))
  s.houseKind = s.houseKind.with(d, house)
}

function putAgents(s: NantyNarking, d: number, seat: Seat, count: number, kind: string | undefined): void {
  for (let i = 0; i < count; i++) {
    s.figures = plus(s.figures, d * 6 + seat, 1)
    s.supply = plus(s.supply, seat, -1)
    if (s.kinds.length === 0) continue
    const own = s.kinds.slice(seat * AGENTS, (seat + 1) * AGENTS)
    const agent = kind ? KINDS.findIndex((id) => id === kind) : own.lastIndexOf(NONE)
    s.kinds = s.kinds.with(seat * AGENTS + agent, d)
  }
}

/** Gives a seat exactly these cards; those it had go back into the pile. */
export function hand(s: NantyNarking, seat: Seat, ...ids: CardId[]): NantyNarking {
  s.cards.forEach((place, card) => {
    if (place === seat) toPile(s, card)
  })
  for (const id of ids) {
    const card = cardNumber(id)
    takeAway(s, card)
    s.cards = s.cards.with(card, seat)
    s.known = s.known.with(card, 1 << seat)
    s.handCount = plus(s.handCount, seat, 1)
  }
  return s
}

export function takeAway(s: NantyNarking, card: number): void {
  const place = s.cards[card]
  if (place === DECK) s.deck = s.deck.filter((other) => other !== card)
  else if (place < DECK) s.handCount = plus(s.handCount, place, -1)
  s.known = s.known.with(card, 0)
}

function toPile(s: NantyNarking, card: number): void {
  takeAway(s, card)
  s.cards = s.cards.with(card, DECK)
  s.deck = isGrey(card) ? [...s.deck, card] : [card, ...s.deck]
}

/** Puts events on top of the pile, the first one named on top. */
export function nextEvents(s: NantyNarking, ...ids: EventId[]): NantyNarking {
  for (const id of [...ids].reverse()) {
    const event = EVENTS.indexOf(id)
    s.events = [...s.events.filter((other) => other !== event), event]
  }
  return s
}

/** Gives seats these Personalities. */
export function persona(s: NantyNarking, ...ids: PersonalityId[]): NantyNarking {
  s.personaKnown = s.personaKnown.map((known, p) => (s.personas[p] === GONE ? known : 0))
  s.personas = s.personas.map((place) => (place === GONE ? GONE : UNUSED))
  const rest = s.personas.flatMap((place, p) => (place === UNUSED ? [p] : []))
  const given = ids.map((id) => PERSONALITIES.indexOf(id))
  const all = [...given, ...rest.filter((p) => !given.includes(p))]
  for (let seat = 0; seat < s.seats; seat++) {
    s.personas = s.personas.with(all[seat], seat)
    s.personaKnown = s.personaKnown.with(all[seat], 1 << seat)
  }
  return s
}
