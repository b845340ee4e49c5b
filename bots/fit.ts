import type { Layer } from '#engine/game.ts'
import { between, chancesOf } from './chances.ts'
import type { Sample, SampledGame } from './samples.ts'

const KNOTS = 6
const EPOCHS = 40
const BATCH = 256
const RATE = { first: 0.02, last: 0.0005 }
/** How strongly weights are held to where they began, and knots to their neighbours. */
const HOLD = 0.001
/** Less than this would turn a lead into a handicap for some stage that few games reach. */
const LEAST_SHARPNESS = 0.05

/** All numbers of a layer in one list: sharpness, tempo by wait, marks. */
interface Shape {
  readonly seats: number
  readonly marks: number
}

const sizeOf = ({ seats, marks }: Shape): number => KNOTS * seats + marks

export function layerOf(weights: readonly number[], { seats, marks }: Shape): Layer {
  const knots = (block: number) => weights.slice(block * KNOTS, (block + 1) * KNOTS)
  return {
    sharpness: knots(0),
    tempo: Array.from({ length: seats - 1 }, (_, wait) => knots(wait + 1)),
    marks: weights.slice(KNOTS * seats, KNOTS * seats + marks),
  }
}

/** A layer that trusts the outlook as it is. */
const startingWeights = (shape: Shape): number[] => Array.from({ length: sizeOf(shape) }, (_, i) => (i < KNOTS ? 1 : 0))

interface Labelled {
  readonly sample: Sample
  readonly result: readonly number[]
}

/** Fits a layer to the results of games: the cross-entropy of its chances, made small by Adam. */
export function fitLayer(games: readonly SampledGame[], shape: Shape, shuffle: <T>(list: T[]) => T[]): Layer {
  const all: Labelled[] = games.flatMap(({ samples, result }) => samples.map((sample) => ({ sample, result })))
  const weights = startingWeights(shape)
  const anchor = startingWeights(shape)
  const adam = newAdam(weights.length)
  const steps = EPOCHS * Math.ceil(all.length / BATCH)
  for (let epoch = 0, step = 0; epoch < EPOCHS; epoch++) {
    shuffle(all)
    for (let from = 0; from < all.length; from += BATCH, step++) {
      const slope = slopeOf(all.slice(from, from + BATCH), weights, shape)
      for (let i = 0; i < weights.length; i++) slope[i] += HOLD * (weights[i] - anchor[i])
      adam(weights, slope, RATE.first * (RATE.last / RATE.first) ** (step / steps))
      for (let k = 0; k < KNOTS; k++) weights[k] = Math.max(LEAST_SHARPNESS, weights[k])
    }
  }
  return layerOf(
    weights.map((w) => Number(w.toFixed(4))),
    shape,
  )
}

/** Of the mean cross-entropy: chance less result, times what the weight is multiplied with. */
function slopeOf(batch: readonly Labelled[], weights: readonly number[], shape: Shape): number[] {
  const slope = Array<number>(weights.length).fill(0)
  const layer = layerOf(weights, shape)
  for (const { sample, result } of batch) {
    const { below, part } = between(sample.stage, KNOTS)
    const chance = chancesOf(sample, layer)
    const add = (first: number, amount: number) => {
      slope[first + below] += (1 - part) * amount
      slope[first + below + 1] += part * amount
    }
    for (let seat = 0; seat < shape.seats; seat++) {
      const error = (chance[seat] - result[seat]) / batch.length
      const wait = (seat - sample.next + shape.seats) % shape.seats
      add(0, error * sample.expected[seat])
      if (wait > 0) add(KNOTS * wait, error)
      for (const mark of sample.marks?.[seat] ?? []) slope[KNOTS * shape.seats + mark] += error
    }
  }
  return slope
}

function newAdam(size: number) {
  const mean = Array<number>(size).fill(0)
  const square = Array<number>(size).fill(0)
  let step = 0
  return (weights: number[], slope: readonly number[], rate: number): void => {
    step++
    for (let i = 0; i < size; i++) {
      mean[i] = 0.9 * mean[i] + 0.1 * slope[i]
      square[i] = 0.999 * square[i] + 0.001 * slope[i] ** 2
      const m = mean[i] / (1 - 0.9 ** step)
      const v = square[i] / (1 - 0.999 ** step)
      weights[i] -= (rate * m) / (Math.sqrt(v) + 1e-8)
    }
  }
}
