import { below, seedLuck } from '#engine/luck.ts'
import type { Told, Variants } from '#engine/game.ts'
import { ask, play, start, why } from '#engine/play.ts'
import type { Seat } from '#engine/state.ts'
import { cardNumber, CARDS, isGrey, type CardId } from '../data/cards.ts'
import {
  AGENTS,
  COLOURS,
  DIE,
  DISTRICTS,
  districtNumber,
  EVENTS,
  HOUSES,
  KINDS,
  PERSONALITIES,
  type DistrictId,
  type EventId,
  type PersonalityId,
} from '../data.ts'
import type { NantyEvent } from '../events.ts'
import { game } from '../index.ts'
import { CITIZEN, GRENADIER, moves } from '../moves.ts'
import { BEFORE, DECK, DISCARD, GONE, NOBODY, NONE, UNUSED, type NantyNarking } from '../state.ts'

/** Seats as section 9 of RULES.md calls them. */
export const [GREEN, YELLOW, PURPLE, BLUE] = [0, 1, 2, 3] as const

/** A game in which green begins, or another seat. */
export function fresh(seats: number, variants: Variants = {}, first: Seat = GREEN): NantyNarking {
  for (let n = 0; ; n++) {
    const s = start(game, { seed: `test-${n}`, seats, variants })
    if (s.start === first) return s
  }
}

export const WITH_CARDS = { 'agent-and-building-cards': 'on' } as const

/** A game with agent and building cards after its setup: each seat's first three kinds stand in the start districts. */
export function freshWithCards(seats: number, variants: Variants = {}): NantyNarking {
  const s = fresh(seats, { ...variants, ...WITH_CARDS })
  while (asked(s).step === 'set-up-agent') go(s, offered(s)[0])
  return s
}

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
  s.figures.fill(0)
  s.kinds.fill(NONE)
  s.supply.fill(12)
  s.houses.fill(6)
  s.building.fill(NOBODY)
  s.houseKind.fill(NONE)
  s.trouble = 0
}

const seatOf = (letter: string): Seat => COLOURS.findIndex((colour) => colour.startsWith(letter))

function putPiece(s: NantyNarking, d: number, piece: string): void {
  const [, letters, number, kind] = /^(B=\w|[A-Za-z])(\d*)(?:\(([\w-]+)\))?$/.exec(piece) as unknown as string[]
  if (letters === 'T') s.trouble |= 1 << d
  else if (letters === 'G') s.figures[d * 6 + GRENADIER] = Number(number)
  else if (letters === 'C') s.figures[d * 6 + CITIZEN] = Number(number)
  else if (letters.startsWith('B=')) putBuilding(s, d, seatOf(letters[2]), kind)
  else putAgents(s, d, seatOf(letters), Number(number || 1), kind)
}

function putBuilding(s: NantyNarking, d: number, seat: Seat, kind: string | undefined): void {
  s.building[d] = seat
  s.houses[seat]--
  if (s.houseKind.length === 0) return
  const used = s.houseKind.filter((_, other) => s.building[other] === seat)
  s.houseKind[d] = kind ? HOUSES.findIndex((house) => house === kind) : HOUSES.findIndex((_, h) => !used.includes(h))
}

function putAgents(s: NantyNarking, d: number, seat: Seat, count: number, kind: string | undefined): void {
  for (let i = 0; i < count; i++) {
    s.figures[d * 6 + seat]++
    s.supply[seat]--
    if (s.kinds.length === 0) continue
    const own = s.kinds.slice(seat * AGENTS, (seat + 1) * AGENTS)
    s.kinds[seat * AGENTS + (kind ? KINDS.findIndex((id) => id === kind) : own.lastIndexOf(NONE))] = d
  }
}

