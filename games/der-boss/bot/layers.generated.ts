// Written by `revier tune`; see docs/bots.md.
import type { Layers } from '#bots/chances.ts'

// oxfmt-ignore
export const LAYERS: Layers = {
  2: {"sharpness":[0.2885,0.8339,0.5978,0.5313,0.5119,0.5335],"tempo":[[-0.037,-0.0771,-0.0675,-0.0779,-0.0992,-0.1017]],"marks":[]},
  3: {"sharpness":[1,1,1,1,1,1],"tempo":[[0,0,0,0,0,0],[0,0,0,0,0,0]],"marks":[]},
  4: {"sharpness":[1,1,1,1,1,1],"tempo":[[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0]],"marks":[]},
  5: {"sharpness":[1,1,1,1,1,1],"tempo":[[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0]],"marks":[]},
}
