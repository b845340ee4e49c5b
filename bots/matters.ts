import type { Game, Term } from '#engine/game.ts'
import { seatsOf, type Seat, type State } from '#engine/state.ts'
import { termsAfter } from './advice.ts'
import type { Situation } from './bot.ts'

/** What matters to a seat that is to decide, in the terms of its game as `GameText.terms` names them. */
export interface Matters {
  /** What its moves differ in, most first. */
  readonly now: readonly string[]
  /** In what it is furthest ahead of everybody else. */
  readonly ahead: string | null
  /** In what somebody is furthest ahead of it. */
  readonly behind: { readonly term: string; readonly seat: Seat } | null
}

/** What is not known is guessed so many times, as a player would. */
const GUESSES = 3
/** Less than this, in the unit of the game, nobody would notice. */
export const LITTLE = 0.05
/** A second term is told of if it differs at least so much as the first. */
const SECOND = 0.4

/** From the view of the seat alone, by the same terms as the reasons for hints. */
export function matters({ game, view, ask, luck }: Situation): Matters {
  const { seat, moves } = ask
  const worlds = Array.from({ length: GUESSES }, () => game.guess(view, seat, luck))
  const after = moves.map((move) => mean(worlds.map((world) => termsAfter(game, world, seat, move))))
  const standing = seatsOf(view).map((one) => steady(worlds.map((world) => termsNow(game, world, one))))
  return { now: differing(after), ...compared(standing, seat) }
}

const termsNow = (game: Game, world: State, seat: Seat): readonly Term[] => game.terms?.(world, seat) ?? []

/** The same terms, each with its mean worth; those of worlds in which the game is over say nothing. */
export function mean(all: readonly (readonly Term[])[]): Term[] {
  const known = all.filter((terms) => terms.length > 0)
  return (known.at(0) ?? []).map(({ term }, t) => ({
    term,
    worth: known.reduce((sum, terms) => sum + terms[t].worth, 0) / known.length,
  }))
}

/** The same, but nothing of what hangs on what is hidden: of that nobody can say who is ahead. */
const steady = (all: readonly (readonly Term[])[]): Term[] =>
  mean(all).map(({ term, worth }, t) => ({
    term,
    worth: all.some((terms) => Math.abs(terms[t].worth - worth) > LITTLE) ? NaN : worth,
  }))

/** The terms in which moves differ, most first. */
function differing(after: readonly (readonly Term[])[]): string[] {
  const known = after.filter((terms) => terms.length > 0)
  const spread = (known.at(0) ?? []).map(({ term }, t) => {
    const worth = known.map((terms) => terms[t].worth)
    return { term, worth: Math.max(...worth) - Math.min(...worth) }
  })
  const sorted = spread.filter(({ worth }) => worth > LITTLE).toSorted((a, b) => b.worth - a.worth)
  return sorted.filter(({ worth }, i) => i < 2 && worth >= SECOND * sorted[0].worth).map(({ term }) => term)
}

/** Where a seat is ahead of all others, and where the best of them is ahead of it. */
function compared(standing: readonly (readonly Term[])[], seat: Seat): Pick<Matters, 'ahead' | 'behind'> {
  let ahead: { term: string; by: number } = { term: '', by: LITTLE }
  let behind: { term: string; seat: Seat; by: number } = { term: '', seat, by: LITTLE }
  standing[seat].forEach(({ term, worth }, t) => {
    const others = standing.map((terms, other) => ({ other, worth: other === seat ? -Infinity : terms[t].worth }))
    const best = others.reduce((a, b) => (b.worth > a.worth ? b : a))
    if (worth - best.worth > ahead.by) ahead = { term, by: worth - best.worth }
    if (best.worth - worth > behind.by) behind = { term, seat: best.other, by: best.worth - worth }
  })
  return {
    ahead: ahead.term || null,
    behind: behind.term ? { term: behind.term, seat: behind.seat } : null,
  }
}
