import type { Game, Variants } from '#engine/game.ts'
import type { State } from '#engine/state.ts'
import { playOut } from './arena.ts'
import type { Bot } from './bot.ts'
import { shares } from './chances.ts'
import { wilson } from './statistics.ts'

/** A table at which bots play against themselves. */
export interface LabTable {
  readonly seats: number
  readonly variants: Variants
  readonly seed: string
}

/** What is counted of one thing: how often it was there, and how often whoever had it won. */
export interface Count {
  had: number
  won: number
}

/** Sums over games, which can be added up over many workers. */
export interface LabTally {
  games: number
  turns: number
  decisions: number
  /** Between the first and the second, and between the first and the last, in points. */
  lead: number
  spread: number
  /** Wins by seat, and by place in turn order. */
  bySeat: Count[]
  byOrder: Count[]
  /** Points by line of the sheet: of winners and of all seats. */
  lines: Record<string, { winners: number; all: number }>
  /** What seats began with and had at the end, by its name. */
  had: Record<string, Count>
}

const counts = (n: number): Count[] => Array.from({ length: n }, () => ({ had: 0, won: 0 }))

export const newLabTally = (seats: number): LabTally => ({
  games: 0,
  turns: 0,
  decisions: 0,
  lead: 0,
  spread: 0,
  bySeat: counts(seats),
  byOrder: counts(seats),
  lines: {},
  had: {},
})

/** Plays one game by itself and counts it. */
export function labGame(game: Game, { seats, variants, seed }: LabTable, bot: Bot, n: number, tally: LabTally): void {
  const bots = Array<Bot>(seats).fill(bot)
  let first = 0
  let last: State | undefined
  let began: (readonly string[])[] | undefined
  const watch = (s: State) => {
    if (s.turn <= 1) first = s.active
    if (s.turn > 0) began ??= bots.map((_, seat) => game.began?.(s, seat) ?? [])
    tally.decisions++
    last = s
  }
  const won = shares(playOut(game, { seed: `${seed}-${n}`, seats, variants }, bots, `${seed}/${n}`, watch))
  tally.decisions-- // the end is watched, too
  tally.games++
  tally.turns += last!.turn
  won.forEach((share, seat) => {
    count(tally.bySeat[seat], share)
    count(tally.byOrder[(seat - first + seats) % seats], share)
    const things = [...(began?.[seat] ?? []), ...(game.had?.(last!, seat) ?? [])]
    for (const thing of things) count((tally.had[thing] ??= { had: 0, won: 0 }), share)
  })
  countPoints(game, last!, won, tally)
}

function count(to: Count, won: number): void {
  to.had++
  to.won += won
}

function countPoints(game: Game, end: State, won: readonly number[], tally: LabTally): void {
  const { scores, sheet } = game.result(end)!
  const sorted = scores.toSorted((a, b) => b - a)
  tally.lead += sorted[0] - sorted[1]
  tally.spread += sorted[0] - sorted.at(-1)!
  for (const { line, points } of sheet) {
    const to = (tally.lines[line] ??= { winners: 0, all: 0 })
    points.forEach((p, seat) => {
      to.winners += p * won[seat]
      to.all += p / points.length
    })
  }
}

export function addLab(to: LabTally, from: LabTally): void {
  for (const key of ['games', 'turns', 'decisions', 'lead', 'spread'] as const) to[key] += from[key]
  const add = (a: Count, b: Count) => {
    a.had += b.had
    a.won += b.won
  }
  from.bySeat.forEach((one, i) => add(to.bySeat[i], one))
  from.byOrder.forEach((one, i) => add(to.byOrder[i], one))
  for (const [thing, one] of Object.entries(from.had)) add((to.had[thing] ??= { had: 0, won: 0 }), one)
  for (const [line, { winners, all }] of Object.entries(from.lines)) {
    const sum = (to.lines[line] ??= { winners: 0, all: 0 })
    sum.winners += winners
    sum.all += all
  }
}

/** A share of wins with its interval; `had` says of how many. */
export interface Share {
  readonly had: number
  readonly share: number
  readonly low: number
  readonly high: number
}

/** What a lab found at one table, as it is kept. */
export interface LabResult {
  readonly game: string
  readonly bot: string
  readonly seats: number
  readonly variants: Variants
  readonly games: number
  readonly turnsPerSeat: number
  readonly decisions: number
  readonly lead: number
  readonly spread: number
  readonly bySeat: readonly Share[]
  readonly byOrder: readonly Share[]
  readonly lines: Readonly<Record<string, { readonly winners: number; readonly all: number }>>
  readonly had: Readonly<Record<string, Share>>
}

function shareOf({ had, won }: Count): Share {
  const [low, high] = wilson(won, had)
  return { had, share: had > 0 ? won / had : 0, low, high }
}

export function labResult(game: string, bot: string, { seats, variants }: LabTable, tally: LabTally): LabResult {
  const { games } = tally
  const mapped = <T, U>(of: Readonly<Record<string, T>>, to: (one: T) => U): Record<string, U> =>
    Object.fromEntries(
      Object.entries(of)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, one]) => [key, to(one)]),
    )
  return {
    game,
    bot,
    seats,
    variants,
    games,
    turnsPerSeat: tally.turns / games / seats,
    decisions: tally.decisions / games,
    lead: tally.lead / games,
    spread: tally.spread / games,
    bySeat: tally.bySeat.map(shareOf),
    byOrder: tally.byOrder.map(shareOf),
    lines: mapped(tally.lines, ({ winners, all }) => ({ winners: winners / games, all: all / games })),
    had: mapped(tally.had, shareOf),
  }
}
