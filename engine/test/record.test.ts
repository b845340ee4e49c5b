import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toy } from '#test/battery/toy.ts'
import { stateHash } from '../hash.ts'
import { commitment, pick, seedLuck } from '../luck.ts'
import { asks, begin, decide, type Match } from '../match.ts'
import { BadRecord, formatRecord, parseRecord, replay } from '../record.ts'

const game = { ...toy, variants: { deck: ['small', 'large'], mood: ['calm', 'wild'] } }

/** A random game, to its end or up to so many decisions. */
function played(decisions = Infinity, variants = {}): Match {
  let match = begin(game, { seed: 'record', seats: 2, variants }) as Match
  const luck = seedLuck('choices')
  while (asks(match).length > 0 && match.decisions.length < decisions) {
    const { seat, moves } = pick(luck, asks(match))
    match = decide(match, seat, pick(luck, moves))
  }
  return match
}

const full = formatRecord(played(), ['Ada', 'Bob'])
/** So many decisions a whole game takes. */
const whole = played().decisions.length

describe('a record', () => {
  it('is a text that a person can read', () => {
    const match = played(2, { mood: 'wild', deck: 'large' })
    expect(formatRecord(match, ['Ada', 'Bob']).split('\n')).toEqual([
      'revier record 1',
      'game: toy',
      'rules: 1',
      'seats: 2',
      'variant deck: large',
      'variant mood: wild',
      'name 0: Ada',
      'name 1: Bob',
      'seed: record',
      `commitment: ${commitment('record')}`,
      '',
      ...match.decisions.map(({ seat, move }, i) => `${i + 1} ${seat} ${move.name}`),
      '',
      `hash: ${stateHash(match.state)}`,
      '',
    ])
  })

  it.each([0, 1, 7, Infinity])('of %d decisions reads, replays and writes as the same text', (decisions) => {
    const text = formatRecord(played(decisions, { mood: 'wild' }), ['Ada', 'Bob'])
    const record = parseRecord(text)
    const again = replay(game, record)
    expect(formatRecord(again as Match, record.names)).toBe(text)
  })

  it('says how a finished game ended', () => {
    const match = played()
    const { scores, places } = game.result(match.state as Parameters<typeof game.result>[0])!
    expect(full).toContain(`\nscores: ${scores.join(' ')}\nplaces: ${places.join(' ')}\nhash: `)
    expect(parseRecord(full)).toMatchObject({ scores, places, hash: stateHash(match.state) })
  })

  it('says nothing of the end of a game that goes on', () => {
    expect(parseRecord(formatRecord(played(3)))).toMatchObject({ scores: null, places: null, names: [] })
  })

  it('may be a million characters long', () => {
    expect(parseRecord(full.padEnd(1_000_000)).decisions).toHaveLength(whole)
  })

  it('may come with the line ends of Windows', () => {
    expect(formatRecord(replay(game, parseRecord(full.replaceAll('\n', '\r\n'))) as Match, ['Ada', 'Bob'])).toBe(full)
  })

  it('may leave out names, commitment and hash', () => {
    const bare = full.replace(/^(name \d|commitment|hash): .*\n/gm, '')
    expect(replay(game, parseRecord(bare)).decisions).toHaveLength(whole)
    expect(formatRecord(played())).not.toContain('name')
  })

  it('keeps names on their line, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 80 }), { minLength: 1, maxLength: 3 }), (names) => {
        const text = formatRecord(played(1), names)
        const record = parseRecord(text)
        expect(record.names).toHaveLength(2)
        expect(formatRecord(played(1), record.names)).toBe(text)
        expect(text.isWellFormed()).toBe(true)
      }),
    )
    const names = (...given: string[]) => parseRecord(formatRecord(played(1), given)).names
    expect(names(' Ada\n\tL ', '')).toEqual(['Ada L', '?'])
    expect(names('x'.repeat(59) + ' y', '\ud83d')).toEqual(['x'.repeat(59), '\ufffd'])
    expect(names('1 0 none', 'hash: 0')).toEqual(['1 0 none', 'hash: 0'])
    expect(names('🐒'.repeat(70))).toEqual(['🐒'.repeat(60), '?'])
  })
})

