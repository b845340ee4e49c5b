import { place } from './steps.ts'
import { countOf, firstBroken, isNowhereNegative, isSameLot, type Law } from '#engine/laws.ts'
import { seatsOf, type Seat } from '#engine/state.ts'
import { isGrey, LASTING } from './data/cards.ts'
import { AGENTS, BUILDINGS, CITIZENS, EVENTS, GRENADIERS, KINDS } from './data.ts'
import { CITIZEN, GRENADIER, OWNERS } from './moves.ts'
import * as board from './rules/board.ts'
import { BEFORE, DECK, LEFT_OVER, NOBODY, NONE, TABLE, UNUSED, type NantyNarking } from './state.ts'

/** What is true of every position of a real game; the first of these that is not [NN-2.3]. */
export function broken(s: NantyNarking): string | null {
  const seats = seatsOf(s)
  return firstBroken([
    ['a district in trouble is occupied [NN-2.3]', (s.trouble & ~board.occupied(s)) === 0],
    [
      'agents are on the board or in supply [NN-2.3]',
      seats.every((seat) => agents(s, seat) + s.supply[seat] === AGENTS),
    ],
    [
      'buildings are on the board or in supply',
      seats.every((seat) => buildings(s, seat) + s.houses[seat] === BUILDINGS),
    ],
    ['neutrals are not made up', agents(s, GRENADIER) <= GRENADIERS && agents(s, CITIZEN) <= CITIZENS],
    ['nothing is less than nothing', isNowhereNegative(s.figures, s.supply, s.houses, s.money)],
    ['money is whole', s.money.every(Number.isInteger)],
    ['hands are as large as they say', seats.every((seat) => countOf(s.cards, seat) === s.handCount[seat])],
    ['the owner of a card knows it', s.cards.every((at, card) => at >= DECK || (s.known[card] & (1 << at)) !== 0)],
    ['only what is in a hand is known by some', s.cards.every((at, card) => at < DECK || s.known[card] === 0)],
    ['the draw pile holds what lies there', isSameLot(s.deck, where(s.cards, DECK))],
    ['grey lies on red [NN-3.7]', s.deck.every((card, i) => i === 0 || !isGrey(s.deck[i - 1]) || isGrey(card))],
    ['the table holds what lies there', isSameLot(s.laid, where(s.cards, TABLE))],
    ['cards with open slots lie on the table', s.open.every((card) => s.laid.includes(card))],
    ['every seat has one Personality', seats.every((seat) => countOf(s.personas, seat) === 1)],
    ['some Personality is unused', s.personas.includes(UNUSED)],
    ['events are to come or past', isSameLot([...s.events, ...s.past], [...EVENTS.keys()])],
    ...(board.exact(s) ? exactLaws(s) : plainLaws(s)),
  ])
}

const where = (list: readonly number[], value: number): number[] => [...list.keys()].filter((i) => list[i] === value)
const buildings = (s: NantyNarking, seat: Seat): number => countOf(s.building, seat)

function agents(s: NantyNarking, owner: number): number {
  let sum = 0
  for (let d = 0; d < board.N; d++) sum += board.count(s, d, owner)
  return sum
}

/** Without agent cards kinds mean nothing [NN-2.5]. */
const plainLaws = (s: NantyNarking): Law[] => [
  ['pieces have no kinds', s.kinds.length === 0 && s.houseKind.length === 0],
  ['there are no agent cards', s.secretAgents.length === 0 && s.housePile.length === 0],
]

const exactLaws = (s: NantyNarking): Law[] => [
  [
    'kinds stand where the figures stand',
    seatsOf(s).every((seat) =>
      s.figures.every(
        (n, i) => i % OWNERS.length !== seat || n === countOf(kindsOf(s, seat), Math.floor(i / OWNERS.length)),
      ),
    ),
  ],
  [
    'every building has a kind, each once a seat',
    s.building.every((seat, d) => (seat === NOBODY) === (s.houseKind[d] === NONE)) &&
      seatsOf(s).every((seat) => new Set(housesOf(s, seat)).size === housesOf(s, seat).length),
  ],
  [
    'secret agent cards are as many as they say',
    seatsOf(s).every((seat) => countOf(s.agentCards, seat) === s.secretAgents[seat]),
  ],
  [
    'secret building cards are as many as they say',
    seatsOf(s).every((seat) => countOf(s.houseCards, seat) === s.secretHouses[seat]),
  ],
  ['the building pile holds what lies there', isSameLot(s.housePile, where(s.houseCards, LEFT_OVER))],
  [
    'an open agent card has its figure on the board [NN-4.10.4]',
    s.agentCards.every(
      (at, k) => at < BEFORE || (LASTING[k] && (busy(s) || s.kinds[(at - BEFORE) * AGENTS + k] !== NONE)),
    ),
  ],
  [
    'an open building card has its building on the board [NN-4.10.4]',
    s.houseCards.every((at, h) => at < BEFORE || (LASTING[KINDS.length + h] && housesOf(s, at - BEFORE).includes(h))),
  ],
]

/** An agent is in the air, lifted and not yet placed. */
const busy = (s: NantyNarking): boolean => place.is(s.agenda.at(-1))
const kindsOf = (s: NantyNarking, seat: Seat): number[] => s.kinds.slice(seat * AGENTS, (seat + 1) * AGENTS)
const housesOf = (s: NantyNarking, seat: Seat): number[] =>
  where(s.building, seat).map((district) => s.houseKind[district])
