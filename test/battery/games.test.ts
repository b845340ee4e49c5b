import { describe, it } from 'vitest'
import { GAMES } from '#games/index.ts'
import { checkGame } from './battery.ts'
import { tables } from './tables.ts'

const GAMES_PER_TABLE = 8

describe.each(Object.keys(GAMES))('%s passes the battery', async (id) => {
  const game = await GAMES[id].rules()
  it.each([...tables(game)])('with $seats seats, variants $variants', (table) => {
    checkGame(game, { ...table, seed: 'battery' }, { every: 1 })
    for (let i = 1; i < GAMES_PER_TABLE; i++) checkGame(game, { ...table, seed: `battery-${i}` })
  })
})
