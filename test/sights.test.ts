import { globSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { seenBy } from '#engine/event.ts'
import type { Game } from '#engine/game.ts'
import { seedLuck } from '#engine/luck.ts'
import type { Decision } from '#engine/match.ts'
import { pastOf, staged } from '#engine/past.ts'
import { ask, glimpse } from '#engine/play.ts'
import { parseRecord, replay } from '#engine/record.ts'
import { seatsOf, type Onlooker, type State } from '#engine/state.ts'
import { GAMES } from '#games/index.ts'

/** Every so many positions one is looked at. */
const STRIDE = 5
const fieldsOf = (state: State): Map<string, unknown> => new Map(Object.entries(state))

/** The fields that some eye does not see as they are, in the recorded games. */
function veiledIn(game: Game): Set<string> {
  const veiled = new Set<string>()
  for (const { states } of pastsOf(game))
    for (const state of states.filter((_, n) => n % STRIDE === 0))
      for (const eye of [...seatsOf(state), 'spectator'] as const) {
        const seen = fieldsOf(game.view(state, eye))
        for (const [field, value] of fieldsOf(state)) if (!isDeepStrictEqual(seen.get(field), value)) veiled.add(field)
      }
  return veiled
}

const pastsOf = (game: Game) =>
  globSync(`games/${game.id}/test/records/*.revier`).map((file) =>
    pastOf(replay(game, parseRecord(readFileSync(file, 'utf8')))),
  )

/** What an eye learns from a decision in the end, and what it sees on the way there; null if it cannot be made. */
function learned(game: Game, from: State, { seat, move }: Decision, eye: Onlooker) {
  if (!ask(game, from).some((one) => one.seat === seat && one.moves.includes(move))) return null
  const state = game.clone(from)
  const { events, stages } = staged(game, state, { seat, move })
  const told = events.map((event) => seenBy(event, eye))
  const end = [told, game.view(state, eye), glimpse(game, ask(game, state), eye)]
  return { end, stages: stages.map((stage) => game.view(stage, eye)) }
}

describe.each(Object.entries(GAMES))('the views of %s', (_, { game: load }) => {
  it('show each field as it is, or blank it, as the game declares', async () => {
    const game = await load()
    const veiled = veiledIn(game)
    const declared: Readonly<Record<string, string>> = game.sights
    const found = Object.keys(declared).map((field) => [field, veiled.has(field) ? 'veiled' : 'open'])
    expect(Object.fromEntries(found)).toEqual(declared)
  })

  it('tell between two events no more than what is known when all is told', async () => {
    const game = await load()
    const luck = seedLuck('between')
    const others = { worlds: 0, stages: 0 }
    for (const { match, states, events } of pastsOf(game).slice(0, 2))
      for (let n = 1; n < states.length; n++)
        for (const eye of events[n].length > 1 ? ([...seatsOf(states[n]), 'spectator'] as const) : []) {
          const before = states[n - 1]
          const guessed = game.guess(game.view(before, eye), eye, luck)
          const world = { ...guessed, luck: before.luck, reveals: before.reveals }
          const [truth, other] = [before, world].map((from) => learned(game, from, match.decisions[n - 1], eye))
          if (!truth || !other || !isDeepStrictEqual(truth.end, other.end)) continue
          expect(other.stages).toEqual(truth.stages)
          if (!isDeepStrictEqual(world, before)) others.worlds++
          others.stages += truth.stages.length
        }
    expect(others.stages).toBeGreaterThan(0)
    expect(others.worlds).toBeGreaterThan(game.secrets ? 0 : -1)
  })
})
