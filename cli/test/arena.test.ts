import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { pick, seedLuck } from '#engine/luck.ts'
import type { Ask } from '#engine/play.ts'
import { formatRecord } from '#engine/record.ts'
import { GAMES } from '#games/index.ts'
import { playMatch } from '#session/play-out.ts'
import { tables } from '#test/battery/tables.ts'
import { withFitted } from '../generated.ts'
import { revier, scratch } from './run.ts'
import { game, ID } from './sample.ts'

const folder = scratch()
const games = await Promise.all(Object.values(GAMES).map((one) => one.game()))
afterAll(folder.remove)

const json = async (args: string): Promise<unknown> => JSON.parse((await revier(`${args} --json`)).out)

const winsIn = (found: unknown): number[] => (found as { bots: { wins: number }[] }).bots.map(({ wins }) => wins)

describe('revier arena', () => {
  const meeting = `arena ${ID} --bots greedy,random --seats 3 --games 6 --seed cli --cores 2`

  it('says who won how often, the last bot taking the seats that are left', async () => {
    const found = await json(meeting)
    expect(found).toMatchObject({ game: ID, seats: 3, games: 6 })
    expect(found).toMatchObject({ bots: [{ bot: 'greedy' }, { bot: 'random', elo: 0 }] })
    const [{ wins, share }] = (found as { bots: [{ wins: number; share: number }] }).bots
    expect(wins).toBeGreaterThanOrEqual(4)
    expect(share).toBeCloseTo(wins / 6)
  })

  it('goes on where it was left', async () => {
    const file = folder.path('games.jsonl')
    await json(`${meeting} --games 3 --file ${file}`)
    writeFileSync(file, `${readFileSync(file, 'utf8')}{"deal":1,"wi`) // cut off while it was written
    const [whole, resumed] = [await json(meeting), await json(`${meeting} --file ${file}`)]
    expect(winsIn(resumed)).toEqual(winsIn(whole))
    expect(
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('{"deal":0')),
    ).toHaveLength(1)
  })

  it('does not mix meetings in one file', async () => {
    const file = folder.path('other.jsonl')
    await json(`${meeting} --games 3 --file ${file}`)
    expect(await revier(`${meeting} --seed other --file ${file}`)).toMatchObject({ code: 2, out: '' })
  })

  it('stops as soon as the question is settled', async () => {
    const found = await json(`arena ${ID} --bots greedy,random --games 400 --sprt 0.5,0.9 --cores 1`)
    expect((found as { games: number }).games).toBeLessThan(100)
  })

  it.each(['0.5', '0.6,0.5', 'a,b', '0,1'])('refuses --sprt %s', async (sprt) => {
    const { code, err } = await revier(`arena ${ID} --bots greedy,random --sprt ${sprt}`)
    expect([code, err]).toEqual([2, expect.stringContaining('0.5,0.6')])
  })

  it('shows people a table', async () => {
    expect((await revier(`${meeting} --lang de`)).out).toMatch(/6 Partien.*\nBot +gewonnen.*\ngreedy +\d+\.\d +\d+\.\d/)
  })
})

describe('revier calibrate', () => {
  it('has drift, skill, loss and the sum of values', async () => {
    const found = await json(`calibrate ${ID} --seats 3 --games 4`)
    expect(found).toMatchObject({ games: 4, sum: expect.closeTo(1) as number })
    expect(Object.keys(found as object)).toEqual(expect.arrayContaining(['drift', 'brierSkill', 'logLoss']))
  })

  it('shows people how often what was said came true', async () => {
    expect((await revier(`calibrate ${ID} --games 2`)).out).toMatch(/2 games.*\ndrift.*\nsaid +won +values/)
  })
})

describe('revier tune', () => {
  it('says what a fit would change, and writes nothing if it is to stay dry', async () => {
    const { out, code } = await revier(`tune ${ID} --seats 2 --games 6 --duels 2 --dry`)
    expect(code).toBe(0)
    expect(out).toMatch(/2 seats.*\n {2}log loss .* → .*\n {2}greedy with it.*\n {2}(kept|left as it was)/)
  })

  const weighed = games.find(({ weights }) => weights)
  it.runIf(weighed)('tunes weights by duels, and says what they were and became', async () => {
    const { out, code } = await revier(`tune ${weighed?.id} --weights --seats 2 --games 8 --duels 4 --dry --lang de`)
    expect(code).toBe(0)
    expect(out).toMatch(
      /^2 Plätze, Gewichte.*4 Partien:\n( {2}\w+ [\d. ]+ → [\d. ]+\n)+ {2}die Hälfte .*\n {2}(nicht )?üb/,
    )
  })

  const unweighed = games.find(({ weights }) => !weights)
  it.runIf(unweighed)('refuses weights of a game that names none', async () => {
    expect(await revier(`tune ${unweighed?.id} --weights`)).toMatchObject({ code: 2, out: '' })
  })

  it('writes anew what was fitted, and nothing else', () => {
    const text = 'export const ALL = {\n  2: {"a":1},\n  3: {"a":2},\n}\n'
    expect(withFitted(text, { 3: { a: [4, 5] } })).toBe('export const ALL = {\n  2: {"a":1},\n  3: {"a":[4,5]},\n}\n')
  })
})

describe('revier lab', () => {
  it('writes a page with charts for each table', async () => {
    const file = folder.path('lab.html')
    const { code } = await revier(`lab ${ID} --games 2 --bot random --out ${file} --lang de`)
    const page = readFileSync(file, 'utf8')
    expect(code).toBe(0)
    expect(page.match(/<section>/g)).toHaveLength([...tables(game)].length)
    expect(page).toContain('Siege nach Platz')
    expect(page).not.toContain('NaN')
  })

  it('speaks JSON, with each variant by itself', async () => {
    const found = (await json(`lab ${ID} --seats 2 --games 2 --bot random`)) as { variants: object; games: number }[]
    expect(found[0]).toMatchObject({ game: ID, bot: 'random', seats: 2, games: 2 })
    expect(found).toHaveLength([...tables(game)].filter(({ seats }) => seats === 2).length)
  })
})

describe('revier analyse', () => {
  const record = async (limit: number): Promise<string> => {
    const luck = seedLuck('analyse')
    const way = { choose: ({ moves }: Ask) => pick(luck, moves), most: limit }
    const file = folder.path(`analyse-${limit}.txt`)
    writeFileSync(file, formatRecord(playMatch(game, { seed: 'analyse', seats: 2, variants: {} }, way), ['Ada', 'Bo']))
    return file
  }

  it('shows chances, luck and choice, and the turns that cost most', async () => {
    const { out } = await revier(`analyse ${await record(10_000)} --turns 1 --iterations 5`)
    expect(out).toMatch(/Ada\) +[▁▂▃▄▅▆▇█]+ +-?\d+ % +-?\d+ % +-?\d+ %\n.*Bo/)
    expect(out).toMatch(/The turns that cost most:\n {2}.* instead of /)
  })

  it('speaks JSON', async () => {
    const found = (await json(`analyse ${await record(10_000)} --turns 1 --iterations 5`)) as { chances: number[][] }
    expect(found).toMatchObject({
      lessons: [{ line: expect.any(Array) as unknown[] }, { seat: expect.any(Number) as number }],
    })
    expect(found.chances.at(-1)!.some((chance) => chance === 1)).toBe(true)
  })

  it('says nothing of a game that goes on', async () => {
    expect(await revier(`analyse ${await record(3)}`)).toMatchObject({ code: 2, out: '' })
  })
})