/** A district as section 9 writes it. */
export function at(s: NantyNarking, id: DistrictId): string {
  const d = districtNumber(id)
  const figures = ['g', 'y', 'p', 'b', 'G', 'C'].map((letter, owner) => [letter, s.figures[d * 6 + owner]] as const)
  const agents = figures.slice(0, 4).filter(([, n]) => n > 0)
  const neutrals = figures.slice(4).filter(([, n]) => n > 0)
  return [
    ...agents.map((figure) => figure.join('')),
    ...(s.building[d] === NOBODY ? [] : [`B=${COLOURS[s.building[d]][0]}`]),
    ...(s.trouble & (1 << d) ? ['T'] : []),
    ...neutrals.map((figure) => figure.join('')),
  ].join(' ')
}

/** Districts in trouble. */
export const troubled = (s: NantyNarking): DistrictId[] => DISTRICTS.filter((_, d) => s.trouble & (1 << d))

/** Gives a seat exactly these cards; those it had go back into the pile. */
export function hand(s: NantyNarking, seat: Seat, ...ids: CardId[]): NantyNarking {
  s.cards.forEach((place, card) => {
    if (place === seat) toPile(s, card)
  })
  for (const id of ids) {
    const card = cardNumber(id)
    takeAway(s, card)
    s.cards[card] = seat
    s.known[card] = 1 << seat
    s.handCount[seat]++
  }
  return s
}

function takeAway(s: NantyNarking, card: number): void {
  const place = s.cards[card]
  if (place === DECK) s.deck.splice(s.deck.indexOf(card), 1)
  else if (place < DECK) s.handCount[place]--
  s.known[card] = 0
}

function toPile(s: NantyNarking, card: number): void {
  takeAway(s, card)
  s.cards[card] = DECK
  if (isGrey(card)) s.deck.push(card)
  else s.deck.unshift(card)
}

/** Puts cards on the discard pile. */
export function discardPile(s: NantyNarking, ...ids: CardId[]): NantyNarking {
  for (const id of ids) {
    takeAway(s, cardNumber(id))
    s.cards[cardNumber(id)] = DISCARD
  }
  return s
}

/** Leaves so many cards in the draw pile; the others are discarded. */
export function pileOf(s: NantyNarking, count: number): NantyNarking {
  while (s.deck.length > count) s.cards[s.deck.pop()!] = DISCARD
  return s
}

/** Lays a loan or a hindrance before a seat. */
export function before(s: NantyNarking, seat: Seat, ...ids: CardId[]): NantyNarking {
  for (const id of ids) {
    takeAway(s, cardNumber(id))
    s.cards[cardNumber(id)] = BEFORE + seat
  }
  return s
}

/** Puts events on top of the pile, the first one named on top. */
export function nextEvents(s: NantyNarking, ...ids: EventId[]): NantyNarking {
  for (const id of [...ids].reverse()) {
    const event = EVENTS.indexOf(id)
    s.events.splice(s.events.indexOf(event), 1)
    s.events.push(event)
  }
  return s
}

/** Makes the next dice fall like this: goes along a stream of luck until they do. */
export function dice(s: NantyNarking, ...rolls: number[]): NantyNarking {
  const stream = seedLuck('dice')
  for (;;) {
    const trial = [...stream]
    if (rolls.every((roll) => below(trial, DIE) + 1 === roll)) break
    below(stream, DIE)
  }
  s.luck = stream
  return s
}

/** The number a die must show for a district. */
export const die = (id: DistrictId): number => districtNumber(id) + 1

/** Gives seats these Personalities. */
export function persona(s: NantyNarking, ...ids: PersonalityId[]): NantyNarking {
  s.personas.forEach((place, p) => {
    if (place === GONE) return
    s.personas[p] = UNUSED
    s.personaKnown[p] = 0
  })
  const rest = s.personas.flatMap((place, p) => (place === UNUSED ? [p] : []))
  const given = ids.map((id) => PERSONALITIES.indexOf(id))
  const all = [...given, ...rest.filter((p) => !given.includes(p))]
  for (let seat = 0; seat < s.seats; seat++) {
    s.personas[all[seat]] = seat
    s.personaKnown[all[seat]] = 1 << seat
  }
  return s
}

/** Which question is open, and to whom. */
export function asked(s: NantyNarking): { seat: Seat; step: string } {
  const [question] = ask(game, s)
  return { seat: question?.seat ?? NOBODY, step: question?.step.do ?? '' }
}

