import type { Rules } from '#engine/game.ts'
import { asks } from '#engine/match.ts'
import { openness } from '#engine/play.ts'
import type { Seat } from '#engine/state.ts'
import type { Ending } from '#protocol/api.ts'
import type { Hand, Vote } from '#protocol/frames.ts'
import type { Control, Level } from '#protocol/parts.ts'
import type { Held } from '#session/entries.ts'
import type { Outages } from './outages.ts'

/** What is settled when a table starts. */
export interface TableSetup {
  readonly id: string
  readonly game: Rules
  readonly seed: string
  readonly variants: Readonly<Record<string, string>>
  readonly control: Control
  readonly substitute: Level
  readonly seats: readonly SeatSetup[]
  readonly outages: Outages
}

export interface SeatSetup {
  readonly person: string | null
  readonly level: Level | null
}

/** All that a table's log makes: the game, the clocks, who plays which seat. Never changed; an entry makes a new one. */
export interface TableState {
  readonly held: Held
  /** Of the last entry. */
  readonly at: number
  /** Milliseconds left at that time, by seat. */
  readonly left: readonly number[]
  readonly hands: readonly Hand[]
  /** When the last seat changed hands. */
  readonly handed: number
  readonly resigned: readonly boolean[]
  readonly vote: Vote | null
  readonly ending: Ending | null
  /** Decisions of each seat, and those of them that a substitute made. */
  readonly decided: readonly number[]
  readonly substituted: readonly number[]
  readonly backs: number
}

export const isLive = (setup: Pick<TableSetup, 'control'>): boolean => setup.control.kind === 'live'

/** What a seat begins with. */
export const fullTime = ({ control }: Pick<TableSetup, 'control'>): number =>
  control.kind === 'live' ? control.bank * 1000 : control.hours * 3_600_000

/** The open questions, and whether others may know of them. */
export function openQuestions(s: TableState): { readonly seats: readonly Seat[]; readonly hidden: boolean } {
  if (s.ending) return { seats: [], hidden: false }
  const { match } = s.held
  return { seats: asks(match).map((ask) => ask.seat), hidden: !openness(match.game, match.state).seat }
}

/** Seats that are played by people now. */
export const peopleAt = (s: TableState): Seat[] => s.hands.flatMap((hand, seat) => (hand === 'person' ? [seat] : []))
