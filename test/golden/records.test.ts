import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatRecord, parseRecord, replay } from '#engine/record.ts'
import { GAMES } from '#games/index.ts'

const ROOT = join(import.meta.dirname, '../..')
const recordsOf = (id: string): string[] => globSync(`games/${id}/test/records/*.revier`, { cwd: ROOT }).toSorted()

describe.each(Object.keys(GAMES))('recorded games of %s', async (id) => {
  const game = await GAMES[id].game()

  it('are there for every number of seats', () => {
    const seats = recordsOf(id).map((file) => parseRecord(readFileSync(join(ROOT, file), 'utf8')).setup.seats)
    for (let n = game.seats.min; n <= game.seats.max; n++) expect(seats).toContain(n)
  })

  it('are mostly won by the seats that know what a position is worth', () => {
    const records = recordsOf(id).map((file) => parseRecord(readFileSync(join(ROOT, file), 'utf8')))
    const won = records.map(({ names, places }) => {
      const winners = names.filter((_, seat) => places?.[seat] === 1)
      return winners.filter((name) => name.startsWith('greedy')).length / winners.length
    })
    expect(won.reduce((sum, share) => sum + share) / won.length).toBeGreaterThan(0.75) // about half the seats are theirs
  })

  it.each(recordsOf(id))('%s replays to the same text', (file) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    const record = parseRecord(text)
    const match = replay(game, record)
    expect(game.result(match.state)).not.toBeNull()
    expect(formatRecord(match, record.names)).toBe(text)
  })
})
