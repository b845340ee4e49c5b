import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { runScript, scratch } from '#cli/test/run.ts'
import { game, ID } from '#cli/test/sample.ts'
import { Finding } from '#test/battery/battery.ts'
import { tables } from '#test/battery/tables.ts'
import { paragraph } from '../battery.ts'
import { readProgress, type Progress } from './progress-file.ts'
import { reportOf } from './report.ts'
import { whatOf } from './worker.ts'

const { path, remove } = scratch()
afterAll(remove)

const battery = (args: string) => runScript('scripts/battery.ts', args.split(' '))

/** What a run that must succeed prints. */
async function counted(args: string): Promise<{ readonly games: number }> {
  const { code, out, err } = await battery(args)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out) as { games: number }
}

describe('npm run battery', () => {
  it('says what it checked', async () => {
    const { code, out, err } = await battery(`--game ${ID} --games 6`)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const all = [...tables(game)].length
    expect(out).toContain(`${ID}: 6 games at ${Math.min(6, all)} of ${all} tables, `)
    expect(out).toMatch(/, \d+ decisions and \d+ previews checked, all laws hold\n$/)
  })

  it('says it as JSON', async () => {
    const { code, out, err } = await battery(`--game ${ID} --games 3 --json`)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const counts = { decisions: expect.any(Number), previews: expect.any(Number) }
    expect(JSON.parse(out)).toEqual({ game: ID, games: 3, ...counts, broken: [] })
  })

  it('goes on where it was, and only with the same run', async () => {
    const file = path('progress.json')
    const run = `--game ${ID} --games 22 --every 50 --json --resume ${file}`
    const whole = await counted(run)
    const progress = JSON.parse(readFileSync(file, 'utf8')) as Progress
    const tally = progress.tallies[ID]
    expect(tally.done.toSorted((a, b) => a - b)).toEqual([0, 20])
    writeFileSync(file, JSON.stringify({ ...progress, tallies: { [ID]: { ...tally, games: 20, done: [0] } } }))
    expect(await counted(run)).toMatchObject({ games: 22 })
    expect((await counted(run)).games).toBe(whole.games)
    const other = await battery(run.replace('--every 50', '--every 49'))
    expect(other).toMatchObject({ code: 2, out: '' })
    expect(other.err).toBe(`error: ${file} was begun with --every 50; name another file\n`)
    writeFileSync(file, '{}')
    expect((await battery(run)).err).toBe(`error: ${file} holds no progress of the battery\n`)
  })

  it('tells a finding with the way back to it', () => {
    const setup = { seed: 's-41', seats: 2, variants: {} }
    const what = whatOf(new Finding('undo', setup, 12, 'it is lost'), setup)
    expect(paragraph('chess', { seed: 's', every: 8 }, { number: 41, what })).toBe(
      'chess, game 41: undo: it is lost ({"seed":"s-41","seats":2,"variants":{}}, after 12 decisions). ' +
        'To see it again: npm run battery -- --game chess --seed s --every 8 --from 41 --games 1',
    )
    expect(whatOf(new Error('rules broke'), setup)).toContain('crash: Error: rules broke')
  })

  it.each([
    ['--game chess', "there is no game 'chess'"],
    ['--games 0', "--games is a whole number from 1, not '0'"],
    ['--every x', "--every is a whole number from 1, not 'x'"],
    ['--fast', "unknown option '--fast'"],
  ])('refuses %s in one line', async (args, message) => {
    const { code, err } = await battery(args)
    expect(err).toMatch(/^error: [^\n]+\n$/)
    expect(err).toContain(message)
    expect(code).toBe(2)
  })
})

describe('the page of counts', () => {
  it('has a line for every game', () => {
    const file = path('counts.json')
    const run = { seed: 's', every: 40, from: 0, games: 1000, content: '', commit: 'abc1234' }
    const tally = { games: 1000, decisions: 61234, previews: 5678, seconds: 61, tables: 3, done: [], found: [] }
    writeFileSync(file, JSON.stringify({ run, tallies: { chess: tally } } satisfies Progress))
    expect(reportOf([readProgress(file)])).toContain(
      '| chess | 1,000 | 3 | 61,234 | 5,678 | 1 in 40 | 1 min | `abc1234` | none |',
    )
  })
})
