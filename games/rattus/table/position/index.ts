import { seatsOf } from '#engine/state.ts'
import type { DescribePosition } from '#table/position.ts'
import { CARDS, REGION_IDS } from '../../data.ts'
import { cubesOf, cubesOnBoard, knows, NOBODY, ratSupply, regionsInUse, tokenAt, type Rattus } from '../../state.ts'
import type { Text } from '../../text/text.ts'
import { text as de } from './text/de.ts'
import { text as en } from './text/en.ts'

type Of = Parameters<DescribePosition<Rattus, Text>>[0]

/** Region by region, then cards, seats and the rats to come. */
export const describePosition: DescribePosition<Rattus, Text> = (of) => {
  const { view, text, who, language } = of
  const words = wordsIn(language)
  return [
    { title: words.regions, places: REGION_IDS.slice(0, regionsInUse(view)).map((_, index) => regionAt(of, index)) },
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

const wordsIn = (language: Of['language']) => (language === 'de' ? de : en)

function regionAt(of: Of, region: number) {
  const { view, text, language } = of
  const words = wordsIn(language)
  return {
    name: text.regions[REGION_IDS[region]].name,
    facts: [
      ...(view.plague === region ? [words.plague, ...(view.neutral > 0 ? [words.counts(view.neutral)] : [])] : []),
      ...orElse(ratsIn(of, region), words.noRats),
      ...orElse(cubesIn(of, region), words.noCubes),
    ],
  }
}

/** Each rat with its face, as far as the eye knows it, and who else does. */
function ratsIn({ view, text, who, language }: Of, region: number): string[] {
  const words = wordsIn(language)
  return Array.from({ length: view.rats[region] }, (_, slot) => {
    const token = tokenAt(view, region, slot)
    const face = view.faces[token]
    const seers = seatsOf(view).filter((seat) => knows(view, seat, token))
    const facts = [
      face >= 0 ? text.face(face) : words.faceDown,
      ...(seers.length > 0 ? [words.seenBy(seers.map(who))] : []),
    ]
    return `${words.rat(slot + 1)}: ${facts.join(', ')}`
  })
}

function cubesIn({ view, who, language }: Of, region: number): string[] {
  const words = wordsIn(language)
  return seatsOf(view).flatMap((seat) => {
    const n = cubesOf(view, region, seat)
    return n > 0 ? [words.cubes(n, who(seat))] : []
  })
}

const orElse = (facts: readonly string[], none: string): readonly string[] => (facts.length > 0 ? facts : [none])
