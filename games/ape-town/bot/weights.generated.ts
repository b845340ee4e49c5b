// Written by `revier tune --weights`; see docs/bots.md.
import type { ApeWeights } from './weights.ts'

// oxfmt-ignore
export const WEIGHTS: Readonly<Record<number, ApeWeights>> = {
  2: {"apesPerField":0.75,"lemursPerField":0.175,"pointsPerTurn":3.4,"nextTurn":0.55,"earlyBundle":2.2,"bossByOne":0.35,"shareByOne":0.6,"bossDoubt":0.3,"bossDoubtPerField":0.07,"shareDoubt":0.1,"shareDoubtPerField":0.1,"lemur":0.2,"lastLemur":0.6,"spread":1.2},
  3: {"apesPerField":0.75,"lemursPerField":0.175,"pointsPerTurn":3.4,"nextTurn":0.55,"earlyBundle":2.2,"bossByOne":0.35,"shareByOne":0.6,"bossDoubt":0.3,"bossDoubtPerField":0.07,"shareDoubt":0.1,"shareDoubtPerField":0.1,"lemur":0.2,"lastLemur":0.6,"spread":1.2},
  4: {"apesPerField":0.75,"lemursPerField":0.175,"pointsPerTurn":3.4,"nextTurn":0.55,"earlyBundle":2.2,"bossByOne":0.35,"shareByOne":0.6,"bossDoubt":0.3,"bossDoubtPerField":0.07,"shareDoubt":0.1,"shareDoubtPerField":0.1,"lemur":0.2,"lastLemur":0.6,"spread":1.2},
}
