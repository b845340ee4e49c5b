import { writeFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { begin } from '#engine/match.ts'
import { why } from '#engine/play.ts'
import { formatRecord } from '#engine/record.ts'
import { revier, runScript, scratch } from './run.ts'
import { game, ID } from './sample.ts'

const files = scratch()
afterAll(files.remove)

const match = begin(game, { seed: '1', seats: 2, variants: {} })
const record = formatRecord(match)
/** Where the first decision of a record stands. */
const FIRST_LINE = record.split('\n').indexOf('') + 2
const illegal = game.moves.all.find((move) => why(game, match.state, 0, move) !== null)!.name
const { min, max } = game.seats
const broken = (name: string, text: string): string => {
  writeFileSync(files.path(name), text)
  return files.path(name)
}

describe('bad input is one line and exit code 2', () => {
  it.concurrent.each([
    ['simulate chess', `there is no game 'chess'; there are ${ID}`],
    ['play __proto__', "there is no game '__proto__'"],
    [`simulate ${ID} --seats 9`, `${ID} is for ${min} to ${max} seats, not 9`],
    [`simulate ${ID} --seats two`, 'not two'],
    [`simulate ${ID} --games 0`, "--games is a whole number from 1 to 100000000, not '0'"],
    [`simulate ${ID} --games lots`, "not 'lots'"],
    [`simulate ${ID} --bots oracle`, "'oracle'"],
    [`simulate ${ID} --seats 2 --bots random,random,random`, '3 bots are too many for 2 seats'],
    [`simulate ${ID} --variant moon=full`, "no variant 'moon'"],
    [`simulate ${ID} --variant moon`, "option=value, not 'moon'"],
    [`play ${ID} --seats me,oracle`, "'oracle'"],
    [`play ${ID} --seats me`, 'not 1'],
    [`play ${ID} --lang fr`, '--lang'],
    [`play ${ID} --resume nowhere.txt`, 'there is no file nowhere.txt'],
    [`play ${ID} --save nowhere/game.txt`, 'nowhere/game.txt cannot be written (ENOENT)'],
    ['check nowhere.txt', 'there is no file nowhere.txt'],
    ['check nowhere.txt --lang de', 'es gibt keine Datei nowhere.txt'],
    ['check .', '. cannot be read (EISDIR)'],
    ['check', "missing required argument 'file'"],
    ['dance', "unknown command 'dance'"],
    [`simulat ${ID}`, 'simulate'],
    ['games --nonsense', "unknown option '--nonsense'"],
    ['games and more', 'too many arguments'],
  ])('revier %s', async (args, message) => expectLine(await revier(args, '1\n'), message))

  it.concurrent.each([
    ['empty.txt', '', 'line 1: '],
    ['noise.txt', '\0\x01\x02', 'line 1: '],
    ['game.txt', record.replace(`game: ${ID}`, 'game: chess'), "there is no game 'chess'"],
    ['seats.txt', record.replace('seats: 2', 'seats: 7'), `${ID} is for ${min} to ${max} seats, not 7`],
    ['move.txt', record.replace('\n\n', '\n\n1 0 fly:moon\n'), `line ${FIRST_LINE}: ${ID} has no move 'fly:moon'`],
    [
      'illegal.txt',
      record.replace('\n\n', `\n\n1 0 ${illegal}\n`),
      `line ${FIRST_LINE}: seat 0 may not ${illegal} now [`,
    ],
    ['hash.txt', record.replace(/hash: .*/, 'hash: 00'), 'the hash is '],
    ['seed.txt', record.replace('seed: 1', 'seed: 2'), 'line 6: the seed is not the one that was committed to'],
  ])('a record %s', async (name, text, message) => {
    const file = broken(name, text)
    for (const command of ['check', 'replay']) expectLine(await revier(`${command} ${file}`), message)
  })

  it('says where a replay or an eye would be outside', async () => {
    const file = broken('short.txt', record)
    expectLine(await revier(`replay ${file} --at 1`), "--at is a whole number from 0 to 0, not '1'")
    expectLine(await revier(`replay ${file} --eye 2`), 'an eye is a seat from 0 to 1')
  })

  it('at a file without end', async () =>
    expectLine(await revier('check /dev/zero'), '/dev/zero is too long for a record'))

  it('that repeats no more than a line of what was typed or read', async () => {
    const long = 'x'.repeat(100_000)
    const file = files.path('long')
    const record = formatRecord(begin(game, { seed: '1', seats: 2, variants: {} }), ['Ada', 'Bruno'])
    const wrong = [
      record.replace('Ada', long),
      record.replace(`game: ${ID}`, `game: ${long}`),
      record.replace('\n\n', `\n\n1 0 ${long}\n`),
      record.replace('seats: 2', `seats: 2\nvariant ${long}: ${long}`),
      `${record}${long}`,
    ]
    for (const text of wrong) {
      writeFileSync(file, text)
      const { code, err } = await revier(`check ${file}`)
      expect({ code, short: err.length < 400 }).toEqual({ code: 2, short: true })
    }
    for (const args of [
      ['play', long],
      ['play', ID, '--seats', long],
      ['replay', file, '--eye', long],
      ['simulate', ID, `--${long}`],
    ]) {
      const { code, err } = await runScript('cli/main.ts', args)
      expect({ code, short: err.length < 400 }).toEqual({ code: 2, short: true })
    }
  })

  it('even if what was typed has many', async () =>
    expectLine(await runScript('cli/main.ts', ['check', 'no\nsuch\nfile']), 'there is no file no such file'))
})

function expectLine({ code, out, err }: Awaited<ReturnType<typeof revier>>, message: string): void {
  expect(err).toContain(message)
  expect(err).toMatch(/^revier: [^\n]+\n$/)
  expect(err).not.toMatch(/at .*\.ts:\d/)
  expect(code).toBe(2)
  expect(out).toBe('')
}

describe('help', () => {
  it.concurrent.each([
    '--help',
    'help',
    'simulate --help',
    'play --help',
    'replay --help',
    'check --help',
    'games --help',
    'start --help',
  ])('revier %s', async (args) => {
    const { code, out, err } = await revier(args)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^Usage: revier/)
    expect(out).toContain('--lang')
  })

  it('is shown if nothing is asked for', async () => {
    const { code, out } = await runScript('cli/main.ts', [])
    expect(code).toBe(0)
    expect(out).toMatch(/^Usage: revier/)
  })
})
