import type { Bot } from '#bots/bot.ts'
import type { GameEvent } from '#engine/event.ts'
import type { Told } from '#engine/game.ts'
import type { Luck } from '#engine/luck.ts'
import type { Match } from '#engine/match.ts'
import { seatsOf, type Onlooker, type Seat } from '#engine/state.ts'
import type { Input } from '../input.ts'
import { saveRecord } from '../load.ts'
import type { Sitter } from '../options.ts'
import { sentences, type Show } from '../show.ts'
import { wipe } from '../style.ts'

/** A game in the terminal: who plays, and what stands on the screen. */
export interface Table {
  match: Match
  /** What happened, decision by decision. */
  readonly events: Told<GameEvent>[][]
  readonly show: Show
  readonly sitters: readonly Sitter[]
  readonly input: Input
  /** The bots' own luck. */
  readonly luck: Luck
  /** Where the record is kept as the game goes on. */
  readonly file: string | undefined
  /** Who is looking at the screen. */
  eye: Onlooker
  /** So many entries of `events` have been told to this eye. */
  told: number
}

/** Goes on with the match that a decision makes, and keeps what happened. */
export function change(table: Table, act: (tell: (event: Told<GameEvent>) => void) => Match): void {
  const told: Told<GameEvent>[] = []
  table.match = act((event) => told.push(event))
  table.events.push(told)
}

export const botAt = ({ sitters }: Table, seat: Seat): Bot | null => sitters[seat].bot

export const persons = (table: Table): Seat[] => seatsOf(table.match.setup).filter((seat) => !botAt(table, seat))

/** Tells whoever looks at the screen what has happened since it was last told. */
export function tellNews(table: Table): void {
  const { events, show, eye } = table
  for (; table.told < events.length; table.told++)
    for (const line of sentences(show, events[table.told], eye)) console.log(line)
}

/** Brings a seat before the screen. In a game with secrets persons do not look at it together. */
export async function bringBefore(table: Table, seat: Seat): Promise<void> {
  if (table.eye === seat) return
  if (table.match.game.secrets && persons(table).length > 1) await passOn(table, seat)
  table.eye = seat
}

/** Whoever looked so far reads to the end and clears the screen; the next one is told all since its own last decision. */
async function passOn(table: Table, seat: Seat): Promise<void> {
  const { words, who } = table.show
  const curtain = async (line: string) => {
    console.log(`\n${line}`)
    await table.input.line()
    wipe()
  }
  if (table.eye !== 'spectator') await curtain(words.play.hide(who(table.eye)))
  await curtain(words.play.pass(who(seat)))
  table.told = sinceLastDecision(table.match, seat)
}

/** The first entry of `events` that came after a seat's own last decision. */
export function sinceLastDecision({ decisions }: Match, seat: Seat): number {
  const last = decisions.findLastIndex((decision) => decision.seat === seat)
  return last < 0 ? 0 : last + 2
}

export function save(table: Table, file: string): void {
  const names = table.sitters.map(({ name }) => name)
  saveRecord(file, table.match, names, table.show.words)
}
