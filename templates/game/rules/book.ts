import { rulebook } from '#engine/step.ts'
import type { TownEvent } from '../events.ts'
import type { Town } from '../state.ts'

/** The rules that a refusal or a result can name; `text/` has a sentence for each. */
export type Clause = 'MYG-4.1' | 'MYG-4.2' | 'MYG-4.3' | 'MYG-4.4' | 'MYG-4.5'

/** What the chapters write their steps out with. */
export const { question, action } = rulebook<Town, TownEvent, Clause>()