/** The record with one line changed; `null` takes it out. */
const edited = (line: number, text: string | null): string =>
  full
    .split('\n')
    .flatMap((old, i) => (i !== line - 1 ? [old] : text === null ? [] : [text]))
    .join('\n')
const lineCount = full.split('\n').length
const lineOf = (start: string): number => full.split('\n').findIndex((line) => line.startsWith(start)) + 1
const firstMove = full.split('\n')[lineOf('1 ') - 1].slice(2)

describe('a bad record', () => {
  it.each<[what: string, text: string, line: number, message: string]>([
    ['an empty text', '', 1, "a record starts with 'revier record 1'"],
    ['another first line', edited(1, 'revier record 2'), 1, 'a record starts with'],
    ['a text beyond measure', full.padEnd(1_000_001), 1, 'this is too long'],
    ['a line that says nothing', edited(5, 'hello'), 5, "neither a field nor a decision: 'hello'"],
    ['an unknown field', edited(5, 'colour: red'), 5, "neither a field nor a decision: 'colour: red'"],
    ['a field twice', edited(5, 'seats: 2'), 5, "'seats' stands here for the second time"],
    ['no game', edited(2, null), lineCount - 1, "'game' is missing"],
    ['no rules', edited(3, null), lineCount - 1, "'rules' is missing"],
    ['no seats', edited(4, null), lineCount - 1, "'seats' is missing"],
    ['no seed', edited(lineOf('seed'), null), lineCount - 1, "'seed' is missing"],
    ['seats that are no number', edited(4, 'seats: two'), 4, "'seats' must be a whole number"],
    ['seats beyond measure', edited(4, 'seats: 1000000000'), 4, "'seats' must be a whole number"],
    ['rules that are no number', edited(3, 'rules: 1.5'), 3, "'rules' must be a whole number"],
    ['too few names', edited(6, null), 5, 'there is one name for each seat, in order'],
    ['names out of order', edited(5, 'name 2: Eve'), 5, 'there is one name for each seat, in order'],
    [
      'a seed that was not committed to',
      edited(lineOf('seed'), 'seed: other'),
      lineOf('commitment'),
      'the seed is not the one',
    ],
    ['a decision out of order', edited(lineOf('2 '), '3 0 none'), lineOf('2 '), 'decision 2 should stand here, not 3'],
    [
      'scores that are no numbers',
      edited(lineOf('scores'), 'scores: many'),
      lineOf('scores'),
      "'scores' must be whole numbers",
    ],
    [
      'places that are no numbers',
      edited(lineOf('places'), 'places: 1,2'),
      lineOf('places'),
      "'places' must be whole numbers",
    ],
  ])('%s does not read', (_, text, line, message) => {
    const read = () => parseRecord(text)
    expect(read).toThrow(BadRecord)
    expect(read).toThrow(expect.objectContaining({ line }) as Error)
    expect(read).toThrow(`line ${line}: ${message}`)
  })

  it.each<[what: string, text: string, line: number, message: string]>([
    ['another game', edited(2, 'game: chess'), 2, "this is a record of 'chess', not of 'toy'"],
    ['other rules', edited(3, 'rules: 9'), 3, 'made under version 9 of the rules; this is version 1'],
    ['too many seats', edited(4, 'seats: 4').replace(/^name.*\n/gm, ''), 4, 'toy is for 2 to 3 seats, not 4'],
    ['an unknown variant', edited(1, 'revier record 1\nvariant board: big'), 2, "toy has no variant 'board'"],
    [
      'a variant of a bad name',
      edited(1, 'revier record 1\nvariant __proto__: big'),
      2,
      "toy has no variant '__proto__'",
    ],
    ['an unknown value', edited(1, 'revier record 1\nvariant mood: sad'), 2, "variant 'mood' is one of calm, wild"],
    ['a seed with a space', full.replace(/^seed: .*\ncommitment: .*$/m, 'seed: a b'), lineOf('seed'), 'a seed is'],
    ['an unknown move', edited(lineOf('1 '), '1 0 dance'), lineOf('1 '), "toy has no move 'dance'"],
    ['a move of another seat', edited(lineOf('1 '), `1 2 ${firstMove.slice(2)}`), lineOf('1 '), 'seat 2 may not bid'],
    ['an illegal move', edited(lineOf('1 '), '1 0 none'), lineOf('1 '), 'seat 0 may not none now [TOY-1.1]'],
    [
      'a decision too many',
      edited(lineOf('scores') - 1, `${whole + 1} 0 none`),
      lineOf('scores') - 1,
      'seat 0 may not none now [TOY-1.3]',
    ],
    ['other scores', edited(lineOf('scores'), 'scores: 1 1'), lineOf('scores'), 'the scores are '],
    ['other places', edited(lineOf('places'), 'places: 3 3'), lineOf('places'), 'the places are '],
    [
      'no scores at the end',
      edited(lineOf('scores'), null),
      lineOf(`${whole} `),
      "the game is over: 'scores' is missing",
    ],
    [
      'scores before the end',
      edited(lineOf(`${whole} `), null),
      lineOf('scores') - 1,
      'the scores are not settled yet',
    ],
    ['another hash', edited(lineOf('hash'), 'hash: 0'), lineOf('hash'), 'the hash is '],
  ])('with %s does not replay', (_, text, line, message) => {
    const record = parseRecord(text)
    const again = () => replay(game, record)
    expect(again).toThrow(BadRecord)
    expect(again).toThrow(`line ${line}: ${message}`)
  })

  it('lets errors of the rules through: they are not the record’s fault', () => {
    const faulty = {
      ...game,
      setup: () => {
        throw new TypeError('oops')
      },
    }
    expect(() => replay(faulty, parseRecord(full))).toThrow(TypeError)
  })
})

