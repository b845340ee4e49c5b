import { seedLuck, type Luck } from '#engine/luck.ts'
import { anyBest } from './policy.ts'

/** What a search found out about a move: sums, so that what several found out about the same can be added up. */
export interface Finding {
  /** What the move promised at first. */
  readonly prior: number
  readonly tries: number
  /** Of what all tries brought. */
  readonly total: number
  /** Of its leads over the first choice in the same worlds, and of their squares. */
  readonly leads: number
  readonly squares: number
  /** It was compared with the first choice to the end. */
  readonly last: boolean
}

/** All that came of a search. Plain data, so that it can be posted. */
export interface Findings {
  /** By move, in the order of the question. */
  readonly moves: readonly Finding[]
  /** Where moves are measured by a first choice: which one it is, and by how many errors another must lead before it is left. */
  readonly contest: { readonly first: number; readonly doubt: number } | null
}

/**
 * What each of several has for luck once all have taken the same first look: from there on they go apart, so that their worlds differ, while
 * they compare the same moves by the same first choice. Number 0 goes on as one that is alone.
 */
export const luckApart = (luck: Luck, part: number): Luck =>
  part === 0 ? luck : seedLuck(`${luck.join(' ')} part ${part}`)

/** The best of some moves by all that was found out about them. */
export function chosenBy<M>(moves: readonly M[], found: readonly Findings[], luck: Luck): M {
  return anyBest(moves, weights(pooled(found)), luck)
}

/** What several found out, as if one had tried it all. */
export const pooled = (found: readonly Findings[]): Findings => ({
  moves: found[0].moves.map((_, i) => found.map(({ moves }) => moves[i]).reduce(added)),
  contest: found[0].contest,
})

const added = (a: Finding, b: Finding): Finding => ({
  prior: a.prior, // the first look is the same for all
  tries: a.tries + b.tries,
  total: a.total + b.total,
  leads: a.leads + b.leads,
  squares: a.squares + b.squares,
  last: a.last || b.last,
})

/** The chance to win with a move. */
export const chanceOf = ({ prior, tries, total }: Finding): number => (tries > 0 ? total / tries : prior)

/** How much each move is preferred. In a tree how often a move was tried says more about it than its mean. */
export function weights({ moves, contest }: Findings): number[] {
  const best = contest && winner(moves, contest.first, contest.doubt)
  return moves.map(({ tries }, i) => (i === best ? Infinity : tries))
}

/** What a move promised at first counts as so many worlds. */
const PRIOR = 2

/** The best by its mean lead over the first choice in the same worlds, if it is beyond doubt. */
function winner(moves: readonly Finding[], first: number, doubt: number): number {
  let best = first
  let most = 0
  moves.forEach(({ prior, tries, leads, squares, last }, i) => {
    const lead = (leads + PRIOR * (prior - moves[first].prior)) / (tries + PRIOR)
    const spread = Math.max(0, (squares - 2 * lead * leads) / tries + lead ** 2)
    if (last && lead > doubt * Math.sqrt(spread / tries) && lead > most) [best, most] = [i, lead]
  })
  return best
}
