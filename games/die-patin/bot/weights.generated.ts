// Written by `revier tune --weights`; see docs/bots.md.
import type { PatWeights } from './weights.ts'

// oxfmt-ignore
export const WEIGHTS: Readonly<Record<number, PatWeights>> = {
  2: {"doubt":1.5,"doubtPerRound":0.6,"swing":[0.7,1.2,1.2,0.5,1],"farSwing":[2,4,3,1.5,4],"far":0.65,"area":1.2,"loot":0.5,"purse":0,"manhole":0,"horde":0,"guard":0.15,"reach":0.15,"foothold":0.4,"henchman":0.8,"bossWithoutCard":2,"bossPlan":0.65,"bonusRat":0.35,"bonusLoot":0.5,"rat":0.3,"trophy":1,"rivalLoss":0.5},
  3: {"doubt":1.5,"doubtPerRound":0.6,"swing":[0.7,1.2,1.2,0.5,1],"farSwing":[2,4,3,1.5,4],"far":0.65,"area":0.8,"loot":0.5,"purse":1.2,"manhole":0,"horde":0.2,"guard":0.15,"reach":0.15,"foothold":0.4,"henchman":0.8,"bossWithoutCard":2,"bossPlan":0.65,"bonusRat":0.35,"bonusLoot":0.5,"rat":0.3,"trophy":1,"rivalLoss":0.5},
  4: {"doubt":1.5,"doubtPerRound":0.6,"swing":[0.7,1.2,1.2,0.5,1],"farSwing":[2,4,3,1.5,4],"far":0.65,"area":0.8,"loot":0.5,"purse":1.2,"manhole":0.3,"horde":0.2,"guard":0.15,"reach":0.15,"foothold":0.4,"henchman":0.8,"bossWithoutCard":2,"bossPlan":0.65,"bonusRat":0.35,"bonusLoot":0.5,"rat":0.3,"trophy":1,"rivalLoss":0.5},
  5: {"doubt":1.5,"doubtPerRound":0.6,"swing":[0.7,1.2,1.2,0.5,1],"farSwing":[2,4,3,1.5,4],"far":0.65,"area":0.8,"loot":0.5,"purse":1.2,"manhole":0.3,"horde":0.2,"guard":0.15,"reach":0.15,"foothold":0.4,"henchman":0.8,"bossWithoutCard":2,"bossPlan":0.65,"bonusRat":0.35,"bonusLoot":0.5,"rat":0.3,"trophy":1,"rivalLoss":0.5},
}
