// Written by `revier tune`; see docs/bots.md.
import type { Layers } from '#bots/chances.ts'

// oxfmt-ignore
export const LAYERS: Layers = {
  2: {"sharpness":[1,1,1,1,1,1],"tempo":[[0,0,0,0,0,0]],"marks":[]},
  3: {"sharpness":[1,1,1,1,1,1],"tempo":[[0,0,0,0,0,0],[0,0,0,0,0,0]],"marks":[]},
  4: {"sharpness":[1,1,1,1,1,1],"tempo":[[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0]],"marks":[]},
  5: {"sharpness":[1,1,1,1,1,1],"tempo":[[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0]],"marks":[]},
}
