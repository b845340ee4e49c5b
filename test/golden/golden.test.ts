import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { GAMES } from '#games/index.ts'
import { goldenTable } from './golden.ts'

it.each(Object.keys(GAMES))('%s plays as it did when its test/golden.txt was written', async (id) => {
  const game = await GAMES[id].game()
  const written = readFileSync(new URL(`../../games/${id}/test/golden.txt`, import.meta.url), 'utf8')
  expect(goldenTable(game)).toBe(written)
})
