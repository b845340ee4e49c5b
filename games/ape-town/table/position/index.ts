import { seatsOf } from '#engine/state.ts'
import type { Chapter, DescribePosition } from '#table/position.ts'
import { CELLS, COLOURS, DISTRICT_FIELDS, DISTRICTS, FREE, SEGMENT_COLOUR, TILES } from '../../data.ts'
import { apesIn } from '../../rules/district.ts'
import { NOBODY, NONE, segmentOf, type ApeTown } from '../../state.ts'
import type { Text } from '../../text/text.ts'
import { text as de } from './text/de.ts'
import { text as en } from './text/en.ts'

type Of = Parameters<DescribePosition<ApeTown, Text>>[0]

/** The display and the seats, then district by district. */
export const describePosition: DescribePosition<ApeTown, Text> = (of) => {
  const { view, text, who, language } = of
  const words = wordsIn(language)
  const printed = CELLS.flatMap(({ printed: kind }, cell) => (kind >= 0 ? [cell] : []))
  return [
    ...display(of),
    {
      title: words.seats,
      places: seatsOf(view).map((seat) => ({
        name: who(seat),
        facts: [words.points(view.score[seat]), words.bundles(view.purse[seat]), words.discs(view.supply[seat])],
      })),
    },
    ...DISTRICTS.map(({ id, colour }, d): Chapter => {
      const free = DISTRICT_FIELDS[d].filter((cell) => view.city[cell] === FREE).length
      return {
        title: words.district(text.districts[id], text.colours[colour], free, apesIn(view, d)),
        places: fields(of, DISTRICT_FIELDS[d]),
      }
    }),
    { title: words.printed, places: fields(of, printed) },
  ]
}

const wordsIn = (language: Of['language']) => (language === 'de' ? de : en)

const tileName = ({ text }: Of, kind: number): string => text.tiles[TILES[kind].id]

/** What can be taken, and what somebody has taken. */
function display(of: Of): Chapter[] {
  const { view, text, language } = of
  const words = wordsIn(language)
  const colour = (index: number) => words.colour(text.colours[COLOURS[index]])
  const taken = view.hand === NONE ? [words.nothing] : [tileName(of, view.hand), colour(view.announced)]
  return [
    {
      title: words.display,
      places: view.display.map((shown, i) => ({
        name: words.nth(i + 1),
        facts: [
          tileName(of, view.tiles[shown]),
          colour(SEGMENT_COLOUR[segmentOf(shown)]),
          words.costs(i),
          words.brings(view.beside[i]),
        ],
      })),
    },
    { title: words.taken, places: [{ name: words.taken, facts: taken }] },
  ]
}

const fields = (of: Of, cells: readonly number[]) =>
  cells.map((cell) => ({ name: CELLS[cell].id, facts: [onField(of, cell)] }))

function onField(of: Of, cell: number): string {
  const { view, who, language } = of
  const words = wordsIn(language)
  if (view.city[cell] === FREE) return words.free
  const owner = view.discs[cell]
  const tile = tileName(of, view.city[cell])
  return owner === NOBODY ? tile : words.of(tile, who(owner))
}
