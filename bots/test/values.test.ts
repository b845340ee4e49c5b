import { describe, expect, it } from 'vitest'
import type { Game } from '#engine/game.ts'
import { pick, seedLuck, shuffle } from '#engine/luck.ts'
import { playLegal } from '#engine/play.ts'
import type { State } from '#engine/state.ts'
import { GAMES } from '#games/index.ts'
import { playOut } from '#session/play-out.ts'

const games = await Promise.all(Object.values(GAMES).map((folder) => folder.game()))

/** A position that shares nothing with any other, and what it was valued at on the way. */
interface Valued {
  readonly position: State
  readonly value: readonly number[]
}

/** A random game, valued at every decision, and after a copy was played on by another move, as a search does it. */
function valued(game: Game, seats: number): Valued[] {
  const luck = seedLuck(`values ${seats}`)
  const found: Valued[] = []
  const keep = (s: State) => found.push({ position: structuredClone(s), value: game.value(s) })
  playOut(
    game,
    { seed: `values-${seats}`, seats, variants: {} },
    {
      choose({ seat, moves }, state) {
        keep(state)
        const copy = game.clone(state)
        playLegal(game, copy, seat, pick(luck, moves))
        keep(copy)
        keep(state)
        return pick(luck, moves)
      },
      most: 150,
    },
  )
  return found
}

/** What is kept from one position to the next must not show: each is worth the same to whoever comes to it from elsewhere. */
describe.each(games)('a value of $id', (game) => {
  const all = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => valued(game, game.seats.min + i))

  it('does not depend on what was valued before', () => {
    for (const { position, value } of shuffle(seedLuck('mixed'), all.flat()))
      expect(game.value(position)).toEqual(value)
  })
})
