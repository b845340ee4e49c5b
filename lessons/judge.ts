import type { GameEvent } from '#engine/event.ts'
import type { Told } from '#engine/game.ts'
import { asks } from '#engine/match.ts'
import type { Past } from '#engine/past.ts'
import type { Goal, Lesson } from './format.ts'

/** The seat of whoever learns. */
export const LEARNER = 0

/** What the learner has done since the lesson began. */
export interface Attempt {
  readonly moves: readonly string[]
  /** The move that the rules have just refused. */
  readonly refused: string | null
  readonly events: readonly Told<GameEvent>[]
  /** What the learner is asked now. */
  readonly asked: string | null
  /** The turn is over: there is nothing more to try. */
  readonly over: boolean
}

/** What there is to say of it. */
export type Verdict =
  | { readonly kind: 'open' | 'solved' | 'otherwise' }
  | { readonly kind: 'turn'; readonly turn: string }

/** What a game that began with the lesson's position says of the learner. */
export function attemptOf({ match, states, events }: Past, refused: string | null = null): Attempt {
  const asked = asks(match).find(({ seat }) => seat === LEARNER)?.step.do ?? null
  return {
    moves: match.decisions.filter(({ seat }) => seat === LEARNER).map(({ move }) => move.name),
    refused,
    events: events.slice(1).flat(),
    asked,
    over: asked === null || match.state.turn !== states[0].turn,
  }
}

/** A task ends at its goal, at a turn that the lesson has a word for, or with the learner's turn. */
export function judge({ goal, turns }: Lesson, attempt: Attempt): Verdict {
  if (meets(goal, attempt)) return { kind: 'solved' }
  const turn = Object.keys(turns).find((key) => meets(turns[key].when, attempt))
  if (turn !== undefined) return { kind: 'turn', turn }
  return { kind: attempt.over ? 'otherwise' : 'open' }
}

export function meets(goal: Goal, attempt: Attempt): boolean {
  if ('move' in goal) return attempt.moves.filter((name) => fits(goal.move, name)).length >= (goal.times ?? 1)
  if ('refused' in goal) return attempt.refused !== null && fits(goal.refused, attempt.refused)
  if ('asked' in goal) return attempt.asked === goal.asked
  if ('all' in goal) return goal.all.every((one) => meets(one, attempt))
  if ('any' in goal) return goal.any.some((one) => meets(one, attempt))
  if ('not' in goal) return !meets(goal.not, attempt)
  return attempt.events.some((event) => event.kind === goal.event && hasFields(event, goal))
}

const fits = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

function hasFields(event: object, { is = {}, min = {} }: Extract<Goal, { event: string }>): boolean {
  const fields = new Map(Object.entries(event))
  return (
    Object.entries(is).every(([key, value]) => JSON.stringify(fields.get(key)) === JSON.stringify(value)) &&
    Object.entries(min).every(([key, least]) => Number(fields.get(key)) >= least)
  )
}
