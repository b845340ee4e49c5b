import { writeFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { formatRecord } from '#engine/record.ts'
import { GAMES } from '#games/index.ts'
import { playMatch } from '#session/play-out.ts'
import { seal } from '#session/sealed.ts'
import { revier, scratch } from './run.ts'
import { game } from './sample.ts'

const files = scratch()
afterAll(files.remove)

const put = (name: string, text: string): string => {
  writeFileSync(files.path(name), text)
  return files.path(name)
}
const seats = game.seats.min
const setup = { seed: 'replay', seats, variants: {} }
const some = playMatch(game, setup, { choose: ({ moves }) => moves[0], most: 6 })
const names = (first: string): string[] => Array.from({ length: seats }, (_, seat) => (seat === 0 ? first : 'greedy'))

/** Of some game the rules before those of today, if any game has some. */
const old = (
  await Promise.all(Object.values(GAMES).map(async ({ game: today, past }) => past((await today()).version - 1)))
).find((one) => one !== undefined)

describe('revier replay', () => {
  it('shows a record of other rules as it was written down', async () => {
    const text = formatRecord(some, names('Ada')).replace(/^rules: .*$/m, 'rules: 999')
    const { code, out, err } = await revier(`replay ${put('old', text)}`)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('version 999')
    for (const { move } of some.decisions) expect(out).toContain(move.name)
    expect((await revier(`check ${files.path('old')}`)).code).toBe(2)
  })

  it.skipIf(!old)('plays a record through by the rules that it was made under, if they are kept', async () => {
    const match = playMatch(old!, { ...setup, seats: old!.seats.min }, { choose: ({ moves }) => moves[0], most: 20 })
    const file = put('past', formatRecord(match))
    expect((await revier(`check ${file}`)).out).toContain('decisions so far: 20')
    expect((await revier(`replay ${file}`)).out).not.toContain(`version ${old!.version}`)
  })

  it('opens a sealed game, and says when it is damaged', async () => {
    const sealed = await seal({ seating: [], record: formatRecord(some, names('me')) })
    expect((await revier(`check ${put('sealed', sealed)}`)).out).toContain('decisions so far: 6')
    const { code, err } = await revier(`check ${put('cut', sealed.slice(0, 40))}`)
    expect({ code, err }).toEqual({ code: 2, err: `revier: ${files.path('cut')} is sealed, and damaged\n` })
  })

  it('shows a seat’s secrets before the end to nobody but the one person who plays', async () => {
    const secretive = (await Promise.all(Object.values(GAMES).map(({ game }) => game()))).filter((one) => one.secrets)
    for (const one of secretive) {
      const match = playMatch(one, { ...setup, seats: one.seats.min }, { choose: ({ moves }) => moves[0], most: 4 })
      const others = Array.from({ length: one.seats.min - 1 }, () => 'greedy')
      const file = put(one.id, formatRecord(match, ['me', ...others]))
      expect((await revier(`replay ${file} --eye 0`)).code).toBe(0)
      for (const eye of ['1', 'everybody']) {
        const { code, err } = await revier(`replay ${file} --eye ${eye}`)
        expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('once it is over') })
      }
      const shared = put(`${one.id}-2`, formatRecord(match, ['me', ...others.map(() => 'me')]))
      expect((await revier(`replay ${shared} --eye 0`)).code).toBe(2)
    }
  })
})
