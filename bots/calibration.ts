import type { SampledGame } from './samples.ts'

const BINS = 10

/** Sums over positions, which can be added up over many workers. */
export interface Tally {
  games: number
  positions: number
  /** Squared errors of values, summed over seats; and of an even share. */
  brier: number
  even: number
  logLoss: number
  /** How far the values of all seats together are from 1, at most. */
  apart: number
  sum: number
  /** Change of the mover's value over the next turn, the step into the end counted; and how many of these. */
  drift: number
  steps: number
  /** By tenths of the value: how many values, their sum, and wins. */
  bins: { values: number; sum: number; wins: number }[]
}

/** What a value is like: a chance to win has no drift, adds up to 1, and beats an even share. */
export interface Calibration {
  readonly games: number
  readonly positions: number
  readonly drift: number
  readonly brierSkill: number
  readonly logLoss: number
  readonly sum: number
  readonly apart: number
  /** Tenths of the value that came up: values in it, their mean, the share of wins. */
  readonly reliability: readonly { readonly values: number; readonly said: number; readonly won: number }[]
}

export const newTally = (): Tally => ({
  games: 0,
  positions: 0,
  brier: 0,
  even: 0,
  logLoss: 0,
  apart: 0,
  sum: 0,
  drift: 0,
  steps: 0,
  bins: Array.from({ length: BINS }, () => ({ values: 0, sum: 0, wins: 0 })),
})

/** What the values of a sampled game say: those it was sampled with, or others for the same positions. */
export function countGame(tally: Tally, { samples, result }: SampledGame, values = samples.map(({ value }) => value)) {
  tally.games++
  for (let i = 0; i < samples.length; i++) {
    countPosition(tally, values[i], result)
    const { mover } = samples[i]
    tally.drift += (values[i + 1] ?? result)[mover] - values[i][mover]
    tally.steps++
  }
}

function countPosition(tally: Tally, value: readonly number[], result: readonly number[]): void {
  tally.positions++
  let sum = 0
  for (let seat = 0; seat < value.length; seat++) {
    const [said, won] = [value[seat], result[seat]]
    sum += said
    tally.brier += (said - won) ** 2
    tally.even += (1 / value.length - won) ** 2
    if (won > 0) tally.logLoss -= won * Math.log(Math.max(1e-9, said))
    const bin = tally.bins[Math.min(BINS - 1, Math.floor(said * BINS))]
    bin.values++
    bin.sum += said
    bin.wins += won
  }
  tally.sum += sum
  tally.apart = Math.max(tally.apart, Math.abs(sum - 1))
}

export function addTally(to: Tally, from: Tally): void {
  for (const key of ['games', 'positions', 'brier', 'even', 'logLoss', 'sum', 'drift', 'steps'] as const)
    to[key] += from[key]
  to.apart = Math.max(to.apart, from.apart)
  from.bins.forEach((bin, i) => {
    for (const key of ['values', 'sum', 'wins'] as const) to.bins[i][key] += bin[key]
  })
}

export const calibrationOf = (tally: Tally): Calibration => ({
  games: tally.games,
  positions: tally.positions,
  drift: tally.drift / tally.steps,
  brierSkill: 1 - tally.brier / tally.even,
  logLoss: tally.logLoss / tally.positions,
  sum: tally.sum / tally.positions,
  apart: tally.apart,
  reliability: tally.bins
    .filter(({ values }) => values > 0)
    .map(({ values, sum, wins }) => ({ values, said: sum / values, won: wins / values })),
})
