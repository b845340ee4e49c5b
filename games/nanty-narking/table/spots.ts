import type { Move } from '#engine/move.ts'
import { INTERRUPTS } from '../data/cards.ts'
import { AGENTS } from '../data.ts'
import { EXACT, FIGURES, moves, OWNERS, SHIELD_ARRIVAL, SHIELD_BUILDING, SHIELD_CARD } from '../moves.ts'
import { exact } from '../rules/board.ts'
import type { NantyNarking } from '../state.ts'

/** What can be done to a figure, by its number in `FIGURES`. */
export const figureMoves = (figure: number): readonly Move[] => OF_FIGURE[figure]

const { of } = moves
const OF_FIGURE: readonly (readonly Move[])[] = FIGURES.map((_, figure) => [
  of.kill[figure],
  of.pick[figure],
  of.lose[figure],
  of.lift[figure],
  of.shield[figure],
  ...INTERRUPTS.map((_card, i) => of.save[i * FIGURES.length + figure]),
])

export const buildingMoves = (d: number): readonly Move[] => [
  of['move-house'][d],
  of.buy[d],
  of.raze[d],
  of['lose-house'][d],
  of.shield[SHIELD_BUILDING + d],
]

export const ticketMoves = (d: number): readonly Move[] => [of.use[d], of.shield[SHIELD_CARD + d]]
export const troubleMoves = (d: number): readonly Move[] => [of.calm[d]]

/** A group of figures that look alike, or with agent cards one agent. */
export interface Group {
  readonly figure: number
  readonly owner: number
  readonly kind: number
  readonly count: number
}

/** Who stands in a district, in the order of owners. */
export function groupsIn(s: NantyNarking, d: number): Group[] {
  return OWNERS.flatMap((_, owner): Group[] => {
    const figure = d * OWNERS.length + owner
    const count = s.figures[figure]
    if (count === 0) return []
    if (!exact(s) || owner >= s.seats) return [{ figure, owner, kind: -1, count }]
    return kindsOf(s, owner, d).map((kind) => ({ figure: EXACT + owner * AGENTS + kind, owner, kind, count: 1 }))
  })
}

const kindsOf = (s: NantyNarking, seat: number, d: number): number[] =>
  Array.from({ length: AGENTS }, (_, kind) => kind).filter((kind) => s.kinds[seat * AGENTS + kind] === d)

/** All that a click anywhere in a district can mean; first what the open question is about, so that a refusal names the right rule. */
export function districtMoves(s: NantyNarking, d: number, verbs: ReadonlySet<string>): readonly Move[] {
  const all = [
    of.place[d],
    of.to[d],
    of.build[d],
    of.stir[d],
    of.score[d],
    ...troubleMoves(d),
    ...buildingMoves(d),
    ...groupsIn(s, d).flatMap(({ figure }) => figureMoves(figure)),
    ...s.rolls.flatMap((at, i) => (at === d ? (of.shield[SHIELD_ARRIVAL + i] ?? []) : [])),
  ]
  const asked = all.filter(({ verb }) => verbs.has(verb))
  return asked.length > 0 ? asked : all
}
