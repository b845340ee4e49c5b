import type { GameEvent } from './event.ts'
import { FAIR_FIELD, fairFields, readFair, type FairProof } from './fair.ts'
import type { Rules, Result, TableSetup } from './game.ts'
import { stateHash } from './hash.ts'
import { commitment } from './luck.ts'
import { follow, type Decision, type Match } from './match.ts'
import { BadSetup, Refusal } from './play.ts'
import { seatsOf, type Seat, type State } from './state.ts'

/**
 * A game as text: a header, one decision a line, and how it ended.
 *
 *     revier record 1
 *     game: my-game
 *     rules: 1
 *     seats: 2
 *     late: 120 (of a short game: so many decisions were made by bots before anybody sat down)
 *     name 0: Ada
 *     seed: 7
 *     commitment: 5e0f…
 *
 *     1 0 take:s1-2
 *     2 0 place:f8
 *
 *     scores: 96 102
 *     places: 2 1
 *     hash: 91c4…
 */
export interface GameRecord {
  readonly game: string
  readonly rules: number
  readonly setup: TableSetup
  readonly names: readonly string[]
  readonly decisions: readonly { readonly seat: Seat; readonly move: string; readonly line: number }[]
  /** Of a game played online: that nobody bent its luck. */
  readonly fair: FairProof | null
  /** Of a finished game. */
  readonly scores: readonly number[] | null
  readonly places: readonly number[] | null
  /** Of the position after the last decision. */
  readonly hash: string | null
  /** On which line each field stands, to say where something is wrong. */
  readonly lines: ReadonlyMap<string, number>
}

/** A text that is not a record, or not of a legal game: says where. */
export class BadRecord extends Error {
  readonly line: number
  constructor(line: number, what: string) {
    super(`line ${line}: ${brief(what)}`)
    this.name = 'BadRecord'
    this.line = line
  }
}

/** Whatever stands in a record, no more than a line of it is repeated. */
const brief = (what: string): string => what.replace(/\S{81,}/g, (word) => `${word.slice(0, 80)}…`).slice(0, 300)

const FIRST_LINE = 'revier record 1'
const MAX_CHARS = 1_000_000
const MOST_SEATS = 10
const LONGEST_NAME = 60

export function formatRecord(match: Match, names: readonly string[] = [], fair: FairProof | null = null): string {
  const { game, setup } = match
  const result = game.result(match.state)
  const decisions = match.decisions.map(({ seat, move }) => ({ seat, move: move.name }))
  return lines({ game: game.id, rules: game.version, setup, names, decisions }, fair ? fairFields(fair) : [], [
    ...(result ? [`scores: ${result.scores.join(' ')}`, `places: ${result.places.join(' ')}`] : []),
    `hash: ${stateHash(match.state)}`,
  ])
}

/** What a record says of a game before anybody has played it through. */
type Unplayed = Pick<GameRecord, 'game' | 'rules' | 'setup' | 'names'> & {
  readonly decisions: readonly { readonly seat: Seat; readonly move: string }[]
}

/** The record of a game whose rules are not at hand: nobody vouches for it. */
export const formatUnplayed = (game: Unplayed): string => lines(game, [], [])

function lines({ game, rules, setup, names, decisions }: Unplayed, proof: string[], ending: string[]): string {
  const variants = Object.entries(setup.variants).map(([option, value]) => `variant ${option}: ${value}`)
  return [
    FIRST_LINE,
    `game: ${game}`,
    `rules: ${rules}`,
    `seats: ${setup.seats}`,
    ...variants.sort(),
    ...(setup.late ? [`late: ${Math.min(setup.late, decisions.length)}`] : []),
    ...(names.length > 0 ? seatsOf(setup).map((seat) => `name ${seat}: ${cleanName(names[seat] ?? '')}`) : []),
    `seed: ${setup.seed}`,
    `commitment: ${commitment(setup.seed)}`,
    ...proof,
    '',
    ...decisions.map(({ seat, move }, i) => `${i + 1} ${seat} ${move}`),
    '',
    ...ending,
    '',
  ].join('\n')
}

/** Names go on one line, without control characters or white space around them, and are cut between characters. */
function cleanName(name: string): string {
  const line = name.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
  return [...line.trim()].slice(0, LONGEST_NAME).join('').trim() || '?'
}

/** Reads the text without judging the game; `replay` does that. */
export function parseRecord(text: string): GameRecord {
  if (text.length > MAX_CHARS) throw new BadRecord(1, 'this is too long for a record')
  const lines = text.split(/\r?\n/)
  if (lines[0]?.trim() !== FIRST_LINE) throw new BadRecord(1, `a record starts with '${FIRST_LINE}'`)
  const fields = new Map<string, { value: string; line: number }>()
  const decisions: { seat: Seat; move: string; line: number }[] = []
  lines.forEach((raw, index) => {
    const line = index + 1
    if (line === 1 || raw.trim() === '') return
    const decision = /^(\d+) (\d+) (\S+)$/.exec(raw)
    const field = /^([a-z]+(?: \S+)?): (.*)$/.exec(raw)
    if (decision) {
      if (Number(decision[1]) !== decisions.length + 1)
        throw new BadRecord(line, `decision ${decisions.length + 1} should stand here, not ${decision[1]}`)
      decisions.push({ seat: Number(decision[2]), move: decision[3], line })
    } else if (field && (FIELD.test(field[1]) || FAIR_FIELD.test(field[1]))) {
      if (fields.has(field[1])) throw new BadRecord(line, `'${field[1]}' stands here for the second time`)
      fields.set(field[1], { value: field[2].trim(), line })
    } else {
      throw new BadRecord(line, `neither a field nor a decision: '${raw.slice(0, 60)}'`)
    }
  })
  return assemble(fields, decisions, lines.length)
}

