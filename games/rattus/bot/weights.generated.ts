// Written by `revier tune --weights`; see docs/bots.md.
import type { RatWeights } from './weights.ts'

// oxfmt-ignore
export const WEIGHTS: Readonly<Record<number, RatWeights>> = {
  2: {"card":[0.45,0.2,0.3,0.6,0.2,0.2],"kept":3,"lastUse":0.5,"ratsDrawn":1.5,"placed":2.4,"surviving":0.5,"near":0.2,"far":0.3,"hazard":0.02,"doubt":0.12,"likely":0.7,"usualPlacing":1.8,"rivals":1},
  3: {"card":[0.45,0.2,0.3,0.6,0.2,0.2],"kept":3,"lastUse":0.5,"ratsDrawn":1.5,"placed":2.4,"surviving":0.5,"near":0.2,"far":0.3,"hazard":0.02,"doubt":0.12,"likely":0.7,"usualPlacing":1.8,"rivals":1},
  4: {"card":[0.45,0.2,0.3,0.6,0.2,0.2],"kept":3,"lastUse":0.5,"ratsDrawn":1.5,"placed":2.4,"surviving":0.5,"near":0.2,"far":0.3,"hazard":0.02,"doubt":0.12,"likely":0.7,"usualPlacing":1.8,"rivals":1},
}
