/** Days are counted by the calendar where somebody is, so that all have the same puzzle on the same date. */
export const dayOf = (date: Date): number =>
  Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000)

/** What is due on a day: one after the other. */
export const dueOn = <T>(day: number, all: readonly T[]): T | undefined => all[day % all.length]

/** The puzzle of a day among those of its game, when so many games take turns: another one each time, in no plain order. */
export const puzzleOn = <T>(day: number, games: number, all: readonly T[]): T | undefined =>
  all[(Math.floor(day / games) * LEAP) % all.length]

/** A prime that no number of puzzles is likely to be a multiple of. */
const LEAP = 7919
