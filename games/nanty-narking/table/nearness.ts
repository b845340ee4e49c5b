import { seatsOf, type Eye, type Seat } from '#engine/state.ts'
import { GOAL, PERSONALITY_SETS, personalitiesOf, type Goal } from '../data.ts'
import { isLittleEnough, progress, threshold } from '../rules/end.ts'
import { UNUSED, type NantyNarking } from '../state.ts'

/** How near a seat would be if it had a Personality. */
export interface Nearness {
  readonly has: number
  /** Enough to declare victory at the start of its turn, or to win when the draw pile runs out. */
  readonly met: boolean
}

/** Personalities of this game that win in the same way, and how near each seat would be. */
export interface Way {
  readonly goal: Goal
  readonly personas: readonly number[]
  readonly need: number
  readonly seats: readonly Nearness[]
}

/** All ways to win of this game, from what everybody can see: nothing depends on who anybody is [NN-10.1]. */
export function waysToWin(s: NantyNarking): Way[] {
  const ways = new Map<string, number[]>()
  for (const persona of personalitiesOf(PERSONALITY_SETS[s.set], s.seats)) {
    const key = `${GOAL[persona]}/${threshold(s, persona)}`
    ways.set(key, [...(ways.get(key) ?? []), persona])
  }
  return [...ways.values()].map((personas) => ({
    goal: GOAL[personas[0]],
    personas,
    need: threshold(s, personas[0]),
    seats: seatsOf(s).map((seat) => nearness(s, seat, personas[0])),
  }))
}

function nearness(s: NantyNarking, seat: Seat, persona: number): Nearness {
  const has = progress(s, seat, persona)
  const enough = has >= threshold(s, persona)
  const goal = GOAL[persona]
  if (goal === 'deck-out') return { has, met: s.deck.length === 0 }
  return { has, met: enough && isLittleEnough(s, goal) }
}

/** Somebody who could win at once, at the start of a turn or by emptying the draw pile. */
export interface Threat {
  readonly way: Way
  /** Those who could; empty where it would be anybody. */
  readonly seats: readonly Seat[]
}

/** From here on the draw pile may run out within a turn. */
const PILE_ENDS = 5

/** Who could win next, as far as the eye knows: nobody is whom it is itself, or whom it has seen unused. */
export function threats(s: NantyNarking, eye: Eye): Threat[] {
  if (s.ending > 0) return []
  const others = seatsOf(s).filter((seat) => seat !== eye)
  return waysToWin(s).flatMap((way): Threat[] => {
    if (!way.personas.some((persona) => s.personas[persona] !== UNUSED && s.personas[persona] !== eye)) return []
    if (way.goal === 'deck-out') return s.deck.length <= PILE_ENDS ? [{ way, seats: [] }] : []
    const near = others.filter((seat) => way.seats[seat].met)
    if (near.length === 0) return []
    return [{ way, seats: way.goal === 'trouble' ? [] : near }]
  })
}

/** What has come of a way to win, as a part of it. */
export const shareOf = (has: number, need: number): number => Math.max(0, Math.min(1, has / need))
