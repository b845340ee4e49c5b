import { seatsOf } from '#engine/state.ts'
import type { Chapter, DescribePosition } from '#table/position.ts'
import { CELLS, COLOURS, DISTRICT_FIELDS, DISTRICTS, FREE, SEGMENT_COLOUR, TILES } from '../../data.ts'
import { apesIn } from '../../rules/district.ts'
import { NOBODY, NONE, segmentOf, type ApeTown } from '../../state.ts'
import type { Text } from '../../text/text.ts'
import { text as de } from './text/de.ts'
import { text as en } from './text/en.ts'

/** District by district, then the display and the seats. */
export const describePosition: DescribePosition<ApeTown, Text> = ({ view, text, who, language }) => {
  const words = language === 'de' ? de : en
  const tile = (kind: number) => text.tiles[TILES[kind].id]
  const on = (cell: number) => {
    if (view.city[cell] === FREE) return words.free
    const owner = view.discs[cell]
    return owner === NOBODY ? tile(view.city[cell]) : words.of(tile(view.city[cell]), who(owner))
  }
  const fields = (cells: readonly number[]) => cells.map((cell) => ({ name: CELLS[cell].id, facts: [on(cell)] }))
  const districts = DISTRICTS.map(({ id, colour }, d): Chapter => {
    const free = DISTRICT_FIELDS[d].filter((cell) => view.city[cell] === FREE).length
    return {
      title: words.district(text.districts[id], text.colours[colour], free, apesIn(view, d)),
      places: fields(DISTRICT_FIELDS[d]),
    }
  })
  const printed = CELLS.flatMap(({ printed: kind }, cell) => (kind >= 0 ? [cell] : []))
  const colour = (index: number) => words.colour(text.colours[COLOURS[index]])
  return [
    {
      title: words.display,
      places: view.display.map((shown, i) => ({
        name: words.nth(i + 1),
        facts: [
          tile(view.tiles[shown]),
          colour(SEGMENT_COLOUR[segmentOf(shown)]),
          words.costs(i),
          words.brings(view.beside[i]),
        ],
      })),
    },
    {
      title: words.taken,
      places: [
        { name: words.taken, facts: view.hand === NONE ? [words.nothing] : [tile(view.hand), colour(view.announced)] },
      ],
    },
    {
      title: words.seats,
      places: seatsOf(view).map((seat) => ({
        name: who(seat),
        facts: [words.points(view.score[seat]), words.bundles(view.purse[seat]), words.discs(view.supply[seat])],
      })),
    },
    ...districts,
    { title: words.printed, places: fields(printed) },
  ]
}
