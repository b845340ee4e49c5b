import type { Bot } from '#bots/bot.ts'
import type { Luck } from '#engine/luck.ts'
import type { Match } from '#engine/match.ts'
import { pastOf, type Past } from '#engine/past.ts'
import { seatsOf, type Onlooker, type Seat } from '#engine/state.ts'
import type { Input } from '../input.ts'
import { saveRecord } from '../load.ts'
import type { Sitter } from '../options.ts'
import { sentences, type Show } from '../show.ts'
import { wipe } from '../style.ts'

/** A game in the terminal: who plays, and what stands on the screen. */
export interface Table {
  /** The game as far as it has come. */
  match: Match
  /** Its positions as far as they were shown. */
  past?: Past
  readonly show: Show
  readonly sitters: readonly Sitter[]
  readonly input: Input
  /** The bots' own luck. */
  readonly luck: Luck
  /** Where the record is kept as the game goes on. */
  readonly file: string | undefined
  /** Who is looking at the screen. */
  eye: Onlooker
  /** The news of so many positions have been told to this eye. */
  told: number
}

export const botAt = ({ sitters }: Table, seat: Seat): Bot | null => sitters[seat].bot

export const persons = (table: Table): Seat[] => seatsOf(table.match.setup).filter((seat) => !botAt(table, seat))

/** Tells whoever looks at the screen what has happened since it was last told. */
export function tellNews(table: Table): void {
  const { show, eye, match } = table
  const { events } = (table.past = pastOf(match, table.past))
  table.told = Math.min(table.told, events.length) // some of it may have been taken back
  for (; table.told < events.length; table.told++)
    for (const line of sentences(show, events[table.told], eye)) console.log(line)
}

/** Whether people who must not see the same things share this screen. */
const keepsApart = (table: Table): boolean => table.match.game.secrets && persons(table).length > 1

/** Brings a seat before the screen. In a game with secrets persons do not look at it together. */
export async function bringBefore(table: Table, seat: Seat): Promise<void> {
  if (table.eye === seat) return
  if (keepsApart(table)) {
    await leaveScreen(table)
    await curtain(table, table.show.words.play.pass(table.show.who(seat)))
    table.told = sinceLastDecision(table.match, seat)
  }
  table.eye = seat
}

/** Whoever looked so far reads to the end and clears the screen: somebody else is asked. */
export async function leaveScreen(table: Table): Promise<void> {
  const { eye, show } = table
  if (eye === 'spectator' || !keepsApart(table)) return
  await curtain(table, show.words.play.hide(show.who(eye)))
  table.eye = 'spectator'
}

async function curtain(table: Table, line: string): Promise<void> {
  console.log(`\n${line}`)
  await table.input.line()
  wipe()
}

/** The first position that a seat's own last decision did not lead to. */
export function sinceLastDecision({ decisions }: Match, seat: Seat): number {
  const last = decisions.findLastIndex((decision) => decision.seat === seat)
  return last < 0 ? 0 : last + 2
}

export const namesAt = ({ sitters }: Table): string[] => sitters.map(({ name }) => name)

export const save = (table: Table, file: string): void =>
  saveRecord(file, table.match, namesAt(table), table.show.words)
