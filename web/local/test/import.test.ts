import { describe, expect, it } from 'vitest'
import { GAMES } from '#games/index.ts'
import { text as words } from '#web/text/en.ts'
import { finishedRecord } from '../../../scripts/sample.ts'
import { readRecord } from '../import.ts'

const [id] = Object.keys(GAMES)
const record = await finishedRecord(id)

describe('a record that somebody opens', () => {
  it('is played through', async () => {
    expect(await readRecord(record, words)).toMatchObject({ kind: 'played', saved: { game: id, finished: true } })
  })

  it('of rules that are not kept any more can still be looked at', async () => {
    const old = record.replace(/^rules: .*$/m, 'rules: 999')
    expect(await readRecord(old, words)).toMatchObject({ kind: 'old', saved: { game: id, rules: 999 } })
  })

  it.each([
    ['of a game that is none', record.replace(/^game: .*$/m, 'game: draughts'), words.unknownGame('draughts')],
    ['with a seed that was changed', record.replace(/^seed: .*$/m, 'seed: other'), 'committed to'],
    ['that is none at all', 'hello', words.badRecord(1, '')],
  ])('%s is refused in words', async (_, text, problem) => {
    expect(await readRecord(text, words)).toEqual({ kind: 'bad', problem: expect.stringContaining(problem) as string })
  })
})
