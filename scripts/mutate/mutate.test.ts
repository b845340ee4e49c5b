import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runScript } from '#cli/test/run.ts'
import { GAMES } from '#games/index.ts'
import { campaign, equivalentsOf, type Options } from './campaign.ts'
import * as harness from './harness.ts'
import type { Trials } from './lane.ts'
import { keyOf, mutantsIn, mutantsOf, sampled } from './mutants.ts'
import { asJson, isGood, report } from './report.ts'

const ROOT = join(import.meta.dirname, '..', '..')

const changes = (path: string, code: string) => mutantsIn(path, code).map(({ kind, now }) => `${kind}: ${now}`)

describe('mutants', () => {
  it.each([
    ['a < b', ['comparison: a <= b', 'comparison: a >= b']],
    ['for (; i < n; i++) f()', ['comparison: for (; i >= n; i++) f()', 'comparison: for (; i < n - 1; i++) f()']],
    ['n = a + 2', ['statement: ', 'arithmetic: n = a - 2', 'constant: n = a + 3', 'constant: n = a + 1']],
    ['n |= a & b', ['arithmetic: n = a & b', 'arithmetic: n |= a | b', 'arithmetic: n |= (a)', 'arithmetic: n |= (b)']],
    ['const n = a && !b', ['boolean: const n = a || !b', 'boolean: const n = (a)', 'boolean: const n = (!b)']],
    [
      'if (a) b()',
      ['branch: if (!(a)) b()', 'branch: if (true) b()', 'branch: if (false) b()', 'statement: if (a) {}'],
    ],
    ['const n = a ? b : c', ['branch: const n = !(a) ? b : c']],
    [
      'const n = a.filter(f).some(g)',
      ['array-method: const n = a.some(g)', 'array-method: const n = a.filter(f).every(g)'],
    ],
    ['const n = shuffle(luck, cards)', ['array-method: const n = (cards)']],
    [`const n = a ? 'TOY-1.1' : 'TOY-1.2'`, [`clause: const n = a ? 'TOY-1.2' : 'TOY-1.2'`]],
    ['const n = a as number', []],
  ])('of %j', (code, expected) => expect(changes('engine/x.ts', code)).toEqual(expect.arrayContaining(expected)))

  it('that tell a secret to all the seats, or to the whole world', () => {
    expect(changes('games/toy/rules/x.ts', `tell?.({ kind: 'drew', secret: { card }, eyes: [seat] })`)).toEqual([
      'statement: ',
      `secret-told: tell?.({ kind: 'drew', ...{ card }, eyes: [seat] })`,
      `secret-told: tell?.({ kind: 'drew', secret: { card }, eyes: [0, 1, 2, 3, 4, 5] })`,
    ])
  })

  it('that show something and do not say so, or let a question be seen', () => {
    expect(changes('games/toy/rules/x.ts', 'reveal(s, tell)')).toEqual(['reveal-dropped: '])
    expect(changes('games/toy/rules/x.ts', 'const show = reveal(s, tell)')).toEqual([
      'reveal-dropped: const show = tell',
    ])
    expect(changes('games/toy/rules/x.ts', 'reveal(s, tell)?.(event)')).toContain('reveal-dropped: tell?.(event)')
    const flags = changes(
      'games/toy/rules/x.ts',
      `question('bid', { always: true, hidden: when, secret: true, moves })`,
    )
    expect(flags.filter((change) => change.startsWith('flag-dropped'))).toEqual([
      `flag-dropped: question('bid', { ...{}, hidden: when, secret: true, moves })`,
      `flag-dropped: question('bid', { always: true, ...{}, secret: true, moves })`,
      `flag-dropped: question('bid', { always: true, hidden: when, ...{}, moves })`,
    ])
  })

  it('that leave out a line of a view', () => {
    const lines = changes('games/toy/view.ts', 'if (a) b()\nc = 1')
    expect(lines.filter((change) => change.startsWith('view-line'))).toEqual([
      'view-line-dropped: {}',
      'view-line-dropped: if (a) {}',
      'view-line-dropped: ',
    ])
  })

  it('are drawn by the seed alone', () => {
    const all = mutantsIn('engine/x.ts', 'const n = a + b * c - d / e')
    expect(sampled(all, 2, 'one')).toEqual(sampled(all, 2, 'one'))
    expect(sampled(all, 2, 'one')).not.toEqual(sampled(all, 2, 'three'))
    expect(sampled(all, 100, 'one')).toEqual(all)
  })
})

const RULE = `export const isTall = (size: number): boolean => size > 9
export function steps(n: number): number {
  let done = 0
  do {
    n -= 1
    done += 1
  } while (n > 0)
  return done
}
`
const GOOD_TEST = `import { expect, it } from 'vitest'
import { isTall, steps } from '../rules/rule.ts'
it('knows what is tall', () => expect([8, 9, 10, 11].map(isTall)).toEqual([false, false, true, true]))
it('counts steps', () => expect(steps(3)).toBe(3))
`
const POOR_TEST = GOOD_TEST.replace('[8, 9, 10, 11]', '[8, 8, 11, 11]')
const OPTIONS: Options = { sample: Infinity, seed: 's', kind: 'comparison', again: false, fresh: false, lanes: 2 }