type Edit = (text: string) => string
const anywhere = fc.nat({ max: full.length })
const anyLine = fc.nat({ max: lineCount - 1 })
const onLines =
  (n: number, change: (lines: string[], n: number) => void): Edit =>
  (text) => {
    const lines = text.split('\n')
    change(lines, n)
    return lines.join('\n')
  }
const scrap = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 5 }),
  fc.constantFrom('0', '9', '\n', ' ', ': ', '-', '1 0 none'),
)
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(anywhere, scrap).map(
    ([at, more]) =>
      (text: string) =>
        text.slice(0, at) + more + text.slice(at),
  ),
  fc.tuple(anywhere, scrap).map(
    ([at, more]) =>
      (text: string) =>
        text.slice(0, at) + more + text.slice(at + more.length),
  ),
  fc.tuple(anywhere, fc.nat({ max: 4 })).map(
    ([at, n]) =>
      (text: string) =>
        text.slice(0, at) + text.slice(at + n),
  ),
  anywhere.map((at) => (text: string) => text.slice(0, at)),
  anyLine.map((n) => onLines(n, (lines) => lines.splice(n, 1))),
  fc.tuple(anyLine, anyLine).map(([n, m]) => onLines(n, (lines) => lines.splice(m, 0, lines[n] ?? ''))),
  fc.tuple(anyLine, anyLine).map(([n, m]) => onLines(n, (lines) => lines.splice(m, 0, ...lines.splice(n, 1)))),
)

/** Whether a text replays, and its own record after it; anything but a `BadRecord` gets through. */
function replays(text: string): boolean {
  try {
    const record = parseRecord(text)
    const again = formatRecord(replay(game, record), record.names)
    return formatRecord(replay(game, parseRecord(again)), record.names) === again
  } catch (error) {
    if (error instanceof BadRecord && error.line > 0) return false
    throw error
  }
}

it('whatever is done to a record, it replays or says what is wrong', () => {
  const outcomes = new Set<boolean>()
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
      outcomes.add(replays(edits.reduce((changed, change) => change(changed), full)))
    }),
    { numRuns: 2000 },
  )
  expect(outcomes).toEqual(new Set([true, false]))
})
