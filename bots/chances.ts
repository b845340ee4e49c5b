import type { Layer, Outlook, Rules, Weights } from '#engine/game.ts'
import type { State } from '#engine/state.ts'

/** A layer for each number of seats. */
export type Layers = Readonly<Record<number, Layer>>

/** At the end: the first place, shared by those who hold it. */
export function shares(places: readonly number[]): number[] {
  let winners = 0
  for (let seat = 0; seat < places.length; seat++) if (places[seat] === 1) winners++
  return places.map((place) => (place === 1 ? 1 / winners : 0))
}

/** What of a game the chances are made from; in the list of what is expected they are worked out, so that each outlook brings one of its own. */
export interface Judged<S extends State> {
  outlook(state: S, weights?: Weights): Outlook
  result: Rules<S>['result']
}

/** The chance of each seat to win, all together 1. */
export function chances<S extends State>(
  { outlook, result }: Judged<S>,
  layers: Layers,
): (state: S, weights?: Weights) => number[] {
  return (s, weights) => {
    const end = result(s)
    return end ? shares(end.places) : softmax(weigh(outlook(s, weights), layers[s.seats]))
  }
}

export const chancesOf = (outlook: Outlook, layer: Layer): number[] =>
  softmax(weigh({ ...outlook, expected: outlook.expected.slice() }, layer))

/** The place of a stage between two knots: which one is below, and how far it is to the next. */
export function between(stage: number, knots: number): { readonly below: number; readonly part: number } {
  const place = Math.max(0, Math.min(1, stage)) * (knots - 1)
  const below = Math.min(knots - 2, Math.floor(place))
  return { below, part: place - below }
}

/** Makes exponents of what is expected, in the same list: one more for each of thousands of positions would take its time. */
function weigh({ expected, stage, next, marks }: Outlook, { sharpness, tempo, marks: worth }: Layer): number[] {
  const { below, part } = between(stage, sharpness.length)
  const sharp = knotted(sharpness, below, part)
  const seats = expected.length
  for (let seat = 0; seat < seats; seat++) {
    const wait = seat >= next ? seat - next : seat - next + seats
    let exponent = sharp * expected[seat]
    if (wait > 0) exponent += knotted(tempo[wait - 1], below, part)
    if (marks) for (let m = 0; m < marks[seat].length; m++) exponent += worth[marks[seat][m]]
    expected[seat] = exponent
  }
  return expected
}

const knotted = (list: readonly number[], below: number, part: number): number =>
  list[below] + part * (list[below + 1] - list[below])

function softmax(exponents: number[]): number[] {
  let most = exponents[0]
  for (let seat = 1; seat < exponents.length; seat++) if (exponents[seat] > most) most = exponents[seat]
  let sum = 0
  for (let seat = 0; seat < exponents.length; seat++) {
    const less = exponents[seat] - most
    sum += exponents[seat] = less === 0 ? 1 : Math.exp(less)
  }
  for (let seat = 0; seat < exponents.length; seat++) exponents[seat] /= sum
  return exponents
}