/** A project of one rule and its test. */
function project(test: string, equivalent: unknown = []): Trials {
  const root = mkdtempSync(join(tmpdir(), 'revier-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  write('games/toy/rules/rule.ts', RULE)
  write('games/toy/test/rule.test.ts', test)
  write('games/toy/test/equivalent.json', JSON.stringify(equivalent))
  return { root, tests: ['games/toy/test/*.test.ts'], games: [], tables: 0, decisions: 0, seconds: 0.5 }
}

const SURVIVOR = {
  file: 'games/toy/rules/rule.ts',
  in: 'isTall',
  was: 'export const isTall = (size: number): boolean => size > 9',
  now: 'export const isTall = (size: number): boolean => size >= 9',
}

describe('a campaign', () => {
  it('is won by good tests, also against what never ends', async () => {
    const outcomes = await campaign('toy', project(GOOD_TEST), { ...OPTIONS, kind: 'statement' })
    expect(asJson('toy', outcomes)).toEqual({ game: 'toy', mutants: 2, killed: 2, equivalent: 0, survivors: [] })
    expect(outcomes.map(({ by }) => by)).toEqual(['no end', 'games/toy/test/rule.test.ts › counts steps'])
    expect(isGood(outcomes)).toBe(true)
  })

  it('tells what poor tests let pass, and remembers it', async () => {
    const trials = project(POOR_TEST)
    const outcomes = await campaign('toy', trials, OPTIONS)
    const survivors = [{ ...SURVIVOR, kind: 'comparison', line: 1 }]
    expect(asJson('toy', outcomes)).toEqual({ game: 'toy', mutants: 4, killed: 3, equivalent: 0, survivors })
    expect(isGood(outcomes)).toBe(false)
    expect(report('toy', outcomes)).toContain('toy: 3 of 4 mutants killed (75.0 %)')
    writeFileSync(join(trials.root, 'games/toy/test/rule.test.ts'), GOOD_TEST.replace('steps(3)', 'steps(4)'))
    await expect(campaign('toy', trials, { ...OPTIONS, again: true })).rejects.toThrow('without any mutant')
    writeFileSync(join(trials.root, 'games/toy/test/rule.test.ts'), GOOD_TEST)
    const again = await campaign('toy', trials, { ...OPTIONS, again: true })
    expect(asJson('toy', again)).toMatchObject({ mutants: 4, killed: 4, survivors: [] })
  })

  it('excuses what changes nothing, by what it says and not by its line', async () => {
    const excused = await campaign('toy', project(POOR_TEST, [{ ...SURVIVOR, reason: 'said so' }]), OPTIONS)
    expect(asJson('toy', excused)).toEqual({ game: 'toy', mutants: 3, killed: 3, equivalent: 1, survivors: [] })
    expect(isGood(excused)).toBe(true)
    const wrong = await campaign('toy', project(GOOD_TEST, [{ ...SURVIVOR, reason: 'said so' }]), OPTIONS)
    expect(isGood(wrong)).toBe(false)
    expect(report('toy', wrong)).toContain('listed as changing nothing, but games/toy/test/rule.test.ts › knows what')
  })

  it('does not begin if something fails already', async () => {
    const trials = project(GOOD_TEST.replace('toBe(3)', 'toBe(4)'))
    await expect(campaign('toy', trials, OPTIONS)).rejects.toThrow(
      'without any mutant, games/toy/test/rule.test.ts › counts',
    )
  })
})

it.each([...Object.keys(GAMES), 'engine'])(
  'of %s nothing is excused that is no mutant of it, or without a reason',
  (game) => {
    const mutants = new Set(mutantsOf(game, ROOT).map(keyOf))
    const excused = equivalentsOf(game, ROOT)
    expect(excused.filter((one) => !mutants.has(keyOf(one)) || one.reason === '')).toEqual([])
    expect(new Set(excused.map(keyOf)).size).toBe(excused.length)
  },
)

it('knows every word of vitest that the tests of games and kernel use', () => {
  const files = globSync('{games/*,engine,session}/test/*.test.ts', { cwd: ROOT })
  const words = files.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    const [, list] = /import \{([^}]*)\} from 'vitest'/.exec(text) ?? []
    return text.includes('#cli/test/run.ts') ? [] : (list ?? '').split(',').map((word) => word.trim().split(' ')[0])
  })
  expect(Object.keys(harness)).toEqual(expect.arrayContaining([...new Set(words)].filter(Boolean)))
})

it.each([
  ['--game chess', "there is no game 'chess'"],
  ['--sample 0', "--sample is a whole number from 1, not '0'"],
  ['--kind odd', "there is no kind 'odd'"],
  ['--fast', "unknown option '--fast'"],
])('npm run mutate refuses %s in one line', async (args, message) => {
  const { code, err } = await runScript('scripts/mutate.ts', args.split(' '))
  expect(err).toMatch(/^error: [^\n]+\n$/)
  expect(err).toContain(message)
  expect(code).toBe(2)
})
