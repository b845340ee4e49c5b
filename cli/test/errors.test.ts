import { writeFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { begin } from '#engine/match.ts'
import { formatRecord } from '#engine/record.ts'
import { game } from '#games/ape-town/index.ts'
import { revier, runScript, scratch } from './run.ts'

const files = scratch()
afterAll(files.remove)

const record = formatRecord(begin(game, { seed: '1', seats: 2, variants: {} }))
const broken = (name: string, text: string): string => {
  writeFileSync(files.path(name), text)
  return files.path(name)
}

describe('bad input is one line and exit code 2', () => {
  it.concurrent.each([
    ['simulate chess', "there is no game 'chess'; there are ape-town"],
    ['play __proto__', "there is no game '__proto__'"],
    ['simulate ape-town --seats 9', 'ape-town is for 2 to 4 seats, not 9'],
    ['simulate ape-town --seats two', 'not two'],
    ['simulate ape-town --games 0', "--games is a whole number from 1 to 100000000, not '0'"],
    ['simulate ape-town --games lots', "not 'lots'"],
    ['simulate ape-town --bots oracle', "'oracle'"],
    ['simulate ape-town --bots random,random,random', '3 bots are too many for 2 seats'],
    ['simulate ape-town --variant moon=full', "no variant 'moon'"],
    ['simulate ape-town --variant moon', "option=value, not 'moon'"],
    ['play ape-town --seats me,oracle', "'oracle'"],
    ['play ape-town --seats me', 'not 1'],
    ['play ape-town --lang fr', '--lang'],
    ['play ape-town --resume nowhere.txt', 'there is no file nowhere.txt'],
    ['play ape-town --save nowhere/game.txt', 'nowhere/game.txt cannot be written (ENOENT)'],
    ['check nowhere.txt', 'there is no file nowhere.txt'],
    ['check nowhere.txt --lang de', 'es gibt keine Datei nowhere.txt'],
    ['check .', '. cannot be read (EISDIR)'],
    ['check', "missing required argument 'file'"],
    ['dance', "unknown command 'dance'"],
    ['simulat ape-town', 'simulate'],
    ['games --nonsense', "unknown option '--nonsense'"],
    ['games and more', 'too many arguments'],
  ])('revier %s', async (args, message) => expectLine(await revier(args, '1\n'), message))

  it.concurrent.each([
    ['empty.txt', '', 'line 1: '],
    ['noise.txt', '\0\x01\x02', 'line 1: '],
    ['game.txt', record.replace('game: ape-town', 'game: chess'), "there is no game 'chess'"],
    ['seats.txt', record.replace('seats: 2', 'seats: 7'), 'ape-town is for 2 to 4 seats, not 7'],
    ['move.txt', record.replace('\n\n', '\n\n1 0 fly:moon\n'), "line 8: ape-town has no move 'fly:moon'"],
    ['illegal.txt', record.replace('\n\n', '\n\n1 0 place:a1\n'), 'line 8: seat 0 may not place:a1 now [APE-'],
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
