import { describe, it } from 'vitest'
import { GAMES } from '#games/index.ts'
import { checkTable } from './battery.ts'
import { tables } from './tables.ts'

const SEEDS = Array.from({ length: 8 }, (_, i) => `battery-${i}`)

describe.each(Object.keys(GAMES))('%s passes the battery', async (id) => {
  const game = await GAMES[id].game()
  it.each([...tables(game)])('with $seats seats, variants $variants', (table) => {
    checkTable(game, table, SEEDS)
  })
})
