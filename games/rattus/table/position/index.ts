import { seatsOf } from '#engine/state.ts'
import type { DescribePosition } from '#table/position.ts'
import { CARDS, REGION_IDS } from '../../data.ts'
import { cubesOf, cubesOnBoard, knows, NOBODY, ratSupply, regionsInUse, tokenAt, type Rattus } from '../../state.ts'
import type { Text } from '../../text/text.ts'
import { text as de } from './text/de.ts'
import { text as en } from './text/en.ts'

/** Region by region, then cards, seats and the rats to come. */
export const describePosition: DescribePosition<Rattus, Text> = ({ view, text, who, language }) => {
  const words = language === 'de' ? de : en
  const rats = (region: number): string[] =>
    Array.from({ length: view.rats[region] }, (_, slot) => {
      const token = tokenAt(view, region, slot)
      const face = view.faces[token]
      const seers = seatsOf(view).filter((seat) => knows(view, seat, token))
      const facts = [
        face >= 0 ? text.face(face) : words.faceDown,
        ...(seers.length > 0 ? [words.seenBy(seers.map(who))] : []),
      ]
      return `${words.rat(slot + 1)}: ${facts.join(', ')}`
    })
  const cubes = (region: number): string[] =>
    seatsOf(view).flatMap((seat) => {
      const n = cubesOf(view, region, seat)
      return n > 0 ? [words.cubes(n, who(seat))] : []
    })
  const region = (index: number) => ({
    name: text.regions[REGION_IDS[index]].name,
    facts: [
      ...(view.plague === index ? [words.plague, ...(view.neutral > 0 ? [words.counts(view.neutral)] : [])] : []),
      ...orElse(rats(index), words.noRats),
      ...orElse(cubes(index), words.noCubes),
    ],
  })
  return [
    { title: words.regions, places: REGION_IDS.slice(0, regionsInUse(view)).map((_, index) => region(index)) },
    {
      title: words.cards,
      places: CARDS.map(({ id }, card) => ({
        name: text.cards[id].name,
        facts: [view.cards[card] === NOBODY ? words.display : words.heldBy(who(view.cards[card]))],
      })),
    },
    {
      title: words.seats,
      places: seatsOf(view).map((seat) => ({
        name: who(seat),
        facts: [
          words.points(cubesOnBoard(view, seat)),
          words.palace(view.palace[seat]),
          words.supply(view.supply[seat]),
        ],
      })),
    },
    {
      title: words.rats,
      places: [{ name: words.rats, facts: [words.toCome(ratSupply(view)), words.gone(view.revealed.length)] }],
    },
  ]
}

const orElse = (facts: readonly string[], none: string): readonly string[] => (facts.length > 0 ? facts : [none])
