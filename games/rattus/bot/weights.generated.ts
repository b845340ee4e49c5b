// Written by `revier tune --weights`; see docs/bots.md.
import type { RatWeights } from './weights.ts'

// oxfmt-ignore
export const WEIGHTS: Readonly<Record<number, RatWeights>> = {
  2: {"card":[0.45,0.2,0.3,0.6,0.2,0.2],"kept":3,"lastUse":0.5,"ratsDrawn":1.5,"placed":2.4,"surviving":0.5,"near":0.2,"far":0.3,"hazard":0.02,"room":0,"doubt":0.12,"likely":0.7,"usualPlacing":1.8,"rivals":1},
  3: {"card":[0.3897,0.1243,0.3869,0.828,0.166,0.1383],"kept":2.21,"lastUse":0.6972,"ratsDrawn":1.399,"placed":2.251,"surviving":0.4999,"near":0.1907,"far":0.3847,"hazard":0.01727,"room":0.004558,"doubt":0.1433,"likely":0.6099,"usualPlacing":2.219,"rivals":1.093},
  4: {"card":[0.3897,0.1243,0.3869,0.828,0.166,0.1383],"kept":2.21,"lastUse":0.6972,"ratsDrawn":1.399,"placed":2.251,"surviving":0.4999,"near":0.1907,"far":0.3847,"hazard":0.01727,"room":0.004558,"doubt":0.1433,"likely":0.6099,"usualPlacing":2.219,"rivals":1.093},
}
