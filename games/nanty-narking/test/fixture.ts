import { below, seedLuck } from '#engine/luck.ts'
import type { Told, Variants } from '#engine/game.ts'
import { ask, start } from '#engine/play.ts'
import { withAll } from '../rules/hands.ts'
import type { Seat } from '#engine/state.ts'
import { byName } from '#test/by-name.ts'
import { cardNumber, CARDS, type CardId } from '../data/cards.ts'
import { COLOURS, DIE, DISTRICTS, districtNumber, HOUSES, KINDS, type DistrictId } from '../data.ts'
import type { NantyEvent } from '../events.ts'
import { game } from '../index.ts'
import { hand, put, takeAway } from '../lessons/notation.ts'
import { BEFORE, DISCARD, GONE, NOBODY, type NantyNarking } from '../state.ts'
import * as steps from '../steps.ts'

export { hand, nextEvents, persona, put } from '../lessons/notation.ts'

/** Seats as section 9 of RULES.md calls them. */
export const [GREEN, YELLOW, PURPLE, BLUE] = [0, 1, 2, 3] as const

const { go: play, ...named } = byName(game, steps)
export const { offered, refused: refusal } = named

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

/** Puts cards on the discard pile. */
export function discardPile(s: NantyNarking, ...ids: CardId[]): NantyNarking {
  for (const id of ids) {
    takeAway(s, cardNumber(id))
    s.cards = s.cards.with(cardNumber(id), DISCARD)
  }
  return s
}

/** Leaves so many cards in the draw pile; the others are discarded. */
export function pileOf(s: NantyNarking, count: number): NantyNarking {
  s.cards = withAll(s.cards, s.deck.slice(count), DISCARD)
  s.deck = s.deck.slice(0, count)
  return s
}

/** Lays a loan or a hindrance before a seat. */
export function before(s: NantyNarking, seat: Seat, ...ids: CardId[]): NantyNarking {
  for (const id of ids) {
    takeAway(s, cardNumber(id))
    s.cards = s.cards.with(cardNumber(id), BEFORE + seat)
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

/** Which question is open, and to whom. */
export const asked = (s: NantyNarking) => ({ seat: ask(game, s)[0]?.seat ?? NOBODY, step: named.asked(s) })

/** The arguments of the offered moves of one verb. */
export const choices = (s: NantyNarking, verb: string): string[] =>
  offered(s, verb).map((name) => name.slice(verb.length + 1))

/** Plays a move by name for the seat that is asked, and nothing else; returns what happened. */
export const answer = (s: NantyNarking, name: string): Told<NantyEvent>[] => play(s, name)

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

/** Skips symbols until this question is open. */
export function skipTo(s: NantyNarking, step: ReturnType<typeof named.asked>): void {
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
export const told = <K extends NantyEvent['kind']>(
  events: readonly Told<NantyEvent>[],
  kind: K,
): Extract<NantyEvent, { kind: K }>[] =>
  events.filter((event): event is Extract<NantyEvent, { kind: K }> => event.kind === kind)

/** The two cards of which the thief is about to keep one. */
export function stolen(s: NantyNarking): readonly number[] {
  const step = s.agenda.at(-1)
  return steps.keep.is(step) ? step.cards : []
}

/** Where a card is. */
export const placeOf = (s: NantyNarking, id: CardId): number => s.cards[cardNumber(id)]
export { DISCARD }
