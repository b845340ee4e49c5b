import { seatsOf, type Seat } from '#engine/state.ts'
import type { DescribePosition } from '#table/position.ts'
import { CARDS } from '../../data/cards.ts'
import { AGENTS, COST, DISTRICTS, EVENTS, HOUSES, KINDS, PERSONALITIES } from '../../data.ts'
import { CITIZEN, GRENADIER } from '../../moves.ts'
import { controller, count, exact } from '../../rules/board.ts'
import { handOf } from '../../rules/hands.ts'
import { BEFORE, DISCARD, NOBODY, NONE, TABLE, type NantyNarking } from '../../state.ts'
import type { Text } from '../../text/text.ts'
import { text as de } from './text/de.ts'
import { text as en } from './text/en.ts'

type Of = Parameters<DescribePosition<NantyNarking, Text>>[0]

/** District by district, then the seats and the piles. */
export const describePosition: DescribePosition<NantyNarking, Text> = (of) => {
  const { view, text, who, language } = of
  const words = wordsIn(language)
  const latest = view.past.at(-1)
  const at = (place: number) => view.cards.flatMap((one, card) => (one === place ? [text.cards[CARDS[card]][0]] : []))
  return [
    {
      title: words.town,
      places: DISTRICTS.map((id, d) => {
        const facts = inDistrict(of, d)
        return {
          name: words.district(d + 1, text.districts[id][0], COST[d]),
          facts: facts.length > 0 ? facts : [words.empty],
        }
      }),
    },
    { title: words.seats, places: seatsOf(view).map((seat) => ({ name: who(seat), facts: ofSeat(of, seat) })) },
    {
      title: words.onTable,
      places: [
        {
          name: words.onTable,
          facts: [
            ...at(TABLE),
            words.deck(view.deck.length),
            words.events(view.past.length),
            ...(latest === undefined ? [] : [words.latest(text.eventCards[EVENTS[latest]][0])]),
          ],
        },
        { name: words.discarded, facts: at(DISCARD) },
      ],
    },
  ]
}

const wordsIn = (language: Of['language']) => (language === 'de' ? de : en)

function inDistrict(of: Of, d: number): string[] {
  const { view, text, who, language } = of
  const words = wordsIn(language)
  const [holder, house] = [controller(view, d), view.building[d]]
  const [grenadiers, citizens] = [count(view, d, GRENADIER), count(view, d, CITIZEN)]
  const kind = view.houseKind[d] ?? NONE
  return [
    ...(holder === NONE ? [] : [words.heldBy(who(holder))]),
    ...seatsOf(view).flatMap((seat) => agents(of, d, seat)),
    ...(grenadiers > 0 ? [words.grenadiers(grenadiers)] : []),
    ...(citizens > 0 ? [words.citizens(citizens)] : []),
    ...((view.trouble & (1 << d)) !== 0 ? [words.trouble] : []),
    ...(house === NOBODY
      ? []
      : [words.house(who(house)), ...(kind === NONE ? [] : [text.houseCards[HOUSES[kind]][0]])]),
    ...((view.voided & (1 << d)) !== 0 ? [words.voided] : []),
  ]
}

function agents({ view, text, who, language }: Of, d: number, seat: Seat): string[] {
  const words = wordsIn(language)
  const n = count(view, d, seat)
  if (n === 0) return []
  if (!exact(view)) return [words.agents(n, who(seat))]
  return KINDS.flatMap((id, kind) =>
    view.kinds[seat * AGENTS + kind] === d ? [words.agent(text.agentCards[id][0], who(seat))] : [],
  )
}

function ofSeat({ view, text, language }: Of, seat: Seat): string[] {
  const words = wordsIn(language)
  const persona = view.personas.indexOf(seat)
  const before = view.cards.flatMap((at, card) =>
    at === BEFORE + seat ? [words.lies(text.cards[CARDS[card]][0])] : [],
  )
  return [
    words.money(view.money[seat]),
    words.cards(view.handCount[seat]),
    words.supply(view.supply[seat], view.houses[seat]),
    ...before,
    ...handOf(view, seat).map((card) => words.card(text.cards[CARDS[card]][0])),
    ...(persona < 0 ? [] : [words.is(...text.personalities[PERSONALITIES[persona]])]),
  ]
}