const FIELD = /^(game|rules|seats|late|seed|commitment|scores|places|hash|variant \S+|name \d+)$/

type Fields = ReadonlyMap<string, { readonly value: string; readonly line: number }>

/** Reads fields as what they must be; what is missing is missed at the end. */
function readerOf(fields: Fields, end: number) {
  const need = (key: string) => {
    const field = fields.get(key)
    if (!field) throw new BadRecord(end, `'${key}' is missing`)
    return field
  }
  return {
    need,
    whole(key: string): number {
      const { value, line } = need(key)
      if (!/^\d{1,6}$/.test(value)) throw new BadRecord(line, `'${key}' must be a whole number`)
      return Number(value)
    },
    numbers(key: string): number[] | null {
      const field = fields.get(key)
      if (!field) return null
      if (!/^-?\d{1,6}( -?\d{1,6})*$/.test(field.value))
        throw new BadRecord(field.line, `'${key}' must be whole numbers`)
      return field.value.split(' ').map(Number)
    },
  }
}

function assemble(fields: Fields, decisions: GameRecord['decisions'], end: number): GameRecord {
  const { need, whole, numbers } = readerOf(fields, end)
  const seed = need('seed')
  const published = fields.get('commitment')
  if (published && published.value !== commitment(seed.value))
    throw new BadRecord(published.line, 'the seed is not the one that was committed to')
  const seats = whole('seats')
  const fair = readFair((name) => fields.get(name)?.value, Math.min(seats, MOST_SEATS))
  if (typeof fair === 'string') throw new BadRecord(fields.get(fair)?.line ?? end, `'${fair}' is missing or wrong`)
  const variants = [...fields].filter(([key]) => key.startsWith('variant '))
  const late = fields.has('late') ? whole('late') : 0
  if (late > decisions.length)
    throw new BadRecord(need('late').line, `'late' is ${late}, but there are ${decisions.length} decisions`)
  return {
    game: need('game').value,
    rules: whole('rules'),
    setup: {
      seed: seed.value,
      seats,
      variants: Object.fromEntries(variants.map(([key, { value }]) => [key.slice('variant '.length), value])),
      ...(late > 0 && { late }),
    },
    names: namesIn(fields, seats),
    decisions,
    fair,
    scores: numbers('scores'),
    places: numbers('places'),
    hash: fields.get('hash')?.value ?? null,
    lines: new Map([...fields].map(([key, { line }]) => [key, line])),
  }
}

function namesIn(fields: Fields, seats: number): string[] {
  const names = [...fields].filter(([key]) => key.startsWith('name '))
  names.forEach(([key, { value, line }], i) => {
    if ([...value].length > LONGEST_NAME) throw new BadRecord(line, `a name has at most ${LONGEST_NAME} characters`)
    if (key !== `name ${i}` || names.length !== seats)
      throw new BadRecord(line, 'there is one name for each seat, in order')
  })
  return names.map(([, { value }]) => value)
}

/** Plays a record through: a legal game with these scores and this hash, or a `BadRecord` that says what is wrong. */
export function replay<S extends State, E extends GameEvent>(game: Rules<S, E>, record: GameRecord): Match<S, E> {
  if (record.game !== game.id)
    throw new BadRecord(lineOf(record, 'game'), `this is a record of '${record.game}', not of '${game.id}'`)
  if (record.rules !== game.version)
    throw new BadRecord(
      lineOf(record, 'rules'),
      `made under version ${record.rules} of the rules; this is version ${game.version}`,
    )
  let at = 0
  function* made(): Generator<Decision> {
    for (const { seat, move: name, line } of record.decisions) {
      at = line
      const move = game.moves.parse(name)
      if (!move) throw new BadRecord(line, `${game.id} has no move '${name}'`)
      yield { seat, move }
    }
  }
  const match = told(
    record,
    () => at,
    () => follow(game, record.setup, made()),
  )
  compare(record, game.result(match.state), stateHash(match.state))
  return match
}

const lineOf = (record: GameRecord, field: string): number => record.lines.get(field) ?? 1

/** Says where in the record it is that the kernel does not agree. */
function told<T>(record: GameRecord, at: () => number, act: () => T): T {
  try {
    return act()
  } catch (error) {
    if (error instanceof Refusal) throw new BadRecord(at(), error.message)
    if (error instanceof BadSetup) throw new BadRecord(lineOf(record, error.field), error.message)
    throw error
  }
}

function compare(record: GameRecord, result: Result | null, hash: string): void {
  const same = (told: readonly number[] | null, real: readonly number[] | undefined, what: string) => {
    if (told && told.join(' ') !== real?.join(' '))
      throw new BadRecord(
        lineOf(record, what),
        `the ${what} are ${real ? real.join(' ') : 'not settled yet'}, not ${told.join(' ')}`,
      )
  }
  same(record.scores, result?.scores, 'scores')
  same(record.places, result?.places, 'places')
  if (result && !record.scores)
    throw new BadRecord(record.decisions.at(-1)?.line ?? 1, `the game is over: 'scores' is missing`)
  if (record.hash !== null && record.hash !== hash)
    throw new BadRecord(lineOf(record, 'hash'), `the hash is ${hash}, not ${record.hash}`)
}
