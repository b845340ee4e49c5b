import { globSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { Game } from '#engine/game.ts'
import { pastOf } from '#engine/past.ts'
import { parseRecord, replay } from '#engine/record.ts'
import { seatsOf, type State } from '#engine/state.ts'
import { GAMES } from '#games/index.ts'

/** Every so many positions one is looked at. */
const STRIDE = 5
const fieldsOf = (state: State): Map<string, unknown> => new Map(Object.entries(state))

/** The fields that some eye does not see as they are, in the recorded games. */
function veiledIn(game: Game): Set<string> {
  const veiled = new Set<string>()
  for (const file of globSync(`games/${game.id}/test/records/*.revier`)) {
    const { states } = pastOf(replay(game, parseRecord(readFileSync(file, 'utf8'))))
    for (const state of states.filter((_, n) => n % STRIDE === 0))
      for (const eye of [...seatsOf(state), 'spectator'] as const) {
        const seen = fieldsOf(game.view(state, eye))
        for (const [field, value] of fieldsOf(state)) if (!isDeepStrictEqual(seen.get(field), value)) veiled.add(field)
      }
  }
  return veiled
}

describe.each(Object.entries(GAMES))('the views of %s', (_, { game: load }) => {
  it('show each field as it is, or blank it, as the game declares', async () => {
    const game = await load()
    const veiled = veiledIn(game)
    const declared: Readonly<Record<string, string>> = game.sights
    const found = Object.keys(declared).map((field) => [field, veiled.has(field) ? 'veiled' : 'open'])
    expect(Object.fromEntries(found)).toEqual(declared)
  })
})
