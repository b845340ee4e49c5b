import type { Coach } from './format.ts'
import { fieldsOf, namesIn, parseFields } from './parse.ts'

/** What a coach remembers of somebody's first games of one kind. */
export interface Coached {
  /** The goal was told. */
  readonly told: boolean
  /** The cards that were shown, by name. */
  readonly seen: readonly string[]
  /** The games that were played to their end. */
  readonly over: readonly string[]
}

/** By game. */
export type Memory = Readonly<Record<string, Coached>>

const NEVER: Coached = { told: false, seen: [], over: [] }

/** After so many games nobody is a beginner any more. */
const FIRST_GAMES = 3

export const coachedIn = (memory: Memory, game: string): Coached => memory[game] ?? NEVER

/** The same with something new; a list grows by what it lacks. */
export function withCoached(memory: Memory, game: string, { told, seen = [], over = [] }: Partial<Coached>): Memory {
  const before = coachedIn(memory, game)
  return {
    ...memory,
    [game]: {
      told: told ?? before.told,
      seen: [...new Set([...before.seen, ...seen])],
      over: [...new Set([...before.over, ...over])].slice(0, FIRST_GAMES),
    },
  }
}

/** Whether there is still something to say: not after some games, nor once every card was shown. */
export const isCoaching = ({ cards }: Coach, { seen, over }: Coached): boolean =>
  over.length < FIRST_GAMES && Object.keys(cards).some((card) => !seen.includes(card))

/** The card for a question that comes up for the first time. */
export function cardFor(coach: Coach, coached: Coached, asked: string): string | null {
  const card = Object.hasOwn(coach.asked, asked) ? coach.asked[asked] : null
  return card !== null && isCoaching(coach, coached) && !coached.seen.includes(card) ? card : null
}

/** What was kept, as far as it can be read. */
export const parseMemory = (kept: string | null): Memory =>
  Object.fromEntries(Object.entries(parseFields(kept)).map(([game, coached]) => [game, parsed(coached)]))

function parsed(kept: unknown): Coached {
  const { told, seen, over } = fieldsOf(kept)
  return { told: told === true, seen: namesIn(seen), over: namesIn(over) }
}
