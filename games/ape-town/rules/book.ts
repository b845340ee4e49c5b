import { rulebook } from '#engine/step.ts'
import type { ApeEvent } from '../events.ts'
import type { ApeTown } from '../state.ts'

/** The rules that a refusal or a result can name; `text/` has a sentence for each. */
export type Clause =
  | 'APE-2.8'
  | 'APE-2.9'
  | 'APE-4.1'
  | 'APE-4.2'
  | 'APE-4.4'
  | 'APE-4.6'
  | 'APE-4.11'
  | 'APE-4.13'
  | 'APE-5.1'
  | 'APE-5.3'

/** What the chapters write their steps out with. */
export const { question, action } = rulebook<ApeTown, ApeEvent, Clause>()
