import { take } from '../steps.ts'
import { readFileSync } from 'node:fs'
import type { Told } from '#engine/game.ts'
import { pick, seedLuck } from '#engine/luck.ts'
import { type Match } from '#engine/match.ts'
import { pastOf, type Past } from '#engine/past.ts'
import { start } from '#engine/play.ts'
import { playMatch } from '#session/play-out.ts'
import { byName } from '#test/by-name.ts'
import { DISTRICTS, EMPTY_CITY, SEGMENTS } from '../data.ts'
import type { ApeEvent } from '../events.ts'
import { game } from '../index.ts'
import { tileOf } from '../lessons/notation.ts'
import type { ApeTown } from '../state.ts'
import * as steps from '../steps.ts'

export { put, show, tileOf } from '../lessons/notation.ts'

export const { go, offered, refused: refusal } = byName(game, steps)

export const fresh = (seats: number, seed = 'test'): ApeTown => start(game, { seed, seats, variants: {} })

/** Fills every free field with posts, apart from those named. */
export function fillBut(s: ApeTown, ...free: string[]): ApeTown {
  EMPTY_CITY.forEach((tile, cell) => {
    if (tile === -1 && s.city[cell] === -1 && !free.includes(game.moves.all[SEGMENTS.length + cell].name.slice(6)))
      s.city = s.city.with(cell, tileOf('B'))
  })
  return s
}

/** Has the active seat place a tile, as if it had taken it from a segment of the field's colour. */
export function placing(
  s: ApeTown,
  letter: string,
  colour: 'grey' | 'black' | 'white',
  cell: string,
): Told<ApeEvent>[] {
  s.hand = tileOf(letter)
  s.announced = ['grey', 'black', 'white'].indexOf(colour)
  if (take.is(s.agenda.at(-1))) s.agenda.pop()
  return go(s, `place:${cell}`)
}

/** The rules as text, for tests that hold the data against its tables. */
export const RULES = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')

/** The rows of the table in RULES.md whose head begins with these cells. */
export function ruleTable(...head: string[]): string[][] {
  const rows = RULES.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  const start = rows.findIndex((row) => row.length > 1 && head.every((cell, i) => row[i + 1] === cell))
  const end = rows.findIndex((row, i) => i > start && row.length === 1)
  return rows.slice(start + 2, end).map((row) => row.slice(1, -1))
}

/** A match with all of its past. */
export type ApeMatch = Match<ApeTown, ApeEvent> & Omit<Past<ApeTown, ApeEvent>, 'match'>

/** A whole game of random moves. */
export function randomGame(seats: number, seed: string): ApeMatch {
  const luck = seedLuck(`choices ${seed}`)
  const match = playMatch(game, { seed, seats, variants: {} }, { choose: ({ moves }) => pick(luck, moves) })
  return { ...match, ...pastOf(match) }
}

/** Some random games with every number of seats: what the rules prove of every game is held against these. */
export const RANDOM_GAMES: readonly ApeMatch[] = [2, 3, 4].flatMap((seats) =>
  Array.from({ length: 10 }, (_, i) => randomGame(seats, `random-${i}`)),
)

/** The events of a game, turn by turn. */
export function turnsOf(match: ApeMatch): Told<ApeEvent>[][] {
  const turns: Told<ApeEvent>[][] = []
  for (const event of match.events.flat()) {
    if (event.kind === 'auto') continue
    if (event.kind === 'took') turns.push([])
    turns.at(-1)!.push(event)
  }
  return turns
}

/** What each seat gains by an action. */
export function gains(s: ApeTown, action: () => void): number[] {
  const before = [...s.score]
  action()
  return s.score.map((score, seat) => score - before[seat])
}

export const districtIndex = (id: string): number => DISTRICTS.findIndex((district) => district.id === id)
