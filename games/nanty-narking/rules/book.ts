import { rulebook } from '#engine/step.ts'
import type { NantyEvent } from '../events.ts'
import type { NantyNarking } from '../state.ts'

/** The rules that a refusal or a result can name; `text/` has a sentence for each. */
export type Clause = `NN-${
  | `3.8`
  | `4.1.${1 | 2 | 3 | 4 | 5 | 8 | 9}`
  | `4.2.${1 | 2 | 4 | 5 | 6 | 7 | 9}`
  | `4.3.${4 | 6}`
  | `4.4.${1 | 2}`
  | `4.5.${5 | 6 | 7 | 12 | 13 | 14 | 16 | 17 | 19 | 20 | 26 | 28 | 31 | 32 | 34 | 37 | 40 | 41 | 42}`
  | `4.6.${3 | 4 | 10 | 11}`
  | `4.7.${2 | 4 | 9 | 11 | 12}`
  | `4.9.1`
  | `4.10.${5 | 6 | 8 | 9 | 16 | 19 | 25}`
  | `5.${1 | 2 | 3 | 5}`
  | `6.2`}`

/** What the chapters write their steps out with. */
export const { question, action } = rulebook<NantyNarking, NantyEvent, Clause>()