/** The names of the moves that are offered now. */
export const offered = (s: NantyNarking): string[] => ask(game, s).flatMap((a) => a.moves.map((move) => move.name))

/** The arguments of the offered moves of one verb. */
export const choices = (s: NantyNarking, verb: string): string[] =>
  offered(s)
    .filter((name) => name.startsWith(`${verb}:`))
    .map((name) => name.slice(verb.length + 1))

/** Plays a move by name for the seat that is asked, and nothing else; returns what happened. */
export function answer(s: NantyNarking, name: string): Told<NantyEvent>[] {
  const events: Told<NantyEvent>[] = []
  const move = moves.parse(name)
  if (!move) throw new Error(`no move ${name}`)
  play(game, s, asked(s).seat, move, (event) => events.push(event))
  return events
}

/** Plays moves by name and returns what happened. Questions that are put only so that others learn nothing are answered on the way. */
export const go = (s: NantyNarking, ...names: string[]): Told<NantyEvent>[] =>
  names.flatMap((name) => [...answer(s, name), ...formalities(s)])

const NOTHING_ELSE = ['pass', 'skip', 'end', 'do']

function formalities(s: NantyNarking): Told<NantyEvent>[] {
  const events: Told<NantyEvent>[] = []
  for (let options = offered(s); options.length === 1 && NOTHING_ELSE.includes(options[0]); options = offered(s))
    events.push(...answer(s, options[0]))
  return events
}

/** The rule that forbids a move to the seat that is asked. */
export const refusal = (s: NantyNarking, name: string, seat: Seat = asked(s).seat): string | null =>
  why(game, s, seat, moves.parse(name)!)

/** Skips symbols until this question is open. */
export function skipTo(s: NantyNarking, step: string): void {
  while (asked(s).step !== step) go(s, 'skip')
}

/** Ends the turn of the active seat as soon as it can, playing nothing that matters. */
export function passTurn(s: NantyNarking): void {
  const seat = s.active
  const turn = s.turn
  while (s.turn === turn && s.active === seat && s.agenda.length > 0) {
    const options = offered(s)
    const choice = ['end', 'skip', 'pass', 'done'].find((name) => options.includes(name)) ?? options[0]
    go(s, choice)
  }
}

/** The cards in a seat's hand by name. */
export const handNames = (s: NantyNarking, seat: Seat): string[] =>
  s.cards.flatMap((place, card) => (place === seat ? [CARDS[card]] : []))

/** Green to move with these cards, the others without any. */
export function scene(seats: number, position: string, ...ids: CardId[]): NantyNarking {
  const s = put(fresh(seats), position)
  for (let seat = 0; seat < seats; seat++) hand(s, seat)
  return hand(s, GREEN, ...ids)
}

/** The same with agent and building cards: green holds the cards of these kinds of agents and buildings, nobody else any. */
export function sceneWithCards(
  seats: number,
  position: string,
  own: readonly string[],
  ...ids: CardId[]
): NantyNarking {
  const s = put(freshWithCards(seats), position)
  for (let seat = 0; seat < seats; seat++) hand(s, seat)
  s.agentCards = KINDS.map((kind) => (own.includes(kind) ? GREEN : GONE))
  s.houseCards = HOUSES.map((house) => (own.includes(house) ? GREEN : GONE))
  s.secretAgents = s.secretAgents.map((_, seat) => s.agentCards.filter((place) => place === seat).length)
  s.secretHouses = s.secretHouses.map((_, seat) => s.houseCards.filter((place) => place === seat).length)
  s.housePile = []
  return hand(s, GREEN, ...ids)
}

/** Whatever was told of one kind. */
export const told = (events: readonly Told<NantyEvent>[], kind: string): Told<NantyEvent>[] =>
  events.filter((event) => event.kind === kind)

/** Where a card is. */
export const placeOf = (s: NantyNarking, id: CardId): number => s.cards[cardNumber(id)]
export { DISCARD }
